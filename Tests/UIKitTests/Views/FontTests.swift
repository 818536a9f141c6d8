import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Fonts and what scales with them (`views.md` 3.2, 3.4, 3.5, 6.5).
@Suite("UIFont and UIFontMetrics")
struct FontTests {
  init() { useMonospacedText() }

  @Test("The system font has San Francisco's line box")
  func lineBox() {
    let font = UIFont.systemFont(ofSize: 17)
    // 2444 / 2048 em.
    #expect(abs(font.lineHeight - 17 * 1.19336) < 0.0001)
    #expect(abs(font.ascender - 17 * 0.95215) < 0.0001)
    #expect(abs(font.descender + 17 * 0.24121) < 0.0001)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 11.9782) < 0.0001)
  }

  @Test("Weights are CSS's")
  func weights() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 10, weight: $0).descriptor.weight.value }
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.boldSystemFont(ofSize: 10).descriptor.weight == .semibold)
    #expect(UIFont.italicSystemFont(ofSize: 10).descriptor.isItalic)
    #expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .bold).descriptor.family == .system(.monospaced))
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold).descriptor.usesMonospacedDigits)
  }

  @Test("Text styles follow Apple's table")
  func styles() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight == .semibold)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: largest).pointSize == 43)
  }

  @Test(
    "Metrics scale 16 points of body text as a device does",
    arguments: [
      (.extraSmall, 13.667), (.large, 16), (.extraExtraExtraLarge, 21), (.accessibilityMedium, 24.667),
      (.accessibilityExtraExtraExtraLarge, 45),
    ] as [(UIContentSizeCategory, Double)])
  func metrics(category: UIContentSizeCategory, expected: Double) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let scaled = UIFontMetrics.default.scaledValue(for: 16, compatibleWith: traits)
    #expect(abs(Double(scaled) - expected) < 0.001)
  }

  @Test("A scaled font is a whole number of points, at most the limit")
  func scaledFont() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    // 17 · 62 / 22 = 47.9.
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits)
    #expect(scaled.pointSize == 48)
    #expect(scaled.descriptor.weight == .bold)
    let capped = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits)
    #expect(capped.pointSize == 40)
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 17)
  }

  @Test(
    "A name may carry a style",
    arguments: [
      ("Inter", "Inter", 400, false), ("Inter-SemiBold", "Inter", 600, false),
      ("HelveticaNeue-BoldItalic", "HelveticaNeue", 700, true), ("Inter-Italic", "Inter", 400, true),
      ("Noto Sans-Mono", "Noto Sans-Mono", 400, false),
    ] as [(String, String, Int, Bool)])
  func names(name: String, family: String, weight: Int, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.familyName == family)
    #expect(font.descriptor.weight.value == weight)
    #expect(font.descriptor.isItalic == isItalic)
    #expect(font.pointSize == 12)
  }

  @Test("A family that the text engine does not know gives no font")
  func unknown() {
    struct Picky: TextMeasuring {
      struct Unknown: Error {}
      func shape(_ block: TextBlock) throws -> ShapedText {
        for run in block.runs { if case .named = run.style.font.family { throw Unknown() } }
        return MonospacedTextMeasurer().shape(block)
      }
    }
    let font = ViewEnvironment.with(ViewEnvironment(textMeasurer: Picky())) {
      UIFont(name: "Nowhere", size: 9)
    }
    #expect(font == nil)
  }

  @Test("Descriptors change traits and designs")
  func descriptors() {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = body.withSymbolicTraits([.traitBold, .traitItalic])
    // Body's emphasised weight is semibold.
    #expect(bold?.descriptor.weight == .semibold)
    #expect(bold?.symbolicTraits == [.traitBold, .traitItalic])
    #expect(body.withDesign(.rounded)?.descriptor.family == .system(.rounded))
    #expect(UIFont(descriptor: body, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: body, size: 0).pointSize == 17)
  }

  @Test("Categories compare by size")
  func categories() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory(.accessibility5) == .accessibilityExtraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified.dynamicTypeSize == nil)
  }

  @Test("A font made by name has the line box of its file, in every size")
  func namedLineBox() throws {
    let font = try #require(UIFont(name: "Inter", size: 10))
    // The monospaced engine's lines are 1.2 em high, the baseline 0.9 em down.
    #expect(abs(font.lineHeight - 12) < 1e-9)
    #expect(abs(font.ascender - 9) < 1e-9)
    #expect(abs(font.withSize(20).descender + 6) < 1e-9)
  }

  @Test("Fonts and colours follow the environment in force")
  func environment() {
    var environment = ViewEnvironment.current
    environment.traits.dynamicTypeSize = .xxxLarge
    environment.traits.colorScheme = .dark
    ViewEnvironment.with(environment) {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      #expect(UIColor.label.cgColor == UIColor.white.cgColor)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
