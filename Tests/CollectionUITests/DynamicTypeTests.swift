import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Dynamic Type")
struct DynamicTypeTests {
  /// Tells what its scaled numbers are.
  private struct Numbers: View {
    @ScaledMetric var body16 = 16.0
    @ScaledMetric(relativeTo: .title) var title24: CGFloat = 24
    @ScaledMetric(relativeTo: .caption2) private var caption10 = Float(10)

    var body: some View {
      Text(
        "\(NumberText.decimal(body16)) \(NumberText.decimal(title24)) \(NumberText.decimal(Double(caption10)))"
      )
    }
  }

  private func numbers(_ size: DynamicTypeSize, scale: CGFloat = 3) throws -> String {
    try RecordedText(Numbers(), traits: Traits(dynamicTypeSize: size, displayScale: scale)).string
  }

  @Test("Scaled numbers grow by the ratio of leadings and are rounded half up to a pixel (views.md 3.4)")
  func scaledMetric() throws {
    #expect(try numbers(.large) == "16 24 10")
    // 16 × 29/22 = 21.09; 24 × 41/34 = 28.94, 29 on thirds; 10 × 22/13 = 16.92, 17.
    #expect(try numbers(.xxxLarge) == "21 29 17")
    // 16 × 34/22 = 24.73; 24 × 46/34 = 32.47; 10 × 25/13 = 19.23.
    #expect(try numbers(.accessibility1) == "24.667 32.333 19.333")
    // 16 × 62/22 = 45.09; 24 × 68/34 = 48; 10 × 48/13 = 36.92.
    #expect(try numbers(.accessibility5) == "45 48 37")
    // The corrected leading, 36 and not 37: 24 × 36/34 = 25.41; 16 × 24/22 = 17.45; 10 × 18/13 = 13.85.
    #expect(try numbers(.xLarge) == "17.333 25.333 14")
    #expect(try numbers(.xLarge, scale: 2) == "17.5 25.5 14")
  }

  @Test("Scaled numbers are themselves outside of views")
  func outside() {
    @ScaledMetric var number = 12.5
    #expect(number == 12.5)
  }

  /// The size of type where a view stands.
  private struct Reader: View {
    @Environment(\.dynamicTypeSize) var size
    var body: some View { Text(verbatim: "\(size)") }
  }

  private func size(_ view: some View, _ inherited: DynamicTypeSize) throws -> String {
    try RecordedText(view, traits: Traits(dynamicTypeSize: inherited)).string
  }

  @Test("Ranges clamp what is inherited, the outer first (views.md 3.3)")
  func clamping() throws {
    let reader = Reader()
    #expect(try size(reader.dynamicTypeSize(.xLarge), .accessibility3) == "xLarge")
    #expect(try size(reader.dynamicTypeSize(.small ... .xxLarge), .accessibility3) == "xxLarge")
    #expect(try size(reader.dynamicTypeSize(.small ... .xxLarge), .xSmall) == "small")
    #expect(try size(reader.dynamicTypeSize(.small ..< .xxLarge), .accessibility3) == "xLarge")
    #expect(try size(reader.dynamicTypeSize(...DynamicTypeSize.xxxLarge), .accessibility3) == "xxxLarge")
    #expect(try size(reader.dynamicTypeSize(..<DynamicTypeSize.xxxLarge), .accessibility3) == "xxLarge")
    #expect(try size(reader.dynamicTypeSize(DynamicTypeSize.accessibility1...), .small) == "accessibility1")
    #expect(
      try size(reader.dynamicTypeSize(DynamicTypeSize.accessibility1...), .accessibility4) == "accessibility4"
    )
    let outer = ...DynamicTypeSize.xxxLarge
    #expect(
      try size(reader.dynamicTypeSize(DynamicTypeSize.xLarge...).dynamicTypeSize(outer), .accessibility3)
        == "xxxLarge")
    #expect(
      try size(reader.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(outer), .accessibility3)
        == "large")
  }

  @Test("Twelve sizes in order, the last five accessibility's")
  func sizes() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
    #expect(
      DynamicTypeSize.allCases.filter(\.isAccessibilitySize) == Array(DynamicTypeSize.allCases.suffix(5)))
  }

  @Test("Weights are CSS's numbers (views.md 3.5)")
  func weights() throws {
    let weights: [(Font.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    for (weight, number) in weights {
      #expect(try RecordedText(Text("a").fontWeight(weight)).style.font.weight.value == number)
    }
  }

  @Test("The size category is the type size under another name, read and set")
  func sizeCategory() throws {
    struct Names: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size

      var body: some View { Text(verbatim: "\(category) \(size) \(category.isAccessibilityCategory)") }
    }
    #expect(try Drawn(Names()).texts == ["large large false"])
    let huge = Names().environment(\.sizeCategory, .accessibilityExtraLarge)
    #expect(try Drawn(huge).texts == ["accessibilityExtraLarge accessibility3 true"])
    #expect(try Drawn(Names().dynamicTypeSize(.xSmall)).texts == ["extraSmall xSmall false"])
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
  }
}
