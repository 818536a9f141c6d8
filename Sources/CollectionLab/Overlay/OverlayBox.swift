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

nonisolated extension OverlayMarks {
  /// The most boxes of a role whose lines give way to words.
  private static let clearedLimit = 400
  /// How far a line moves that gives way to words: from just inside its box to where its halo ends at the box.
  private static let clearance: CGFloat = 2.25

  /// Moves lines at the left and right of boxes off the words that begin or end there, where nothing stands outside.
  ///
  /// O(n log n) in the boxes, and O(k) for k of them beside each other.
  mutating func clear(_ texts: OverlayObstacles, unit: CGFloat) {
    for role in [OverlayRole.section, .supplementary, .item, .badge, .pinned] {
      guard let known = boxes[role], known.count <= Self.clearedLimit else { continue }
      let frames = OverlayObstacles(known.map(\.frame))
      for (index, box) in known.enumerated() {
        if isStruck(box.frame, atLeft: true, by: texts, beside: frames, unit) {
          boxes[role]?[index].outset.leading = Self.clearance
        }
        if isStruck(box.frame, atLeft: false, by: texts, beside: frames, unit) {
          boxes[role]?[index].outset.trailing = Self.clearance
        }
      }
    }
  }

  /// Whether a line inside of a box would strike through words, and one outside of it through nothing.
  private func isStruck(
    _ frame: CGRect, atLeft isLeft: Bool, by texts: OverlayObstacles, beside frames: OverlayObstacles,
    _ unit: CGFloat
  ) -> Bool {
    func band(_ width: CGFloat, isInside: Bool) -> CGRect {
      let x = isLeft ? frame.minX : frame.maxX
      return CGRect(
        x: isLeft == isInside ? x : x - width, y: frame.minY, width: width, height: frame.height)
    }
    let line = band(Self.clearance * unit, isInside: true)
    let isStruck = texts.near(line).contains { text in
      text.hasArea(in: line) && (isLeft ? text.minX > frame.minX - 1 : text.maxX < frame.maxX + 1)
    }
    if !isStruck { return false }
    let room = band((Self.clearance + OverlayRole.item.lineInset) * unit, isInside: false)
    return room.minX >= viewport.minX && room.maxX <= viewport.maxX
      && ![texts, frames].contains { $0.near(room).contains { $0.hasArea(in: room) } }
  }
}
