import Drawing
import Foundation
import Geometry
import Testing

@Suite("Text styles")
struct FontTextStyleTests {
  /// views.md 3.2, xSmall to accessibility5: size/leading; `*` where the system scales with another leading.
  static let table: [(style: FontTextStyle, row: String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title, "25/31 26/32 27/33 28/34 30/37* 32/39* 34/41 38/46 43/51 48/57 53/62* 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56* 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28* 25/31 30/37* 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28* 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30* 29/35 34/41 40/48"),
  ]

  /// The leadings that stand for the starred ones.
  static let corrections: [(FontTextStyle, DynamicTypeSize, CGFloat)] = [
    (.title, .xLarge, 36), (.title, .xxLarge, 38), (.title, .accessibility4, 61),
    (.headline, .accessibility4, 51), (.subheadline, .xxxLarge, 26), (.subheadline, .accessibility2, 36),
    (.caption, .accessibility1, 27), (.caption2, .accessibility2, 29),
  ]

  @Test("All 132 sizes and leadings are Apple's")
  func sizes() {
    var count = 0
    for (style, row) in Self.table {
      for (size, cell) in zip(DynamicTypeSize.allCases, row.split(separator: " ")) {
        let numbers = cell.filter { $0 != "*" }.split(separator: "/").compactMap { Int($0) }
        #expect(style.pointSize(for: size) == CGFloat(numbers[0]), "\(style) \(size)")
        #expect(style.leading(for: size) == CGFloat(numbers[1]), "\(style) \(size)")
        count += 1
      }
    }
    #expect(count == 132 && Self.table.count == FontTextStyle.allCases.count)
  }

  @Test("Lengths scale by the ratio of leadings, the starred ones corrected")
  func factors() {
    for (style, row) in Self.table {
      for (size, cell) in zip(DynamicTypeSize.allCases, row.split(separator: " ")) {
        let correction = Self.corrections.first { $0.0 == style && $0.1 == size }?.2
        #expect((correction != nil) == cell.hasSuffix("*"))
        let leading = correction ?? style.leading(for: size)
        #expect(style.scalingFactor(for: size) == leading / style.leading(for: .large), "\(style) \(size)")
      }
    }
  }

  @Test("16 and 100 points of body at 3x, in all twelve sizes (views.md 3.4)")
  func scaledValues() {
    let grid = PixelGrid(scale: 3)
    let sixteen: [CGFloat] = [13.667, 14.667, 15.333, 16, 17.333, 19, 21, 24.667, 29, 35, 40.667, 45]
    let hundred: [CGFloat] = [
      86.333, 91, 95.333, 100, 109, 118.333, 131.667, 154.667, 181.667, 218.333, 254.667, 281.667,
    ]
    for (index, size) in DynamicTypeSize.allCases.enumerated() {
      #expect(abs(FontTextStyle.body.scaledValue(16, for: size, on: grid) - sixteen[index]) < 0.001)
      #expect(abs(FontTextStyle.body.scaledValue(100, for: size, on: grid) - hundred[index]) < 0.001)
    }
  }

  @Test("A scaled font has a whole size: 17 points at accessibility5 are 48, where body is 53")
  func scaledFont() {
    // 17 x 62 / 22 = 47.9.
    #expect(FontTextStyle.body.scaledFontSize(17, for: .accessibility5) == 48)
    #expect(FontTextStyle.body.pointSize(for: .accessibility5) == 53)
    #expect(FontTextStyle.body.scaledFontSize(17.3, for: .large) == 17.3)
  }

  @Test("Only headlines are semibold; large titles and titles are bold when emphasised")
  func weights() {
    for style in FontTextStyle.allCases {
      #expect(style.weight == (style == .headline ? .semibold : .regular))
      let isLarge = [.largeTitle, .title, .title2].contains(style)
      #expect(style.emphasizedWeight == (isLarge ? .bold : .semibold))
    }
  }
}
