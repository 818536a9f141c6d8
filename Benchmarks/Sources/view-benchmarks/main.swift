import BenchmarkSupport
import CollectionLab

// Prints how long views take to become display lists, as a table: `view-benchmarks [N ...]`, counts of cards.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let counts = arguments.isEmpty ? [1, 100, 1_000, 10_000] : Array(arguments)
var table = BenchmarkTable(counts: counts)
for count in counts { try ViewBenchmarks(count: count).run(into: &table) }
print(table.markdown)
