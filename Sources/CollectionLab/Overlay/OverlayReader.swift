import Drawing
import Foundation
import Geometry

/// A collection of a picture with its annotations, everything in the picture's coordinates.
nonisolated struct OverlaySubject: Sendable {
  /// What is seen of the collection, in points.
  let viewport: CGRect
  /// What is cut out of the viewport, but for rectangles: the rounded corners of a screen.
  var outlines: [Path] = []
  let axis: Axis
  let direction: LayoutDirection
  let annotations: [LayoutAnnotation]
}

nonisolated extension OverlaySubject {
  /// Whether a point lies in none of the corners that are cut off.
  func shows(_ point: CGPoint) -> Bool {
    outlines.allSatisfy { outline in
      guard case .roundedRectangle(let rect, let radii, _) = outline.kind else { return true }
      return [
        (rect.minX, rect.minY, radii.topLeft), (rect.maxX, rect.minY, radii.topRight),
        (rect.maxX, rect.maxY, radii.bottomRight), (rect.minX, rect.maxY, radii.bottomLeft),
      ].allSatisfy { x, y, radius in
        let beyond = (radius - abs(point.x - x), radius - abs(point.y - y))
        return beyond.0 <= 0 || beyond.1 <= 0 || hypot(beyond.0, beyond.1) <= radius
      }
    }
  }
}

nonisolated extension [OverlaySubject] {
  /// The indices of collections that do not lie in another one, which would come before.
  var outermost: [Int] {
    indices.filter { index in
      !self[..<index].contains { $0.viewport.contains(self[index].viewport) }
    }
  }
}

/// Reads of a display list what an overlay needs: its collections, and where there are words that labels keep clear of.
nonisolated struct OverlayReader {
  private(set) var subjects: [OverlaySubject] = []
  private(set) var texts: [CGRect] = []

  /// O(n) in the items of the list.
  init(_ list: DisplayList) {
    read(list.items, .identity, clip: CGRect(origin: .zero, size: list.size), outlines: [])
  }

  private mutating func read(
    _ items: [DisplayItem], _ transform: CGAffineTransform, clip: CGRect, outlines: [Path]
  ) {
    for item in items {
      switch item.content {
      case .text(let text, let point, _):
        let box = CGRect(origin: point, size: text.size).applying(transform).intersection(clip)
        if !box.isNull, !box.isEmpty { texts.append(box) }
      case .scope(let scope):
        let inner = scope.transform.concatenating(transform)
        var visible = clip
        var outlines = outlines
        if let path = scope.clip {
          visible = visible.intersection(path.boundingRect.applying(inner))
          if case .rectangle = path.kind {} else { outlines.append(path.applying(inner)) }
        }
        if visible.isNull { continue }
        if let element = scope.element, let first = element.annotations.first,
          case .viewport(let axis, let direction, _) = first.kind
        {
          add(element.annotations, axis, direction, inner, clip: visible, outlines)
        }
        read(scope.items, inner, clip: visible, outlines: outlines)
      case .fill, .stroke, .shadow, .image: continue
      }
    }
  }

  private mutating func add(
    _ annotations: [LayoutAnnotation], _ axis: Axis, _ direction: LayoutDirection,
    _ transform: CGAffineTransform, clip: CGRect, _ outlines: [Path]
  ) {
    let viewport = annotations[0].frame.applying(transform).intersection(clip)
    if viewport.isNull || viewport.isEmpty { return }
    let moved = annotations.map { annotation in
      var moved = annotation
      moved.frame = annotation.frame.applying(transform)
      return moved
    }
    subjects.append(
      OverlaySubject(
        viewport: viewport, outlines: outlines, axis: axis, direction: direction, annotations: moved))
  }
}
