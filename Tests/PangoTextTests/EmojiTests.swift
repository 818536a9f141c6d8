import Drawing
import Foundation
import Testing

@testable import PangoText

@Suite("Emoji")
struct EmojiTests {
  let measurer = PangoTextMeasurer(library: FontLibrary())

  @Test(
    "Pictures: emoji, flags, keycaps, families, skin tones and whatever U+FE0F makes one",
    arguments: [
      "\u{1F600}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}",
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}", "\u{2764}\u{FE0F}",
      "\u{A9}\u{FE0F}",
      "\u{2600}\u{FE0F}", "\u{231A}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ])
  func pictures(text: String) throws {
    #expect(EmojiScan.needsColorFont(text.unicodeScalars))
    let shaped = try measurer.shape(.plain("a" + text + "b"))
    let pictures = shaped.runs.filter(\.isColor)
    #expect(pictures.count == 1 && pictures.first?.glyphs.count == 1, "one picture for \(text)")
    #expect(pictures.first?.font == TestFont.emoji)
    #expect(shaped.missingCharacters.isEmpty)
    // A picture is 2550 of 2048 units wide (rendering.md 1.2: two at 17 points 42).
    #expect(abs((pictures.first?.advance ?? 0) - 17 * 2550 / 2048) < 0.5)
  }

  @Test(
    "Text: signs that are emoji only on request, digits, and what U+FE0E makes text",
    arguments: ["\u{2764}", "\u{A9}", "\u{2600}", "1", "#", "\u{2764}\u{FE0E}", "\u{2122}", "\u{2192}"])
  func text(text: String) throws {
    #expect(!EmojiScan.needsColorFont(text.unicodeScalars))
    let shaped = try measurer.shape(.plain("a" + text + "b"))
    #expect(shaped.runs.filter(\.isColor).isEmpty)
    #expect(shaped.missingCharacters.isEmpty)
  }

  @Test("U+FE0E takes an emoji's picture away where a text font has the sign")
  func textSelector() throws {
    #expect(!EmojiScan.needsColorFont("\u{231A}\u{FE0E}".unicodeScalars))
    let shaped = try measurer.shape(.plain("\u{231A}\u{FE0E}"))
    #expect(shaped.runs.filter(\.isColor).isEmpty)
  }

  @Test("The system font's tracking does not move pictures, a text's own does")
  func tracking() throws {
    let system = try measurer.shape(.plain("\u{1F600}", font: .system(17)))
    let named = try measurer.shape(.plain("\u{1F600}", font: .inter(17)))
    #expect(system.lines[0].frame.width == named.lines[0].frame.width)
    var block = TextBlock.plain("\u{1F600}")
    block.runs[0].style.kerning = 3
    #expect(try measurer.shape(block).lines[0].frame.width == named.lines[0].frame.width + 3)
  }
}
