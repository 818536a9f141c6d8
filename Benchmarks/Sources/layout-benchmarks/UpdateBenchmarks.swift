import BenchmarkSupport
import CollectionHost
import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry

/// Times what an update of a collection on screen costs, for one count of rows.
struct UpdateBenchmarks {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var title = "a row of the list, with a title"
  }

  let count: Int
  private let stopwatch = Stopwatch()
  private let environment = DrawingEnvironment(
    width: 390, height: 844, textMeasurer: MonospacedTextMeasurer())

  init(count: Int) { self.count = count }

  /// Measures everything into `table`.
  func run(into table: inout BenchmarkTable) {
    let tracked = IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })
    var edited = tracked
    var fresh = count
    let edit = stopwatch.microseconds(repetitions: 20) { _ in
      let shown = edited
      fresh += 1
      edited.insert(Row(id: fresh), at: 0)
      withExtendedLifetime(shown) {}
    }
    table.add("tracked list, one row inserted at the top: the edit", goal: "flat", micro(edit))
    update("tracked list, row at the top", goal: "1 ms", first: tracked, into: &table) { rows in
      fresh += 1
      rows.insert(Row(id: fresh), at: 0)
    }
    update("tracked list, nothing changed", goal: "flat", first: tracked, into: &table) { _ in }
    plainArrays(Array(tracked), into: &table)
    wholeWalk(Array(tracked), into: &table)
    scroll(tracked, into: &table)
  }

  /// Arrays that do not know what has changed, beside what memory itself takes.
  private func plainArrays(_ first: [Row], into table: inout BenchmarkTable) {
    memoryFloor(into: &table)
    var fresh = count
    func update(_ name: String, goal: String = "memory", edit: (inout [Row]) -> Void) {
      self.update("plain array, \(name)", goal: goal, first: first, into: &table, edit: edit)
    }
    update("nothing changed", goal: "flat") { _ in }
    update("the same rows in another array") { rows in rows = rows.map { $0 } }
    update("one row changed in the middle") { rows in rows[count / 2].title += "." }
    update("row at the top") { rows in
      fresh += 1
      rows.insert(Row(id: fresh), at: 0)
    }
    update("row in the middle") { rows in
      fresh += 1
      rows.insert(Row(id: fresh), at: count / 2)
    }
    update("row removed from the middle") { rows in rows.remove(at: count / 2) }
  }

  private func list<Data: RandomAccessCollection>(_ rows: Data) -> some View where Data.Element == Row {
    CollectionView { ForEach(rows) { row in Text(row.title).padding(12) } }.collectionLayout(
      .list(spacing: 1))
  }

  /// The time from new data to the layout, and on to the display list.
  ///
  /// The edit itself is not counted, and not what an edit of a plain array costs later: that the old array is let go.
  private func update<Data: RandomAccessCollection>(
    _ name: String, goal: String, first: Data, into table: inout BenchmarkTable, edit: (inout Data) -> Void
  ) where Data.Element == Row {
    var rows = first
    let host = CollectionViewHost(rootView: list(rows), environment: environment)
    attempt { _ = try host.displayList() }
    var (layout, drawing): ([Double], [Double]) = ([], [])
    for _ in 0..<25 {
      let shown = rows
      edit(&rows)
      let view = list(rows)
      layout.append(
        stopwatch.microseconds(runs: 1) { _ in
          host.rootView = view
          attempt { try host.layoutIfNeeded() }
        })
      drawing.append(stopwatch.microseconds(runs: 1) { _ in attempt { _ = try host.displayList() } })
      withExtendedLifetime(shown) {}
    }
    table.add("\(name): shown again", goal: goal, micro(layout.sorted()[12]))
    table.add("\(name): drawn again", goal: "1 ms", micro(drawing.sorted()[12]))
  }

  /// What comparing the memory of two arrays takes that differ by their first row, and what letting go of one does.
  private func memoryFloor(into table: inout BenchmarkTable) {
    let old = (0..<count).map { Row(id: $0) }
    var new = old
    new.insert(Row(id: -1), at: 0)
    let time = stopwatch.microseconds(repetitions: max(1, 100_000 / count)) { _ in
      let isSame = old.withUnsafeBytes { old in
        new.withUnsafeBytes { new in
          guard let left = old.baseAddress, let right = new.baseAddress else { return true }
          return memcmp(left, right + new.count - old.count, old.count) == 0
        }
      }
      guard isSame else { fatalError("the rows are the same") }
    }
    table.add("the memory of all rows, compared by memcmp", goal: "memory", micro(time))
    var copies = (0..<9).map { _ in old.map { $0 } }
    let release = stopwatch.microseconds { _ in copies.removeLast() }
    table.add("an array of all rows, let go", goal: "none", micro(release))
  }

  /// The way of wrappers around a diffable data source: at every update each row's id is looked up, a snapshot is made of
  /// all of them and compared with the one before; neither layout nor drawing is counted.
  private func wholeWalk(_ first: [Row], into table: inout BenchmarkTable) {
    var rows = first
    var surrogates: [Row.ID: Int] = [:]
    func snapshot() -> DiffableDataSourceSnapshot<Int, Int> {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      attempt {
        try snapshot.appendSections([0])
        try snapshot.appendItems(
          rows.map { row in
            if let known = surrogates[row.id] { return known }
            surrogates[row.id] = surrogates.count
            return surrogates.count - 1
          })
      }
      return snapshot
    }
    var shown = snapshot()
    var times: [Double] = []
    for number in 0..<9 {
      rows.insert(Row(id: -1 - number), at: 0)
      times.append(
        stopwatch.microseconds(runs: 1) { _ in
          let next = snapshot()
          guard next.difference(from: shown).insertedItems.count == 1 else {
            fatalError("one row was inserted, the difference says otherwise")
          }
          shown = next
        })
    }
    table.add("every id walked into a snapshot, row at the top", goal: "none", micro(times.sorted()[4]))
  }

  /// Screens of rows that size themselves, each new one measured and drawn.
  private func scroll(_ rows: IdentifiedArrayOf<Row>, into table: inout BenchmarkTable) {
    let host = CollectionViewHost(rootView: list(rows), environment: environment)
    attempt { _ = try host.displayList() }
    let measured = host.measurementCount
    let time = stopwatch.microseconds(runs: 1) { _ in
      for _ in 0..<20 { attempt { try host.scroll(by: CGPoint(x: 0, y: 800)) } }
    }
    let new = max(1, host.measurementCount - measured)
    table.add("scrolling, a new row", goal: "flat", micro(time / Double(new)))
    let draw = stopwatch.microseconds(repetitions: 20) { _ in attempt { _ = try host.displayList() } }
    table.add("a screen of \(host.liveCount) cells, to a display list", goal: "1 ms for 50", micro(draw))
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { fatalError("\(error)") }
  }

  private func micro(_ time: Double) -> String { "\(BenchmarkTable.decimal(time)) µs" }
}
