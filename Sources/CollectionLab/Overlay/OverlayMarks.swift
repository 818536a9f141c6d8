import Foundation
import Geometry

/// A box with how many levels of groups lie inside it, each of which may share an edge with it.
nonisolated struct OverlayBox: Hashable, Sendable {
  var frame: CGRect
  var levels = 0
}

/// What an overlay draws over a collection, by how it is drawn; in the figure's coordinates.
nonisolated struct OverlayMarks: Sendable {
  private let overlay: FigureOverlay
  private let subject: OverlaySubject
  /// Where the picture stands, if what is out of sight is drawn beyond it.
  private let picture: CGRect?
  private(set) var boxes: [OverlayRole: [OverlayBox]] = [:]
  /// The room of insets, by whose they are.
  private(set) var strips: [(frame: CGRect, role: OverlayRole)] = []
  private(set) var gaps: [(frame: CGRect, axis: Axis)] = []
  private(set) var ghosts: [CGRect] = []
  /// How many contents were made and used again, where there are such that stay alive.
  private(set) var live: (created: Int, reused: Int)?

  /// Beyond this distance from what is seen boxes are cut, in points.
  private static let farAway: CGFloat = 1000
  /// How far from the picture's edge a collection may end whose ghosts are drawn beyond it, in points.
  private static let ghostDistance: CGFloat = 48

  /// The marks of a collection.
  ///
  /// O(k) in its annotations.
  init(_ overlay: FigureOverlay, of subject: OverlaySubject, picture: CGRect?) {
    self.overlay = overlay
    self.subject = subject
    self.picture = picture
    let depths = overlay.contains(.groups) ? subject.groupDepths : [:]
    for annotation in subject.annotations {
      let frame = annotation.frame
      switch annotation.kind {
      case .viewport: break
      case .section: add(frame, .section, asks: .frames)
      case .orthogonalRow: add(frame, .orthogonal, asks: .frames)
      case .group(let depth, _, _):
        add(frame, .group, levels: (depths[annotation.section] ?? depth) - depth, asks: .groups)
      case .item:
        items.append(frame)
        add(frame, .item, asks: .frames)
      case .supplementary(_, let place, _, _): add(frame, OverlayRole(of: place), asks: .frames)
      case .contentInset(_, let owner):
        if overlay.contains(.insets), let seen = subject.seen(frame) {
          strips.append((seen, OverlayRole(of: owner)))
        }
      case .interGroupSpacing(let axis), .interItemSpacing(let axis):
        if overlay.contains(.spacing), let seen = subject.seen(frame) { gaps.append((seen, axis)) }
      case .live: add(frame, .live, asks: .reuse)
      case .reuse(let created, let reused):
        if overlay.contains(.reuse) { live = (created, reused) }
      }
    }
  }

  /// The boxes of items, whether or not they are drawn.
  private(set) var items: [CGRect] = []

  /// What is seen of the collection.
  var viewport: CGRect { subject.viewport }

  private mutating func add(_ frame: CGRect, _ role: OverlayRole, levels: Int = 0, asks part: FigureOverlay) {
    guard overlay.contains(part) else { return }
    // Far beyond what is seen nobody sees the rest, and numbers there may be too large to draw.
    let near = viewport.insetBy(dx: -Self.farAway, dy: -Self.farAway)
    if subject.seen(frame) != nil {
      boxes[role, default: []].append(OverlayBox(frame: frame.intersection(near), levels: levels))
    }
    guard let picture, role == .item || role == .supplementary, frame.width > 0, frame.height > 0 else {
      return
    }
    let seen = subject.viewport
    let isBeyond = [
      (seen.minX - frame.minX, seen.minX - picture.minX), (frame.maxX - seen.maxX, picture.maxX - seen.maxX),
      (seen.minY - frame.minY, seen.minY - picture.minY), (frame.maxY - seen.maxY, picture.maxY - seen.maxY),
    ].contains { beyond, distance in beyond > 0.01 && distance <= Self.ghostDistance }
    if isBeyond { ghosts.append(frame.intersection(near)) }
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
