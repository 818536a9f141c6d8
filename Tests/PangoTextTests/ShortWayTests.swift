import Drawing
import Foundation
import Testing

@testable import PangoText

@Suite("The short way of simple text")
struct ShortWayTests {
  /// Words with every sign that the short way admits, among plain ones.
  static let words =
    """
    the quick brown fox jumps over lazy dog Typography AVAToday WAVE r\u{E9}sum\u{E9} na\u{EF}ve stra\u{DF}e 2024 3.14 \
    1,000 12:30 50% $9.99 \u{20AC}20 well-known state-of-the-art T-shirt and/or km/h (maybe) [sic] {x} \u{AB}quote\u{BB} \
    \u{201C}smart\u{201D} \u{2018}single\u{2019} don't it\u{2019}s rock&roll a+b=c #tag @name e.g. i.e. Dr. wow! \
    really?! yes; no: \u{2026} end\u{2026} dash\u{2014}dash \u{2013} 10\u{2013}20 user_name a|b ~x ^y `z` C:\\dir <tag> \
    \u{BD} \u{B0}C \u{D7} \u{F7} \u{2022} \u{2020} \u{2122} \u{A9} \u{2192} \u{2194} \u{2195} -5 +7 --- * ** // http://a.b/c?d=e&f \
    "quoted" "open close" '90s ffi ffl fi To. Ty, P. L' f\u{2019} extraordinarily-long-hyphenated-combination-of-words \
    Donaudampfschifffahrtsgesellschaftskapit\u{E4}n ( ) \u{2014} " \u{201C} ! / - \u{BF}Qu\u{E9}? \u{A1}S\u{ED}!
    """.split(separator: " ").map(String.init)

  static func compare(
    _ text: String, measurer: PangoTextMeasurer, reference: PangoLayoutReference, weight: Int, size: CGFloat,
    width: CGFloat
  ) throws {
    let block = TextBlock.plain(text, font: .inter(size, weight: FontWeight(weight)), width: width)
    let shaped = try measurer.shape(block)
    let expected = reference.lines(text, family: "Inter", size: size, weight: weight, width: width)
    let actual = shaped.lines.map {
      PangoLayoutReference.Line(
        start: $0.sourceRange.lowerBound, width: Int(($0.frame.width * 1024).rounded()))
    }
    #expect(actual == expected, "\(size) pt, \(weight), \(width) wide: \(text)")
  }

  @Test("Lines and widths are Pango's own, to the last 1/1024 of a point")
  func equalsPango() throws {
    let reference = try PangoLayoutReference(files: [
      TestFont.regular.file, "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
    ])
    let measurer = PangoTextMeasurer(library: FontLibrary())
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(
        separator: " ")
      let size = CGFloat(Int.random(in: 18...68, using: &random)) / 2
      let width = CGFloat.random(in: 20...500, using: &random)
      let weight = Bool.random(using: &random) ? 400 : 600
      try Self.compare(
        text, measurer: measurer, reference: reference, weight: weight, size: size, width: width)
    }
  }

  @Test("A number too long for its line is cut as Pango cuts it, by the rules for all of it")
  func narrowNumbers() throws {
    let reference = try PangoLayoutReference(files: [
      TestFont.regular.file, "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
    ])
    let measurer = PangoTextMeasurer(library: FontLibrary())
    for text in ["12:30", "at 10:45:59", "3.14159", "1,000,000 9/10", "$9.99 50%", "2024-11-30T04:05"] {
      for width in stride(from: 12 as CGFloat, through: 90, by: 3) {
        try Self.compare(
          text, measurer: measurer, reference: reference, weight: 400, size: 25, width: width)
      }
    }
  }

  @Test("Arrows to both sides, which may be shown as emoji, are set and broken as Pango does")
  func arrows() throws {
    let reference = try PangoLayoutReference(files: [
      TestFont.regular.file, "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
    ])
    let measurer = PangoTextMeasurer(library: FontLibrary())
    let texts = [
      "\u{2194} 96", "\u{2195} \u{2212}12.5", "left\u{2194}right up \u{2195} down",
      "(\u{2194}) \u{2192} \u{2195}!",
      "a \u{2194} \u{2194} b \u{2195}c d\u{2195} \u{2194}",
    ]
    for text in texts {
      for width in stride(from: 60 as CGFloat, through: 220, by: 20) {
        for weight in [400, 600] {
          try Self.compare(
            text, measurer: measurer, reference: reference, weight: weight, size: 11.5, width: width)
        }
      }
    }
  }

  @Test(
    "Other scripts that Pango shapes break into Pango's own lines too",
    arguments: [
      ("Inter", "/usr/share/fonts/opentype/inter/Inter-Regular.otf", 0x430...0x44F),
      ("Inter", "/usr/share/fonts/opentype/inter/Inter-Regular.otf", 0x3B1...0x3C9),
      ("Noto Sans Arabic", "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", 0x627...0x63A),
      ("Noto Sans Hebrew", "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf", 0x5D0...0x5EA),
      ("Noto Sans Thai", "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", 0xE01...0xE2E),
    ])
  func scripts(family: String, file: String, letters: ClosedRange<UInt32>) throws {
    let reference = try PangoLayoutReference(files: [file])
    let measurer = PangoTextMeasurer(library: FontLibrary())
    var random = SeededGenerator(seed: UInt64(letters.lowerBound))
    for _ in 0..<60 {
      var text = ""
      for word in 0..<Int.random(in: 1...20, using: &random) {
        if word > 0 { text += " " }
        for _ in 0..<Int.random(in: 1...9, using: &random) {
          text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: letters, using: &random)) ?? "a")
        }
      }
      let width = CGFloat.random(in: 60...300, using: &random)
      let font = FontDescriptor(family: .named(family), size: 17)
      let shaped = try measurer.shape(.plain(text, font: font, width: width))
      let actual = shaped.lines.map {
        PangoLayoutReference.Line(
          start: $0.sourceRange.lowerBound, width: Int(($0.frame.width * 1024).rounded()))
      }
      #expect(actual == reference.lines(text, family: family, size: 17, width: width), "\(width): \(text)")
    }
  }

  @Test("With tracking the short way and Pango's agree in everything")
  func withTracking() throws {
    let short = PangoTextMeasurer(library: FontLibrary())
    let long = PangoTextMeasurer(library: FontLibrary(), usesWords: false)
    var random = SeededGenerator(seed: 99)
    for _ in 0..<150 {
      let count = Int.random(in: 1...25, using: &random)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(
        separator: " ")
      var block = TextBlock.plain(
        text, font: .system(17, weight: Bool.random(using: &random) ? .regular : .bold),
        width: CGFloat.random(in: 90...400, using: &random))
      block.runs[0].style.tracking = CGFloat(Int.random(in: -1...3, using: &random)) / 2
      block.lineLimit = Int.random(in: 1...6, using: &random)
      block.truncationMode = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      let (one, other) = (try short.shape(block), try long.shape(block))
      #expect(
        one.size == other.size && one.lines.map(\.sourceRange) == other.lines.map(\.sourceRange), "\(text)")
      #expect(one.runs.flatMap(\.glyphs) == other.runs.flatMap(\.glyphs), "\(text)")
      #expect(one.runs.flatMap(\.x) == other.runs.flatMap(\.x), "\(text)")
    }
  }

  @Test("Simple text really takes the short way, other text does not")
  func isTaken() throws {
    let style = try RunStyle(TextStyle(font: .inter(17)), library: FontLibrary())
    func isShort(_ text: String) -> Bool {
      var text = text
      return text.withUTF8 { bytes in
        let source = TextSource(text: bytes, runEnds: [bytes.count])
        let range = 0..<bytes.count
        return WordReader(source, styles: [style], pairs: BlankRules())
          .paragraph(range, fullRange: range, needsLetters: false) != nil
      }
    }
    for word in Self.words where word != "\u{2122}" { #expect(isShort("one " + word + " two"), "\(word)") }
    #expect(isShort("\u{41F}\u{440}\u{438}\u{432}\u{435}\u{442}, \u{43C}\u{438}\u{440}!"))
    #expect(isShort("\u{2194} 96") && isShort("\u{2195} \u{2212}12.5"))
    for text in [
      "\u{5E9}", "a\u{301}", "\u{1F600}", "a\tb", "soft\u{AD}", "\u{41F} and Latin", "\u{2122}", "\u{1}",
    ] {
      #expect(!isShort(text), "\(text)")
    }
  }

  @Test("No face of Inter kerns a simple character with the blank before it, which words are shaped without")
  func noKerningAfterBlanks() throws {
    for weight in stride(from: 100, through: 900, by: 100) {
      for isItalic in [false, true] {
        var font = FontDescriptor.inter(20, weight: FontWeight(weight))
        font.isItalic = isItalic
        let face = try FontFaceStore.shared.face(FontLibrary().face(for: font))
        let long = PangoTextMeasurer(library: FontLibrary(), usesWords: false)
        let signs = (0x21...0x17F).compactMap { Unicode.Scalar($0) }.filter {
          Word.script(of: $0) != nil && face.glyph(for: $0) != nil
        }
        let short = PangoTextMeasurer(library: FontLibrary())
        for part in stride(from: 0, to: signs.count, by: 20) {
          let text = signs[part..<min(part + 20, signs.count)].map { "\($0)" }.joined(separator: " ")
          let expected = try long.shape(.plain(text, font: font)).lineWidths
          #expect(try short.shape(.plain(text, font: font)).lineWidths == expected, "\(weight): \(text)")
        }
      }
    }
  }
}
