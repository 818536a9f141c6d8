import Geometry

/// How progress is drawn: one of the library's own styles.
nonisolated public protocol ProgressViewStyle {
  /// What is drawn.
  var _appearance: ProgressAppearance { get }
}

/// What progress is drawn as, and in which colour.
nonisolated public struct ProgressAppearance: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case linear
    case circular
  }

  var kind = Kind.automatic
  var tint: Color?
}

/// A bar where the value is known, a wheel elsewhere.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The default style.
  public init() {}

  /// A bar or a wheel.
  public var _appearance: ProgressAppearance { ProgressAppearance() }
}

/// A bar where the value is known, a wheel elsewhere.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// A bar or a wheel.
  public let _appearance: ProgressAppearance

  /// A bar in the environment's tint.
  public init() { _appearance = ProgressAppearance(kind: .linear) }

  /// A bar in a tint of its own.
  public init(tint: Color) { _appearance = ProgressAppearance(kind: .linear, tint: tint) }
}

/// A ring where the value is known, a wheel elsewhere.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// A ring or a wheel.
  public let _appearance: ProgressAppearance

  /// A ring in the environment's tint.
  public init() { _appearance = ProgressAppearance(kind: .circular) }

  /// A ring in a tint of its own.
  public init(tint: Color) { _appearance = ProgressAppearance(kind: .circular, tint: tint) }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, a wheel elsewhere.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Chooses how progress inside is drawn.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.progressAppearance = style._appearance
        if let tint = style._appearance.tint { $0.tint = tint }
      })
  }
}

nonisolated private struct ProgressAppearanceKey: EnvironmentKey {
  static let defaultValue = ProgressAppearance()
}

extension EnvironmentValues {
  /// How progress is drawn.
  nonisolated var progressAppearance: ProgressAppearance {
    get { self[ProgressAppearanceKey.self] }
    set { self[ProgressAppearanceKey.self] = newValue }
  }
}
