public import Foundation
public import Geometry

extension Path {
  /// The smallest rectangle around all points and control points; null for an empty path.
  ///
  /// O(n) in the steps.
  public var boundingRect: CGRect {
    switch kind {
    case .empty: return .null
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): return rect
    case .elements(let elements):
      var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
      var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
      func take(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
      }
      for element in elements {
        switch element {
        case .move(let to), .line(let to): take(to)
        case .quadCurve(let to, let control):
          take(to)
          take(control)
        case .curve(let to, let control1, let control2):
          take(to)
          take(control1)
          take(control2)
        case .closeSubpath: break
        }
      }
      return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }

  /// This path with every point mapped by `transform`.
  ///
  /// A shift keeps what the path is known to be. O(n) in the steps otherwise.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.a == 1, transform.d == 1, transform.isScaleAndTranslation {
      let shifted: (CGRect) -> CGRect = { $0.offsetBy(dx: transform.tx, dy: transform.ty) }
      switch kind {
      case .empty: return self
      case .rectangle(let rect): return Path(shifted(rect))
      case .ellipse(let rect): return Path(ellipseIn: shifted(rect))
      case .roundedRectangle(let rect, let radii, let style):
        return Path(roundedRect: shifted(rect), cornerRadii: radii, style: style)
      case .elements: break
      }
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
          .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
          .curve(
            to: to.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// This path shifted by `dx` and `dy` points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Whether every number may be drawn (see ``DrawingLimits``).
  ///
  /// O(n) in the steps, which are asked one by one: comparisons in ``boundingRect`` would let a NaN pass.
  ///
  /// - Parameter bounds: the path's ``boundingRect``.
  func isDrawable(in bounds: CGRect) -> Bool {
    switch kind {
    case .empty: true
    case .rectangle, .roundedRectangle, .ellipse: DrawingLimits.accepts(bounds)
    case .elements(let elements):
      DrawingLimits.accepts(bounds)
        && elements.allSatisfy { element in
          switch element {
          case .move(let to), .line(let to): DrawingLimits.accepts(to)
          case .quadCurve(let to, let control): DrawingLimits.accepts(to) && DrawingLimits.accepts(control)
          case .curve(let to, let control1, let control2):
            DrawingLimits.accepts(to) && DrawingLimits.accepts(control1) && DrawingLimits.accepts(control2)
          case .closeSubpath: true
          }
        }
    }
  }
}
