import Drawing
import Foundation
import FoundationXML
import Geometry
import PangoText
import SVGRenderer
import Testing

/// The invisible characters over the outlines.
@Suite struct TextLayerTests {
  private let ink = Paint.color(SRGBColor(hex: 0x1C1C1E))

  /// The elements of text that the layer has for `items`.
  private func layer(_ items: DisplayItem...) throws -> String {
    let inside = try TestDocument(items, options: SVGOptions()).inside
    return inside.matches(of: /<text.*?<\/text>/).map { String($0.0) }.joined(separator: "\n")
  }

  /// A run of one glyph for each character of a part of a text.
  ///
  /// - Parameters:
  ///   - source: the part's UTF-8 range.
  ///   - x: where the run starts.
  ///   - advance: its width.
  private func run(
    _ source: Range<Int>, x: CGFloat, advance: CGFloat, baseline: CGFloat, size: CGFloat = 20,
    isRightToLeft: Bool = false
  ) -> GlyphRun {
    GlyphRun(
      font: TestFont.regular, fontSize: size, glyphs: [723], x: [x], baseline: baseline, advance: advance,
      sourceRange: source, clusters: [source.lowerBound], sourceRun: 0, isRightToLeft: isRightToLeft)
  }

  /// A text of lines, each as high as the last is far from the top.
  private func text(_ string: String, lines: [[GlyphRun]], ranges: [Range<Int>], cut: Int? = nil)
    -> ShapedText
  {
    var first = 0
    let shaped = lines.enumerated().map { index, runs in
      defer { first += runs.count }
      let width = runs.reduce(0) { $0 + $1.advance }
      return ShapedLine(
        frame: CGRect(x: runs.first?.x[0] ?? 0, y: CGFloat(index) * 24, width: width, height: 24),
        baseline: runs.first?.baseline ?? 0, sourceRange: ranges[index], runs: first..<first + runs.count,
        isTruncated: cut == index)
    }
    return ShapedText(
      string: string, size: CGSize(width: 90, height: 48), lines: shaped, runs: lines.flatMap { $0 })
  }

  private func item(_ text: ShapedText, paints: [Paint]? = nil) throws -> DisplayItem {
    try .text(text, at: CGPoint(x: 10, y: 4), paints: paints ?? [ink])
  }

  @Test("A line of one run is one element, as wide as its outlines")
  func oneRun() throws {
    // 21,724 units of 2816 to the em at 10 points: 77.145 points from 10 on, on a baseline 10 below 4.
    #expect(
      try layer(item(TestFont.collectionViews(size: 10)))
        == ##"<text x="10" y="14" textLength="77.145" font-size="10" fill-opacity="0">Collection views</text>"##
    )
    #expect(
      try TestDocument([item(TestFont.collectionViews(size: 10))], options: SVGOptions()).text.contains(
        ##" font-family="Inter,system-ui,sans-serif" xml:space="preserve">"##))
    let without = SVGOptions(textLayer: false)
    let plain = try TestDocument([item(TestFont.collectionViews(size: 10))], options: without).text
    #expect(!plain.contains("<text") && !plain.contains("font-family"))
  }

  @Test("A right-to-left line starts at its right edge")
  func rightToLeft() throws {
    // Its letters take 2104 thousandths of 20 points.
    #expect(
      try layer(item(TestFont.hello(size: 20)))
        == ##"<text x="52.08" y="24" textLength="42.08" font-size="20" direction="rtl" fill-opacity="0">مرحبا</text>"##
    )
  }

  @Test("Lines of a paragraph are one element with the blank between them, so that a search goes on")
  func wrapped() throws {
    let wrapped = text(
      "red fox",
      lines: [
        [run(0..<3, x: 3, advance: 30, baseline: 18)], [run(4..<7, x: 5, advance: 33, baseline: 42)],
      ],
      ranges: [0..<4, 4..<7])
    #expect(
      try layer(item(wrapped))
        == ##"<text font-size="20" fill-opacity="0"><tspan x="13" y="22" textLength="30">red</tspan>"##
        + ##" <tspan x="15" y="46" textLength="33">fox</tspan></text>"##)
    // A word that is broken in two stays one.
    let broken = text(
      "redfox", lines: [wrapped.runs.prefix(1) + [], [run(3..<6, x: 5, advance: 33, baseline: 42)]],
      ranges: [0..<3, 3..<6])
    #expect(try layer(item(broken)).contains(##">red</tspan><tspan x="15""##))
  }

  @Test("A line break starts another element", arguments: ["\n", "\r\n", "\u{2028}", "\u{85}", " \n "])
  func paragraphs(separator: String) throws {
    let second = 3 + separator.utf8.count
    let text = text(
      "red\(separator)fox",
      lines: [
        [run(0..<3, x: 0, advance: 30, baseline: 18)],
        [run(second..<second + 3, x: 0, advance: 33, baseline: 42)],
      ],
      ranges: [0..<second, second..<second + 3])
    let layer = try layer(item(text))
    #expect(layer.split(separator: "\n").count == 2)
    #expect(layer.contains(">red</tspan></text>") && layer.contains(">fox</tspan></text>"))
  }

  @Test("Runs of one line have their own places and sizes")
  func runs() throws {
    let text = text(
      "big small",
      lines: [
        [
          run(0..<4, x: 0, advance: 44, baseline: 18),
          run(4..<9, x: 44, advance: 31.5, baseline: 16, size: 12),
        ]
      ], ranges: [0..<9])
    #expect(
      try layer(item(text))
        == ##"<text font-size="20" fill-opacity="0"><tspan x="10" y="22" textLength="44">big </tspan>"##
        + ##"<tspan x="54" y="20" textLength="31.5" font-size="12">small</tspan></text>"##)
  }

  @Test("Runs of two directions stand in the order they are read")
  func directions() throws {
    // “ab אב cd” in a left-to-right paragraph, and in a right-to-left one, where the last word lies at the left.
    let string = "ab אב cd"
    let (latin, hebrew, end) = (0..<3, 3..<7, 7..<10)
    let ltr = text(
      string,
      lines: [
        [
          run(latin, x: 0, advance: 30, baseline: 18),
          run(hebrew, x: 30, advance: 20, baseline: 18, isRightToLeft: true),
          run(end, x: 50, advance: 25, baseline: 18),
        ]
      ], ranges: [0..<10])
    #expect(
      try layer(item(ltr))
        == ##"<text font-size="20" fill-opacity="0"><tspan x="10" y="22" textLength="30">ab </tspan>"##
        + ##"<tspan x="40" y="22" textLength="20">אב</tspan><tspan x="60" y="22" textLength="25"> cd</tspan></text>"##
    )
    let rtl = text(
      string,
      lines: [
        [
          run(end, x: 0, advance: 25, baseline: 18),
          run(hebrew, x: 25, advance: 20, baseline: 18, isRightToLeft: true),
          run(latin, x: 45, advance: 30, baseline: 18),
        ]
      ], ranges: [0..<10])
    #expect(
      try layer(item(rtl))
        == ##"<text font-size="20" direction="rtl" fill-opacity="0"><tspan x="85" y="22" textLength="30">ab </tspan>"##
        + ##"<tspan x="55" y="22" textLength="20">אב</tspan><tspan x="35" y="22" textLength="25"> cd</tspan></text>"##
    )
  }

  @Test("What an ellipsis stands for is not there, and the ellipsis is")
  func cut() throws {
    let text = text(
      "a long way home",
      lines: [
        [
          run(0..<6, x: 0, advance: 50, baseline: 18), run(6..<6, x: 50, advance: 12, baseline: 18),
          run(11..<15, x: 62, advance: 28, baseline: 18),
        ]
      ], ranges: [0..<15], cut: 0)
    let words = try layer(item(text)).replacing(/<[^>]*>/, with: "")
    #expect(words == "a long…home")
    // A hyphen at a break is no part of the word.
    let hyphen = self.text(
      "longway",
      lines: [
        [run(0..<4, x: 0, advance: 40, baseline: 18), run(4..<4, x: 40, advance: 6, baseline: 18)],
        [run(4..<7, x: 0, advance: 30, baseline: 42)],
      ], ranges: [0..<4, 4..<7])
    #expect(try layer(item(hyphen)).replacing(/<[^>]*>/, with: "") == "longway")
  }

  @Test("Emoji are there without opacity, for some readers paint them whatever their fill is")
  func emoji() throws {
    // 2550 units of 2048 to the em at 20 points, twice: 49.805 points.
    #expect(
      try layer(item(TestFont.emoji(size: 20)))
        == ##"<text x="10" y="24" textLength="49.805" font-size="20" opacity="0">😀🎉</text>"##)
  }

  @Test("Text without ink cannot be selected")
  func clear() throws {
    #expect(try layer(item(TestFont.collectionViews(size: 10), paints: [.color(.clear)])) == "")
  }

  @Test("An element's label is read in place of its texts, and nothing of a hidden element")
  func labels() throws {
    let text = try item(TestFont.collectionViews(size: 10))
    func scope(_ change: (inout DisplayElement) -> Void) throws -> DisplayItem {
      var element = DisplayElement(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      change(&element)
      return try .scope(DisplayScope(element: element, items: [text]))
    }
    let labelled = try TestDocument(
      [scope { $0.accessibilityLabel = "A \"label\" ]]>\u{1}" }, text], options: SVGOptions())
    #expect(
      labelled.inside.contains(##"<g><title>A &quot;label&quot; ]]&gt;</title><g fill="#1c1c1e""##))
    #expect(labelled.text.matches(of: /<text/).count == 2)
    #expect(labelled.text.matches(of: /aria-hidden="true" fill-opacity="0">Collection/).count == 1)
    let valued = try TestDocument([
      scope {
        $0.accessibilityLabel = "Volume"; $0.accessibilityValue = "50 %"
      }
    ])
    #expect(valued.inside.contains("<g><title>Volume</title><desc>50 %</desc>"))
    let hidden = try TestDocument([scope { $0.isAccessibilityHidden = true }], options: SVGOptions())
    #expect(hidden.inside.contains(##"<g aria-hidden="true"><g fill"##))
    // Without titles nothing stands for the text.
    let untitled = SVGOptions(elementTitles: false)
    #expect(
      try !TestDocument([scope { $0.accessibilityLabel = "x" }], options: untitled).text.contains(
        "aria-hidden"))
  }

  @Test("A picture that is told in words is one image; otherwise its texts are read")
  func roles() throws {
    let items = [try item(TestFont.collectionViews(size: 10))]
    func root(_ options: SVGOptions) throws -> String {
      String(try TestDocument(items, options: options).text.prefix { $0 != ">" })
    }
    #expect(try root(SVGOptions(title: "T", description: "D")).contains(##" role="img" aria-labelledby="##))
    #expect(
      try root(SVGOptions(title: "T")).contains(##" role="graphics-document document" aria-labelledby="##))
    #expect(try root(SVGOptions(title: "T", textLayer: false)).contains(##" role="img""##))
    #expect(try !root(SVGOptions()).contains("role="))
  }

  @Test("Ranges that lie badly cut no character in two")
  func badRanges() throws {
    let string = "a😀b"
    for start in 0...7 {
      for end in start...7 {
        let text = text(
          string, lines: [[run(start..<end, x: 0, advance: 9, baseline: 18)]], ranges: [0..<6], cut: 0)
        let svg = try SVGRenderer.svg(DisplayList(size: CGSize(width: 99, height: 99), items: [item(text)]))
        #expect(XMLParser(data: Data(svg)).parse())
      }
    }
  }

  /// Texts as people write them, and the width they are broken at.
  nonisolated static let samples: [(String, CGFloat?)] = [
    ("A collection view shows sections of items", 90), ("مرحبا بالعالم hello عالم 12", 80),
    ("שלום, world! שלום", nil), ("Emoji 😀🎉 between words 👩‍👩‍👧", 70), ("one\ntwo\u{2028}three", nil),
    ("  leading  and   many blanks", nil), ("<tags> & \"quotes\" ]]> 'more'", 60), ("日本語の長い文章です", 50),
    ("Tracking e\u{301}\u{302} marks", nil), ("", 50), ("\u{1}control\u{7F} characters\u{FFFE}", 80),
  ]

  @Test("Shaped texts can be copied as they were written", arguments: samples)
  func copies(string: String, width: CGFloat?) throws {
    let style = TextStyle(font: FontDescriptor(size: 17))
    let block = TextBlock(runs: [TextRun(string, style: style)], width: width)
    let text = try PangoTextMeasurer.shared.shape(block)
    let list = DisplayList(
      size: CGSize(width: 400, height: 400),
      items: [try .text(text, at: CGPoint(x: 10, y: 4), paints: [ink])])
    let reader = TextReader(try SVGRenderer.svg(list, options: SVGOptions(elementTitles: false)))
    let expected = string.unicodeScalars.filter { scalar in
      !(scalar.value < 0x20 && scalar != "\n" || scalar.value == 0x7F || scalar.value == 0xFFFE)
    }
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    #expect(words(reader.text) == words(String(String.UnicodeScalarView(expected))))
  }
}

/// Reads the characters of a document, a line an element of text.
private nonisolated final class TextReader: NSObject, XMLParserDelegate {
  private(set) var text = ""

  init(_ svg: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { text += "\n" }
  }
}
