import Foundation
import Geometry

extension LayoutDimension {
  /// The length in `container`, in points; self-sizing dimensions answer with their estimate.
  ///
  /// Negative numbers are kept in descriptions; what they are laid out as is not recorded: nothing
  /// (`layout.md` 1.1 `[inferred]`).
  func resolved(in container: CGSize, grid: PixelGrid) -> CGFloat {
    let length =
      switch self {
      case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
      case .fractionalWidth(let fraction): grid.floor(fraction * container.width)
      case .fractionalHeight(let fraction): grid.floor(fraction * container.height)
      }
    return min(max(length, 0), largestLength)
  }

  /// Whether the length is a fraction of the container's length along `axis`.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }
}
