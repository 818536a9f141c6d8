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
    \u{BD} \u{B0}C \u{D7} \u{F7} \u{2022} \u{2020} \u{2122} \u{A9} \u{2192} -5 +7 --- * ** // http://a.b/c?d=e&f \
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
      PangoLayoutReference.Line(start: $0.sourceRange.lowerBound, width: Int(($0.frame.width * 1024).rounded()))
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
      let text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let size = CGFloat(Int.random(in: 18...68, using: &random)) / 2
      let width = CGFloat.random(in: 20...500, using: &random)
      let weight = Bool.random(using: &random) ? 400 : 600
      try Self.compare(
        text, measurer: measurer, reference: reference, weight: weight, size: size, width: width)
    }
  }
}
