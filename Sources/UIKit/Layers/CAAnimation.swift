public import Foundation

// There is no time here: layers keep the animations they are given and are drawn with their own values, as before an
// animation begins and after it is gone.

/// A change that takes time; a picture shows none of it.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Seconds that the change takes.
  open var duration: TimeInterval = 0
  /// Seconds to wait before it.
  open var beginTime: TimeInterval = 0
  /// How often it is made.
  open var repeatCount: Float = 0
  /// Whether it is made backwards too.
  open var autoreverses = false
  /// Whether it is forgotten at its end.
  open var isRemovedOnCompletion = true
  /// What is shown before and after it.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Its pace.
  open var timingFunction: CAMediaTimingFunction?
}

/// A change of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?

  /// A change of the property of some name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change between two values.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// A change between two values like a spring's.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

/// A change through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// When each value is reached, 0...1.
  open var keyTimes: [NSNumber]?
}

/// Several changes at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation, by its name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// The pace of a name.
  public init(name: CAMediaTimingFunctionName) { super.init() }

  /// The pace of a curve between (0, 0) and (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// Groups changes of layers, which are made at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// What is called at the ends of the groups that have begun.
  private static var completions: [() -> Void] = []

  /// Begins a group.
  public class func begin() { completions.append {} }

  /// Ends a group, and calls its completion block.
  public class func commit() { completions.popLast()?() }

  /// Says whether changes are made without animations, as they always are.
  public class func setDisableActions(_ flag: Bool) {}

  /// Says how many seconds changes take.
  public class func setAnimationDuration(_ dur: TimeInterval) {}

  /// Says at which pace changes are made.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Has `block` called at the end of the group, or at once outside of groups.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block ?? {} }
  }
}

extension CALayer {
  /// Keeps an animation; the layer is drawn with its own values.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation \(animations.count)"
    animations.removeAll { $0.key == key }
    animations.append((key, anim))
  }

  /// The animation that was added under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that were added, in order; nil where there are none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Forgets the animation of a key.
  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Forgets all animations.
  public func removeAllAnimations() { animations = [] }
}
