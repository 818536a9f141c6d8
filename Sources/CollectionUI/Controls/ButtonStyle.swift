import Drawing
import Foundation
import Geometry

/// How buttons look.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given to draw a button of.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label: View {
    private let content: AnyView

    init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    /// The views that the button was given.
    public var body: some View { content }
  }

  /// What the button does.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a finger is on the button, which it never is in a picture.
  public let isPressed: Bool
}

/// The style of the place the button stands in: the label in the accent colour, or in the foreground set around it.
public struct DefaultButtonStyle: ButtonStyle {
  /// The default style.
  public init() {}

  /// The label in the accent colour.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration)
  }
}

/// The label in the accent colour, or in the foreground set around the button, without a border.
public struct BorderlessButtonStyle: ButtonStyle {
  /// A style without a border.
  public init() {}

  /// The label in the accent colour.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// A style that changes nothing.
  public init() {}

  /// The label, faded where the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLabel(label: configuration.label)
  }
}

/// The label on a faint shape of the accent colour.
///
/// Apple publishes no numbers: 12 points beside the label, 7 above and below, corners of 8 points, and the colour at 15 per
/// cent are this library's, and so are those of other control sizes.
public struct BorderedButtonStyle: ButtonStyle {
  /// A style with a border.
  public init() {}

  /// The label on its shape.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label in white, or in the foreground set around the button, on a shape of the accent colour of the size that
/// ``BorderedButtonStyle`` has.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// A prominent style.
  public init() {}

  /// The label on its shape.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The style of the place the button stands in.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a strong shape.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets how the buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A style of a type that is not told.
struct AnyButtonStyle {
  let makeBody: (ButtonStyleConfiguration) -> AnyView
}

private struct ButtonStyleKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyButtonStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A label in the colour of what the button does; grey where it is disabled.
///
/// A foreground that was set around the button stays.
private struct ButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground

  var body: some View {
    if hasForeground {
      PlainButtonLabel(label: configuration.label)
    } else {
      configuration.label.foregroundStyle(
        !isEnabled
          ? Color(.tertiaryLabel) : configuration.role == .destructive ? Color.red : Color.accentColor)
    }
  }
}

private struct PlainButtonLabel: View {
  let label: ButtonStyleConfiguration.Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}
