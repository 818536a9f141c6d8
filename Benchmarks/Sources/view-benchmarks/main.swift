import BenchmarkSupport
import CollectionLab

// Prints how long views take to become display lists, as a table: `view-benchmarks [N ...]`, counts of cards; and what
// overlays add, as another: `view-benchmarks overlays` for that alone.
let words = CommandLine.arguments.dropFirst()
if !words.contains("overlays") {
  let numbers = words.compactMap { Int($0) }.filter { $0 > 0 }
  let counts = numbers.isEmpty ? [1, 100, 1_000, 10_000] : numbers
  var table = BenchmarkTable(counts: counts)
  for count in counts { try ViewBenchmarks(count: count).run(into: &table) }
  print(table.markdown + "\n")
}
print(try OverlayBenchmarks().run().markdown)
