public import Foundation
import CollectionLayout

extension CollectionHost {
  /// Scrolls the row of a section that scrolls by itself to an offset, in points; clamped to the row's ends.
  ///
  /// The offset belongs to the section: it stays while the section is out of sight, and moves with it in updates.
  public func scroll(section: Int, to offset: CGFloat) {
    rows.scroll(section, to: offset, in: layout.currentPlanIfMade)
    shown = nil
  }

  /// Drags the row of a section and lets it go, so that it comes to rest where UIKit's would (`layout.md` 4.3, 4.4).
  ///
  /// Does nothing in a section without a row.
  ///
  /// - Parameters:
  ///   - section: the section's index.
  ///   - distance: points dragged, positive towards the end of the row.
  ///   - velocity: the speed when it is let go, in points a millisecond.
  public func scroll(section: Int, by distance: CGFloat, velocity: CGFloat = 0) throws {
    try layoutIfNeeded()
    guard let row = layout.currentPlan?.orthogonalRow(inSection: section), distance.isFinite,
      velocity.isFinite
    else { return }
    let start = rows.offsets[section] ?? row.initialOffset
    scroll(
      section: section, to: row.restOffset(from: start, releasedAt: start + distance, velocity: velocity))
  }

  /// How far the row of a section is scrolled, in points; `nil` in a section without a row.
  public func orthogonalOffset(inSection section: Int) throws -> CGFloat? {
    try layoutIfNeeded()
    return rows.offsets[section]
  }
}
