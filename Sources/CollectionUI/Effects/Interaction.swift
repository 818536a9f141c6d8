public import Foundation
public import Geometry

// A picture is not touched, and nothing in it moves: what these modifiers say has no consequence for layout or drawing
// (`views.md` 4.5). They are there so that views keep them.
extension View {
  /// Runs `action` when a person taps the view, which does not happen in a picture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// Runs `action` with the place where a person taps the view, which does not happen in a picture.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Runs `action` when a person holds the view, which does not happen in a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Runs `action` when a pointer enters or leaves the view, which does not happen in a picture.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Chooses where the view can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Chooses the outline that the view has when it is touched, dragged or pointed at.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    self
  }

  /// Chooses whether the view can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Disables the controls inside, which draw themselves faded; an outer `disabled(true)` is not undone.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Adds the margins of a window's content around the view, which are a standard padding in a picture.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Moves changes of the view smoothly when `value` changes; a picture shows where they end.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Changes how changes of the view move; a picture shows where they end.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Chooses how the view comes and goes; a picture shows it as it stays.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Sets the scheme of colours for the views inside.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Sets the scheme of colours for the views inside; `nil` leaves it as it is.
  ///
  /// On a device it reaches the whole window.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
  }
}

/// Parts of a window that bars and the keyboard take.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the device's edges take.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// How a change moves; pictures show where it ends.
nonisolated public struct Animation: Hashable, Sendable {
  private init() {}

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let bouncy = Animation()

  /// A steady change of `duration` seconds.
  public static func linear(duration: Double) -> Animation { Animation() }

  /// A change of `duration` seconds that begins slowly.
  public static func easeIn(duration: Double) -> Animation { Animation() }

  /// A change of `duration` seconds that ends slowly.
  public static func easeOut(duration: Double) -> Animation { Animation() }

  /// A change of `duration` seconds that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// A change like a spring's.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// A change like a spring's.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  /// A change like that of a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// A change like that of a spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

  /// A change like that of a spring with little bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

  /// A change like that of a spring with much bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

  /// A change like that of a weight on a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// A change along a curve between two control points, `duration` seconds long.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// This animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation { self }

  /// This animation, later by some seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// This animation, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// This animation, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes; pictures show it as it stays.
nonisolated public struct AnyTransition: Hashable, Sendable {
  private init() {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  /// A view that comes in over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// A view that pushes another out, in over an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// A view that grows from, and shrinks to, a part of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

  /// A view that comes from, and goes to, so many points beside its place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// A view that comes one way and goes another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// What goes along with a change of state: how it moves on a device.
nonisolated public struct Transaction: Hashable, Sendable {
  /// `nil` for a change at once.
  public var animation: Animation?
  public var disablesAnimations = false

  /// A change that moves as `animation` says.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes changes of state with a transaction; here they are made at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes changes of state that move smoothly on a device; here they are made at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
