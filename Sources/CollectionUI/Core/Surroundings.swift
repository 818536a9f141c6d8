import Foundation
import Geometry

/// What lies around a view that is being drawn, in the canvas's points.
struct Surroundings: Equatable {
  /// The nearest scroll view.
  var viewport: Viewport?
  /// The nearest frame beside which bars stand, and that frame with the room of the bars.
  private var safeFrame: (inner: CGRect, outer: CGRect)?

  static func == (left: Surroundings, right: Surroundings) -> Bool {
    left.viewport == right.viewport && left.safeFrame?.inner == right.safeFrame?.inner
      && left.safeFrame?.outer == right.safeFrame?.outer
  }

  init(viewport: Viewport? = nil) { self.viewport = viewport }

  /// These surroundings inside of a frame that bars leave free of a larger one.
  func insideBars(_ inner: CGRect, of outer: CGRect) -> Surroundings {
    var result = self
    result.safeFrame = (inner, extended(outer, along: .all))
    return result
  }

  /// A frame that reaches below the bars at those edges where it touches them.
  func extended(_ frame: CGRect, along edges: Edge.Set) -> CGRect {
    guard let (inner, outer) = safeFrame else { return frame }
    func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 0.01 }
    let left = touches(frame.minX, inner.minX) && edges.contains(.leading) ? outer.minX : frame.minX
    let right = touches(frame.maxX, inner.maxX) && edges.contains(.trailing) ? outer.maxX : frame.maxX
    let top = touches(frame.minY, inner.minY) && edges.contains(.top) ? outer.minY : frame.minY
    let bottom = touches(frame.maxY, inner.maxY) && edges.contains(.bottom) ? outer.maxY : frame.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far bars reach into a frame that was extended below them, in points.
  func insets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
    let whole = extended(frame, along: .all)
    let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
    return EdgeInsets(
      top: frame.minY - whole.minY, leading: direction == .rightToLeft ? right : left,
      bottom: whole.maxY - frame.maxY, trailing: direction == .rightToLeft ? left : right)
  }
}

/// The part of a scroll view's content that is seen.
struct Viewport: Equatable {
  /// In the canvas's points.
  var frame: CGRect
  /// The axes that scroll.
  var axes: Axis.Set
}

extension RenderContext {
  /// Draws with other surroundings.
  func surrounded<Result>(by inner: Surroundings, _ draw: () -> Result) -> Result {
    let outer = surroundings
    surroundings = inner
    defer { surroundings = outer }
    return draw()
  }
}
