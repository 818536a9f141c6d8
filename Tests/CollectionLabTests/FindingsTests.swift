import CollectionLab
import CollectionUI
import Foundation
import Testing

private enum ProbeKey: ContainerValueKey { nonisolated static let defaultValue = 0 }
private enum FlagKey: EnvironmentKey { nonisolated static let defaultValue = "nobody" }

extension ContainerValues {
  fileprivate var probe: Int {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  var flag: String {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }
}

/// What views in cells tell a test.
private final class Probe {
  var lines: [String] = []
  var count = 0
}

/// A view that notes its values as a container reads them.
private struct Sections<Content: View>: View {
  let probe: Probe
  @ViewBuilder let content: Content

  var body: some View {
    Group(sections: content) { sections in
      let _ = note(sections)
      EmptyView()
    }
  }

  private func note(_ sections: SectionCollection) {
    probe.lines = sections.map { section in
      let header = section.header.map { "\($0.containerValues.probe)" }.joined(separator: " ")
      let items = section.content.map { "\($0.containerValues.probe)" }.joined(separator: " ")
      return "\(section.containerValues.probe) [\(header)] \(items)"
    }
  }
}

/// The register of findings, each against the real host and real Pango text.
@Suite struct FindingsTests {
  func environment(_ height: CGFloat = 844, traits: Traits = Traits()) -> DrawingEnvironment {
    DrawingEnvironment(width: 390, height: height, traits: traits, textMeasurer: PangoTextMeasurer.shared)
  }

  func host<V: View>(_ view: V, height: CGFloat = 844) -> CollectionViewHost<V> {
    CollectionViewHost(rootView: view, environment: environment(height))
  }

  func elements(_ items: [DisplayItem]) -> [DisplayElement] {
    items.flatMap { item -> [DisplayElement] in
      guard case .scope(let scope) = item.content else { return [] }
      return (scope.element.map { [$0] } ?? []) + elements(scope.items)
    }
  }

  func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .scope(let scope): texts(scope.items)
      case .text(let text, _, _): [text.string]
      default: []
      }
    }
  }

  private func resolve(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let probe = Probe()
    _ = try Sections(probe: probe, content: content).displayList(in: environment())
    return probe.lines
  }

  // MARK: The register

  @Test(
    "1. A container value on a section lands on the section, its content and its header; the closest one wins"
  )
  func valuesCascade() throws {
    let lines = try resolve {
      Section {
        Text("a")
        Text("b").containerValue(\.probe, 7)
      } header: {
        Text("h")
      }
      .containerValue(\.probe, 3)
    }
    #expect(lines == ["3 [3] 3 7"])
  }

  @Test("2. Loose content ahead of sections forms a section of its own")
  func looseContent() throws {
    let lines = try resolve {
      Text("loose").containerValue(\.probe, 1)
      Text("loose too")
      Section { Text("inside").containerValue(\.probe, 2) }
    }
    #expect(lines == ["0 [] 1 0", "0 [] 2"])
  }

  @Test("3. A tag reads back through the container's values, and scrolling to it reaches the item")
  func tags() throws {
    var found: [Bool] = []
    let probe = Group(subviews: Text("a").tag("wanted")) { views in
      let _ =
        found = [
          views[0].containerValues.tag(for: String.self) == "wanted",
          views[0].containerValues.hasTag("wanted"),
          views[0].containerValues.hasTag("other"), views[0].containerValues.tag(for: Int.self) == nil,
        ]
      EmptyView()
    }
    _ = try probe.displayList(in: environment())
    #expect(found == [true, true, false, true])
    var proxy: CollectionViewProxy?
    let host = host(
      CollectionViewReader { inner in
        let _ = proxy = inner
        CollectionView { ForEach(0..<500) { Text("row \($0)").tag("tag \($0)") } }
      })
    #expect(try !texts(host.displayList().items).contains("row 400"))
    try #require(proxy).scrollTo(tag: "tag 400", anchor: .center)
    #expect(try texts(host.displayList().items).contains("row 400"))
  }

  @Test("4. A value on a ForEach stamps every view it makes and does not leak to the section")
  func forEachValues() throws {
    let lines = try resolve {
      Section {
        ForEach(0..<3) { Text("\($0)") }.containerValue(\.probe, 5)
        Text("after")
      }
    }
    #expect(lines == ["0 [] 5 5 5 0"])
  }

  @Test("5. A subview that a container was handed is drawn in a cell as it is drawn by itself")
  func subviewInCell() throws {
    struct Board<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        CollectionView { ForEach(subviews: content) { subview in subview.padding(4) } }
      }
    }
    let card = Text("A subview, in two lines of real text").frame(width: 120).background(Color.yellow)
    let board = try Board { card }.displayList(in: environment())
    let alone = try card.padding(4).displayList(
      in: DrawingEnvironment(textMeasurer: PangoTextMeasurer.shared))
    let cell = try #require(elements(board.items).first)
    #expect(cell.frame.height == alone.size.height)
    #expect(texts(board.items) == ["A subview, in two lines of real text"])
  }

  @Test("6. Two thousand rows never have sixty live cells or more")
  func reuse() throws {
    let host = host(CollectionView { ForEach(0..<2000) { Text("Row \($0)").padding() } })
    var most = 0
    for _ in 0..<120 {
      try host.scroll(by: CGPoint(x: 0, y: 700))
      most = max(most, host.liveCount)
    }
    #expect(most > 10 && most < 60)
    #expect(host.createdCount < 60)
    #expect(host.reusedCount > 1000)
  }

  @Test("7. An environment value set outside of the collection reaches the views in cells")
  func environmentReachesCells() throws {
    struct Row: View {
      @Environment(\.flag) var flag
      var body: some View { Text("flag of \(flag)") }
    }
    let view = VStack { CollectionView { ForEach(0..<3) { _ in Row() } } }.environment(\.flag, "somebody")
    let host = host(view, height: 300)
    #expect(try texts(host.displayList().items) == Array(repeating: "flag of somebody", count: 3))
  }

  @Test("8. A sizing class of thirty varied cards makes one measurement, and heights equal to the pixel")
  func sizingClass() throws {
    let words = "A card whose words are as many as its number says, so that none is as high as its neighbour"
    let view = CollectionView {
      ForEach(0..<30) { index in
        Text(words.prefix(12 + index * 2)).font(index % 2 == 0 ? .body : .title).padding()
      }
    }
    let shared = host(view.collectionLayout(.grid(2)).collectionSizingClass("card"), height: 5000)
    let frames = try shared.visibleElements().map(\.frame.height)
    #expect(frames.count == 30 && Set(frames).count == 1)
    #expect(shared.measurementCount == 1)
    let own = host(view.collectionLayout(.grid(2)), height: 5000)
    #expect(try Set(own.visibleElements().map(\.frame.height)).count > 1)
    #expect(own.measurementCount == 30)
  }

  @Test("9. Updates follow the state of the views: eight items, then twenty, then three")
  func updates() throws {
    struct Rows: View {
      let count: Int
      var body: some View { CollectionView { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
    }
    let host = host(Rows(count: 8))
    #expect(try host.visibleElements().count == 8)
    host.rootView = Rows(count: 20)
    #expect(try host.visibleElements().count == 20)
    host.rootView = Rows(count: 3)
    #expect(try host.visibleElements().count == 3)
    #expect(try texts(host.displayList().items) == ["row 0", "row 1", "row 2"])
  }

  @Test("10. The action near the end runs once for each version of the content")
  func nearEnd() throws {
    let probe = Probe()
    struct Feed: View {
      let count: Int
      let probe: Probe
      var body: some View {
        CollectionView { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          .collectionItemHeight(56)
          .onScrolledNearEnd { probe.count += 1 }
      }
    }
    let host = host(Feed(count: 100, probe: probe))
    _ = try host.displayList()
    #expect(probe.count == 0)
    for y in [3000, 6000, 5500, 6400] as [CGFloat] {
      try host.scroll(to: CGPoint(x: 0, y: y))
      _ = try host.displayList()
    }
    #expect(probe.count == 1)
    host.rootView = Feed(count: 200, probe: probe)
    _ = try host.displayList()
    #expect(probe.count == 1, "the end is far away again")
    try host.scroll(to: CGPoint(x: 0, y: 99_999))
    _ = try host.displayList()
    _ = try host.displayList()
    #expect(probe.count == 2)
  }

  @Test(
    "11. State in a cell survives scrolling away and back, and starts fresh when the element was removed meanwhile"
  )
  func stateAcrossReuse() throws {
    struct Row: View {
      let index: Int
      let register: (Int, @escaping () -> Void) -> Void
      @State private var taps = 0
      var body: some View {
        let binding = $taps
        let _ = register(index) { binding.wrappedValue += 1 }
        Text("row \(index) has \(taps)")
      }
    }
    var taps: [Int: () -> Void] = [:]
    struct Rows: View {
      let indices: [Int]
      let register: (Int, @escaping () -> Void) -> Void
      var body: some View {
        CollectionView { ForEach(indices, id: \.self) { Row(index: $0, register: register) } }
      }
    }
    let register: (Int, @escaping () -> Void) -> Void = { taps[$0] = $1 }
    let host = host(Rows(indices: Array(0..<300), register: register))
    _ = try host.displayList()
    taps[2]?()
    taps[2]?()
    #expect(try texts(host.displayList().items).contains("row 2 has 2"))
    try host.scroll(to: CGPoint(x: 0, y: 6000))
    #expect(try !texts(host.displayList().items).contains { $0.hasPrefix("row 2 ") })
    try host.scroll(to: .zero)
    #expect(try texts(host.displayList().items).contains("row 2 has 2"), "survived")
    host.rootView = Rows(indices: Array(0..<300).filter { $0 != 2 }, register: register)
    _ = try host.displayList()
    host.rootView = Rows(indices: Array(0..<300), register: register)
    #expect(try texts(host.displayList().items).contains("row 2 has 0"), "a new element")
  }

  @Test(
    "12. Identifiers of any hashable type identify items, those of subviews too, though they cannot be sent")
  func identifiers() throws {
    // A class is not Sendable; subviews' ids are of a type that says nothing about it either.
    final class Name: Hashable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (left: Name, right: Name) -> Bool { left.text == right.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    struct Names: View {
      let names: [String]
      var body: some View {
        CollectionView { ForEach(names.map { Name($0) }, id: \.self) { Text($0.text) } }
      }
    }
    let host = host(Names(names: ["a", "b", "c"]))
    #expect(try texts(host.displayList().items) == ["a", "b", "c"])
    host.rootView = Names(names: ["c", "a", "d"])
    #expect(try texts(host.displayList().items) == ["c", "a", "d"])
    #expect(host.createdCount <= 4, "equal names are the same elements, though other objects")
  }
}
