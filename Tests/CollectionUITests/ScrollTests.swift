import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct ScrollTests {
  /// A thousand rows of 30, 40 and 50 points in turn, 8 apart: 144 points for three.
  private var rows: some View {
    CollectionView { ForEach(0..<1000) { box(10, CGFloat(30 + $0 % 3 * 10)) } }
  }

  private func y(_ view: some View, item: Int, section: Int = 0) throws -> CGFloat? {
    try Drawn(view, width: 100, height: 200).elements
      .first { $0.identity == .item(section: section, item: item) }?.frame.minY
  }

  @Test("An item is reached by its tag, measured on the way, and stands where the anchor says")
  func anchors() throws {
    // Item 500 is 50 points high.
    #expect(try y(rows.collectionScrollPosition(tag: 500, anchor: .top), item: 500) == 0)
    #expect(try y(rows.collectionScrollPosition(tag: 500, anchor: .top), item: 501) == 58)
    #expect(try y(rows.collectionScrollPosition(tag: 500, anchor: .center), item: 500) == 75)
    #expect(try y(rows.collectionScrollPosition(tag: 500, anchor: .bottom), item: 500) == 150)
    #expect(try y(rows.collectionScrollPosition(tag: 500), item: 500) == 150, "as little as possible")
    #expect(try y(rows.collectionScrollPosition(tag: 1), item: 0) == 0, "what is seen is not moved")
    // The last item ends where the view does, however it is anchored.
    #expect(try y(rows.collectionScrollPosition(tag: 999, anchor: .top), item: 999) == 170)
  }

  @Test("The offset of a picture scrolled to an item is the one a person would have scrolled to")
  func offset() throws {
    let collection = try HostedCollection(rows.collectionScrollPosition(tag: 500, anchor: .top))
    // Item 500 is the third of the 167th three: 166 × 144 + 30 + 8 + 40 + 8.
    #expect(collection.host.bounds.minY == 166 * 144 + 86 as CGFloat)
  }

  @Test("A tag of one's own is found, the first of several, and of the very type that is asked for")
  func ownTags() throws {
    let view = CollectionView {
      ForEach(0..<100) { _ in Color.red }
      Color.green.tag("wanted")
      Color.blue.tag("wanted")
      ForEach(0..<100) { _ in Color.red }
    }
    .collectionItemHeight(40)
    #expect(try y(view.collectionScrollPosition(tag: "wanted", anchor: .top), item: 100) == 0)
  }

  @Test("Finding a row by its id evaluates no body but of what is seen")
  func lazySearch() throws {
    struct Row: View {
      let index: Int
      var body: some View { Text("row \(index)") }
    }
    let view = CollectionView { ForEach(0..<100_000) { Row(index: $0) } }
      .collectionItemHeight(40).collectionScrollPosition(tag: 90_000, anchor: .top)
    let collection = try HostedCollection(view)
    #expect(try collection.host.visibleElements().first?.identity == .item(section: 0, item: 90_000))
    #expect(collection.render.bodyCount < 20)
  }

  /// Thirty rows, then twelve cards of 100 points, 10 apart, and thirty rows.
  private func carousel(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> some View {
    CollectionView {
      Section { ForEach(0..<30) { _ in Color.red } }
      Section { ForEach(0..<12) { Color.green.tag("card \($0)") } }
        .collectionItemWidth(100).collectionItemHeight(40)
        .collectionLayout(.carousel(behavior, spacing: 10))
      Section { ForEach(100..<130) { _ in Color.red } }
    }
    .collectionItemHeight(40)
  }

  private func frame(
    _ view: some View, card: Int, direction: LayoutDirection = .leftToRight
  ) throws -> CGRect? {
    try Drawn(view, width: 200, height: 200, traits: Traits(layoutDirection: direction)).elements
      .first { $0.identity == .item(section: 1, item: card) }?.frame
  }

  @Test("A tag reaches the card inside a carousel, down the page and along the row")
  func card() throws {
    let leading = carousel().collectionScrollPosition(tag: "card 7", anchor: .topLeading)
    #expect(try frame(leading, card: 7) == CGRect(x: 0, y: 0, width: 100, height: 40))
    let center = carousel().collectionScrollPosition(tag: "card 7", anchor: .center)
    #expect(try frame(center, card: 7) == CGRect(x: 50, y: 80, width: 100, height: 40))
    let least = carousel().collectionScrollPosition(tag: "card 7")
    #expect(try frame(least, card: 7) == CGRect(x: 100, y: 160, width: 100, height: 40))
    // The row ends with the last card: it cannot stand at the leading edge.
    let last = carousel().collectionScrollPosition(tag: "card 11", anchor: .topLeading)
    #expect(try frame(last, card: 11)?.minX == 100)
  }

  @Test("A carousel that rests at groups rests at one when a card is reached")
  func rests() throws {
    let view = carousel(.groupPaging).collectionScrollPosition(tag: "card 7", anchor: .center)
    // In the middle the row would be at 770 − 50 = 720; the nearest groups begin at 660 and 770.
    #expect(try frame(view, card: 7)?.minX == 0)
  }

  @Test("Right to left, the card is reached as in a mirror")
  func mirroredCard() throws {
    let view = carousel().collectionScrollPosition(tag: "card 7")
    #expect(
      try frame(view, card: 7, direction: .rightToLeft) == frame(view, card: 7)?.mirrored(in: 200))
  }

  @Test("A section is scrolled to its beginning, header included")
  func section() throws {
    let view = CollectionView {
      ForEach(0..<3) { index in
        Section {
          ForEach(0..<10) { _ in Color.red }
        } header: {
          box(30, 20)
        }
      }
    }
    .collectionItemHeight(40).collectionHeadersPinned()
    #expect(try y(view.collectionScrollPosition(section: 1), item: 0, section: 1) == 20)
    #expect(try y(view.collectionScrollPosition(section: 0), item: 0) == 20)
  }

  @Test("A tag or section that does not exist is told in a diagnostic that names it, and nothing moves")
  func unknown() throws {
    let tag = try Drawn(rows.collectionScrollPosition(tag: "nowhere"), width: 100, height: 200)
    #expect(tag.list.diagnostics.map(\.description).contains { $0.contains("nowhere") })
    #expect(tag.elements.first?.frame.minY == 0)
    let section = try Drawn(rows.collectionScrollPosition(section: 4), width: 100, height: 200)
    #expect(section.list.diagnostics.map(\.description).contains { $0.contains("no section 4") })
  }

  @Test("A reader's proxy scrolls at the next drawing, tells where everything is, and what is reached stays")
  func proxy() throws {
    var known: CollectionViewProxy?
    let host = ViewHost(
      rootView: CollectionViewReader { proxy in
        let _ = known = proxy
        carousel()
      })
    func draw() throws -> [DisplayElement] {
      try Drawn.elements(
        host.displayList(
          in: DrawingEnvironment(width: 200, height: 200, textMeasurer: MonospacedTextMeasurer())))
    }
    func card(_ card: Int) throws -> CGRect? {
      try draw().first { $0.identity == .item(section: 1, item: card) }?.frame
    }
    _ = try draw()
    let proxy = try #require(known)
    // A row of twelve cards is 12 × 110 − 10 points long; 200 are seen.
    #expect(
      proxy.contentOffset == .zero && proxy.offset(ofSection: 1) == 0 && proxy.offset(ofSection: 0) == nil)
    #expect(!host.needsUpdate)
    proxy.scrollTo(tag: "card 7", anchor: .topLeading)
    #expect(host.needsUpdate)
    #expect(try card(7) == CGRect(x: 0, y: 0, width: 100, height: 40))
    // Thirty rows of 40 and their gaps: 30 × 40 + 29 × 8.
    #expect(proxy.contentOffset.y == 1432 && proxy.offset(ofSection: 1) == 770)
    #expect(try card(7) == CGRect(x: 0, y: 0, width: 100, height: 40), "drawn again it is where it was")
    proxy.scroll(section: 1, to: 335)
    #expect(try card(3) == CGRect(x: -5, y: 0, width: 100, height: 40))
    proxy.scroll(section: 1, to: 9999)
    _ = try draw()
    #expect(proxy.offset(ofSection: 1) == 1110 as CGFloat)
    proxy.scrollTo(section: 2)
    _ = try draw()
    #expect(proxy.contentOffset.y == 1472 as CGFloat)
    proxy.scrollTo(offset: CGPoint(x: 0, y: 12))
    _ = try draw()
    #expect(proxy.contentOffset.y == 12)
    #expect(proxy.offset(ofSection: 1) == 1110 as CGFloat, "offsets along rows are theirs")
  }

  @Test("The action near the end runs once for each version of the content, in hosts only")
  func nearEnd() throws {
    final class Log {
      var count = 0
    }
    let log = Log()
    func view(_ count: Int) -> some View {
      CollectionView { ForEach(0..<count) { _ in Color.red } }
        .collectionItemHeight(40).onScrolledNearEnd(within: 50) { log.count += 1 }
    }
    _ = try Drawn(view(20), width: 100, height: 200, contentOffset: CGPoint(x: 0, y: 9999))
    #expect(log.count == 0, "a picture drawn once runs no actions")
    let host = ViewHost(rootView: view(20))
    func scroll(_ y: CGFloat) throws -> Int {
      _ = try host.displayList(
        in: DrawingEnvironment(
          width: 100, height: 200, contentOffset: CGPoint(x: 0, y: y),
          textMeasurer: MonospacedTextMeasurer()))
      return log.count
    }
    // 20 × 40 + 19 × 8 = 952 points: at 702 fifty are left below what is seen.
    #expect(try scroll(0) == 0)
    #expect(try scroll(700) == 0)
    #expect(try scroll(702) == 1)
    #expect(try scroll(752) == 1)
    #expect(try scroll(0) == 1)
    #expect(try scroll(752) == 1, "once for each version")
    host.rootView = view(40)
    #expect(try scroll(752) == 1)
    #expect(try scroll(1712) == 2)  // 1912 − 200
    host.rootView = view(40)
    #expect(try scroll(1712) == 2, "equal content is no new version")
  }

  /// Sections of columns 50 points wide, side by side.
  private func columns(_ counts: [Int]) -> some View {
    CollectionView(layout: CollectionViewCompositionalLayout.columns) {
      ForEach(counts.indices, id: \.self) { section in
        Section { ForEach(0..<counts[section], id: \.self) { _ in Color.red } }
      }
    }
  }

  @Test(
    "A collection that scrolls sideways is scrolled to its sections that way",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidewaysSection(direction: LayoutDirection) throws {
    // 150, 50, 500 and 100 points in a view of 200.
    func first(_ section: Int, _ anchor: UnitPoint? = nil) throws -> CGFloat? {
      let drawn = try Drawn(
        columns([3, 1, 10, 2]).collectionScrollPosition(section: section, anchor: anchor), width: 200,
        height: 300, traits: Traits(layoutDirection: direction))
      let frame = drawn.elements.first { $0.identity == .item(section: section, item: 0) }?.frame
      return direction == .leftToRight ? frame?.minX : frame.map { 200 - $0.maxX }
    }
    // In sight already; longer than the view; at the end of the content.
    #expect(try first(1) == 150)
    #expect(try first(2) == 0)
    #expect(try first(3) == 100)
    // (200 - 50) / 2.
    #expect(try first(1, .center) == 75)
  }

  @Test(
    "The end of a collection that scrolls sideways is near when it is beside what is seen",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidewaysNearEnd(direction: LayoutDirection) throws {
    final class Log {
      var count = 0
    }
    let log = Log()
    let host = ViewHost(rootView: columns([20]).onScrolledNearEnd(within: 60) { log.count += 1 })
    func scroll(_ distance: CGFloat) throws -> Int {
      // 1000 points in 200; from right to left they begin at 800.
      let x = direction == .leftToRight ? distance : 800 - distance
      _ = try host.displayList(
        in: DrawingEnvironment(
          width: 200, height: 300, traits: Traits(layoutDirection: direction),
          contentOffset: CGPoint(x: x, y: 0), textMeasurer: MonospacedTextMeasurer()))
      return log.count
    }
    #expect(try scroll(10) == 0)
    #expect(try scroll(739) == 0)
    #expect(try scroll(740) == 1)
  }

  @Test("Pages are appended as a person scrolls, one at a time")
  func pagination() throws {
    struct Pages: View {
      @State var count = 20
      var body: some View {
        CollectionView { ForEach(0..<count, id: \.self) { _ in Color.red } }
          .collectionItemHeight(40)
          .onScrolledNearEnd { count += 20 }
      }
    }
    let host = ViewHost(rootView: Pages())
    func last(_ y: CGFloat) throws -> Int? {
      let list = try host.displayList(
        in: DrawingEnvironment(
          width: 100, height: 200, contentOffset: CGPoint(x: 0, y: y),
          textMeasurer: MonospacedTextMeasurer()))
      return Drawn.elements(list).last?.identity?.item
    }
    #expect(try last(0) == 4)  // rows begin at 48 n; the fifth at 192
    // The first page ends at 952: at 700 there is less than a screen left, and the second is there at the next pass.
    #expect(try last(700) == 18)  // the nineteenth begins at 864
    // 40 rows end at 1912; offsets are kept within the content.
    #expect(try last(1712) == 39)
    #expect(try last(1712) == 39, "at 1712 the third page is below what is seen")
    #expect(try last(2672) == 59)  // 60 × 48 − 8 − 200
  }
}
