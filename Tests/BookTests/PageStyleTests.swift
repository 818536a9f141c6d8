import CollectionLab
import Testing

@testable import Book

@Suite("The look of the pages")
struct PageStyleTests {
  /// The colours of a scheme by name, as hexadecimal numbers.
  private func colors(_ block: Substring) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: block.matches(of: /--([a-z]+): #([0-9a-f]{6});/).map {
        (String($0.1), Int($0.2, radix: 16)!)
      })
  }

  /// WCAG's relative luminance.
  private func luminance(_ color: Int) -> Double {
    let parts = [16, 8, 0].map { shift in
      let value = Double(color >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ a: Int, _ b: Int) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test("all words have a contrast of 4.5 to 1 or more on both backgrounds, in both schemes")
  func contrast() throws {
    // Black on white is 21 : 1.
    #expect(contrast(0, 0xFFFFFF) == 21)
    let parts = PageStyle.colors.split(separator: "@media", maxSplits: 1)
    for (name, block) in zip(["light", "dark"], parts) {
      let colors = colors(block)
      let grounds = ["page", "card"]
      #expect(Set(grounds).isSubset(of: colors.keys) && colors.count == 13, "\(name)")
      for (ink, color) in colors where !grounds.contains(ink) && ink != "line" {
        for ground in grounds {
          let value = contrast(color, try #require(colors[ground]))
          #expect(value >= 4.5, "\(ink) on \(ground), \(name): \(value)")
        }
      }
    }
  }

  @Test("names of pages are small Latin letters and digits")
  func names() {
    #expect(PageName.slug("Sea & Sky", other: "x") == "sea-sky")
    #expect(PageName.slug("../..//etc", other: "x") == "etc")
    #expect(PageName.slug("日本", other: "chapter") == "chapter")
    #expect(PageName.slug("", other: "figure") == "figure")
    #expect([0, 7, 12, 123, -1].map(PageName.number) == ["00", "07", "12", "123", "-1"])
  }
}
