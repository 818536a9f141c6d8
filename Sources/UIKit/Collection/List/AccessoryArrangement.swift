import Foundation
import Geometry

/// The accessories of a cell that are shown, with the room they take (`layout.md` 7.5; gaps as recorded).
@MainActor
struct AccessoryArrangement {
  /// An accessory's view and its room, in points from the cell's edge inwards.
  struct Place {
    let view: UIView
    let start: CGFloat
    let width: CGFloat
  }

  private(set) var leading: [Place] = []
  private(set) var trailing: [Place] = []
  /// Where the line before the handle for moving is, in points from the trailing edge.
  private(set) var line: CGFloat?
  /// The room taken at both ends, in points.
  private(set) var insets: (leading: CGFloat, trailing: CGFloat) = (0, 0)

  /// The width the system keeps for most of its accessories.
  private static let standardWidth: CGFloat = 24

  /// The arrangement of accessories with their views, from each edge inwards.
  ///
  /// - Parameter margin: points between the cell's edges and the outermost accessories.
  init(
    leading: [(UICellAccessory, UIView)], trailing: [(UICellAccessory, UIView)], margin: CGFloat
  ) {
    var start = margin
    for (index, (accessory, view)) in leading.enumerated() {
      if index > 0 { start += 16 }
      let width = Self.width(of: accessory, view)
      self.leading.append(Place(view: view, start: start, width: width))
      start += width
    }
    insets.leading = leading.isEmpty ? 0 : start
    start = margin
    for (index, (accessory, view)) in trailing.enumerated() {
      if index > 0 {
        start += 8
        if trailing[index - 1].0.kind == .reorder {
          start += 1
          line = start
          start += 8
        }
      }
      let width = Self.width(of: accessory, view)
      self.trailing.append(Place(view: view, start: start, width: width))
      start += width
    }
    insets.trailing = trailing.isEmpty ? 0 : start
  }

  /// The points kept for an accessory.
  ///
  /// Where nobody says, a view of one's own at the leading end keeps the standard width (`[measured]`), so that texts
  /// begin at one place; one at the trailing end, such as a switch, keeps its own (`[inferred]`).
  private static func width(of accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.reservedWidth {
    case .custom(let width): return width
    case .actual: return view.bounds.width
    case .standard: return standardWidth
    case nil:
      switch accessory.kind {
      case .disclosureIndicator, .outlineDisclosure: return 14
      case .label: return view.bounds.width
      case .customView where !accessory.isLeading: return view.bounds.width
      default: return standardWidth
      }
    }
  }
}
