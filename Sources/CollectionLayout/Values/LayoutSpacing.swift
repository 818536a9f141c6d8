public import Foundation
import Geometry

/// A gap as a value (`layout.md` 2.5).
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(CGFloat)
  /// At least so many points.
  case flexible(CGFloat)

  /// The gap, or the least gap, in points.
  public var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the gap takes a share of what is left over.
  public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Gaps outside a slot, by edge (`layout.md` 2.6).
struct EdgeSpacingValue: Hashable, Sendable {
  var leading: LayoutSpacing = .fixed(0)
  var top: LayoutSpacing = .fixed(0)
  var trailing: LayoutSpacing = .fixed(0)
  var bottom: LayoutSpacing = .fixed(0)

  /// The gap before the slot on `axis`.
  func before(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// The gap after the slot on `axis`.
  func after(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

  /// Both least gaps on `axis`, in points.
  func minimum(_ axis: Axis) -> CGFloat { before(axis).minimum + after(axis).minimum }
}
