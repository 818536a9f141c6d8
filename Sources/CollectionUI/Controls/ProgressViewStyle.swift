import Drawing
import Foundation
import Geometry

/// How progress looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the progress's look.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given to draw progress of.
public struct ProgressViewStyleConfiguration {
  /// What the progress is of.
  public struct Label: View {
    let part: ViewPart

    /// The views that the progress was given.
    public var body: some View { part }
  }

  /// How far it is, in words.
  public struct CurrentValueLabel: View {
    let part: ViewPart

    /// The views that the progress was given.
    public var body: some View { part }
  }

  /// How much is done, 0 to 1; `nil` where nothing is known.
  public let fractionCompleted: Double?
  /// What the progress is of, if that is said.
  public let label: Label?
  /// How far it is, if that is said.
  public let currentValueLabel: CurrentValueLabel?
}

/// A bar where the value is known, a wheel elsewhere.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The default style.
  public init() {}

  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(configuration: configuration, isCircular: false)
  }
}

/// A bar where the value is known, a wheel elsewhere.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar in the environment's tint.
  public init() { tint = nil }

  /// A bar in a tint of its own.
  public init(tint: Color) { self.tint = tint }

  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(configuration: configuration, isCircular: false)
      .transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

/// A ring where the value is known, a wheel elsewhere.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A ring in the environment's tint.
  public init() { tint = nil }

  /// A ring in a tint of its own.
  public init(tint: Color) { self.tint = tint }

  /// A ring or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(configuration: configuration, isCircular: true)
      .transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, a wheel elsewhere.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how progress inside looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A style of a type that is not told.
struct AnyProgressViewStyle {
  let makeBody: (ProgressViewStyleConfiguration) -> AnyView
}

private struct ProgressViewStyleKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyProgressViewStyle {
    AnyView(DefaultProgressViewStyle().makeBody(configuration: $0))
  }
}

extension EnvironmentValues {
  /// How progress looks.
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}
