import Drawing
import Foundation
import Geometry

/// A collection of a picture with its annotations, everything in the picture's coordinates.
nonisolated struct OverlaySubject: Sendable {
  /// What is seen of the collection, in points.
  let viewport: CGRect
  let axis: Axis
  let direction: LayoutDirection
  let annotations: [LayoutAnnotation]
}

/// Reads of a display list what an overlay needs: its collections, and where there are words that labels keep clear of.
nonisolated struct OverlayReader {
  private(set) var subjects: [OverlaySubject] = []
  private(set) var texts: [CGRect] = []

  /// O(n) in the items of the list.
  init(_ list: DisplayList) {
    read(list.items, .identity, clip: CGRect(origin: .zero, size: list.size))
  }

  private mutating func read(_ items: [DisplayItem], _ transform: CGAffineTransform, clip: CGRect) {
    for item in items {
      switch item.content {
      case .text(let text, let point, _):
        let box = CGRect(origin: point, size: text.size).applying(transform).intersection(clip)
        if !box.isNull, !box.isEmpty { texts.append(box) }
      case .scope(let scope):
        let inner = scope.transform.concatenating(transform)
        var visible = clip
        if let path = scope.clip { visible = visible.intersection(path.boundingRect.applying(inner)) }
        if visible.isNull { continue }
        if let element = scope.element, let first = element.annotations.first,
          case .viewport(let axis, let direction, _) = first.kind
        {
          add(element.annotations, axis, direction, inner, clip: visible)
        }
        read(scope.items, inner, clip: visible)
      case .fill, .stroke, .shadow, .image: continue
      }
    }
  }

  private mutating func add(
    _ annotations: [LayoutAnnotation], _ axis: Axis, _ direction: LayoutDirection,
    _ transform: CGAffineTransform, clip: CGRect
  ) {
    let viewport = annotations[0].frame.applying(transform).intersection(clip)
    if viewport.isNull || viewport.isEmpty { return }
    let moved = annotations.map { annotation in
      var moved = annotation
      moved.frame = annotation.frame.applying(transform)
      return moved
    }
    subjects.append(
      OverlaySubject(viewport: viewport, axis: axis, direction: direction, annotations: moved))
  }
}
