import Testing

@testable import CollectionLab

@Suite("A figure of two states")
struct ComparisonTests {
  private typealias Fixture = OverlayFixture

  /// A row of a list: an id, and how it looks.
  private struct Row: Identifiable {
    var id: String
    var color = Color.blue
  }

  /// Sections of rows 40 points high without gaps.
  private func list(_ sections: [Row]...) -> some View {
    CollectionView {
      ForEach(sections.indices, id: \.self) { index in
        Section { ForEach(sections[index]) { $0.color } }
      }
    }
    .collectionLayout(.list(spacing: 0)).collectionItemHeight(40)
  }

  private func rows(_ ids: String) -> [Row] { ids.map { Row(id: "\($0)") } }

  /// What became of which row, by the number of the row from the top.
  private func changes(
    _ before: some View, _ after: some View, height: CGFloat = 300
  ) throws -> (before: [Int: ElementChanges.Kind], after: [Int: ElementChanges.Kind]) {
    let environment = Fixture.environment(width: 100, height: height)
    let changes = ElementChanges(
      from: ComparedElements(try Fixture.list(before, in: environment)),
      to: ComparedElements(try Fixture.list(after, in: environment)))
    func places(_ changes: [ElementChanges.Change]) -> [Int: ElementChanges.Kind] {
      Dictionary(changes.map { (Int($0.element.frame.minY / 40), $0.kind) }) { first, _ in first }
    }
    return (places(changes.before), places(changes.after))
  }

  @Test("tells what is gone, new and moved by ids, and leaves what has only made room")
  func ids() throws {
    let (before, after) = try changes(list(rows("abcd")), list(rows("xdab")))
    #expect(before == [2: .gone, 3: .moved])
    #expect(after == [0: .new, 1: .moved])
    let same = try changes(list(rows("abc"), rows("de")), list(rows("abc"), rows("de")))
    #expect(same.before.isEmpty && same.after.isEmpty)
  }

  @Test("leaves headers in their places when items move")
  func headers() throws {
    func list(_ ids: String) -> some View {
      CollectionView {
        Section {
          ForEach(rows(ids)) { $0.color }
        } header: {
          Color.green.frame(height: 40)
        }
      }
      .collectionLayout(.list(spacing: 0)).collectionItemHeight(40)
    }
    let (before, after) = try changes(list("abc"), list("cab"))
    // Below the header.
    #expect(before == [3: .moved] && after == [1: .moved])
  }

  @Test("tells what looks otherwise where it is")
  func looks() throws {
    var other = rows("abc")
    other[1].color = .red
    let (before, after) = try changes(list(rows("abc")), list(other))
    #expect(before.isEmpty && after == [1: .changed])
  }

  @Test("tells ids that several sections have apart by their sections")
  func shared() throws {
    let (before, after) = try changes(list(rows("abc"), rows("abc")), list(rows("abc"), rows("ac")))
    #expect(before == [4: .gone] && after.isEmpty)
  }

  @Test("speaks of what is seen alone")
  func seen() throws {
    // Two rows and a half are in sight.
    let (before, after) = try changes(list(rows("abcdef")), list(rows("abcfed")), height: 100)
    #expect(before.isEmpty && after.isEmpty)
  }

  @Test(
    "stands side by side with a word at each outline, and the captions below", arguments: ColorScheme.allCases
  )
  func picture(scheme: ColorScheme) throws {
    let figure = Figure("a", caption: "A.", alternativeText: "A.", width: 100, height: 200) {
      Figure.compare(list(rows("abc")), list(rows("cabx")), captions: ("Old", "New"))
    }
    let drawn = try figure.displayList(in: Fixture.environment(width: 100, height: 200, scheme: scheme))
    // 24 + 100 + 24 + 100 + 24.
    #expect(drawn.size.width == 272)
    #expect(
      Fixture.texts(drawn.items) == ["↕ moved", "Old", "↕ moved", "+ new", "New"],
      "\(Fixture.texts(drawn.items))")
    #expect(drawn.diagnostics == [])
  }

  /// The index of the first item that a test holds for, and of the last.
  private func places(_ list: DisplayList, _ test: (DisplayItem) -> Bool) -> (first: Int?, last: Int?) {
    (list.items.firstIndex(where: test), list.items.lastIndex(where: test))
  }

  @Test("keeps its outlines and words in front of an overlay")
  func overlaid() throws {
    let comparison = Figure.compare(list(rows("abc")), list(rows("cabx")))
    let list = try FigureMarkup(content: comparison, overlay: [.frames, .spacing, .dimensions])
      .displayList(in: Fixture.environment(width: 100, height: 200))
    let words = ["↕ moved", "↕ moved", "+ new"]
    let marks = places(list) { Fixture.texts([$0]).contains { words.contains($0) } }
    let others = places(list) { item in Fixture.texts([item]).contains { !words.contains($0) } }
    #expect(try #require(marks.first) > #require(others.last))
    #expect(Fixture.texts(list.items).suffix(3) == words)
    // Once each, and the outlines too: two dashed ones of what has moved, and one of what is new.
    #expect(Fixture.texts(list.items).filter { words.contains($0) }.count == 3)
    func dashed(_ items: some Sequence<DisplayItem>) -> Int {
      items.reduce(0) { count, item in
        switch item.content {
        case .scope(let scope): count + dashed(scope.items)
        case .stroke(_, _, let style) where !style.dash.isEmpty: count + 1
        default: count
        }
      }
    }
    #expect(dashed(list.items[(others.last! + 1)...]) >= 3)
  }

  @Test("dims what it says of items that are not in focus, and nothing covers the rest")
  func focused() throws {
    let comparison = Figure.compare(list(rows("abc")), list(rows("cabx")))
    let list = try FigureMarkup(content: comparison, focus: ["x"])
      .displayList(in: Fixture.environment(width: 100, height: 200))
    // What is said below and above the veil of a screen; captions have none.
    var (behind, before, captions): ([String], [String], [String]) = ([], [], [])
    func read(_ items: [DisplayItem]) {
      let veil = items.firstIndex { item in
        if case .fill(_, .color(let color), _) = item.content { color.alpha == 0.6 } else { false }
      }
      guard let veil else {
        for item in items {
          if case .scope(let scope) = item.content {
            read(scope.items)
          } else {
            captions += Fixture.texts([item])
          }
        }
        return
      }
      behind += Fixture.texts(Array(items[..<veil]))
      before += Fixture.texts(Array(items[veil...]))
    }
    read(list.items)
    // The words in front of all else come last.
    #expect(captions == ["Before", "After", "+ new"])
    before += captions.suffix(1)
    #expect(behind.filter { $0 == "↕ moved" }.count == 2 && before == ["+ new"])
  }

  @Test("is cut down to a section in both states, by one window")
  func cropped() throws {
    let environment = Fixture.environment(width: 100, height: 300)
    let comparison = Figure.compare(list(rows("ab"), rows("cd")), list(rows("a"), rows("cde")))
    let list = try FigureMarkup(content: comparison, crop: 1).displayList(in: environment)
    // From 40, where it begins in the second, to 160, where it ends in both: 24 points above and below, and a caption's
    // line of 12 points and a half more than its gap.
    #expect(list.size == CGSize(width: 272, height: 24 + 120 + 30))
    let texts = Fixture.texts(list.items)
    #expect(texts.contains("Before") && texts.contains("After") && texts.contains("+ new"))
    // The row that is gone from section 0 stands in the window of the first state.
    #expect(texts.contains("− gone"))
    #expect(throws: DrawingDiagnostic.self) {
      try FigureMarkup(content: comparison, crop: 2).displayList(in: environment)
    }
  }

  @Test("of pictures without a collection says so")
  func nothing() throws {
    let list = try Figure.compare(Color.red, Color.green).displayList(in: Fixture.environment())
    #expect(list.diagnostics == [.nothingToCompare])
  }
}
