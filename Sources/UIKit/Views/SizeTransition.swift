import Foundation

/// A change of the size of a controller's view, and what goes along with it.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  private var alongside: [Closure] = []
  private var completions: [Closure] = []
  private var isUnderWay = false

  init(in containerView: UIView, isAnimated: Bool) {
    self.containerView = containerView
    self.isAnimated = isAnimated
  }

  /// Takes closures that are called once the size has changed, and when it is over; no more once it is.
  func animate(
    alongsideTransition animation: Closure?, completion: Closure?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // What comes later than the change is none of it.
    if isUnderWay { return false }
    alongside.append(animation)
    return true
  }

  /// Makes the changes that go along.
  func runAlongside() {
    isUnderWay = true
    for animation in alongside { animation(self) }
    alongside = []
  }

  /// Says that everything is at its place.
  func complete() {
    for completion in completions { completion(self) }
    completions = []
  }
}

extension UIViewController {
  /// Gives the view other bounds as UIKit does in a change of the window: the controller is told before, and what goes
  /// along is made in the animation.
  ///
  /// - Returns: whether the bounds have been changed; not so where they are nobody's business: the view is out of sight,
  ///   another controller's view holds it, or the change is under way.
  func transition(to bounds: CGRect) -> Bool {
    guard parent == nil, !isResizing, let view = viewIfLoaded,
      isInSight || view.window?.wasLaidOut == true
    else { return false }
    isResizing = true
    defer { isResizing = false }
    let transition = SizeTransition(in: view, isAnimated: !AnimationBlock.isSuspended)
    viewWillTransition(to: bounds.size, with: transition)
    AnimationBlock.run {
      view.bounds = bounds
      transition.runAlongside()
      layOutView()
    }
    AnimationBlock.whenOver(transition.complete)
    return true
  }
}
