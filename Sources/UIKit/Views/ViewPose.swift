import CollectionHost
import Foundation
import Geometry

/// Where and how a view is seen in its superview at one moment.
struct ViewPose: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform3D: CATransform3D
  var alpha: CGFloat

  /// The pose on the way to another, a part of the way from 0 to 1.
  @MainActor
  func interpolated(to end: ViewPose, by part: Double) -> ViewPose {
    let pose = element.interpolated(to: end.element, by: part)
    let origin = CGPoint(
      x: bounds.minX + (end.bounds.minX - bounds.minX) * part,
      y: bounds.minY + (end.bounds.minY - bounds.minY) * part)
    return ViewPose(
      bounds: CGRect(origin: origin, size: pose.size), center: pose.center,
      transform3D: transform3D == end.transform3D
        ? transform3D : CATransform3DMakeAffineTransform(pose.transform),
      alpha: CGFloat(pose.opacity))
  }

  @MainActor
  private var element: ElementPose {
    ElementPose(
      center: center, size: bounds.size, transform: CATransform3DGetAffineTransform(transform3D),
      opacity: Double(alpha))
  }
}

/// How views get from one pose to another.
@MainActor
struct ViewMotion {
  private var moving: [(view: UIView, start: ViewPose, end: ViewPose)]

  /// The motion of the views inside of `root`, and of itself, that have left the poses they had.
  init(of root: UIView, from starts: [(view: UIView, pose: ViewPose)]) {
    moving = starts.compactMap { view, start in
      view.pose == start || !view.isDescendant(of: root) ? nil : (view, start, view.pose)
    }
  }

  /// Whether a view moves.
  func moves(_ view: UIView) -> Bool { moving.contains { $0.view === view } }

  /// What is made of the views on their way; nothing else follows where they are then.
  func at<Result>(_ part: Double, _ make: () throws -> Result) rethrows -> Result {
    for (view, start, end) in moving { view.pose = start.interpolated(to: end, by: part) }
    defer { for (view, _, end) in moving { view.pose = end } }
    return try make()
  }
}

extension UIView {
  /// The poses of the view and of all inside, but for the elements of collection views.
  var posesInside: [(view: UIView, pose: ViewPose)] {
    [(self, pose)] + placedSubviews.flatMap(\.posesInside)
  }
}
