import Drawing
import Foundation
import Geometry
import SVGRenderer
import Testing

/// The order in which the characters of collections stand in a document.
@Suite struct ReadingOrderTests {
  /// A word, of as many glyphs as it has letters, as an element of a collection.
  private func element(
    _ word: String, _ identity: ElementIdentity, y: CGFloat, transform: CGAffineTransform? = nil,
    label: String? = nil, isHidden: Bool = false
  ) throws -> DisplayItem {
    let count = word.utf8.count
    let run = GlyphRun(
      font: TestFont.regular, fontSize: 8, glyphs: Array(repeating: 723, count: count),
      x: (0..<count).map { CGFloat($0) * 4 }, baseline: 8, advance: CGFloat(count) * 4,
      sourceRange: 0..<count,
      clusters: Array(0..<count), sourceRun: 0)
    let size = CGSize(width: CGFloat(count) * 4, height: 10)
    let text = ShapedText(
      string: word, size: size,
      lines: [
        ShapedLine(
          frame: CGRect(origin: .zero, size: size), baseline: 8, sourceRange: 0..<count, runs: 0..<1,
          isTruncated: false)
      ], runs: [run])
    return try .scope(
      DisplayScope(
        transform: transform ?? CGAffineTransform(translationX: 3, y: y),
        element: DisplayElement(
          identity: identity, frame: CGRect(x: 0, y: y, width: 90, height: 10), accessibilityLabel: label,
          isAccessibilityHidden: isHidden),
        items: [
          .fill(Path(CGRect(origin: .zero, size: size)), with: .color(SRGBColor(hex: 0xE0E0E0))),
          .text(text, at: .zero, paints: [.color(.black)]),
        ]))
  }

  private func item(_ word: String, _ section: Int, _ item: Int, y: CGFloat) throws -> DisplayItem {
    try element(word, .item(section: section, item: item), y: y)
  }

  private func part(
    _ kind: String, _ word: String, _ section: Int, y: CGFloat, transform: CGAffineTransform? = nil,
    label: String? = nil, isHidden: Bool = false
  ) throws -> DisplayItem {
    try element(
      word, .supplementary(kind: kind, section: section, item: 0), y: y, transform: transform, label: label,
      isHidden: isHidden)
  }

  /// The words of a document's text layer in order, and what is left without them.
  private func read(_ items: [DisplayItem]) throws -> (words: [String], painted: String) {
    let document = try TestDocument(items, size: CGSize(width: 100, height: 400), options: SVGOptions())
    let layer = /<text[^>]*>([^<]*)<\/text>/
    return (
      document.inside.matches(of: layer).map { String($0.1) }, document.inside.replacing(layer, with: "")
    )
  }

  private func painted(_ items: [DisplayItem]) throws -> String {
    try TestDocument(items, size: CGSize(width: 100, height: 400)).inside
  }

  @Test("Headers that are painted last are read before their items, footers behind them")
  func headersFirst() throws {
    let list = try [
      item("a", 0, 0, y: 20), item("b", 0, 1, y: 30), item("c", 1, 0, y: 70), item("d", 1, 1, y: 80),
      part("header", "one", 0, y: 10), part("footer", "end", 0, y: 40),
      part("UICollectionElementKindSectionHeader", "two", 1, y: 60),
    ]
    let (words, rest) = try read(list)
    #expect(words == ["one", "a", "b", "end", "two", "c", "d"])
    #expect(rest == (try painted(list)))
  }

  @Test("Characters stand over their outlines wherever they are written")
  func places() throws {
    let list = try [
      item("a", 0, 0, y: 20),
      part("header", "one", 0, y: 0, transform: CGAffineTransform(translationX: 7, y: 2)),
      part("header", "two", 0, y: 0, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 9)),
    ]
    let inside = try TestDocument(list, options: SVGOptions()).inside
    // Baselines lie 8 points below the tops: 2 + 8; the second header is twice as large.
    #expect(
      inside.contains(
        ##"<text x="7" y="10" textLength="12" font-size="8" fill-opacity="0">one</text>"##
          + ##"<g transform="translate(5 9)scale(2)"><text x="0" y="8" textLength="12" font-size="8" fill-opacity="0">two</text></g>"##
      ), "\(inside)")
    #expect(
      inside.replacing(
        /<g transform="translate\(5 9\)scale\(2\)"><text[^>]*>[^<]*<\/text><\/g>|<text[^>]*>[^<]*<\/text>/,
        with: "")
        == (try TestDocument(list).inside))
  }

  @Test("A footer behind everything is read last, though it counts as the first section's")
  func wholeFooter() throws {
    let list = try [
      part("header", "all", 0, y: 0), item("a", 0, 0, y: 20), item("b", 1, 0, y: 70),
      part("header", "two", 1, y: 60), part("footer", "end", 0, y: 80),
    ]
    #expect(try read(list).words == ["all", "a", "two", "b", "end"])
    // One that is held in sight over items of its section is not behind everything.
    let pinned = try [
      item("a", 0, 0, y: 20), item("b", 1, 0, y: 70), part("footer", "end", 0, y: 75),
    ]
    #expect(try read(pinned).words == ["a", "end", "b"])
  }

  @Test("What has no place in reading stays where it is painted, and so does what is in order")
  func others() throws {
    let badge = try part("badge", "new", 0, y: 25)
    let list = try [item("a", 0, 0, y: 20), badge, item("b", 0, 1, y: 30), part("header", "one", 0, y: 10)]
    #expect(try read(list).words == ["one", "a", "new", "b"])
    let ordered = try [part("header", "one", 0, y: 10), item("a", 0, 0, y: 20), item("b", 0, 1, y: 30)]
    let words = try TestDocument(ordered, options: SVGOptions()).inside
    // Each text lies in its element's group.
    #expect(words.matches(of: /<\/text><\/g>/).count == 3)
  }

  @Test("A label still stands for the text of its header, and what is hidden stays hidden")
  func labels() throws {
    let labelled = try [item("a", 0, 0, y: 20), part("header", "one", 0, y: 10, label: "Chapter one")]
    let inside = try TestDocument(labelled, options: SVGOptions()).inside
    #expect(inside.contains(##"aria-hidden="true" fill-opacity="0">one</text>"##))
    #expect(inside.contains("<title>Chapter one</title>"))
    let hidden = try [item("a", 0, 0, y: 20), part("header", "one", 0, y: 10, isHidden: true)]
    #expect(
      try TestDocument(hidden, options: SVGOptions()).inside.contains(
        ##"aria-hidden="true" fill-opacity="0">one</text>"##))
  }

  @Test(
    "Whatever the order of painting, reading goes by section, part and item",
    arguments: 0..<40 as Range<UInt64>)
  func anyOrder(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    var elements: [(word: String, item: DisplayItem)] = []
    var y: CGFloat = 0
    for section in 0..<(1 + next(4)) {
      y += 10
      elements.append(("h\(section)", try part("header", "h\(section)", section, y: y)))
      for number in 0..<next(5) {
        y += 10
        elements.append(("i\(section)\(number)", try item("i\(section)\(number)", section, number, y: y)))
      }
      y += 10
      elements.append(("f\(section)", try part("footer", "f\(section)", section, y: y)))
    }
    let expected = elements.map(\.word)
    for index in elements.indices.reversed() { elements.swapAt(index, next(index + 1)) }
    let (words, rest) = try read(elements.map(\.item))
    #expect(words == expected)
    #expect(rest == (try painted(elements.map(\.item))))
  }
}
