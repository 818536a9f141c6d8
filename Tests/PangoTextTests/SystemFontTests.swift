import Drawing
import Foundation
import Geometry
import Testing

@testable import PangoText

@Suite("The system font")
struct SystemFontTests {
  let measurer = PangoTextMeasurer(library: FontLibrary())

  /// The height of one line at 3x and at 2x, in pixels (views.md 3.2: 40.667 / 41 for large titles, and so on).
  static let lineHeights: [(style: FontTextStyle, at3: CGFloat, at2: CGFloat)] = [
    (.largeTitle, 122, 82), (.title, 101, 67), (.title2, 79, 53), (.title3, 72, 48), (.headline, 61, 41),
    (.body, 61, 41), (.callout, 58, 39), (.subheadline, 54, 36), (.footnote, 47, 32), (.caption, 43, 29),
    (.caption2, 40, 27),
  ]

  @Test("A line is as high as SF's in each text style")
  func lineHeights() throws {
    for (style, at3, at2) in Self.lineHeights {
      let font = FontDescriptor.system(style.pointSize(for: .large), weight: style.weight)
      let (three, two) = (
        try measurer.shape(.plain("Hg", font: font, scale: 3)),
        try measurer.shape(.plain("Hg", font: font, scale: 2))
      )
      #expect(abs(three.size.height - at3 / 3) < 1e-9, "\(style)")
      #expect(two.size.height == at2 / 2, "\(style)")
    }
  }

  @Test("Two lines of body are rounded up once: 40.667 points at 3x, 41 at 2x")
  func twoLines() throws {
    // 2 x 17 x 1.19336 = 40.574.
    let three = try measurer.shape(.plain("A\nB", font: .system(17), scale: 3)).size.height
    #expect(abs(three - 122.0 / 3) < 1e-9)
    #expect(try measurer.shape(.plain("A\nB", font: .system(17), scale: 2)).size.height == 41)
  }

  @Test("Baselines are 0.95215 em below each line's top, on whole pixels")
  func baselines() throws {
    let shaped = try measurer.shape(.plain("A\nB", font: .system(17), scale: 2))
    // 17 x 0.95215 = 16.187 and 20.287 + 16.187 = 36.474.
    #expect(shaped.lines.map(\.baseline) == [16, 36.5])
    #expect(shaped.firstBaseline == 16 && shaped.lastBaseline == 36.5)
  }

  @Test("Tracking follows the fitted table, straight between its sizes and weights")
  func tracking() {
    func at(_ size: Double, _ weight: Int, _ design: FontDesign = .default) -> Double {
      SystemFont.tracking(size: size, weight: FontWeight(weight), design: design)
    }
    #expect(at(17, 400) == -0.0271)
    #expect(at(28, 700) == -0.0253)
    #expect(abs(at(12, 400) - (0.0045 - 0.0074) / 2) < 1e-12)
    #expect(abs(at(17, 500) - (-0.0271 - 0.0160) / 2) < 1e-12)
    #expect(at(8, 300) == 0.0045)
    #expect(at(60, 900) == -0.0275)
    #expect(at(17, 400, .monospaced) == 0 && at(17, 400, .serif) == 0)
    #expect(at(17, 400, .rounded) == -0.0271)
  }

  @Test("Tracking narrows text by its points for each character, against the same font by name")
  func narrower() throws {
    let named = try measurer.shape(.plain("Hello", font: .inter(17)))
    let system = try measurer.shape(.plain("Hello", font: .system(17)))
    // -0.0271 x 17 x 1024 = -471.8, rounded to -472 of 1/1024 point, five times.
    #expect(abs(named.lines[0].frame.width - system.lines[0].frame.width - 5 * 472.0 / 1024) < 1e-9)
  }

  @Test("A named font keeps its own line: 1.21023 em for Inter")
  func namedIsUntouched() throws {
    let shaped = try measurer.shape(.plain("Hg", font: .inter(17), scale: 1))
    // (2728 + 680) / 2816 x 17 = 20.574.
    #expect(shaped.size.height == 21)
    #expect(abs(shaped.lines[0].frame.height - 20.574) < 0.001)
  }

  @Test("An explicit line height has ascent and descent in its middle")
  func explicitLineHeight() throws {
    var font = FontDescriptor.inter(17)
    font.lineHeight = 22
    let shaped = try measurer.shape(.plain("A\nB", font: font, scale: 2))
    #expect(shaped.size.height == 44)
    // 16.469 + (22 - 20.574) / 2 = 17.182.
    #expect(shaped.lines.map(\.baseline) == [17, 39])
  }

  @Test("A line of two sizes has the larger ascent and the larger descent around one baseline")
  func mixedSizes() throws {
    let runs = [
      TextRun("small ", style: TextStyle(font: .system(10))),
      TextRun("Large", style: TextStyle(font: .system(30))),
    ]
    let shaped = try measurer.shape(TextBlock(runs: runs, displayScale: 1))
    // 30 x 1.19336 = 35.8; the baseline 30 x 0.95215 = 28.56.
    #expect(shaped.size.height == 36)
    #expect(Set(shaped.runs.map(\.baseline)) == [29])
    #expect(shaped.runs.map(\.sourceRun) == [0, 1])
    #expect(shaped.runs.map(\.fontSize) == [10, 30])
  }

  @Test("Designs: serif is Noto Serif, monospaced Noto Sans Mono, rounded Inter, all with SF's line box")
  func designs() throws {
    for (design, file) in [
      (FontDesign.serif, "NotoSerif-Regular.ttf"), (.monospaced, "NotoSansMono-Regular.ttf"),
      (.rounded, "Inter-Regular.otf"), (.default, "Inter-Regular.otf"),
    ] {
      let font = FontDescriptor(family: .system(design), size: 17)
      let shaped = try measurer.shape(.plain("Hg", font: font))
      #expect(shaped.runs[0].font.file.hasSuffix("/" + file))
      #expect(shaped.size.height == 20.5)
    }
  }

  @Test("The system font shrinks to what fits although it is tracked wider as it gets smaller")
  func shrinking() throws {
    var block = TextBlock.plain("A rather long line", font: .system(17), lines: 1)
    let natural = try measurer.shape(block).size.width
    for share in [0.9, 0.8, 0.7, 0.6] as [CGFloat] {
      block.width = natural * share
      block.minimumScaleFactor = 0.3
      let shaped = try measurer.shape(block)
      #expect(!shaped.isTruncated && shaped.lineWidths[0] <= natural * share)
      // Tracking grows by 0.0316 em from 17 points to 11, of letters of half an em on the average.
      #expect(shaped.scaleFactor <= share && shaped.scaleFactor > share * 0.9, "\(share)")
    }
  }
}
