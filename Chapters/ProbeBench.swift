import CollectionLab

/// What a host counts while somebody scrolls through rows.
struct ProbeBench: Sendable {
  /// How many rows there are.
  let rows: Int
  /// Cells made.
  let created: Int
  /// How often a cell was taken again for another row.
  let reused: Int
  /// The most cells alive at one time.
  let live: Int
  /// How often a row was asked for its size.
  let measured: Int
  /// The rows that have a cell where the bench stopped.
  let alive: Range<Int>

  /// Scrolls through all of `rows` rows, then to the middle; counts, unlike times, are equal on every machine.
  ///
  /// - Parameter declaredHeight: the height that every row declares, in points; `nil` where rows size themselves.
  @MainActor
  init(rows: Int, declaredHeight: CGFloat?) throws {
    // A height of 0 declares nothing.
    let list = CollectionView {
      ForEach(0..<rows) { row in
        Text("Row \(row)").padding(12).collectionItemHeight(declaredHeight ?? 0)
      }
    }
    let host = CollectionViewHost(
      rootView: list,
      environment: DrawingEnvironment(width: 390, height: 844, textMeasurer: PangoTextMeasurer.shared))
    var live = 0
    repeat {
      live = max(live, host.liveCount)
      try host.scroll(by: CGPoint(x: 0, y: 800))
    } while try host.bounds().maxY < host.contentSize().height
    try host.scroll(to: .item(section: 0, item: rows / 2), anchor: .center)
    let shown = try host.visibleElements().map(\.identity.item)
    self.rows = rows
    created = host.createdCount
    reused = host.reusedCount
    self.live = max(live, host.liveCount)
    measured = host.measurementCount
    alive = (shown.min() ?? 0)..<((shown.max() ?? -1) + 1)
  }
}
