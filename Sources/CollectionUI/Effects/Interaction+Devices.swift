public import Foundation
public import Geometry

// What a device does when it is touched, scrolled or felt; a picture is none of that (`views.md` 4.5).
extension View {
  /// Names the views whose edges scrolling stops at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Chooses where scrolling stops; a picture stands where it is scrolled to.
  public func scrollTargetBehavior(_ behavior: ScrollStop) -> some View { self }

  /// Chooses whether scroll views bounce at their ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Chooses whether scroll views can be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Chooses whether scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Plays a feedback when `trigger` changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Moves changes of content smoothly; a picture shows where they end.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Moves the symbols inside; a picture shows them at rest.
  public func symbolEffect(
    _ effect: SymbolMotion, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Moves the symbols inside when `value` changes; a picture shows them at rest.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolMotion, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }

  /// Keeps the view's geometry together while it moves, which it does not in a picture.
  public func geometryGroup() -> some View { self }

  /// Lets people select the texts inside.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Says what the view is to a pointer that rests on it.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Changes the view below a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Hides the status bar, which a picture does not have.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides what the system lays over a screen, which a picture does not have.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Lets people drag the view; a picture shows it in its place.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Takes what people drop on the view.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// What the outline of a view's content is for.
nonisolated public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive techniques show.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Where scrolling stops.
nonisolated public enum ScrollStop: Hashable, Sendable {
  case paging
  case viewAligned

  /// How many views one movement goes by.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic
    case always
    case alwaysByFew
    case alwaysByOne
    case never
  }

  /// At the edges of views, by so many of them.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollStop { .viewAligned }
}

/// Whether scroll views bounce at their ends.
nonisolated public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic
  case always
  case basedOnSize
}

/// Whether scrolling hides the keyboard.
nonisolated public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic
  case immediately
  case interactively
  case never
}

/// A feedback that is felt or heard.
nonisolated public enum SensoryFeedback: Hashable, Sendable {
  case success
  case warning
  case error
  case selection
  case increase
  case decrease
  case start
  case stop
  case alignment
  case levelChange
  case impact

  /// How heavy things that touch are.
  public enum Weight: Hashable, Sendable {
    case light
    case medium
    case heavy
  }

  /// How soft things that touch are.
  public enum Flexibility: Hashable, Sendable {
    case soft
    case solid
    case rigid
  }

  /// Things of a weight that touch.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Things of a softness that touch.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// How content changes; a picture shows where that ends.
nonisolated public struct ContentTransition: Hashable, Sendable {
  private init() {}

  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()

  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

  /// Digits that roll.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }

  /// A motion of symbols.
  public static func symbolEffect(_ effect: SymbolMotion = .automatic) -> ContentTransition {
    ContentTransition()
  }
}

/// How symbols move; a picture shows them at rest.
nonisolated public enum SymbolMotion: Hashable, Sendable {
  case automatic
  case appear
  case disappear
  case bounce
  case breathe
  case pulse
  case replace
  case rotate
  case scale
  case variableColor
  case wiggle

  /// This motion, one layer after the other.
  public var byLayer: SymbolMotion { self }
  /// This motion of all layers at once.
  public var wholeSymbol: SymbolMotion { self }
  /// This motion, each layer alone.
  public var iterative: SymbolMotion { self }
  /// This motion, each layer staying.
  public var cumulative: SymbolMotion { self }
  /// This motion, there and back.
  public var reversing: SymbolMotion { self }
  /// This motion, upwards.
  public var up: SymbolMotion { self }
  /// This motion, downwards.
  public var down: SymbolMotion { self }
}

/// How often and how fast symbols move; a picture shows them at rest.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// These options, so many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Whether texts can be selected.
nonisolated public enum TextSelectability: Hashable, Sendable {
  case enabled
  case disabled
}

/// How a view looks below a pointer.
nonisolated public enum HoverEffect: Hashable, Sendable {
  case automatic
  case highlight
  case lift
}
