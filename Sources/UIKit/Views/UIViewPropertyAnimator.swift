public import Foundation

/// Makes changes that would be animated, once it is started (UIKit's `UIViewPropertyAnimator`): at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Seconds that the changes would take.
  public let duration: TimeInterval
  /// Whether the changes are being made; never between calls.
  open private(set) var isRunning = false

  /// An animator of changes.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// An animator of changes that come to rest like a spring's.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// Makes changes at once.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Has something called when the changes are made.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes.
  open func startAnimation() {
    isRunning = true
    let made = animations
    animations = []
    AnimationBlock.run { for change in made { change() } }
    isRunning = false
    for completion in completions { completion(.end) }
    completions = []
  }

  /// Makes the changes, without waiting.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Forgets changes that have not been made.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
}

/// Where an animation has come to.
public enum UIViewAnimatingPosition: Int, CaseIterable, Hashable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, CaseIterable, Hashable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
