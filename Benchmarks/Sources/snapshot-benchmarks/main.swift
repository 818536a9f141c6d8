import BenchmarkSupport
import CollectionLab

// Prints how long snapshots take to compare, as a table beside what else could be called: `snapshot-benchmarks`.
// ImageMagick's `compare` and pixelmatch (`pip install pixelmatch`) are measured where they are installed.
try FontLibrary.adoptForProcess()
let pages = try ComparedPages()
defer { pages.remove() }
var table = BenchmarkTable(columns: ["here", "compare", "pixelmatch"])
try MemoryBenchmarks(pages: pages).run(into: &table)
try FileBenchmarks(pages: pages).run(into: &table)
try SuiteBenchmarks().run(into: &table)
print(table.markdown)
