import Foundation
import Geometry

/// A box with how many levels of groups lie inside it, each of which may share an edge with it.
nonisolated struct OverlayBox: Hashable, Sendable {
  var frame: CGRect
  var levels = 0
  /// How much further out than its role's lines the line of each side runs, in points at the figure's final width; leading
  /// is left, whichever way is read.
  var outset = EdgeInsets.zero

  /// The rectangle that the middle of the line runs along.
  func line(_ role: OverlayRole, unit: CGFloat) -> CGRect {
    let inset = (role.lineInset - CGFloat(levels) * OverlayRole.levelDistance) * unit
    let line =
      frame.width > 2 * inset && frame.height > 2 * inset ? frame.insetBy(dx: inset, dy: inset) : frame
    return CGRect(
      x: line.minX - outset.leading * unit, y: line.minY - outset.top * unit,
      width: line.width + outset.horizontal * unit, height: line.height + outset.vertical * unit)
  }
}
