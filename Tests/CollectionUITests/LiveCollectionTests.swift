import CollectionHost
import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// What a test changes and what cells tell it.
@MainActor
private final class Log {
  var taps: [Int: () -> Void] = [:]
  var bodies = 0
}

private struct Counter: View {
  let id: Int
  let log: Log
  @State private var count = 0

  var body: some View {
    log.bodies += 1
    let count = $count
    log.taps[id] = { count.wrappedValue += 1 }
    return Text("\(id):\(self.count)").frame(height: 50)
  }
}

private enum NoteKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

private struct NoteView: View {
  @Environment(\.self) private var environment

  var body: some View { Text(environment[NoteKey.self]) }
}

@Suite("A declared collection in a host", .serialized)
struct LiveCollectionTests {
  private func environment(_ height: CGFloat = 300) -> DrawingEnvironment {
    DrawingEnvironment(width: 200, height: height, textMeasurer: MonospacedTextMeasurer())
  }

  private func texts(_ list: DisplayList) -> [String] {
    Drawn.flat(list.items).compactMap {
      if case .text(let text, _, _) = $0.content { text.string } else { nil }
    }
  }

  private func list(_ ids: [Int], _ log: Log) -> some View {
    CollectionView { ForEach(ids, id: \.self) { Counter(id: $0, log: log) } }
      .collectionLayout(.list(spacing: 0))
      .collectionItemHeight(50)
  }

  @Test("State in a cell survives scrolling away and back; an element that comes again starts afresh")
  func state() throws {
    let log = Log()
    let host = CollectionViewHost(rootView: list(Array(0..<100), log), environment: environment())
    #expect(try texts(host.displayList()) == ["0:0", "1:0", "2:0", "3:0", "4:0", "5:0"])
    log.taps[2]?()
    #expect(try texts(host.displayList()).contains("2:1"))
    try host.scroll(to: CGPoint(x: 0, y: 2000))
    #expect(try texts(host.displayList()).first == "40:0")
    #expect(host.liveCount == 6)
    try host.scroll(to: .zero)
    #expect(try texts(host.displayList()) == ["0:0", "1:0", "2:1", "3:0", "4:0", "5:0"])
    host.rootView = list([0, 1, 3, 4, 5, 6], log)
    #expect(try texts(host.displayList()) == ["0:0", "1:0", "3:0", "4:0", "5:0", "6:0"])
    host.rootView = list([0, 1, 2, 3, 4, 5], log)
    #expect(try texts(host.displayList()) == ["0:0", "1:0", "2:0", "3:0", "4:0", "5:0"])
  }

  @Test("State moves along with its element, and stays while the element is out of sight in an update")
  func moving() throws {
    let log = Log()
    let host = CollectionViewHost(rootView: list(Array(0..<100), log), environment: environment())
    try host.layoutIfNeeded()
    _ = try host.displayList()
    log.taps[1]?()
    log.taps[4]?()
    host.rootView = list([4, 0, 3, 2, 1], log)
    #expect(try texts(host.displayList()) == ["4:1", "0:0", "3:0", "2:0", "1:1"])
    host.rootView = list(Array(50..<100) + [4], log)
    _ = try host.displayList()
    #expect(try texts(host.displayList()).first == "50:0")
    host.rootView = list([4] + Array(50..<100), log)
    try host.scroll(to: .zero)
    #expect(try texts(host.displayList()).first == "4:1")
  }

  @Test("2,000 rows never have 60 cells alive, and cells are used again")
  func reuse() throws {
    let view = CollectionView { ForEach(0..<2000) { Text("row \($0)").frame(height: 44) } }
      .collectionLayout(.list(spacing: 0))
    let host = CollectionViewHost(rootView: view, environment: environment(844))
    var seen: Set<Int> = []
    for _ in 0..<120 {
      seen.formUnion(try host.visibleElements().map(\.identity.item))
      #expect(host.liveCount < 60)
      try host.scroll(by: CGPoint(x: 0, y: 800))
    }
    #expect(seen.count == 2000 && host.createdCount < 60 && host.reusedCount > 1900)
    #expect(host.measurementCount == 2000)
  }

  @Test("Values of the environment that are set outside reach cells, and so do new ones")
  func environmentReaches() throws {
    func view(_ note: String) -> some View {
      CollectionView { ForEach(0..<3) { _ in NoteView() } }
        .transformEnvironment(\.self) { $0[NoteKey.self] = note }
    }
    let host = CollectionViewHost(rootView: view("a"), environment: environment())
    #expect(try texts(host.displayList()) == ["a", "a", "a"])
    host.rootView = view("b")
    #expect(try texts(host.displayList()) == ["b", "b", "b"])
  }

  @Test("The offset follows what is seen when rows come above, and text that grows moves what is below")
  func anchoring() throws {
    func view(_ ids: [Int], tall: Int = -1) -> some View {
      CollectionView {
        ForEach(ids, id: \.self) { id in Text("\(id)").frame(height: id == tall ? 90 : 30) }
      }.collectionLayout(.list(spacing: 0))
    }
    let host = CollectionViewHost(rootView: view(Array(0..<100)), environment: environment())
    for _ in 0..<5 { try host.scroll(by: CGPoint(x: 0, y: 150)) }
    #expect(try texts(host.displayList()).first == "25")
    let offset = try host.bounds().minY
    host.rootView = view([900, 901] + Array(0..<100), tall: 27)
    #expect(try texts(host.displayList()).first == "25")
    // Two rows of 44, the estimate, came above what is seen.
    #expect(try host.bounds().minY == offset + 88)
    let frames = try host.visibleElements().map(\.frame.height)
    #expect(frames.prefix(4) == [30, 30, 90, 30])
  }

  @Test("A host without a collection says so")
  func noCollection() {
    let host = CollectionViewHost(rootView: Text("none"), environment: environment())
    #expect(throws: CollectionViewHostError.noCollection) { try host.layoutIfNeeded() }
    #expect(host.liveCount == 0 && host.measurementCount == 0)
  }

  @Test("Random data shown one after another draws what a fresh host of the last draws", arguments: 0..<12)
  func randomUpdates(seed: Int) throws {
    var numbers = SplitMix(seed: UInt64(seed))
    struct Row: Identifiable, Equatable {
      let id: Int
      var height: CGFloat
    }
    func view(_ sections: [(Int, [Row])]) -> some View {
      CollectionView {
        ForEach(sections, id: \.0) { section in
          Section("section \(section.0)") {
            ForEach(section.1) { Text("\($0.id)").collectionItemHeight($0.height) }
          }
        }
      }.collectionLayout(.list(spacing: 3))
    }
    var fresh = 1000
    var sections: [(Int, [Row])] = (0..<3).map { section in
      (section, (0..<10).map { Row(id: section * 100 + $0, height: CGFloat(20 + $0 * 7 % 31)) })
    }
    let host = CollectionViewHost(rootView: view(sections), environment: environment())
    for _ in 0..<8 {
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        let section = Int.random(in: 0..<sections.count, using: &numbers)
        let count = sections[section].1.count
        fresh += 1
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: sections.insert((fresh, [Row(id: fresh, height: 25)]), at: section)
        case 1 where sections.count > 2: sections.remove(at: section)
        case 2:
          sections[section].1.insert(
            Row(id: fresh, height: 33), at: Int.random(in: 0...count, using: &numbers))
        case 3 where count > 0: sections[section].1.remove(at: Int.random(in: 0..<count, using: &numbers))
        case 4 where count > 0: sections[section].1.shuffle(using: &numbers)
        case 5 where count > 0:
          sections[section].1[Int.random(in: 0..<count, using: &numbers)].height = CGFloat(fresh % 60 + 10)
        default: break
        }
      }
      host.rootView = view(sections)
      try host.scroll(to: CGPoint(x: 0, y: CGFloat(Int.random(in: 0..<600, using: &numbers))))
      // Headers size themselves: both have seen them all once they have gone through the content.
      let reference = CollectionViewHost(rootView: view(sections), environment: environment())
      for each in [host, reference] {
        let offset = try host.bounds().minY
        for step in 0..<40 { try each.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 200)) }
        for step in 0..<40 { try each.scroll(to: CGPoint(x: 0, y: 8000 - CGFloat(step) * 200)) }
        try each.scroll(to: CGPoint(x: 0, y: offset))
      }
      try reference.scroll(to: host.bounds().origin)
      #expect(try host.displayList() == reference.displayList())
      #expect(try host.visibleElements() == reference.visibleElements())
      #expect(try host.contentSize() == reference.contentSize())
    }
  }

  @Test("A million rows of a tracked list take an insertion at the top and compare nothing but what changed")
  func tracked() throws {
    struct Row: Identifiable, Equatable, Sendable { let id: Int }
    func view(_ rows: IdentifiedArrayOf<Row>) -> some View {
      CollectionView { ForEach(rows) { Text("\($0.id)") } }.collectionItemHeight(30)
        .collectionLayout(.list(spacing: 0))
    }
    var rows = IdentifiedArray(uniqueElements: (0..<100_000).map { Row(id: $0) })
    let host = CollectionViewHost(rootView: view(rows), environment: environment())
    #expect(try texts(host.displayList()).first == "0")
    rows.insert(Row(id: -1), at: 0)
    host.rootView = view(rows)
    #expect(try texts(host.displayList()).prefix(2) == ["-1", "0"])
    #expect(try host.contentSize().height == 3_000_030 && host.measurementCount == 0)
  }

  @Test("Ids that are there twice are told with the names of both items, each of which has its own state")
  func duplicates() throws {
    let log = Log()
    let host = CollectionViewHost(rootView: list([1, 2, 1], log), environment: environment())
    let drawn = try host.displayList()
    #expect(texts(drawn) == ["1:0", "2:0", "1:0"])
    #expect(drawn.diagnostics.map(\.description).contains { $0.hasPrefix("item 0.2 has the id of item 0.0") })
    log.taps[1]?()
    #expect(try texts(host.displayList()) == ["1:0", "2:0", "1:1"])
  }

  @Test("Ids that are there twice are told in each section, whatever is done to its views")
  func duplicatesInSections() throws {
    let view = CollectionView {
      Section { ForEach([1, 2], id: \.self) { Text("\($0)") } }
      Section { ForEach([1, 3, 3, 1, 3], id: \.self) { Text("\($0)") }.padding(1) }
    }
    .collectionItemHeight(20)
    let drawn = try CollectionViewHost(rootView: view, environment: environment()).displayList()
    #expect(
      drawn.diagnostics.map { $0.description.prefix { $0 != ";" } } == [
        "item 1.2 has the id of item 1.1", "item 1.3 has the id of item 1.0",
        "item 1.4 has the id of item 1.2",
      ])
  }

  @Test("Cells that were shown are released with the host")
  func noLeak() throws {
    final class Witness {}
    weak var witness: Witness?
    do {
      let object = Witness()
      witness = object
      let view = CollectionView {
        ForEach(0..<500) { number in
          Text("\(number) \(ObjectIdentifier(object).hashValue == 0)").frame(height: 20)
        }
      }
      let host = CollectionViewHost(rootView: view, environment: environment())
      for _ in 0..<20 { try host.scroll(by: CGPoint(x: 0, y: 300)) }
      _ = try host.displayList()
    }
    #expect(witness == nil)
  }
}
