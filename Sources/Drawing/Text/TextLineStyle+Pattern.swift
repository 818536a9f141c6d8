public import Foundation

extension TextLineStyle {
  /// The lengths of dashes and gaps of a line `thickness` points thick, taken in turn; empty for an unbroken line.
  ///
  /// TextKit's proportions: a dot is 3 thicknesses long, a dash 10, gaps are 3 beside dots and 5 between dashes.
  public func pattern(thickness: CGFloat) -> [CGFloat] {
    let units: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    return units.map { $0 * thickness }
  }
}
