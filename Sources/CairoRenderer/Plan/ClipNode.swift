import Drawing
import Foundation
import Geometry

/// A clip path, and the clip it lies in.
struct ClipNode {
  /// The index of the clip around this one, or ``none``.
  var parent: Int
  var path: Path
  /// Maps the path's space to pixels.
  var transform: CGAffineTransform
  /// Boxes in which the clip cuts nothing away; what lies in one of them is drawn without it.
  var interiors: [PixelBox]

  /// The index that stands for no clip.
  static let none = -1

  /// A clip along `path` inside the clip `parent`.
  init(parent: Int, path: Path, transform: CGAffineTransform) {
    self.parent = parent
    self.path = path
    self.transform = transform
    interiors = transform.isScaleAndTranslation ? Self.interiors(of: path, transform) : []
  }

  /// Whether nothing in `box` is cut away.
  func spares(_ box: PixelBox) -> Bool { interiors.contains { $0.contains(box) } }

  /// Boxes that lie wholly inside `path`, as large as they easily get.
  static func interiors(of path: Path, _ transform: CGAffineTransform) -> [PixelBox] {
    func box(_ rect: CGRect) -> [PixelBox] {
      guard rect.width > 0, rect.height > 0 else { return [] }
      let box = PixelBox(within: rect.applying(transform))
      return box.isEmpty ? [] : [box]
    }
    func inset(_ rect: CGRect, _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> CGRect
    {
      CGRect(
        x: rect.minX + left, y: rect.minY + top, width: max(rect.width - left - right, 0),
        height: max(rect.height - top - bottom, 0))
    }
    switch path.kind {
    case .rectangle(let rect): return box(rect)
    case .roundedRectangle(let rect, let radii, let style):
      // How far a corner reaches along its edges: a continuous one more than its radius (`views.md` 6.4).
      let reach: CGFloat = style == .continuous ? 1.5287 : 1
      let top = max(radii.topLeft, radii.topRight) * reach
      let bottom = max(radii.bottomLeft, radii.bottomRight) * reach
      let left = max(radii.topLeft, radii.bottomLeft) * reach
      let right = max(radii.topRight, radii.bottomRight) * reach
      // A box whose corners lie where the corner arcs are half-way round is inside as well: 1 - 1/√2 of the radius.
      let bend: CGFloat = 0.2929
      let middle = inset(
        rect, max(radii.topLeft, radii.topRight) * bend, max(radii.topLeft, radii.bottomLeft) * bend,
        max(radii.bottomLeft, radii.bottomRight) * bend, max(radii.topRight, radii.bottomRight) * bend)
      return box(inset(rect, top, 0, bottom, 0)) + box(inset(rect, 0, left, 0, right)) + box(middle)
    case .ellipse(let rect):
      let bend: CGFloat = 0.1465
      return box(
        inset(rect, rect.height * bend, rect.width * bend, rect.height * bend, rect.width * bend))
    case .empty, .elements: return []
    }
  }
}
