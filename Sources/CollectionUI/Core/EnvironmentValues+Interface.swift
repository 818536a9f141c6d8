import Geometry

nonisolated extension EnvironmentValues {
  /// How much room there is from side to side: compact on phones, regular elsewhere.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { builtIn.horizontalSizeClass ?? (builtIn.traits.userInterfaceIdiom == .phone ? .compact : .regular) }
    set { builtIn.horizontalSizeClass = newValue }
  }

  /// How much room there is from top to bottom: regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { builtIn.verticalSizeClass ?? .regular }
    set { builtIn.verticalSizeClass = newValue }
  }

  /// Whether controls answer to touches, which shows in their colours.
  public var isEnabled: Bool {
    get { builtIn.isEnabled }
    set { builtIn.isEnabled = newValue }
  }

  /// Why content is replaced by placeholders; empty where it is not.
  public var redactionReasons: RedactionReasons {
    get { builtIn.redactionReasons }
    set { builtIn.redactionReasons = newValue }
  }

  /// Whether a person has asked for stronger differences of colour; it is there for views of your own to read.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { builtIn.contrast }
    set { builtIn.contrast = newValue }
  }

  /// Whether a person has asked for bolder text; it is there for views of your own to read.
  public var legibilityWeight: LegibilityWeight? {
    get { builtIn.legibilityWeight }
    set { builtIn.legibilityWeight = newValue }
  }
}

nonisolated private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
nonisolated private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
nonisolated private struct DifferentiateKey: EnvironmentKey { static let defaultValue = false }
nonisolated private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

nonisolated extension EnvironmentValues {
  /// Whether a person has asked for less motion; it is there for views of your own to read.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether a person has asked for fewer see-through grounds; it is there for views of your own to read.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether a person has asked for more than colours to tell things apart; it is there for views of your own to read.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether the interface is in front, which it is in a picture; it is there for views of your own to read.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Puts a presented view away; nothing is presented in a picture, so calling it does nothing.
  public var dismiss: DismissAction { DismissAction() }
}

/// Puts a presented view away, which in a picture nothing is.
nonisolated public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether an interface is in front.
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// How much room an interface has on an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// How strongly colours differ.
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// How bold text is set.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Why content is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: texts and images become plain shapes of their size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private: what is marked with `privacySensitive()` becomes a placeholder.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; it is there for views of your own to read.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
