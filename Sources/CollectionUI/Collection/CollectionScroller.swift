import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// Scrolls a collection to its items and sections.
struct CollectionScroller {
  let host: CollectionHost
  let content: CollectionContent

  /// Rounds after which a place that moves with every measurement is left where it is.
  private static let roundLimit = 64

  /// Scrolls to a target.
  ///
  /// What is measured on the way moves the target; the offset follows until both rest.
  ///
  /// - Throws: a diagnostic where there is no such target, or the layout's error.
  func scroll(to target: CollectionScrollTarget) throws {
    switch target.place {
    case .item(let matches):
      guard let identity = content.firstItem(where: matches) else {
        throw DrawingDiagnostic.noItem(tag: "\(target.name)")
      }
      try scroll(to: identity, anchor: target.anchor)
    case .view(let id):
      guard let identity = content.firstItem(withID: id) else { throw DrawingDiagnostic.noItem(tag: "\(id)") }
      try scroll(to: identity, anchor: target.anchor)
    case .part(let part): try scroll(to: part)
    case .section(let section):
      guard content.sections.indices.contains(section) else {
        throw DrawingDiagnostic(
          "the collection has \(content.sectionCount) sections and no section \(section); it stays where it is"
        )
      }
      try scroll(toSection: section, anchor: target.anchor)
    }
  }

  /// Scrolls to an end or a place of the content, in the direction in which it scrolls.
  private func scroll(to part: ScrollTarget) throws {
    try untilAtRest {
      try host.layoutIfNeeded()
      let axis = host.scrollAxis
      let end = max(try host.contentSize()[axis] - host.bounds.size[axis], 0)
      let isMirrored = axis == .horizontal && host.beginsAtRight
      let place = host.bounds.origin[axis]
      let start = isMirrored ? end - place : place
      let wanted = part.offset(along: axis, from: start, frame: nil, seen: 0...0, end: end)
      let offset = min(max(wanted, 0), end)
      try scroll(along: axis, to: isMirrored ? end - offset : offset)
    }
  }

  private func scroll(to identity: ElementIdentity, anchor: UnitPoint?) throws {
    try host.layoutIfNeeded()
    let (first, view, axis) = (host.frame(of: identity), host.bounds, host.scrollAxis)
    try untilAtRest { try host.scroll(to: identity, anchor: anchor.map { CGPoint(x: $0.x, y: $0.y) }) }
    if anchor == nil, let first {
      // The item may have come into sight before it was at rest; it stands at the edge that it came in by.
      if first.end(axis) > view.end(axis) {
        try untilAtRest { try align(identity) { $0.end(axis) - view.size[axis] } }
      } else if first.origin[axis] < view.origin[axis] {
        try untilAtRest { try align(identity) { $0.origin[axis] } }
      }
    }
    // A row comes to rest where it would under a finger.
    if let row = host.layout.currentPlan?.orthogonalRow(inSection: identity.section),
      let offset = try host.orthogonalOffset(inSection: identity.section)
    {
      host.scroll(section: identity.section, to: row.restOffset(for: offset))
    }
  }

  /// Scrolls to where an element's frame says, in the direction in which the content scrolls.
  private func align(_ identity: ElementIdentity, _ offset: (CGRect) -> CGFloat) throws {
    guard let frame = host.frame(of: identity) else { return }
    try scroll(along: host.scrollAxis, to: offset(frame))
  }

  private func scroll(along axis: Axis, to place: CGFloat) throws {
    var offset = host.bounds.origin
    offset[axis] = place
    host.scroll(to: offset)
    try host.layoutIfNeeded()
  }

  private func scroll(toSection section: Int, anchor: UnitPoint?) throws {
    try untilAtRest {
      try host.layoutIfNeeded()
      guard let frame = frame(ofSection: section) else { return }
      let (view, axis) = (host.bounds, host.scrollAxis)
      let (low, high) = (frame.origin[axis], frame.end(axis) - view.size[axis])
      let isMirrored = axis == .horizontal && host.beginsAtRight
      var place = view.origin[axis]
      if let anchor {
        place = low + anchor[axis] * (high - low)
      } else if (isMirrored ? high > place : low < place) || high >= low {
        // What begins out of sight, or is longer than the view, is seen from its beginning.
        place = isMirrored ? high : low
      } else if isMirrored ? low < place : high > place {
        place = isMirrored ? low : high
      }
      try scroll(along: axis, to: place)
    }
  }

  /// The rectangle of a section; in layouts that make no plans that of its first item.
  private func frame(ofSection section: Int) -> CGRect? {
    if let plan = host.layout.currentPlan { return plan.sectionFrame(section) }
    return host.frame(of: .item(section: section, item: 0))
  }

  private func untilAtRest(_ step: () throws -> Void) throws {
    for _ in 0..<Self.roundLimit {
      let before = (host.bounds.origin, host.orthogonalOffsets)
      try step()
      if host.bounds.origin == before.0, host.orthogonalOffsets == before.1 { return }
    }
  }
}

extension CGRect {
  fileprivate func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }
}
