import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct CollectionTests {
  /// A drawn collection with its host.
  private func hosted(
    _ view: some View, width: CGFloat = 100, height: CGFloat = 200, offset: CGFloat = 0,
    traits: Traits = Traits()
  ) throws -> (host: CollectionHost, canvas: Canvas, render: RenderContext) {
    let environment = DrawingEnvironment(
      width: width, height: height, traits: traits, textMeasurer: MonospacedTextMeasurer())
    let render = RenderContext(
      measurer: environment.textMeasurer, contentOffset: CGPoint(x: 0, y: offset))
    let node = ResolutionContext(environment: EnvironmentValues(environment), render: render).rootNode(view)
    let collection = try #require(node as? CollectionNode)
    let canvas = Canvas(render: render)
    collection.draw(at: .zero, proposal: ProposedViewSize(width: width, height: height), on: canvas)
    try render.rethrow()
    return (collection.host, canvas, render)
  }

  private func items(_ host: CollectionHost) throws -> [CGRect] {
    try host.visibleElements().filter { if case .item = $0.identity { true } else { false } }
      .sorted { ($0.identity.section, $0.identity.item) < ($1.identity.section, $1.identity.item) }.map(
        \.frame)
  }

  @Test(
    "A waterfall puts each item into the shortest column, by arithmetic over declared ratios, measuring nothing"
  )
  func waterfall() throws {
    let ratios: [CGFloat] = [1, 0.5, 2, 1]
    let view = CollectionView {
      ForEach(0..<4) { Color.red.collectionItemAspectRatio(ratios[$0]) }
    }
    .collectionLayout(
      .waterfall(columns: 2, spacing: 6, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    let (host, _, _) = try hosted(view)
    // Columns: (100 − 6 − 6) / 2 = 44 wide at x 2 and 52. Heights 44, 88, 22, 44.
    // Item 0 at (2, 1); item 1 at (52, 1); item 2 below item 0 at 1 + 44 + 6 = 51; item 3 below item 2, which ends at
    // 73, while the second column ends at 89: 73 + 6 = 79.
    #expect(
      try items(host) == [
        CGRect(x: 2, y: 1, width: 44, height: 44), CGRect(x: 52, y: 1, width: 44, height: 88),
        CGRect(x: 2, y: 51, width: 44, height: 22), CGRect(x: 2, y: 79, width: 44, height: 44),
      ])
    // The longest column ends at 79 + 44 = 123; 3 points of inset follow.
    #expect(try host.contentSize().height == 126)
    #expect(host.measurementCount == 0)
  }

  @Test("A grid divides the width less insets and spacing, and a declared height is measured never")
  func grid() throws {
    let view = CollectionView {
      Section { ForEach(0..<5) { _ in Color.red } }
        .collectionLayout(
          .grid(3, spacing: 5, lineSpacing: 7, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        )
        .collectionItemHeight(20)
    }
    let (host, _, _) = try hosted(view)
    // (100 − 6 − 10) / 3 = 28; rows 27 apart.
    #expect(
      try items(host) == [
        CGRect(x: 2, y: 1, width: 28, height: 20), CGRect(x: 35, y: 1, width: 28, height: 20),
        CGRect(x: 68, y: 1, width: 28, height: 20), CGRect(x: 2, y: 28, width: 28, height: 20),
        CGRect(x: 35, y: 28, width: 28, height: 20),
      ])
    #expect(try host.contentSize().height == 51)
    #expect(host.measurementCount == 0)
  }

  @Test("A grid of least widths has as many columns as fit")
  func adaptiveGrid() throws {
    func columns(_ width: CGFloat) throws -> Int {
      let view = CollectionView { ForEach(0..<9) { _ in Color.red } }
        .collectionLayout(.grid(minimum: 30, spacing: 5)).collectionItemAspectRatio(1)
      return Set(try items(try hosted(view, width: width).host).map(\.minX)).count
    }
    // n columns need 30 n + 5 (n − 1) points: 65 for two, 100 for three.
    #expect(try columns(99) == 2)
    #expect(try columns(100) == 3)
    #expect(try columns(10) == 1)
  }

  @Test("Right to left, a collection is the mirror of itself")
  func mirror() throws {
    let view = CollectionView {
      ForEach(0..<5) { Color.red.collectionItemAspectRatio(1 / CGFloat($0 + 1)) }
    }
    .collectionLayout(
      .waterfall(columns: 2, spacing: 6, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    let left = try items(try hosted(view, height: 900).host)
    let right = try items(try hosted(view, height: 900, traits: Traits(layoutDirection: .rightToLeft)).host)
    #expect(right == left.map { $0.mirrored(in: 100) })
  }

  @Test("Hints cascade as one group, and width and height win over width and ratio, these over height")
  func hintCascade() {
    func hints(_ view: some View) -> CollectionSizeHints {
      Resolving.list(view).element(at: 0).values[ItemHintsKey.self].size
    }
    let nearest = hints(Group { box(1).collectionItemHeight(5) }.collectionItemAspectRatio(2))
    #expect(nearest == CollectionSizeHints(height: 5))
    let chained = hints(box(1).collectionItemHeight(5).padding().collectionItemWidth(7))
    #expect(chained == CollectionSizeHints(width: 7, height: 5))
    #expect(hints(box(1).collectionItemHeight(5).collectionItemHeight(9)) == CollectionSizeHints(height: 5))
    let rows = hints(ForEach(0..<1) { _ in box(1).collectionItemWidth(3) }.collectionItemHeight(5))
    #expect(rows == CollectionSizeHints(width: 3))
    #expect(CollectionSizeHints(width: 30, height: 12, aspectRatio: 3).height(inColumn: 90) == 12)
    #expect(CollectionSizeHints(width: 30, aspectRatio: 3).height(inColumn: 90) == 10)
    #expect(CollectionSizeHints(height: 12, aspectRatio: 3).height(inColumn: 90) == 12)
    #expect(CollectionSizeHints(aspectRatio: 3).height(inColumn: 90) == 30)
    #expect(CollectionSizeHints(width: 30).height(inColumn: 90) == nil)
  }

  @Test("The layout declared nearest to a section wins, and the whole collection's serves the rest")
  func layoutCascade() throws {
    let view = CollectionView {
      Section { ForEach(0..<2) { _ in Color.red } }
      Section { ForEach(0..<2) { _ in Color.red } }.collectionLayout(.list(spacing: 4))
    }
    .collectionLayout(.grid(2, spacing: 10)).collectionItemHeight(10)
    #expect(
      try items(try hosted(view).host) == [
        CGRect(x: 0, y: 0, width: 45, height: 10), CGRect(x: 55, y: 0, width: 45, height: 10),
        CGRect(x: 0, y: 10, width: 100, height: 10), CGRect(x: 0, y: 24, width: 100, height: 10),
      ])
  }

  @Test("Of a million rows only those in sight are built, at the top and in the middle")
  func million() throws {
    struct Row: View {
      let index: Int
      var body: some View { Text("row \(index)") }
    }
    let view = CollectionView { ForEach(0..<1_000_000) { Row(index: $0) } }.collectionItemHeight(44)
    let (host, _, render) = try hosted(view, height: 844)
    // Rows are 52 apart; the 17th begins at 832.
    #expect(render.bodyCount == 17)
    #expect(host.measurementCount == 0)
    #expect(try host.contentSize().height == 52_000_000 - 8)
    // From 400,000 × 52 + 50: the row that ends at 20,800,044 is past; 400,001 begins at 52.
    let middle = try hosted(view, height: 844, offset: 400_000 * 52 + 50)
    #expect(middle.render.bodyCount == 17)
    #expect(try middle.host.visibleElements().first?.identity == .item(section: 0, item: 400_001))
  }

  @Test("Rows of undeclared height are measured from the top through the end of what is seen, and no further")
  func selfSizing() throws {
    let view = CollectionView {
      ForEach(0..<1000) { box(10, CGFloat(30 + $0 % 3 * 10)) }
    }
    // Heights 30, 40, 50 and gaps of 8: three rows take 144. Row 4 begins at 144 + 38 = 182, row 5 at 230.
    let (host, _, _) = try hosted(view, height: 200)
    #expect(try items(host).map(\.minY) == [0, 38, 86, 144, 182])
    #expect(host.measurementCount == 5)
    let scrolled = try hosted(view, height: 200, offset: 144)
    #expect(try items(scrolled.host).map(\.minY) == [144, 182, 230, 288, 326])
    #expect(scrolled.host.measurementCount == 8)
  }

  @Test("A row of a grid is as high as its highest item")
  func selfSizingGrid() throws {
    let view = CollectionView { ForEach(0..<4) { box(10, CGFloat(10 * ($0 + 1))) } }
      .collectionLayout(.grid(2, spacing: 4))
    let (host, _, _) = try hosted(view)
    #expect(try items(host).map(\.minY) == [0, 0, 24, 24])
    #expect(try host.contentSize().height == 64)
  }

  @Test("Rows that declare different heights are laid out by them and never measured")
  func variedRows() throws {
    let view = CollectionView { ForEach(0..<4) { Color.red.collectionItemHeight(CGFloat(10 + $0)) } }
      .collectionLayout(.list(spacing: 2))
    let (host, _, _) = try hosted(view)
    #expect(try items(host).map(\.minY) == [0, 12, 25, 39])
    #expect(try host.contentSize().height == 52)
    #expect(host.measurementCount == 0)
  }

  @Test("A declared width in a list is the item's, and with a ratio it decides the height")
  func declaredWidth() throws {
    let view = CollectionView { ForEach(0..<2) { _ in Color.red } }
      .collectionItemAspectRatio(2).collectionItemWidth(30)
    let (host, _, _) = try hosted(view)
    #expect(
      try items(host) == [
        CGRect(x: 0, y: 0, width: 30, height: 15), CGRect(x: 0, y: 23, width: 30, height: 15),
      ])
    #expect(host.measurementCount == 0)
  }

  @Test("A waterfall of items that declare nothing is laid out by their measured heights")
  func measuredWaterfall() throws {
    let view = CollectionView { ForEach(0..<3) { box(10, CGFloat(10 + 20 * $0)) } }
      .collectionLayout(.waterfall(columns: 2, spacing: 4))
    let (host, _, _) = try hosted(view)
    #expect(
      try items(host) == [
        CGRect(x: 0, y: 0, width: 48, height: 10), CGRect(x: 52, y: 0, width: 48, height: 30),
        CGRect(x: 0, y: 14, width: 48, height: 50),
      ])
    #expect(host.measurementCount == 3)
    // At an open height all are measured, and end at 14 + 50.
    #expect(try Drawn(view, width: 100).list.size.height == 64)
    // Only what comes into sight is measured: at a height of 12 the first two and the one under the first.
    let endless = CollectionView { ForEach(0..<1000) { box(10, CGFloat(10 + 20 * ($0 % 3))) } }
      .collectionLayout(.waterfall(columns: 2, spacing: 4))
    #expect(try hosted(endless, height: 12).host.measurementCount < 5)
  }

  @Test("Headers and footers stand around their section, measured once, and pinned ones stay in sight")
  func headers() throws {
    let view = CollectionView {
      Section {
        ForEach(0..<20) { _ in Color.red }
      } header: {
        box(30, 25)
      } footer: {
        box(30, 15)
      }
    }
    .collectionLayout(.list(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    .collectionItemHeight(40).collectionHeadersPinned()
    let (host, _, _) = try hosted(view, offset: 100)
    // 25 + 1 + 20 × 40 + 19 × 8 + 3, and the footer out of sight keeps its estimate of 44.
    #expect(try host.contentSize().height == 1025)
    let header = try #require(try host.visibleElements().last)
    #expect(header.identity == .supplementary(kind: "header", section: 0, item: 0))
    #expect(header.frame == CGRect(x: 2, y: 100, width: 94, height: 25))
    #expect(host.measurementCount == 0)
  }

  @Test("A hint on a whole section sizes its items and not its header")
  func headerHint() throws {
    let view = CollectionView {
      Section {
        Color.red
      } header: {
        box(30, 25)
      }.collectionItemAspectRatio(1)
      Section {
        Color.red
      } header: {
        box(30, 25).collectionItemHeight(33)
      }.collectionItemHeight(5)
    }
    let (host, _, _) = try hosted(view)
    // 25 + 100 and 33 + 5
    #expect(try host.contentSize().height == 163)
  }

  @Test("A flow puts items side by side by their own widths, in as many rows as it takes")
  func flow() throws {
    let view = CollectionView { ForEach(0..<5) { box(CGFloat(20 + $0 * 10), 10) } }
      .collectionLayout(.flow(spacing: 5, lineSpacing: 3))
    // 20 + 5 + 30 + 5 + 40 = 100 fits exactly; then 50; 50 + 5 + 60 does not fit.
    #expect(
      try items(try hosted(view).host) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 25, y: 0, width: 30, height: 10),
        CGRect(x: 60, y: 0, width: 40, height: 10), CGRect(x: 0, y: 13, width: 50, height: 10),
        CGRect(x: 0, y: 26, width: 60, height: 10),
      ])
    let equal = CollectionView { ForEach(0..<1_000_000) { _ in Color.red } }
      .collectionLayout(.flow(spacing: 5, lineSpacing: 3)).collectionItemWidth(30).collectionItemHeight(10)
    let (host, _, _) = try hosted(equal, height: 20)
    #expect(try items(host).map(\.origin.x) == [0, 35, 70, 0, 35, 70])
    #expect(host.measurementCount == 0)
  }

  @Test("A long flow measures what is seen, and keeps that while others come and go")
  func longFlow() throws {
    func view(_ ids: [Int]) -> some View {
      CollectionView { ForEach(ids, id: \.self) { box(CGFloat(30 + $0 % 2), 40) } }
        .collectionLayout(.flow(spacing: 5, lineSpacing: 3))
    }
    let environment = DrawingEnvironment(width: 100, height: 100, textMeasurer: MonospacedTextMeasurer())
    let ids = Array(0..<3000)
    let host = CollectionViewHost(rootView: view(ids), environment: environment)
    // 30 + 5 + 31 + 5 + 30 = 101 does not fit, so there are two in a line of 40; lines are 43 apart, three begin before 100.
    #expect(
      try host.visibleElements().map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 40), CGRect(x: 35, y: 0, width: 31, height: 40),
        CGRect(x: 0, y: 43, width: 30, height: 40), CGRect(x: 35, y: 43, width: 31, height: 40),
        CGRect(x: 0, y: 86, width: 30, height: 40), CGRect(x: 35, y: 86, width: 31, height: 40),
      ])
    // The seventh, estimated 25 wide, has room in the third line until it is asked: 30 + 5 + 31 + 5 + 25 = 96.
    #expect(host.measurementCount == 7)
    host.rootView = view([-2] + ids)
    #expect(
      try host.visibleElements().prefix(3).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 40), CGRect(x: 35, y: 0, width: 30, height: 40),
        CGRect(x: 0, y: 43, width: 31, height: 40),
      ])
    #expect(host.measurementCount == 8)
  }

  @Test("What an item of a flow declares holds, and only the rest is measured")
  func partlyDeclaredFlow() throws {
    let view = CollectionView {
      box(30, 20)
      box(33, 20).collectionItemHeight(12)
      box(70, 20).collectionItemWidth(24)
      box(40, 20).collectionItemAspectRatio(2.5)
      Color.red.collectionItemWidth(9).collectionItemHeight(6)
      box(150, 10)
      Color.red.collectionItemWidth(120).collectionItemHeight(7)
    }
    .collectionLayout(.flow(spacing: 2, lineSpacing: 4))
    let (host, _, _) = try hosted(view)
    // 30 + 2 + 33 + 2 + 24 = 91, 20 high, items in the middle; 40 : 2.5 = 16, and 40 + 2 + 9 = 51; what is measured is no
    // wider than the line, what is declared is as wide as it says.
    #expect(
      try items(host) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 32, y: 4, width: 33, height: 12),
        CGRect(x: 67, y: 0, width: 24, height: 20), CGRect(x: 0, y: 24, width: 40, height: 16),
        CGRect(x: 42, y: 29, width: 9, height: 6), CGRect(x: 0, y: 44, width: 100, height: 10),
        CGRect(x: 0, y: 58, width: 120, height: 7),
      ])
    #expect(host.measurementCount == 5)
  }

  @Test(
    "Under an open height a collection is as high as all its content; an open width is an error that says so")
  func openProposals() throws {
    let view = CollectionView { ForEach(0..<10) { box(10, CGFloat($0 + 1)) } }
    // 1 + 2 + … + 10 = 55, and nine gaps of 8.
    #expect(try Drawn(view, width: 100).list.size == CGSize(width: 100, height: 127))
    #expect(throws: ViewError.collectionWithoutWidth) { try Drawn(view, height: 100) }
  }

  @Test("Cells are scopes that say which element they are, clipped to the collection and moved by the offset")
  func drawing() throws {
    let view = CollectionView { ForEach(0..<10) { Text("\($0)") } }.collectionItemHeight(40)
    let drawn = try Drawn(view, width: 100, height: 90, contentOffset: CGPoint(x: 0, y: 60))
    #expect(drawn.texts == ["1", "2", "3"])
    #expect(drawn.elements.map(\.identity) == (1...3).map { .item(section: 0, item: $0) })
    #expect(drawn.elements.map(\.frame.minY) == [-12, 36, 84])
    // Beyond the end the offset is clamped: 10 × 40 + 9 × 8 − 90 = 382.
    let end = try Drawn(view, width: 100, height: 90, contentOffset: CGPoint(x: 0, y: 9_999))
    #expect(end.elements.last?.frame.maxY == 90)
  }

  @Test("Drawing twice gives equal lists")
  func twice() throws {
    let view = CollectionView {
      Section("Title") { ForEach(0..<30) { Text("text number \($0)").padding().background(.blue) } }
        .collectionLayout(.waterfall(columns: 2))
    }
    #expect(try Drawn(view, width: 200, height: 300).list == Drawn(view, width: 200, height: 300).list)
  }

  @Test("The outermost collection takes the offset, and one inside a cell keeps its own layout")
  func nested() throws {
    let inner = VStack {
      CollectionView { ForEach(0..<4) { _ in Color.red } }.collectionLayout(.grid(2, spacing: 0))
        .collectionItemHeight(10)
    }
    let view = CollectionView {
      inner
      Color.blue.collectionItemHeight(300)
    }
    let drawn = try Drawn(view, width: 100, height: 50, contentOffset: CGPoint(x: 0, y: 5))
    #expect(
      drawn.frames.prefix(4).map(\.origin) == [
        CGPoint(x: 0, y: -5), CGPoint(x: 50, y: -5), CGPoint(x: 0, y: 5), CGPoint(x: 50, y: 5),
      ])
  }
}
