import CollectionUI
import Drawing
import Foundation
import Geometry
import PangoText
import Testing

/// Texts measured by the real engine, against `views.md` 3.1 and 3.2.
@Suite("Texts as a phone measures them")
struct TextMeasureTests {
  private func drawn(
    _ view: some View, scale: CGFloat = 2, size: DynamicTypeSize = .large, width: CGFloat? = nil,
    height: CGFloat? = nil
  ) throws -> Drawn {
    try Drawn(
      view, width: width, height: height, traits: Traits(dynamicTypeSize: size, displayScale: scale),
      measurer: PangoTextMeasurer.shared)
  }

  /// The height of a view in pixels of a scale.
  private func pixels(_ view: some View, _ scale: CGFloat, size: DynamicTypeSize = .large) throws -> CGFloat {
    (try drawn(view, scale: scale, size: size).list.size.height * scale * 1e6).rounded() / 1e6
  }

  private func shaped(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws -> ShapedText {
    for item in try drawn(view, width: width, height: height).items {
      if case .text(let text, _, _) = item.content { return text }
    }
    throw MissingText()
  }

  private struct MissingText: Error {}

  /// views.md 3.2's last sentence, in pixels: 40.667 points at 3x are 122, 41 at 2x are 82.
  nonisolated static let heights: [(FontTextStyle, CGFloat, CGFloat)] = [
    (.largeTitle, 122, 82), (.title, 101, 67), (.title2, 79, 53), (.title3, 72, 48), (.headline, 61, 41),
    (.body, 61, 41), (.callout, 58, 39), (.subheadline, 54, 36), (.footnote, 47, 32), (.caption, 43, 29),
    (.caption2, 40, 27),
  ]

  @Test("One line of each text style has its height at 3x and 2x", arguments: heights)
  func lines(_ style: FontTextStyle, _ three: CGFloat, _ two: CGFloat) throws {
    #expect(try pixels(Text("Hg").font(.system(style)), 3) == three)
    #expect(try pixels(Text("Hg").font(.system(style)), 2) == two)
  }

  /// 1.19336 em a line, n lines of body rounded up once: 17 × 1.19336 = 20.287.
  private func lines(_ count: CGFloat, extra: CGFloat = 0, _ scale: CGFloat) -> CGFloat {
    ((17 * (1950 + 494) / 2048 * count + extra) * scale - 0.0001).rounded(.up)
  }

  @Test("Line limits of every form keep and cut lines", arguments: [2.0, 3.0] as [CGFloat])
  func lineLimits(scale: CGFloat) throws {
    let four = Text("A\nB\nC\nD")
    let one = Text("A")
    // 40.574 is 41 at 2x and 40.667 at 3x; 81.149 is 81.5 and 81.333.
    #expect(lines(2, 2) == 82 && lines(2, 3) == 122 && lines(4, 2) == 163 && lines(4, 3) == 244)
    #expect(try pixels(four, scale) == lines(4, scale))
    #expect(try pixels(four.lineLimit(nil), scale) == lines(4, scale))
    #expect(try pixels(four.lineLimit(2), scale) == lines(2, scale))
    #expect(try pixels(four.lineLimit(0), scale) == lines(1, scale))
    #expect(try pixels(four.lineLimit(-3), scale) == lines(1, scale))
    #expect(try pixels(four.lineLimit(...3), scale) == lines(3, scale))
    #expect(try pixels(four.lineLimit(2...3), scale) == lines(3, scale))
    #expect(try pixels(one.lineLimit(2...3), scale) == lines(2, scale))
    #expect(try pixels(one.lineLimit(2...), scale) == lines(2, scale))
    #expect(try pixels(four.lineLimit(2...), scale) == lines(4, scale))
    #expect(try pixels(one.lineLimit(3, reservesSpace: true), scale) == lines(3, scale))
    #expect(try pixels(one.lineLimit(3, reservesSpace: false), scale) == lines(1, scale))
    #expect(try pixels(four.lineLimit(3, reservesSpace: true), scale) == lines(3, scale))
    #expect(try pixels(VStack { four }.environment(\.lineLimit, 2), scale) == lines(2, scale))
    #expect(try pixels(VStack { VStack { four }.lineLimit(1) }.lineLimit(3), scale) == lines(1, scale))
  }

  @Test("Line spacing stands between lines only, and reserved lines have it too")
  func lineSpacing() throws {
    #expect(try pixels(Text("A").lineSpacing(5), 3) == 61)
    #expect(try pixels(Text("A\nB").lineSpacing(5), 3) == lines(2, extra: 5, 3))
    #expect(
      try pixels(Text("A").lineSpacing(5).lineLimit(3, reservesSpace: true), 2) == lines(3, extra: 10, 2))
    #expect(try pixels(Text("A\nB").lineSpacing(-5), 2) == 82)
  }

  @Test("A height that is too small keeps whole lines, one at the least, and cuts the last")
  func heights() throws {
    let text = Text("A\nB\nC\nD")
    #expect(try shaped(text, height: 45).lines.count == 2)
    #expect(try shaped(text, height: 45).isTruncated)
    #expect(try shaped(text, height: 5).lines.count == 1)
  }

  @Test("Dynamic Type changes heights: body is 63.248 high at accessibility5")
  func dynamicType() throws {
    // 53 × 1.19336 = 63.248: 127 pixels at 2x, 190 at 3x.
    #expect(try pixels(Text("A"), 2, size: .accessibility5) == 127)
    #expect(try pixels(Text("A"), 3, size: .accessibility5) == 190)
    #expect(try pixels(Text("A").font(.system(size: 17)), 3, size: .accessibility5) == 61)
    // Inter's own line is 1.21023 em: 48 × 1.21023 = 58.09.
    let custom = Text("A").font(.custom("Inter", size: 17, relativeTo: .body))
    #expect(try pixels(custom, 2, size: .accessibility5) == 117)
  }

  @Test("Tracking and kerning add their points after every character")
  func tracking() throws {
    let plain = try shaped(Text("abcd")).lines[0].frame.width
    #expect(near(try shaped(Text("abcd").tracking(2)).lines[0].frame.width, plain + 8))
    #expect(near(try shaped(Text("abcd").kerning(-1)).lines[0].frame.width, plain - 4))
    #expect(near(try shaped(VStack { Text("abcd") }.kerning(3)).lines[0].frame.width, plain + 12))
    #expect(near(try shaped(VStack { Text("abcd").tracking(0) }.tracking(3)).lines[0].frame.width, plain))
  }

  @Test("Monospaced digits and the monospaced design are of one width, others are not")
  func widths() throws {
    func width(_ text: Text) throws -> CGFloat { try shaped(text).lines[0].frame.width }
    #expect(try near(width(Text("111").monospacedDigit()), width(Text("888").monospacedDigit())))
    #expect(try !near(width(Text("111")), width(Text("888"))))
    #expect(try near(width(Text("iii").monospaced()), width(Text("WWW").fontDesign(.monospaced))))
    #expect(try near(width(Text("`iii`")), width(Text("`WWW`"))))
    #expect(try width(Text("Hello").fontWeight(.black)) > width(Text("Hello")))
  }

  @Test("A raised text makes its line higher by as much")
  func baselineOffset() throws {
    let mixed = Text("A") + Text("b").baselineOffset(4)
    #expect(try pixels(mixed, 2) == lines(1, extra: 4, 2))
    let text = try shaped(mixed)
    #expect(text.runs[0].baseline - text.runs[1].baseline == 4)
  }

  @Test("Type shrinks to a factor, after tightening and before an ellipsis")
  func fitting() throws {
    let text = Text("A rather long line").lineLimit(1)
    let natural = try shaped(text).size.width
    #expect(try shaped(text, width: natural * 0.7).isTruncated)
    let shrunk = try shaped(text.minimumScaleFactor(0.5), width: natural * 0.7)
    // Smaller type is tracked wider, so that less than 0.7 fits.
    #expect(!shrunk.isTruncated && shrunk.scaleFactor < 0.7 && shrunk.scaleFactor > 0.6)
    #expect(shrunk.lines[0].frame.width <= natural * 0.7)
    let cut = try shaped(text.minimumScaleFactor(0.9), width: natural * 0.7)
    #expect(cut.isTruncated && cut.scaleFactor == 0.9)
    let tight = try shaped(text.allowsTightening(true).minimumScaleFactor(0.5), width: natural * 0.97)
    #expect(!tight.isTruncated && tight.scaleFactor == 1)
  }

  @Test("Lines are aligned within the text's own box")
  func alignment() throws {
    func starts(_ alignment: TextAlignment) throws -> [CGFloat] {
      try shaped(Text("a long line\nb").multilineTextAlignment(alignment), width: 300).lines.map(\.frame.minX)
    }
    let text = try shaped(Text("a long line\nb"))
    let room = text.lines[0].frame.width - text.lines[1].frame.width
    #expect(try starts(.leading) == [0, 0])
    #expect(try near(starts(.trailing)[1], room, 0.5))
    #expect(try near(starts(.center)[1], room / 2, 0.5))
  }

  @Test("A line of its own colour is drawn apart, below the text, in its pattern")
  func lineColours() throws {
    let drawn = try drawn(
      Text("a").underline(color: .red) + Text("b").strikethrough(pattern: .dash, color: .green)
        + Text("c").underline())
    let red = Paint.color(SRGBColor(hex: 0xFF3B30))
    let green = Paint.color(SRGBColor(hex: 0x34C759))
    #expect(drawn.items.count == 3)
    guard case .fill(let line, red, _) = drawn.items[0].content,
      case .stroke(_, green, let style) = drawn.items[1].content,
      case .text(let text, _, _) = drawn.items[2].content
    else {
      Issue.record("two lines and a text were expected")
      return
    }
    // The text's baseline is at 16; the line is a pixel or more below it.
    #expect(line.boundingRect.minY >= 16)
    #expect(style.dash == [10 * style.lineWidth, 5 * style.lineWidth])
    #expect(text.decorations.map(\.sourceRun) == [2])
    let outer = try self.drawn(VStack { Text("a") }.underline(color: .red))
    guard case .fill(_, red, _) = outer.items[0].content else {
      Issue.record("a red line was expected")
      return
    }
  }

  @Test(
    "Strange texts are measured: control characters, unpaired marks of direction, a hundred thousand characters"
  )
  func strange() throws {
    let texts = [
      "", " ", "\n", "\u{0}\u{1}\u{7F}", "\u{202E}abc", "abc\u{202C}\u{2069}", "\u{2067}\u{2066}\u{202B}",
      "\u{FEFF}\u{200D}",
      "e\u{301}\u{301}\u{301}", "\u{1F468}\u{200D}", "\u{D7FF}\u{10FFFF}",
    ]
    for text in texts {
      let size = try drawn(Text(verbatim: text), width: 100, height: 100).list.size
      #expect(size == CGSize(width: 100, height: 100), "\(text.debugDescription)")
    }
    let marks = String(repeating: "\u{202E}a\u{2067}b", count: 25_000)
    #expect(try drawn(Text(verbatim: marks).lineLimit(2), width: 200).list.size.height == 41)
    let words = String(repeating: "word ", count: 20_000)
    #expect(try drawn(Text(words).lineLimit(3), width: 200).list.size.height == 61)
    #expect(try drawn(Text(words), width: 200).list.size.height > 10_000)
  }

  @Test("Sizes that are no size leave a diagnostic and a picture")
  func sizes() throws {
    for size in [0, -3, .nan, .infinity] as [CGFloat] {
      let drawn = try drawn(Text("a").font(.system(size: size)))
      #expect(drawn.list.diagnostics.count == 1, "\(size)")
      #expect(drawn.list.size.height.isFinite)
    }
  }

  @Test("A character that no font has is named")
  func missing() throws {
    let drawn = try drawn(Text("a\u{10FFFD}\u{10FFFD}"))
    #expect(drawn.list.diagnostics.count == 1)
    #expect(drawn.list.diagnostics[0].description.contains("U+10FFFD"))
  }
}
