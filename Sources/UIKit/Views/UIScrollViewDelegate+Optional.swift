public import Foundation

// Every method may be left out, so people call them as optional ones: `delegate.scrollViewDidScroll?(view)`.
extension UIScrollViewDelegate {
  /// `scrollViewDidScroll(_:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

  /// `scrollViewWillBeginDragging(_:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalEndDragging? { OptionalEndDragging(delegate: self) }

  /// `scrollViewDidEndDragging(_:willDecelerate:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalDragEnd? { OptionalDragEnd(delegate: self) }

  /// `scrollViewWillBeginDecelerating(_:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// `scrollViewDidEndDecelerating(_:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// `scrollViewDidEndScrollingAnimation(_:)`, to be called as an optional method.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
}

/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` called as an optional method.
@preconcurrency @MainActor
public struct OptionalEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Tells that the finger has left the screen; the target may be changed.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// `scrollViewDidEndDragging(_:willDecelerate:)` called as an optional method.
@preconcurrency @MainActor
public struct OptionalDragEnd {
  let delegate: any UIScrollViewDelegate

  /// Tells that the finger has left the screen.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
