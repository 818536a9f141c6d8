import CollectionLab

/// The styles of the scenes' texts: a size, a weight, an explicit line height, a colour.
enum SceneText {
  case title34, title17, title15, sub15, sub14, sub12, body15, num15

  /// The text in this style.
  func callAsFunction(_ string: String) -> some View {
    Text(verbatim: string)
      .font(.custom("Inter", fixedSize: size).weight(weight))
      .foregroundStyle(Color(color))
      .lineHeight(.exact(points: lineHeight))
  }

  var lineHeight: CGFloat {
    switch self {
    case .title34: 41
    case .title17: 22
    case .title15, .sub15, .body15, .num15: 20
    case .sub14: 18
    case .sub12: 16
    }
  }

  private var size: CGFloat {
    switch self {
    case .title34: 34
    case .title17: 17
    case .title15, .sub15, .body15, .num15: 15
    case .sub14: 14
    case .sub12: 12
    }
  }

  private var weight: Font.Weight {
    switch self {
    case .title34: .bold
    case .title17, .title15, .num15: .semibold
    case .sub15, .sub14, .sub12, .body15: .regular
    }
  }

  private var color: SRGBColor {
    switch self {
    case .title34, .title17: SRGBColor(hex: 0x111114)
    case .title15, .sub12, .num15: .white
    case .sub15, .sub14: SRGBColor(hex: 0x6B6B70)
    case .body15: SRGBColor(hex: 0x3C3C43)
    }
  }
}
