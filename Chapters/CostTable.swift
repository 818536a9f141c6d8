import CollectionLab

/// The numbers behind a plot.
struct CostTable: View {
  let counts: [Int]
  let series: [CostSeries]

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        Text("Rows")
        ForEach(series) { Text($0.name).frame(maxWidth: .infinity, alignment: .trailing) }
      }
      .font(.caption.weight(.semibold))
      Divider()
      ForEach(0..<counts.count, id: \.self) { index in
        GridRow {
          Text(LogLogPlot.count(counts[index]))
          ForEach(series) { Text(LogLogPlot.time($0.microseconds[index])) }
        }
        .font(.footnote.monospacedDigit())
      }
    }
    .frame(maxWidth: .infinity)
    .lineLimit(1)
  }
}
