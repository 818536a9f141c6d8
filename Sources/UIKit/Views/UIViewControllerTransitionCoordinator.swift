public import Foundation

/// What is known of a transition of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The view that the transition happens in.
  var containerView: UIView { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Seconds that the transition takes: none here.
  public var transitionDuration: TimeInterval { 0 }
  /// Whether a finger drives the transition; never here.
  public var isInteractive: Bool { false }
  /// Whether the transition is given up; never here.
  public var isCancelled: Bool { false }
  /// How far the transition has come, from 0 to 1.
  public var percentComplete: CGFloat { 1 }
  /// The turn of the interface; none here, for a screen has no orientation but its size.
  public var targetTransform: CGAffineTransform { .identity }
}

/// Runs what goes along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Has changes made along with the transition, in its animation, and `completion` called when it is over.
  ///
  /// - Returns: whether `animation` will be called; not so once the transition is under way.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has changes made along with the transition, in its animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Something that holds content of some size, inside of others of its kind.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size the container would like to have, in points.
  var preferredContentSize: CGSize { get }

  /// The size that a container inside has where this one has some size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Told that the container is about to have another size, in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
