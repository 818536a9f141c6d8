import Drawing
import Foundation
import Geometry

/// What a line of an overlay stands for, with its colour of the Okabe–Ito set and its dash (`LOOK.md`, Explaining
/// figures).
nonisolated enum OverlayRole: Int, CaseIterable, Hashable, Sendable {
  case section
  case orthogonal
  case group
  case supplementary
  case item
  case badge
  case pinned
  case dimension
  case ghost
  case live
  case callout

  /// The role of what has content insets.
  init(of owner: LayoutAnnotation.InsetOwner) {
    self =
      switch owner {
      case .section: .section
      case .group: .group
      case .item: .item
      }
  }

  /// The role of a supplementary element.
  init(of place: LayoutAnnotation.SupplementaryPlace) {
    self =
      switch place {
      case .boundary: .supplementary
      case .pinned: .pinned
      case .anchored: .badge
      }
  }

  /// The roles whose boxes are outlined, from back to front.
  static let boxes: [OverlayRole] = [.section, .orthogonal, .group, .supplementary, .item, .badge, .pinned]

  /// The colour that fills are made of.
  var color: SRGBColor {
    switch self {
    case .item, .ghost: SRGBColor(hex: 0xE69F00)
    case .group: SRGBColor(hex: 0x56B4E9)
    case .section: SRGBColor(hex: 0x009E73)
    case .supplementary, .badge: SRGBColor(hex: 0xF0E442)
    case .pinned: SRGBColor(hex: 0xD55E00)
    case .orthogonal: SRGBColor(hex: 0xCC79A7)
    case .dimension: SRGBColor(hex: 0x0072B2)
    case .live, .callout: SRGBColor(hex: 0x000000)
    }
  }

  /// Dashes and gaps, in points at the figure's final width; empty for an unbroken line.
  var dash: [CGFloat] {
    switch self {
    case .item, .dimension, .live, .callout: []
    case .group: [6, 3]
    case .section: [12, 4]
    case .supplementary: [2, 2]
    case .badge: [1.5, 4]
    case .pinned: [8, 3, 2, 3]
    case .orthogonal: [12, 3, 2, 3, 2, 3]
    case .ghost: [3, 4]
    }
  }

  /// How far inside its frame the middle of the line runs, in points at the figure's final width: half of a line, or as
  /// far outside for groups, so that the boxes of a group and of its items are told apart where they meet.
  var lineInset: CGFloat {
    switch self {
    case .group: -0.75
    case .orthogonal: 3
    default: 0.75
    }
  }

  /// How far outside of the groups in it a group's line runs, in points at the figure's final width: a line, so that the
  /// dashes of two that share an edge do not fill each other.
  static let levelDistance: CGFloat = 1.5

  /// What the legend calls it.
  var name: String {
    switch self {
    case .item: "item"
    case .group: "group"
    case .section: "section"
    case .supplementary: "header, footer"
    case .badge: "badge"
    case .pinned: "pinned"
    case .orthogonal: "scrolls by itself"
    case .dimension: "size"
    case .ghost: "out of sight"
    case .live: "cell × uses"
    case .callout: "number"
    }
  }
}
