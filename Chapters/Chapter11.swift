import CollectionLab

/// # The update tax
///
/// What one inserted row costs, by the number of rows there are already.
///
/// **What you want.** A row comes in at the top of a long list, and the frame after it is not late. Neither at a thousand
/// rows nor at a million.
///
/// **How it is said.** Hand over your data as before: `ForEach(rows)`. An array of yours is compared in memory with the one
/// before. If `rows` is an `IdentifiedArray`, it has kept the edits since it was shown last, and those are all that the
/// update looks at.
///
/// **What happens.** A wrapper over a diffable data source walks all its rows at each update: every id is looked up, a
/// snapshot is made of all, and compared with the one before. That is the tax, and it is due even where nothing of what
/// changed is on screen. Here an update finds what has changed first; positions are sums of chunks, so an insertion at
/// the top moves a million rows by changing a few numbers; cells in sight are looked at, and no others.
///
/// **What it costs.** The table below. It was recorded once by `Benchmarks/layout-benchmarks`, and the figure draws the
/// record: its numbers belong to that day and that machine, nothing is measured while it is drawn. What lasts is the slope:
/// on two logarithmic axes a line that climbs one square to the right and one upwards grows as its data does; a level
/// line does not grow. The edit itself is not in it, nor what it costs to let go of the array before.
///
/// **Where it breaks.** Arrays whose rows were all made anew have to be compared row by row. And what ticks
/// by itself, a `Text(date, style: .timer)`, should not be an update at all: it reads the clock where it is drawn, and the
/// data stay what they are.
enum Chapter11 {
  static let chapter = Chapter(
    number: 11, name: "update-tax", title: "The update tax",
    summary: "One row more, by the rows there are already",
    figures: [
      Figure(
        "main",
        caption: "A row inserted at the top: the recorded time until the collection is laid out again.",
        alternativeText:
          "A plot with logarithmic axes, titled The update tax. The line for a full walk climbs steeply; that for a "
          + "plain array climbs later and less; that for a tracked list stays level. Below it a table of the numbers."
      ) { UpdateTaxDemo() }
    ])

  /// Recorded on 30 November 2026: x86-64 server, one core, release build, medians of processor time.
  static let counts = [1_000, 10_000, 100_000, 1_000_000]
  static let series = [
    CostSeries(
      name: "Full walk", microseconds: [311, 3_292, 48_128, 692_510],
      color: SRGBColor(hex: 0xD55E00), dash: [], mark: .square, labelIndex: 2, labelDrop: -10),
    CostSeries(
      name: "Plain array", microseconds: [248, 262, 421, 3_097], color: SRGBColor(hex: 0x56B4E9),
      dash: [7, 3], mark: .circle, labelIndex: 3, labelDrop: -14),
    CostSeries(
      name: "Tracked list", microseconds: [464, 425, 411, 454], color: SRGBColor(hex: 0x009E73),
      dash: [2, 3], mark: .triangle, labelIndex: 3, labelDrop: 18),
  ]
}

/// The demo of chapter 11.
struct UpdateTaxDemo: View {
  var body: some View {
    CollectionView {
      Section {
        LogLogPlot(counts: Chapter11.counts, series: Chapter11.series, decades: 2...6)
          .frame(height: 384)
          .environment(\.layoutDirection, .leftToRight)
          .dynamicTypeSize(...DynamicTypeSize.xLarge)
          .padding(EdgeInsets(top: 10, leading: 8, bottom: 6, trailing: 10))
          .cardSurface()
        CostTable(counts: Chapter11.counts, series: Chapter11.series)
          .dynamicTypeSize(...DynamicTypeSize.xLarge)
          .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
          .cardSurface()
        Text(
          "Recorded 30 November 2026 on one core of an x86-64 server, release build. Nothing is measured while this page is drawn."
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 16)
      } header: {
        PageHeader(
          number: 11, title: "The update tax", summary: "One row more, by the rows there are already")
      }
    }
    .collectionLayout(
      .list(spacing: 12, insets: EdgeInsets(top: 0, leading: 16, bottom: 32, trailing: 16))
    )
    .background(Color(.systemGroupedBackground))
  }
}
