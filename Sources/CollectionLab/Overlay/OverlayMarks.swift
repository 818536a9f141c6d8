import Foundation
import Geometry

/// What an overlay draws over the picture's collections, by how it is drawn; in the figure's coordinates.
nonisolated struct OverlayMarks: Sendable {
  private let overlay: FigureOverlay
  /// Where the picture stands.
  private let picture: CGRect
  private(set) var boxes: [OverlayRole: [CGRect]] = [:]
  /// Insets.
  private(set) var strips: [CGRect] = []
  private(set) var gaps: [(frame: CGRect, axis: Axis)] = []
  private(set) var ghosts: [CGRect] = []
  /// How many contents were made and used again, where there are such that stay alive.
  private(set) var live: (created: Int, reused: Int)?

  /// How far from the picture's edge a collection may end whose ghosts are drawn beyond it, in points.
  private static let ghostDistance: CGFloat = 48

  init(_ overlay: FigureOverlay, picture: CGRect) {
    self.overlay = overlay
    self.picture = picture
  }

  /// Adds a collection's.
  ///
  /// O(k) in its annotations.
  mutating func collect(_ subject: OverlaySubject) {
    for annotation in subject.annotations {
      let frame = annotation.frame
      switch annotation.kind {
      case .viewport: break
      case .section: add(frame, .section, subject, asks: .frames)
      case .orthogonalRow: add(frame, .orthogonal, subject, asks: .frames)
      case .group: add(frame, .group, subject, asks: .groups)
      case .item: add(frame, .item, subject, asks: .frames)
      case .supplementary(_, let isPinned, _, _):
        add(frame, isPinned ? .pinned : .supplementary, subject, asks: .frames)
      case .contentInset:
        if overlay.contains(.insets), let seen = subject.seen(frame) { strips.append(seen) }
      case .interGroupSpacing(let axis), .interItemSpacing(let axis):
        if overlay.contains(.spacing), let seen = subject.seen(frame) { gaps.append((seen, axis)) }
      case .live: add(frame, .live, subject, asks: .reuse)
      case .reuse(let created, let reused):
        if overlay.contains(.reuse) {
          live = ((live?.created ?? 0) + created, (live?.reused ?? 0) + reused)
        }
      }
    }
  }

  private mutating func add(
    _ frame: CGRect, _ role: OverlayRole, _ subject: OverlaySubject, asks part: FigureOverlay
  ) {
    guard overlay.contains(part) else { return }
    if subject.seen(frame) != nil { boxes[role, default: []].append(frame) }
    guard role == .item || role == .supplementary, frame.width > 0, frame.height > 0 else { return }
    let seen = subject.viewport
    let isBeyond = [
      (seen.minX - frame.minX, seen.minX - picture.minX), (frame.maxX - seen.maxX, picture.maxX - seen.maxX),
      (seen.minY - frame.minY, seen.minY - picture.minY), (frame.maxY - seen.maxY, picture.maxY - seen.maxY),
    ].contains { beyond, distance in beyond > 0.01 && distance <= Self.ghostDistance }
    if isBeyond { ghosts.append(frame) }
  }
}

nonisolated extension OverlaySubject {
  /// The part of a frame that is seen; `nil` where that is nothing.
  func seen(_ frame: CGRect) -> CGRect? {
    let seen = frame.intersection(viewport)
    return seen.isNull || seen.width <= 0 || seen.height <= 0 ? nil : seen
  }
}
