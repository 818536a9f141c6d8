public import Foundation
public import Geometry

/// A text style of Dynamic Type, under SwiftUI's names (`views.md` 3.2).
public enum FontTextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption
  case caption2

  /// The weight the style has by itself: semibold for headlines, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the emphasised style, which `bold()` asks for.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// The type size, in points.
  ///
  /// Apple's table.
  public func pointSize(for size: DynamicTypeSize) -> CGFloat { CGFloat(row.sizes[size.rawValue]) }

  /// The line pitch of design specifications, in points; not the height that lines are drawn with.
  public func leading(for size: DynamicTypeSize) -> CGFloat { CGFloat(row.leadings[size.rawValue]) }

  /// The factor by which lengths grow with the style: the ratio of the leadings the system scales with, not of the
  /// point sizes (`views.md` 3.4; the starred corrections of 3.2 included).
  public func scalingFactor(for size: DynamicTypeSize) -> CGFloat {
    CGFloat(scalingLeading(size)) / CGFloat(scalingLeading(.large))
  }

  /// `value` scaled with the style and rounded to a pixel, halves upwards; the identity at `.large`.
  ///
  /// - Parameters:
  ///   - value: a length at the default text size, in points.
  ///   - size: the text size to scale to.
  ///   - grid: the device's pixels.
  public func scaledValue(_ value: CGFloat, for size: DynamicTypeSize, on grid: PixelGrid) -> CGFloat {
    size == .large ? value : grid.halfUp(value * scalingFactor(for: size))
  }

  /// The size of a custom font that scales with the style: the same product rounded to a whole point, halves upwards.
  public func scaledFontSize(_ pointSize: CGFloat, for size: DynamicTypeSize) -> CGFloat {
    size == .large ? pointSize : PixelGrid(scale: 1).halfUp(pointSize * scalingFactor(for: size))
  }

  private func scalingLeading(_ size: DynamicTypeSize) -> Int {
    for correction in row.corrections where correction.size == size { return correction.leading }
    return row.leadings[size.rawValue]
  }
}
