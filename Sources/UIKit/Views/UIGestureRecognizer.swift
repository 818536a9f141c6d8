public import Foundation

/// Recognizes a gesture (UIKit's `UIGestureRecognizer`); nobody touches a picture, so none ever does.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, CaseIterable, Hashable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  open var isEnabled = true
  /// How far the gesture has come: nowhere.
  open var state: State = .possible
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose gestures count.
  open internal(set) weak var view: UIView?

  /// A recognizer that calls nobody.
  public override init() { super.init() }

  /// Where the gesture is in a view: nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIGestureRecognizer {
  /// Not there: a method's name is an Objective-C selector.
  @available(*, unavailable, message: "there are no selectors here, and nobody touches a picture; use init()")
  public convenience init(target: Any?, action: Any?) { self.init() }
}

/// Asked about gestures, which never come.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A touch or several.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A touch that is held.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that a finger may move.
  open var allowableMovement: CGFloat = 10
}

/// A finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has moved, in points: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// How fast the finger moves, in points a second: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Two fingers that part.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have parted.
  open var scale: CGFloat = 1
}

/// A finger that passes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the finger goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction: Direction = .right
}
