import CollectionHost
import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Observation
import Testing

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

/// Data that changes without telling anybody.
private final class Silent: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "old \(id)"
  }
}

@Observable private final class Told {
  var title = "old"
}

@Suite("Cells that an update leaves as they are")
struct KeptCellTests {
  private func host<V: View>(_ view: V) -> CollectionViewHost<V> {
    CollectionViewHost(
      rootView: view,
      environment: DrawingEnvironment(width: 200, height: 300, textMeasurer: MonospacedTextMeasurer()))
  }

  private func texts(_ list: DisplayList) -> [String] {
    Drawn.flat(list.items).compactMap {
      if case .text(let text, _, _) = $0.content { text.string } else { nil }
    }
  }

  private func list(_ rows: [Row], note: String = "") -> some View {
    CollectionView { ForEach(rows) { Text($0.title + note).frame(height: 50) } }
      .collectionLayout(.list(spacing: 0))
  }

  @Test("An update draws and measures anew only the cells whose elements have changed, and those that come")
  func onlyChanged() throws {
    var rows = (0..<20).map { Row(id: $0, title: "row \($0)") }
    let host = host(list(rows))
    _ = try host.displayList()
    #expect(host.measurementCount == 6)
    rows[2].title = "other"
    let before = host.work
    host.rootView = list(rows)
    #expect(try texts(host.displayList()) == ["row 0", "row 1", "other", "row 3", "row 4", "row 5"])
    // The cell, and around it the whole.
    #expect((host.work - before).drawings == 2 && host.measurementCount == 7)
    rows.insert(Row(id: 99, title: "new"), at: 0)
    let later = host.work
    host.rootView = list(rows)
    #expect(try texts(host.displayList()) == ["new", "row 0", "row 1", "other", "row 3", "row 4"])
    #expect((host.work - later).drawings == 2 && host.measurementCount == 8)
  }

  @Test("What else the declaration says is seen in all cells, whatever the data")
  func otherClosure() throws {
    let rows = (0..<3).map { Row(id: $0, title: "\($0)") }
    let host = host(list(rows))
    _ = try host.displayList()
    host.rootView = list(rows, note: "!")
    #expect(try texts(host.displayList()) == ["0!", "1!", "2!"])
  }

  @Test("Elements that changed in place without a word are shown as they are at the next update")
  func silent() throws {
    let objects = (0..<3).map { Silent($0) }
    func view(_ version: Int) -> some View {
      CollectionView { ForEach(objects) { Text($0.title) } }
        .collectionLayout(.list(spacing: CGFloat(version)))
    }
    let host = host(view(0))
    #expect(try texts(host.displayList()) == ["old 0", "old 1", "old 2"])
    objects[1].title = "new"
    host.rootView = view(1)
    #expect(try texts(host.displayList()) == ["old 0", "new", "old 2"])
  }

  @Test(
    "An object that a cell's declaration reads changes the cell, the last one too, before and after an update"
  )
  func observed() throws {
    let objects = (0..<3).map { _ in Told() }
    func view(_ note: String) -> some View {
      CollectionView { ForEach(0..<3) { Text(objects[$0].title + note) } }.collectionLayout(.list(spacing: 0))
    }
    let host = host(view(""))
    #expect(try texts(host.displayList()) == ["old", "old", "old"])
    objects[2].title = "new"
    #expect(try texts(host.displayList()) == ["old", "old", "new"])
    host.rootView = view("")
    _ = try host.displayList()
    objects[0].title = "newest"
    objects[2].title = "last"
    #expect(try texts(host.displayList()) == ["newest", "old", "last"])
    host.rootView = view("!")
    #expect(try texts(host.displayList()) == ["newest!", "old!", "last!"])
  }

  @Test(
    "What cells read of objects is theirs to follow after an update: the view around is not evaluated again")
  func ownObservation() throws {
    final class Count { var pages = 0 }
    struct Page: View {
      let objects: [Told]
      let note: String
      let count: Count
      var body: some View {
        count.pages += 1
        return CollectionView { ForEach(0..<3) { Text(objects[$0].title + note) } }
      }
    }
    let (objects, count) = ((0..<3).map { _ in Told() }, Count())
    let host = host(Page(objects: objects, note: "", count: count))
    _ = try host.displayList()
    for note in ["!", "?"] {
      host.rootView = Page(objects: objects, note: note, count: count)
      _ = try host.displayList()
    }
    #expect(count.pages == 3)
    objects[1].title = "new"
    #expect(try texts(host.displayList()) == ["old?", "new?", "old?"])
    #expect(count.pages == 3)
  }

  @Test("Rows of a list follow where they stand: the first and the last have the corners")
  func places() throws {
    func view(_ rows: [Row]) -> some View {
      CollectionView { ForEach(rows) { Text($0.title) } }.collectionLayout(.list(.insetGrouped))
    }
    var rows = (0..<3).map { Row(id: $0, title: "row \($0)") }
    let kept = host(view(rows))
    _ = try kept.displayList()
    for change in 0..<3 {
      switch change {
      case 0: rows.insert(Row(id: 10, title: "first"), at: 0)
      case 1: rows.removeLast()
      default: rows.swapAt(0, 2)
      }
      kept.rootView = view(rows)
      let fresh = host(view(rows))
      #expect(try kept.displayList() == fresh.displayList())
    }
  }

  @Test("The action near the end is run again when something in the middle is replaced")
  func nearEnd() throws {
    final class Count { var told = 0 }
    let count = Count()
    func view(_ rows: [Row]) -> some View {
      list(rows).onScrolledNearEnd { count.told += 1 }
    }
    var rows = (0..<8).map { Row(id: $0, title: "row \($0)") }
    let host = host(view(rows))
    _ = try host.displayList()
    #expect(count.told == 1)
    rows[3].title = "the same element, another title"
    host.rootView = view(rows)
    _ = try host.displayList()
    #expect(count.told == 1, "no item came, went or moved")
    rows[3] = Row(id: 77, title: "another")
    host.rootView = view(rows)
    _ = try host.displayList()
    #expect(count.told == 2)
    _ = try host.displayList()
    #expect(count.told == 2)
  }
}
