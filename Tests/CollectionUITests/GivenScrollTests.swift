import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Where a picture asks its collection to stand")
struct GivenScrollTests {
  /// A carousel of 10 cards 100 points wide, 10 apart, above 20 rows of 40 points, 8 apart.
  private var view: some View {
    CollectionView {
      Section {
        ForEach(0..<10) { Color.green.tag("card \($0)") }
      }
      .collectionItemWidth(100).collectionItemHeight(50).collectionLayout(.carousel(spacing: 10))
      Section {
        ForEach(100..<120) { _ in Color.red }
      }
    }
    .collectionItemHeight(40)
  }

  private func list(
    _ view: some View, y: CGFloat = 0, offsets: [Int: CGFloat] = [:], tag: String? = nil
  ) throws -> DisplayList {
    var environment = DrawingEnvironment(
      width: 200, height: 300, contentOffset: CGPoint(x: 0, y: y), textMeasurer: MonospacedTextMeasurer())
    environment.sectionOffsets = offsets
    environment.scrollTag = tag
    return try view.displayList(in: environment)
  }

  private func frame(_ list: DisplayList, item: Int, section: Int) -> CGRect? {
    Drawn.elements(list).first { $0.identity == .item(section: section, item: item) }?.frame
  }

  @Test("A carousel is scrolled by the offset of its section")
  func sectionOffset() throws {
    let list = try list(view, offsets: [0: 130])
    // Card 2 begins at 2 · 110 points.
    #expect(frame(list, item: 2, section: 0)?.minX == 90)
    #expect(list.diagnostics.isEmpty)
  }

  @Test("An offset beyond a carousel's end is kept there and told with both numbers")
  func clampedSection() throws {
    let list = try list(view, offsets: [0: 5000])
    // Ten cards and nine gaps are 1090 points, of which 200 are seen.
    #expect(frame(list, item: 9, section: 0)?.maxX == 200)
    #expect(
      list.diagnostics.map(\.description) == [
        "section 0 is scrolled to 890 pt, not to the 5000 pt asked for: its row ends there"
      ])
  }

  @Test("A section that is not there or does not scroll by itself is told")
  func wrongSections() throws {
    let list = try list(view, offsets: [1: 20, 7: 20])
    #expect(
      list.diagnostics.map(\.description) == [
        "section 1 does not scroll by itself; its offset is not heeded",
        "the collection has 2 sections and no section 7",
      ])
  }

  @Test("An item is found by the description of its tag, in a carousel too")
  func tags() throws {
    let card = try list(view, tag: "card 7")
    // As little as possible: the card ends where the view does.
    #expect(frame(card, item: 7, section: 0)?.maxX == 200)
    let row = try list(view, tag: "119")
    #expect(frame(row, item: 19, section: 1)?.maxY == 300)
    #expect(card.diagnostics.isEmpty && row.diagnostics.isEmpty)
  }

  @Test("A tag no item carries is told, and nothing moves")
  func unknownTag() throws {
    let list = try list(view, tag: "card 99")
    #expect(frame(list, item: 0, section: 0)?.origin == .zero)
    #expect(
      list.diagnostics.map(\.description) == [
        "no item of the collection carries the tag card 99; the collection stays where it is"
      ])
  }

  @Test("An offset beyond the content is kept at its end and told with both numbers")
  func clamped() throws {
    let list = try list(view, y: 5000)
    // A row of cards and twenty rows, in the sections' own spacing, end at the view's end.
    #expect(frame(list, item: 19, section: 1)?.maxY == 300)
    let sentence = try #require(list.diagnostics.first?.description)
    #expect(list.diagnostics.count == 1)
    #expect(sentence.hasPrefix("the content is scrolled to "))
    #expect(sentence.hasSuffix(" pt, not to the 5000 pt asked for: it ends there"))
    #expect(try self.list(view, y: -40).diagnostics.count == 1)
    #expect(try self.list(view, y: 100.3).diagnostics.isEmpty, "rounding to a pixel is no news")
  }

  @Test("A picture's own offset and tag win over where a collection is declared to stand")
  func declared() throws {
    let declared = view.collectionScrollPosition(tag: 110, anchor: .top)
    #expect(frame(try list(declared), item: 10, section: 1)?.minY == 0)
    #expect(frame(try list(declared, tag: "119"), item: 19, section: 1)?.maxY == 300)
    let scrolled = try list(declared, y: 90)
    #expect(frame(scrolled, item: 0, section: 1) == frame(try list(view, y: 90), item: 0, section: 1))
  }

  @Test("A scroll view tells what it cannot follow, and so does a picture in which nothing scrolls")
  func others() throws {
    let scrolling = try list(ScrollView { box(200, 700) }, y: 900, tag: "a")
    #expect(
      scrolling.diagnostics.map(\.description) == [
        "the content is scrolled to 400 pt, not to the 900 pt asked for: it ends there",
        "no item of the collection carries the tag a; the collection stays where it is",
      ])
    #expect(
      try list(box(20), y: 30, offsets: [2: 3]).diagnostics.map(\.description) == [
        "nothing in the picture scrolls; it stays where it is, though 30 pt was asked for",
        "the picture has no collection, so there is no section 2 to scroll",
      ])
  }

  @Test("A collection in a host goes where it is asked to once, and stays where a person scrolls to")
  func host() throws {
    var environment = DrawingEnvironment(width: 200, height: 300, textMeasurer: MonospacedTextMeasurer())
    environment.sectionOffsets = [0: 130]
    let host = CollectionViewHost(rootView: view, environment: environment)
    #expect(frame(try host.displayList(in: environment), item: 2, section: 0)?.minX == 90)
    try host.scroll(section: 0, to: 0)
    #expect(frame(try host.displayList(in: environment), item: 0, section: 0)?.minX == 0)
  }
}
