import Geometry

extension FontTextStyle {
  /// One row of Apple's table, xSmall to accessibility5, in points.
  struct Row: Sendable {
    var sizes: [Int]
    var leadings: [Int]
    /// Where the system scales with another leading than the table prints.
    var corrections: [(size: DynamicTypeSize, leading: Int)] = []
  }

  /// The style's row (`views.md` 3.2).
  var row: Row {
    switch self {
    case .largeTitle: Self.largeTitleRow
    case .title: Self.titleRow
    case .title2: Self.title2Row
    case .title3: Self.title3Row
    case .headline: Self.headlineRow
    case .body: Self.bodyRow
    case .callout: Self.calloutRow
    case .subheadline: Self.subheadlineRow
    case .footnote: Self.footnoteRow
    case .caption: Self.captionRow
    case .caption2: Self.caption2Row
    }
  }

  private static let largeTitleRow = Row(
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let titleRow = Row(
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    corrections: [(.xLarge, 36), (.xxLarge, 38), (.accessibility4, 61)])
  private static let title2Row = Row(
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3Row = Row(
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  private static let headlineRow = Row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    corrections: [(.accessibility4, 51)])
  private static let bodyRow = Row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let calloutRow = Row(
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  private static let subheadlineRow = Row(
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    corrections: [(.xxxLarge, 26), (.accessibility2, 36)])
  private static let footnoteRow = Row(
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  private static let captionRow = Row(
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    corrections: [(.accessibility1, 27)])
  private static let caption2Row = Row(
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    corrections: [(.accessibility2, 29)])
}
