import BenchmarkSupport

// Prints how long the layout engine takes for its promises, what updates of a collection on screen cost, and what a
// screen of cells does, as three tables: `layout-benchmarks [N ...]`.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let counts = arguments.isEmpty ? [1_000, 10_000, 100_000, 1_000_000] : Array(arguments)
var table = BenchmarkTable(counts: counts)
for count in counts { LayoutBenchmarks(count: count).run(into: &table) }
print(table.markdown)
var updates = BenchmarkTable(counts: counts)
for count in counts { UpdateBenchmarks(count: count).run(into: &updates) }
print("\n" + updates.markdown)
var cells = BenchmarkTable(columns: ["the next screen", "the same again"])
CellBenchmarks().run(into: &cells)
print("\n" + cells.markdown)
