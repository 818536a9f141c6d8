public import Drawing
import CollectionLayout
import Foundation
import Geometry

extension CollectionHost {
  /// The elements in sight as they are seen on the way of the recorded update, in the view's coordinates.
  ///
  /// Elements that stay move in straight lines; those that come and go do so as the layout says, or fade. What looks
  /// different afterwards dissolves into what it has become.
  ///
  /// - Parameter progress: how far the update has come, from 0 to 1, a timing curve applied.
  public func draw(update progress: Double) throws -> [DisplayItem] {
    try layoutIfNeeded()
    guard var record = recording?.record else { return try draw() }
    let known = Dictionary(
      record.seen.indices.compactMap { index in record.seen[index].identity.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let inSight = Set((shown ?? []).map(\.element.identity))
    var moving: [MovingElement] = []
    // What goes lies below what comes.
    for seen in record.seen where seen.identity.map(inSight.contains) != true {
      let pose = seen.pose.interpolated(to: seen.end ?? seen.pose.faded, by: progress)
      moving.append(MovingElement(identity: nil, pose: pose, drawn: .items(seen.items)))
    }
    for shown in shown ?? [] {
      let identity = shown.element.identity
      guard let content = makeContent(for: identity) else { continue }
      let end = ElementPose(shown, offset: offset)
      guard let index = known[identity] else {
        let pose = (record.starts[identity] ?? end.faded).interpolated(to: end, by: progress)
        moving.append(
          MovingElement(identity: identity, pose: pose, drawn: .items(content.draw(size: pose.size))))
        continue
      }
      let seen = record.seen[index]
      let pose = seen.pose.interpolated(to: end, by: progress)
      let isSame = seen.isSame ?? (content.draw(size: seen.pose.size) == seen.items)
      record.seen[index].isSame = isSame
      let items = content.draw(size: pose.size)
      moving.append(
        MovingElement(
          identity: identity, pose: pose, drawn: isSame ? .items(items) : .dissolving(seen.items, items)))
    }
    recording?.record = record
    return moving.enumerated()
      .sorted { ($0.element.pose.zIndex, $0.offset) < ($1.element.pose.zIndex, $1.offset) }
      .compactMap { moving in item(of: moving.element, progress) }
  }

  private func item(of moving: MovingElement, _ progress: Double) -> DisplayItem? {
    let pose = moving.pose
    guard pose.opacity > 0 else { return nil }
    do throws(DrawingDiagnostic) {
      let items =
        switch moving.drawn {
        case .items(let items): items
        case .dissolving(let old, let new): [try Self.dissolved(old, new, progress)]
        }
      if items.isEmpty { return nil }
      return try .scope(
        DisplayScope(
          transform: pose.map, opacity: min(pose.opacity, 1),
          element: DisplayElement(identity: moving.identity, frame: pose.frame), items: items))
    } catch {
      diagnose("an element cannot be drawn on its way: \(error.description)")
      return nil
    }
  }

  /// One drawing turning into another: the sum of both, each as far as it is there, so that nothing behind shines
  /// through what both paint.
  private static func dissolved(
    _ old: [DisplayItem], _ new: [DisplayItem], _ progress: Double
  ) throws(DrawingDiagnostic) -> DisplayItem {
    try .scope(
      DisplayScope(
        isIsolated: true,
        items: [
          try .scope(DisplayScope(opacity: 1 - progress, items: old)),
          try .scope(DisplayScope(opacity: progress, blendMode: .plusLighter, items: new)),
        ]))
  }
}

/// An element on its way.
private struct MovingElement {
  /// What is painted, in a space of its own.
  enum Drawn {
    case items([DisplayItem])
    case dissolving([DisplayItem], [DisplayItem])
  }

  /// The element's name after the update; `nil` where it is gone.
  let identity: ElementIdentity?
  let pose: ElementPose
  let drawn: Drawn
}
