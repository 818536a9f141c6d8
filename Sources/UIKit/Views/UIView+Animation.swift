public import Foundation

// There is no time here: an animation is at its end at once, unless an update is recorded to be seen on its way. What a
// layout is told of is the same: where the bounds of a collection view change, the calls around an animated change of
// bounds (UIKit's `prepare(forAnimatedBoundsChange:)`).
extension UIView {
  /// Ways an animation may run; none makes a difference here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes changes that would be animated.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    AnimationBlock.run(animations)
  }

  /// Makes changes that would be animated, then calls `completion`.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(animations)
    completion?(true)
  }

  /// Makes changes that would be animated, then calls `completion`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(animations)
    completion?(true)
  }

  /// Makes changes that would be animated like a spring, then calls `completion`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(animations)
    completion?(true)
  }

  /// Makes changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.suspend { UpdateRecorder.record(false, actionsWithoutAnimation) }
  }
}
