import Drawing
import Foundation
import Geometry
import Testing

@testable import PangoText

@Suite("Truncation")
struct TruncationTests {
  let measurer = PangoTextMeasurer(library: FontLibrary())
  static let latin = "Alpha beta gamma delta epsilon zeta"
  static let arabic =
    "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645} "
    + "\u{647}\u{630}\u{627} \u{646}\u{635} \u{637}\u{648}\u{64A}\u{644} \u{62C}\u{62F}\u{627}"

  private func cut(_ text: String, _ mode: TruncationMode, width: CGFloat = 120, lines: Int = 1) throws
    -> ShapedText
  {
    var block = TextBlock.plain(text, width: width, lines: lines)
    block.truncationMode = mode
    return try measurer.shape(block)
  }

  /// Which bytes of the text are shown, by the clusters of the glyphs that are not the ellipsis.
  private func shown(_ shaped: ShapedText, line: Int = 0) -> [Int] {
    shaped.runs[shaped.lines[line].runs].filter { !$0.sourceRange.isEmpty }.flatMap(\.clusters).sorted()
  }

  private func ellipsis(_ shaped: ShapedText) throws -> UInt32 {
    try #require(FontFaceStore.shared.face(TestFont.regular).glyph(for: "\u{2026}"))
  }

  @Test(
    "The tail gives way: the beginning is shown, then an ellipsis, within the width and as full as it gets")
  func tail() throws {
    let shaped = try cut(Self.latin, .tail)
    let glyphs = shaped.runs.flatMap(\.glyphs)
    #expect(shaped.lines.count == 1 && shaped.isTruncated && shaped.size.width <= 120)
    #expect(glyphs.last == (try ellipsis(shaped)))
    // "Alpha beta ga…": one more letter of the 10 points that m is wide would not fit.
    #expect(shaped.lineWidths[0] > 105)
    #expect(shaped.lines[0].sourceRange == 0..<Self.latin.utf8.count)
  }

  @Test("The head gives way: an ellipsis, then the text's end")
  func head() throws {
    let shaped = try cut(Self.latin, .head)
    #expect(shaped.runs.flatMap(\.glyphs).first == (try ellipsis(shaped)))
    #expect(shaped.runs.flatMap(\.clusters).max() == Self.latin.utf8.count - 1)
    #expect(shaped.size.width <= 120 && shaped.isTruncated)
  }

  @Test("The middle gives way: beginning, ellipsis, end, about alike")
  func middle() throws {
    let shaped = try cut(Self.latin, .middle)
    let glyphs = shaped.runs.flatMap(\.glyphs)
    let position = try #require(glyphs.firstIndex(of: try ellipsis(shaped)))
    #expect(position > 3 && position < glyphs.count - 4)
    let clusters = shaped.runs.flatMap(\.clusters)
    #expect(clusters.first == 0 && clusters.last == Self.latin.utf8.count - 1)
    #expect(shaped.size.width <= 120)
  }

  @Test("Of several lines only the last gives way; at the head it shows the end of the whole text")
  func severalLines() throws {
    let text = "Alpha beta gamma delta\nepsilon zeta eta theta iota kappa lambda\nmu nu xi omicron"
    for mode in [TruncationMode.tail, .head, .middle] {
      let shaped = try cut(text, mode, lines: 2)
      #expect(shaped.lines.count == 2 && shaped.lines.map(\.isTruncated) == [false, true])
      #expect(shaped.lineTexts[0] == "Alpha beta")
      let clusters = shaped.runs[shaped.lines[1].runs].flatMap(\.clusters)
      let endsWithText = clusters.max() == text.utf8.count - 1
      #expect(endsWithText == (mode != .tail))
      #expect(shaped.size.width <= 120)
    }
  }

  @Test(
    "Arabic is cut at its end, which is on the left, its beginning, which is on the right, and in the middle")
  func arabic() throws {
    let length = Self.arabic.utf8.count
    for (mode, isFirst, isLast) in [
      (TruncationMode.tail, true, false), (.head, false, true), (.middle, true, true),
    ] {
      let shaped = try cut(Self.arabic, mode, width: 80)
      #expect(shaped.lines.count == 1 && shaped.isTruncated && shaped.size.width <= 80)
      let ellipsis = try #require(shaped.runs.first { $0.sourceRange.isEmpty })
      #expect(ellipsis.font == TestFont.regular)
      let (left, right) = (
        shaped.runs.flatMap(\.x).min() ?? 0,
        shaped.runs.filter { !$0.sourceRange.isEmpty }.flatMap(\.x).max() ?? 0
      )
      #expect((ellipsis.x[0] == left) == (mode == .tail), "\(mode)")
      #expect((ellipsis.x[0] > right) == (mode == .head), "\(mode)")
      let shown = shown(shaped)
      #expect((shown.first == 0) == isFirst && (shown.last == length - 2) == isLast, "\(mode)")
      #expect(shaped.runs.filter { !$0.sourceRange.isEmpty }.allSatisfy { $0.isRightToLeft && $0.joins })
    }
  }

  @Test("No blank stands before the ellipsis")
  func noBlankBefore() throws {
    for width in stride(from: 40 as CGFloat, to: 200, by: 3) {
      let shaped = try cut(Self.latin, .tail, width: width)
      let last = try #require(shown(shaped).last)
      #expect(Array(Self.latin.utf8)[last] != UInt8(ascii: " "))
      #expect(shaped.size.width <= width)
    }
  }

  @Test("The ellipsis has the style of the text it stands behind")
  func styleOfEllipsis() throws {
    let runs = [
      TextRun("Bold ", style: TextStyle(font: .inter(17, weight: .bold))),
      TextRun("and then regular text", style: TextStyle(font: .inter(17))),
    ]
    let shaped = try measurer.shape(TextBlock(runs: runs, width: 110, lineLimit: 1))
    #expect(shaped.runs.last?.sourceRun == 1 && shaped.runs.last?.font == TestFont.regular)
    let early = try measurer.shape(TextBlock(runs: runs, width: 45, lineLimit: 1))
    #expect(early.runs.last?.sourceRun == 0)
  }

  @Test("A smallest factor of 0.5 shrinks a line just so much that it fits")
  func scaleFactor() throws {
    var block = TextBlock.plain("Alpha beta gamma delta", width: 120, lines: 1)
    block.minimumScaleFactor = 0.5
    let natural = try measurer.shape(.plain("Alpha beta gamma delta")).lineWidths[0]
    let shaped = try measurer.shape(block)
    #expect(!shaped.isTruncated && shaped.lines.count == 1)
    #expect(shaped.size.width <= 120 && shaped.lineWidths[0] > 118.5)
    #expect(abs(shaped.scaleFactor - 120 / natural) < 0.006)
    #expect(abs((shaped.runs.first?.fontSize ?? 0) - 17 * shaped.scaleFactor) < 0.01)
    block.minimumScaleFactor = 0.9
    let cut = try measurer.shape(block)
    #expect(cut.isTruncated && cut.scaleFactor == 0.9)
    block.width = natural + 1
    #expect(try measurer.shape(block).scaleFactor == 1)
  }

  @Test("Several lines shrink until their limit holds, in half per cent steps")
  func scaleSeveralLines() throws {
    var block = TextBlock.plain(Self.latin + " " + Self.latin, width: 150, lines: 3)
    block.minimumScaleFactor = 0.3
    let shaped = try measurer.shape(block)
    #expect(!shaped.isTruncated && shaped.lines.count == 3 && shaped.scaleFactor < 1)
    // A step larger it would not fit.
    var larger = block
    larger.minimumScaleFactor = 1
    larger.runs[0].style.font.size *= shaped.scaleFactor + 0.005
    #expect(try measurer.shape(larger).isTruncated)
  }

  @Test("Tightening comes before shrinking and cutting, and only for a little")
  func tightening() throws {
    let natural = try measurer.shape(.plain("Alpha beta gamma")).lineWidths[0]
    var block = TextBlock.plain("Alpha beta gamma", width: natural - 3, lines: 1)
    block.minimumScaleFactor = 0.5
    block.allowsTightening = true
    let tight = try measurer.shape(block)
    #expect(!tight.isTruncated && tight.scaleFactor == 1)
    #expect(tight.lineWidths[0] <= natural - 3 && tight.lineWidths[0] > natural - 6)
    // 5 % of an em for each of 16 characters are 13.6 points.
    block.width = natural - 20
    let shrunk = try measurer.shape(block)
    #expect(shrunk.scaleFactor < 1 && !shrunk.isTruncated)
    block.minimumScaleFactor = 1
    #expect(try measurer.shape(block).isTruncated)
  }
}
