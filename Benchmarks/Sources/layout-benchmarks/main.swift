// Prints how long the layout engine takes for its promises, as a table: `layout-benchmarks [N ...]`.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
let counts = arguments.isEmpty ? [1_000, 10_000, 100_000, 1_000_000] : Array(arguments)
var table = BenchmarkTable(counts: counts)
for count in counts { LayoutBenchmarks(count: count).run(into: &table) }
print(table.markdown)
