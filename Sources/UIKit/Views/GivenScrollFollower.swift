package import Drawing
import Foundation

/// A view that can be scrolled to where a picture asks.
@MainActor
package protocol GivenScrollFollower: UIView {
  /// Scrolls there, and says in what that could not be followed.
  func follow(_ scroll: GivenScroll) -> [DrawingDiagnostic]
}

extension UIView {
  /// Scrolls the outermost view that scrolls to where a picture asks, and says in what that could not be followed.
  ///
  /// Of several views that lie next to each other the first that scrolls is meant.
  func followOutermost(_ scroll: GivenScroll) -> [DrawingDiagnostic] {
    var views: [UIView] = [self]
    while !views.isEmpty {
      for view in views {
        if let follower = view as? any GivenScrollFollower { return follower.follow(scroll) }
      }
      views = views.flatMap(\.children).filter { !$0.isHidden }
    }
    return scroll.unheeded
  }
}
