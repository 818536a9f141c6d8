import BenchmarkSupport
import CollectionHost
import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry

/// Times what a screen of cells costs that were shown before: the next fifty cells come from the pool, with texts that
/// have been shaped.
struct CellBenchmarks {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    /// One of fifty, so that no screen has a new one.
    var title: String { "The title of row \(id % 50)" }
  }

  /// A row of two texts beside a mark.
  private struct RowView: View {
    let row: Row

    var body: some View {
      HStack {
        Circle().fill(.orange).frame(width: 20, height: 20)
        VStack(alignment: .leading, spacing: 2) {
          Text(row.title).font(.headline)
          Text("A second line").font(.caption)
        }
      }
    }
  }

  private static let cellCount = 50
  private let stopwatch = Stopwatch()
  private let rows = (0..<100_000).map { Row(id: $0) }

  /// Measures everything into `table`.
  func run(into table: inout BenchmarkTable) {
    let text = collection { Text($0.title) }
    screens("a text, declared height", text.collectionItemHeight(44), into: &table)
    screens("a text, sized by itself", text, into: &table)
    let views = collection { RowView(row: $0) }
    screens("a row of three views, declared height", views.collectionItemHeight(44), into: &table)
    screens("a row of three views, sized by itself", views, into: &table)
    oneText(into: &table)
  }

  private func collection(@ViewBuilder _ content: @escaping (Row) -> some View) -> some View {
    CollectionView { ForEach(rows) { content($0).frame(height: 44) } }.collectionLayout(.list(spacing: 0))
  }

  private func screens(_ name: String, _ view: some View, into table: inout BenchmarkTable) {
    let height = CGFloat(Self.cellCount) * 44
    let host = CollectionViewHost(
      rootView: view,
      environment: DrawingEnvironment(width: 390, height: height, textMeasurer: MonospacedTextMeasurer()))
    func show(_ screen: Int) {
      do {
        try host.scroll(to: CGPoint(x: 0, y: CGFloat(screen) * height))
        _ = try host.displayList()
      } catch { fatalError("\(error)") }
    }
    for screen in 0..<4 { show(screen) }
    let created = host.createdCount
    var screen = 4
    let next = stopwatch.microseconds(runs: 21, repetitions: 10) { _ in
      show(screen)
      screen += 1
    }
    guard host.createdCount == created, host.liveCount == Self.cellCount else {
      fatalError("\(host.liveCount) cells are alive, \(host.createdCount - created) were made")
    }
    let again = stopwatch.microseconds(runs: 21, repetitions: 10) { _ in
      do { _ = try host.displayList() } catch { fatalError("\(error)") }
    }
    table.add("50 cells, \(name)", goal: "1 ms", [micro(next), micro(again)])
  }

  /// One text changed among 10,000 cards of one collection.
  private func oneText(into table: inout BenchmarkTable) {
    struct Title: Identifiable, Equatable, Sendable {
      let id: Int
      var title: String
    }
    var titles = IdentifiedArray(uniqueElements: (0..<10_000).map { Title(id: $0, title: "Title \($0 % 7)") })
    func view() -> some View {
      CollectionView { ForEach(titles) { Text($0.title).padding(12) } }.collectionLayout(.list(spacing: 1))
    }
    let host = CollectionViewHost(
      rootView: view(),
      environment: DrawingEnvironment(width: 390, height: 844, textMeasurer: MonospacedTextMeasurer()))
    func show() { do { _ = try host.displayList() } catch { fatalError("\(error)") } }
    show()
    var times: [[Double]] = [[], []]
    for step in 0..<42 {
      let id = step.isMultiple(of: 2) ? 3 : 9_000
      titles[id: id]?.title = "Title \(step % 7)"
      let new = view()
      times[step % 2].append(
        stopwatch.microseconds(runs: 1) { _ in
          host.rootView = new
          show()
        })
    }
    table.add(
      "one text changed among 10,000, in sight and out of sight", goal: "flat",
      times.map { micro($0.sorted()[$0.count / 2]) })
  }

  private func micro(_ time: Double) -> String { "\(BenchmarkTable.decimal(time)) µs" }
}
