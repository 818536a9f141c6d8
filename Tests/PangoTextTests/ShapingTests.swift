import Drawing
import Foundation
import Geometry
import Testing

@testable import PangoText

@Suite("Shaping")
struct ShapingTests {
  let measurer = PangoTextMeasurer(library: FontLibrary())
  static let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
  static let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627}"

  @Test("Ligatures and contextual letters rewrite nothing: x and -> stay what they are")
  func contextualAlternates() throws {
    let shaped = try measurer.shape(.plain("390x500 ->"))
    let face = try FontFaceStore.shared.face(TestFont.regular)
    #expect(shaped.runs.flatMap(\.glyphs) == "390x500 ->".unicodeScalars.compactMap { face.glyph(for: $0) })
    var font = FontDescriptor.inter(17)
    font.features = [FontFeature(tag: "calt")]
    #expect(try measurer.shape(.plain("390x500 ->", font: font)).runs.flatMap(\.glyphs).count < 10)
  }

  @Test("Tabular digits are all of one width")
  func tabularDigits() throws {
    var font = FontDescriptor.inter(17)
    #expect(
      try measurer.shape(.plain("1111", font: font)).size != measurer.shape(.plain("0000", font: font)).size)
    font.usesMonospacedDigits = true
    #expect(
      try measurer.shape(.plain("1111", font: font)).size == measurer.shape(.plain("0000", font: font)).size)
  }

  @Test("Kerning and tracking add their points after every character, the last included")
  func spacing() throws {
    var block = TextBlock.plain("Hello")
    let natural = try measurer.shape(block).lineWidths[0]
    block.runs[0].style.kerning = 2
    #expect(try measurer.shape(block).lineWidths[0] == natural + 10)
    block.runs[0].style.tracking = -0.5
    #expect(try measurer.shape(block).lineWidths[0] == natural + 7.5)
  }

  @Test("Spacing never comes between joined letters, but between Hebrew ones")
  func spacingOfScripts() throws {
    for (text, added) in [(Self.arabic, 0 as CGFloat), (Self.hebrew, 8)] {
      var block = TextBlock.plain(text)
      let natural = try measurer.shape(block).lineWidths[0]
      block.runs[0].style.tracking = 2
      #expect(try measurer.shape(block).lineWidths[0] == natural + added)
    }
  }

  @Test("Right-to-left text stands right to left, with Latin and digits in it left to right")
  func bidi() throws {
    let shaped = try measurer.shape(.plain(Self.hebrew + " abc 123 " + Self.hebrew))
    let texts = shaped.runs.map { run in
      run.clusters.filter { !run.sourceRange.isEmpty && $0 >= 0 }.first ?? -1
    }
    // On the screen from the left: the second Hebrew word, 123 and abc in their order, the first Hebrew word.
    #expect(shaped.runs.first?.isRightToLeft == true && shaped.runs.last?.isRightToLeft == true)
    #expect((texts.first ?? 0) > (texts.last ?? 0))
    let latin = try #require(shaped.runs.first { !$0.isRightToLeft && $0.clusters.contains(9) })
    #expect(latin.clusters == latin.clusters.sorted() && latin.x == latin.x.sorted())
    for run in shaped.runs { #expect(run.x == run.x.sorted()) }
  }

  @Test("Leading and trailing follow the layout's direction, not the text's")
  func alignment() throws {
    let text = "long line of text\nshort"
    func left(_ alignment: TextAlignment, _ direction: LayoutDirection, _ text: String) throws -> [CGFloat] {
      var block = TextBlock.plain(text)
      block.alignment = alignment
      block.layoutDirection = direction
      return try measurer.shape(block).lines.map(\.frame.minX)
    }
    let widths = try measurer.shape(.plain(text)).lineWidths
    let box = try measurer.shape(.plain(text)).size.width
    #expect(try left(.leading, .leftToRight, text) == [0, 0])
    #expect(try left(.trailing, .leftToRight, text) == widths.map { box - $0 })
    #expect(try left(.center, .leftToRight, text) == widths.map { (box - $0) / 2 })
    #expect(try left(.leading, .rightToLeft, text) == widths.map { box - $0 })
    #expect(try left(.trailing, .rightToLeft, text) == [0, 0])
    #expect(try left(.leading, .leftToRight, Self.hebrew + "\n" + Self.hebrew + Self.hebrew)[0] == 0)
  }

  @Test("Text without letters takes the layout's direction")
  func neutral() throws {
    var block = TextBlock.plain("1 + 2!")
    #expect(try measurer.shape(block).runs.flatMap(\.clusters) == [0, 1, 2, 3, 4, 5])
    block.layoutDirection = .rightToLeft
    let clusters = try measurer.shape(block).runs.flatMap(\.clusters)
    #expect(clusters.first == 5 && clusters.last == 0)
  }

  @Test("Fallback fonts change no line's height")
  func fallbackHeights() throws {
    for text in [Self.arabic, Self.hebrew, "\u{1F600}", "\u{0E44}\u{0E17}\u{0E22}", "\u{0928}\u{092E}"] {
      let shaped = try measurer.shape(.plain("A" + text, font: .system(17)))
      #expect(shaped.size.height == 20.5 && shaped.missingCharacters.isEmpty, "\(text)")
      #expect(shaped.firstBaseline == 16)
    }
  }

  @Test("A script's font of fonts-noto-core is found by name, in bold too")
  func scriptFonts() throws {
    for (text, file) in [
      ("\u{0E44}\u{0E17}\u{0E22}", "NotoSansThai"), (Self.arabic, "NotoSansArabic"),
      (Self.hebrew, "NotoSansHebrew"),
      ("\u{10D0}\u{10D1}", "NotoSansGeorgian"), ("\u{0F40}", "NotoSerifTibetan"),
    ] {
      #expect(
        try measurer.shape(.plain(text)).runs.map(\.font.file).allSatisfy {
          $0.hasSuffix("/\(file)-Regular.ttf")
        })
      let bold = try measurer.shape(.plain(text, font: .inter(17, weight: .bold)))
      #expect(bold.runs.map(\.font.file).allSatisfy { $0.hasSuffix("/\(file)-Bold.ttf") })
    }
  }

  @Test("Underline and strikethrough run along their run, on whole pixels")
  func decorations() throws {
    var runs = [
      TextRun("plain ", style: TextStyle(font: .inter(17))),
      TextRun("lined", style: TextStyle(font: .inter(17))),
    ]
    runs[1].style.underline = .solid
    runs[1].style.strikethrough = .dash
    let shaped = try measurer.shape(TextBlock(runs: runs, displayScale: 2))
    #expect(
      shaped.decorations.map(\.style) == [.solid, .dash]
        && shaped.decorations.allSatisfy { $0.sourceRun == 1 })
    let run = try #require(shaped.runs.last)
    for line in shaped.decorations {
      #expect(abs(line.frame.minX - run.x[0]) < 0.001 && line.frame.width == run.advance)
      #expect((line.frame.minY * 2).rounded() == line.frame.minY * 2 && line.frame.height >= 0.5)
    }
    #expect(shaped.decorations[0].frame.minY > shaped.firstBaseline)
    #expect(shaped.decorations[1].frame.maxY < shaped.firstBaseline)
  }

  @Test("A raised run makes its line higher and stands above the baseline")
  func baselineOffset() throws {
    var runs = [
      TextRun("a", style: TextStyle(font: .system(17))), TextRun("2", style: TextStyle(font: .system(17))),
    ]
    runs[1].style.baselineOffset = 6
    let shaped = try measurer.shape(TextBlock(runs: runs, displayScale: 1))
    // 20.287 + 6 = 26.287; the baseline 16.187 + 6 = 22.187.
    #expect(shaped.size.height == 27 && shaped.firstBaseline == 22)
    #expect(shaped.runs.map(\.baseline) == [22, 16])
  }

  @Test("A line may not end between two runs inside a word")
  func wordAcrossRuns() throws {
    let style = TextStyle(font: .inter(17))
    let bold = TextStyle(font: .inter(17, weight: .bold))
    let runs = [TextRun("aaa bb", style: style), TextRun("bbbb", style: bold), TextRun(" cc", style: style)]
    let shaped = try measurer.shape(TextBlock(runs: runs, width: 75))
    #expect(shaped.lineTexts == ["aaa", "bbbbbb", "cc"])
    #expect(shaped.runs.map(\.sourceRun) == [0, 0, 1, 2])
  }

  @Test("Sizes of nothing, too much or no number are kept within 1 to 2000 points")
  func extremeSizes() throws {
    for (size, used) in [(0, 1), (-3, 1), (CGFloat.nan, 1), (1e9, 2000), (.infinity, 2000)]
      as [(CGFloat, CGFloat)]
    {
      let shaped = try measurer.shape(.plain("Hg", font: .inter(size)))
      #expect(shaped.runs[0].fontSize == used && shaped.size.width.isFinite && shaped.size.height.isFinite)
    }
    var block = TextBlock.plain("Hg", width: .nan)
    block.height = .nan
    block.lineSpacing = .infinity
    block.minimumScaleFactor = .nan
    block.displayScale = 0
    #expect(try measurer.shape(block).size.height.isFinite)
  }

  @Test("A hundred thousand characters are measured, in lines and in one line wider than Pango's integers")
  func longTexts() throws {
    for word in ["word and ", Self.hebrew + " ", "abcdefghij"] {
      let text = String(repeating: word, count: 100_000 / word.count)
      let wrapped = try measurer.shape(.plain(text, width: 400))
      #expect(wrapped.lines.count > 1000 && wrapped.size.width <= 400)
      #expect(wrapped.lines.last?.sourceRange.upperBound == text.utf8.count)
      #expect(try measurer.shape(.plain(text, width: 400, lines: 2)).lines.count == 2)
      let single = try measurer.shape(.plain(text, font: .inter(200)))
      #expect(single.lines.count == 1)
      // Two million points are where Pango's integers end.
      #expect(single.size.width > 2_097_152)
      let ten = try measurer.shape(.plain(String(repeating: word, count: 10), font: .inter(200))).lineWidths[
        0]
      let twenty = try measurer.shape(.plain(String(repeating: word, count: 20), font: .inter(200)))
        .lineWidths[0]
      let expected = ten + (twenty - ten) * CGFloat(text.count / word.count - 10) / 10
      #expect(abs(single.lineWidths[0] / expected - 1) < 1e-4)
    }
  }

  @Test("A block gives the same shape on every task, whatever else is measured meanwhile")
  func concurrency() async throws {
    let texts = (0..<60).map { index in
      [Self.hebrew, Self.arabic, "Latin words", "\u{1F600} picture", "\u{0E44}\u{0E17}\u{0E22}"][index % 5]
        + " \(index)"
    }
    let alone = try texts.map { try PangoTextMeasurer(library: FontLibrary()).shape(.plain($0, width: 60)) }
    let blocks = texts.map { TextBlock.plain($0, width: 60) }
    let shared = PangoTextMeasurer(library: FontLibrary())
    let tasks = (1...8).map { step in
      Task.detached { try blocks.indices.map { try shared.shape(blocks[$0 * step % blocks.count]) } }
    }
    var together: [ShapedText] = []
    for task in tasks { together += try await task.value }
    #expect(together.count == 480)
    let known = Dictionary(zip(texts, alone), uniquingKeysWith: { first, _ in first })
    for shape in together { #expect(shape == known[shape.string]) }
  }
}
