import Drawing
import Foundation
import Geometry

/// What an overlay draws over a collection, by how it is drawn; in the figure's coordinates.
nonisolated struct OverlayMarks: Sendable {
  private let overlay: FigureOverlay
  private let subject: OverlaySubject
  /// Where what is out of sight is drawn: nothing else stands there.
  let ghostRegions: [CGRect]
  var boxes: [OverlayRole: [OverlayBox]] = [:]
  /// The room of insets, by whose they are.
  private(set) var strips: [(frame: CGRect, role: OverlayRole)] = []
  private(set) var gaps: [(frame: CGRect, axis: Axis)] = []
  private(set) var ghosts: [CGRect] = []

  /// Beyond this distance from what is seen boxes are cut, in points.
  private static let farAway: CGFloat = 1000

  /// The marks of a collection.
  ///
  /// O(k) in its annotations.
  ///
  /// - Parameter unit: points of the figure for a point at its final width.
  init(_ overlay: FigureOverlay, of subject: OverlaySubject, ghostRegions: [CGRect], unit: CGFloat) {
    self.overlay = overlay
    self.subject = subject
    self.ghostRegions = overlay.contains(.frames) ? ghostRegions : []
    var section = CGRect.null
    let depths = overlay.contains(.groups) ? subject.groupDepths : [:]
    for annotation in subject.annotations {
      let frame = annotation.frame
      switch annotation.kind {
      case .viewport, .reuse: break
      case .section:
        section = frame
        add(frame, .section, asks: .frames)
      case .orthogonalRow:
        add(
          frame, .orthogonal, outset: frame.outset(in: section, along: subject.axis, unit), asks: .frames)
      case .group(let depth, _, _):
        add(frame, .group, levels: (depths[annotation.section] ?? depth) - depth, asks: .groups)
      case .item:
        if let seen = subject.seen(frame) { items.append(seen) }
        add(frame, .item, asks: .frames)
      case .supplementary(_, let place, _, _): add(frame, OverlayRole(of: place), asks: .frames)
      case .contentInset(_, let owner):
        if overlay.contains(.insets), let seen = subject.seen(frame) {
          strips.append((seen, OverlayRole(of: owner)))
        }
      case .interGroupSpacing(let axis), .interItemSpacing(let axis):
        if overlay.contains(.spacing), let seen = subject.seen(frame) { gaps.append((seen, axis)) }
      case .live: add(frame, .live, asks: .reuse)
      }
    }
  }

  /// What is seen of the boxes of items, whether or not they are drawn.
  private(set) var items: [CGRect] = []

  /// What is seen of the collection.
  var viewport: CGRect { subject.viewport }

  /// What is cut out of it.
  var outlines: [Path] { subject.outlines }

  private mutating func add(
    _ frame: CGRect, _ role: OverlayRole, levels: Int = 0, outset: EdgeInsets = .zero,
    asks part: FigureOverlay
  ) {
    guard overlay.contains(part) else { return }
    // Far beyond what is seen nobody sees the rest, and numbers there may be too large to draw.
    let near = viewport.insetBy(dx: -Self.farAway, dy: -Self.farAway)
    if subject.seen(frame) != nil {
      boxes[role, default: []].append(
        OverlayBox(frame: frame.intersection(near), levels: levels, outset: outset))
    }
    let isNearby = role == .item || role == .supplementary
    if isNearby, ghostRegions.contains(where: { $0.part(in: frame) != nil }) {
      ghosts.append(frame.intersection(near))
    }
  }
}

nonisolated extension OverlaySubject {
  /// The depth of the deepest group of each section.
  fileprivate var groupDepths: [Int: Int] {
    var depths: [Int: Int] = [:]
    for annotation in annotations {
      guard case .group(let depth, _, _) = annotation.kind else { continue }
      depths[annotation.section] = max(depth, depths[annotation.section] ?? 0)
    }
    return depths
  }

  /// The part of a frame that is seen; `nil` where that is nothing.
  func seen(_ frame: CGRect) -> CGRect? {
    let seen = frame.intersection(viewport)
    return seen.isNull || seen.width <= 0 || seen.height <= 0 ? nil : seen
  }
}

nonisolated extension CGRect {
  /// How much further out the lines of a row that scrolls by itself run along the layout's axis, in points at the final
  /// width: off the items, where its section has room beyond the row.
  fileprivate func outset(in section: CGRect, along axis: Axis, _ unit: CGFloat) -> EdgeInsets {
    let distance: CGFloat = 7.5
    let start = origin[axis] - section.origin[axis] >= distance * unit ? distance : 0
    let room = section.origin[axis] + section.size[axis] - origin[axis] - size[axis]
    let end = room >= distance * unit ? distance : 0
    return axis == .vertical
      ? EdgeInsets(top: start, leading: 0, bottom: end, trailing: 0)
      : EdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
  }
}
