import Foundation
import Geometry

/// Keeps headers and footers in sight while their section is (`layout.md` 3.4).
enum Pinning {
  /// What is added to the stacking order of a pinned element on screen (`layout.md` 3.4 `[measured]`).
  static let raisedZIndex = 1_000_000_000

  /// Where a pinned item begins along the axis, in content coordinates.
  ///
  /// - Parameters:
  ///   - natural: Where it begins when nothing is scrolled.
  ///   - length: Its length.
  ///   - visible: The stretch of content in sight, insets taken off.
  ///   - extent: Its section's stretch, grown by boundary items.
  ///   - opposite: How far the items of the far side reach into the extent.
  static func start(
    side: BoundarySide, natural: CGFloat, length: CGFloat, visible: Band, extent: Band,
    opposite: CGFloat
  ) -> CGFloat {
    switch side {
    case .start:
      max(natural, min(visible.start, extent.start + extent.length - opposite - length))
    case .end:
      footerStart(natural, length, visible, extent, opposite)
    case .neither: natural
    }
  }

  /// The mirror of the header's rule; its lower bound is not recorded (`layout.md` 3.4, Q8 `[inferred]`).
  private static func footerStart(
    _ natural: CGFloat, _ length: CGFloat, _ visible: Band, _ extent: Band, _ opposite: CGFloat
  ) -> CGFloat {
    min(natural, max(visible.start + visible.length - length, extent.start + opposite))
  }
}
