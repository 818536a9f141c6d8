// Nothing moves over a picture: gestures are there so that views keep them, and none of their actions ever runs
// (`views.md` 4.5).

/// A movement of a finger or a pointer, with what it tells while it lasts.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What the movement tells.
  associatedtype Value
}

extension Gesture {
  /// Runs an action when the gesture changes, which does not happen in a picture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    self
  }

  /// Runs an action when the gesture ends, which does not happen in a picture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Changes a state while the gesture lasts, which it does not in a picture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  /// This gesture with another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What one of them tells.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// Which gestures a view answers to.
nonisolated public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Gestures by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A value that a gesture changes while it lasts: always the first one in a picture.
@propertyWrapper
public struct GestureState<Value> {
  /// The value while there is no gesture.
  public let wrappedValue: Value

  /// A value that is `wrappedValue` while there is no gesture.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value that is `initialValue` while there is no gesture.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself, for gestures to change.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that is nothing while there is no gesture.
  public init() { self.init(wrappedValue: nil) }
}

extension View {
  /// Lets the view answer to a gesture, which is not made in a picture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }

  /// Lets the view answer to a gesture beside its own, which is not made in a picture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Lets the view answer to a gesture before its own, which is not made in a picture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
}
