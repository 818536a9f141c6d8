import Drawing
import Foundation
import Geometry
import Testing

@testable import PangoText

@Suite("Lines")
struct LineTests {
  let measurer = PangoTextMeasurer(library: FontLibrary())
  let sentence = "The quick brown fox jumps over the lazy dog and does so again and again"

  @Test("Widths do not depend on the display scale, and boxes are rounded up to its pixels")
  func widthsAtEveryScale() throws {
    for text in [sentence, "\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc", "Masonry \u{1F600}"] {
      let shapes = try [1, 2, 3].map { try measurer.shape(.plain(text, width: 200, scale: $0)) }
      #expect(shapes[0].lineWidths == shapes[1].lineWidths && shapes[1].lineWidths == shapes[2].lineWidths)
      #expect(shapes[0].lineTexts == shapes[2].lineTexts)
      for (shape, scale) in zip(shapes, [1, 2, 3] as [CGFloat]) {
        let widest = shape.lineWidths.max() ?? 0
        #expect(shape.size.width >= widest - 0.001 && shape.size.width < widest + 1 / scale)
        let pixels = shape.size.width * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
      }
    }
  }

  @Test("A text is as wide as its longest line, and fits into its own width")
  func ownWidth() throws {
    let wrapped = try measurer.shape(.plain(sentence, width: 200))
    #expect(wrapped.lines.count > 2 && wrapped.size.width <= 200)
    let again = try measurer.shape(.plain(sentence, width: wrapped.size.width))
    #expect(again.lineTexts == wrapped.lineTexts)
    let single = try measurer.shape(.plain(sentence))
    #expect(single.lines.count == 1)
    #expect(try measurer.shape(.plain(sentence, width: single.lineWidths[0])).lines.count == 1)
    #expect(try measurer.shape(.plain(sentence, width: single.lineWidths[0] - 0.002)).lines.count == 2)
  }

  @Test("A line limit counts the lines of all paragraphs together")
  func limitOverParagraphs() throws {
    let text = "First paragraph that wraps\nSecond paragraph that wraps\nThird"
    let free = try measurer.shape(.plain(text, width: 120))
    let total = free.lines.count
    // "Second paragraph that wraps" alone takes three lines of 120 points.
    #expect(total >= 5)
    for limit in 1..<total {
      let shaped = try measurer.shape(.plain(text, width: 120, lines: limit))
      #expect(shaped.lines.count == limit)
      #expect(shaped.lines.map(\.isTruncated) == (1...limit).map { $0 == limit })
      #expect(Array(shaped.lineTexts.dropLast()) == Array(free.lineTexts.prefix(limit - 1)))
      #expect(shaped.size.width <= 120)
    }
    #expect(try measurer.shape(.plain(text, width: 120, lines: total)) == free)
    #expect(try measurer.shape(.plain(text, width: 120, lines: 0)).lines.count == 1)
  }

  @Test("A paragraph that ends at the limit gets its ellipsis, blank paragraphs behind it ask for none")
  func limitAtParagraphEnd() throws {
    let shaped = try measurer.shape(.plain("AAA\nBBB", lines: 1))
    #expect(shaped.isTruncated && shaped.runs.flatMap(\.glyphs).count == 4)
    let blank = try measurer.shape(.plain("AAA\n \n", lines: 1))
    #expect(!blank.isTruncated && blank.runs.flatMap(\.glyphs).count == 3)
  }

  @Test("A height keeps whole lines, one at the least, and cuts the last")
  func height() throws {
    var block = TextBlock.plain("one two three four five six seven eight", font: .system(17), width: 60)
    let free = try measurer.shape(block)
    // Lines are 20.287 points high.
    for (height, lines) in [(0, 1), (20.2, 1), (40.5, 1), (40.6, 2), (61, 3)] as [(CGFloat, Int)] {
      block.height = height
      let shaped = try measurer.shape(block)
      #expect(shaped.lines.count == lines && shaped.isTruncated, "\(height)")
    }
    block.height = free.size.height
    #expect(try measurer.shape(block).lines.count == free.lines.count)
  }

  @Test("Room is kept for lines that are not there, spacing between them included")
  func reserved() throws {
    var block = TextBlock.plain("one", font: .system(17))
    block.reservedLines = 3
    block.lineSpacing = 5
    // 3 x 20.287 + 2 x 5 = 70.86.
    #expect(try measurer.shape(block).size.height == 71)
    block.runs[0].string = ""
    #expect(try measurer.shape(block).size == CGSize(width: 0, height: 71))
  }

  @Test("Line spacing stands between lines only")
  func lineSpacing() throws {
    var block = TextBlock.plain("one\ntwo", font: .system(17))
    block.lineSpacing = 7
    // 2 x 20.287 + 7 = 47.57.
    #expect(try measurer.shape(block).size.height == 48)
    block.runs[0].string = "one"
    #expect(try measurer.shape(block).size.height == 20.5)
  }

  @Test("An empty text has no line and no size")
  func empty() throws {
    let shaped = try measurer.shape(.plain(""))
    #expect(shaped.size == .zero && shaped.lines.isEmpty && shaped.runs.isEmpty)
    #expect(try measurer.shape(TextBlock(runs: [])).size == .zero)
  }

  @Test(
    "All line separators break lines",
    arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func separators(separator: String) throws {
    for word in ["word", "\u{5E9}\u{5DC}"] {
      let shaped = try measurer.shape(.plain("a" + separator + word + separator))
      #expect(shaped.lines.count == 3)
      #expect(shaped.lineTexts == ["a", word, ""])
      #expect(shaped.missingCharacters.isEmpty)
      #expect(shaped.lines.map(\.sourceRange.upperBound).last == shaped.string.utf8.count)
    }
  }

  @Test("Blanks at a line's end hang, however many: no new line, no ellipsis, no indent")
  func hangingBlanks() throws {
    let blanks = String(repeating: " ", count: 40)
    for word in ["word", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"] {
      let alone = try measurer.shape(.plain(word)).lineWidths[0]
      let shaped = try measurer.shape(.plain(word + blanks + word, width: alone + 10))
      #expect(shaped.lines.count == 2)
      #expect(shaped.lineWidths == [alone, alone])
      #expect(shaped.runs.map { $0.x.min() } == [0, 0])
      let limited = try measurer.shape(.plain(word + blanks, width: alone + 1, lines: 1))
      #expect(limited.lines.count == 1 && !limited.isTruncated && limited.lineWidths == [alone])
    }
  }

  @Test("Blanks at the end of a paragraph count where there is room, as in a label with a colon and a space")
  func trailingBlank() throws {
    let bare = try measurer.shape(.plain("Name:")).lineWidths[0]
    let spaced = try measurer.shape(.plain("Name: ")).lineWidths[0]
    // Inter's space is 792 of 2816 units: 4.78 points at 17.
    #expect(abs(spaced - bare - 17 * 792 / 2816) < 0.01)
  }

  @Test("A soft hyphen shows where a line ends at it and nowhere else")
  func softHyphen() throws {
    let plain = try measurer.shape(.plain("extraordinary"))
    let soft = try measurer.shape(.plain("extra\u{AD}ordinary"))
    #expect(soft.lineWidths == plain.lineWidths)
    let broken = try measurer.shape(.plain("extra\u{AD}ordinary", width: 80))
    let hyphen = try measurer.shape(.plain("extra\u{2010}"))
    #expect(broken.lineTexts == ["extra\u{AD}", "ordinary"])
    #expect(broken.lineWidths[0] == hyphen.lineWidths[0])
    let hard = try measurer.shape(.plain("extraordinary", width: 80))
    #expect(hard.lines.count == 2)
    #expect(hard.runs.flatMap(\.glyphs).count == 13, "no hyphen is made where a word is broken by force")
  }

  @Test("Tabs go to every eighth space")
  func tabs() throws {
    let space = try measurer.shape(.plain("a b")).lineWidths[0] - measurer.shape(.plain("ab")).lineWidths[0]
    let shaped = try measurer.shape(.plain("a\tb\tc"))
    let starts = shaped.runs.flatMap(\.x)
    #expect(starts.count == 3)
    #expect(abs(starts[1] - 8 * space) < 0.05 && abs(starts[2] - 16 * space) < 0.05)
  }

  @Test("Control characters are invisible")
  func controls() throws {
    let plain = try measurer.shape(.plain("ab"))
    let shaped = try measurer.shape(.plain("a\u{1}\u{7F}\u{200B}\u{FEFF}b"))
    #expect(shaped.lineWidths == plain.lineWidths && shaped.missingCharacters.isEmpty)
    #expect(shaped.runs.flatMap(\.glyphs) == plain.runs.flatMap(\.glyphs))
  }

  @Test("A character that no font has is drawn as a box and reported once")
  func missing() throws {
    let shaped = try measurer.shape(.plain("a\u{E5DF}b\u{E5DF}\u{E5E0}"))
    #expect(shaped.missingCharacters == ["\u{E5DF}", "\u{E5E0}"])
    #expect(shaped.runs.flatMap(\.glyphs).filter { $0 == 0 }.count == 3)
    let face = try FontFaceStore.shared.face(TestFont.regular)
    let ab = try measurer.shape(.plain("a")).lineWidths[0] + measurer.shape(.plain("b")).lineWidths[0]
    #expect(abs(shaped.lineWidths[0] - ab - 3 * 17 * face.advance(of: 0)) < 0.1)
  }

  @Test("A width of nothing puts one character on a line, and with a limit an ellipsis")
  func noWidth() throws {
    for width in [0, -5] as [CGFloat] {
      let shaped = try measurer.shape(.plain("abc", width: width))
      #expect(shaped.lineTexts == ["a", "b", "c"])
      let limited = try measurer.shape(.plain("abc", width: width, lines: 1))
      #expect(limited.lines.count == 1 && limited.runs.flatMap(\.glyphs).count == 1)
    }
  }
}
