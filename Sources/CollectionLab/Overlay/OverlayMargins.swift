import Foundation

/// The room that the parts of an overlay need around a picture, in points at the figure's final width.
///
/// It depends on what is asked for alone, so that the figures of one layout, light and dark, still and moving, are of one
/// size.
nonisolated struct OverlayMargins: Sendable {
  /// Beside the picture where reading begins, where numbers are.
  private(set) var leading: CGFloat = 16
  /// Beside the picture where reading ends, where names are.
  private(set) var trailing: CGFloat = 16
  /// Above and below the picture.
  private(set) var end: CGFloat = 16

  /// How far beyond what is seen ghosts are drawn.
  static let ghostReach: CGFloat = 28

  init(_ overlay: FigureOverlay) {
    if overlay.contains(.frames) {
      // Ghosts; the name of a section; two rows of names.
      widen(leading: 32, trailing: 74, end: 40)
    }
    // A disc with its leader.
    if overlay.contains(.callouts) { widen(leading: 32, trailing: 32, end: 28) }
    // A number such as 116.67 with its leader.
    if !overlay.isDisjoint(with: [.insets, .spacing]) { widen(leading: 64, trailing: 58, end: 28) }
    // A dimension line with its number; a cell's pool.
    if !overlay.isDisjoint(with: [.dimensions, .reuse]) { widen(leading: 80, trailing: 74, end: 40) }
  }

  private mutating func widen(leading: CGFloat, trailing: CGFloat, end: CGFloat) {
    self.leading = max(self.leading, leading)
    self.trailing = max(self.trailing, trailing)
    self.end = max(self.end, end)
  }
}
