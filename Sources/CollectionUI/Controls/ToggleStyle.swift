import Drawing
import Foundation
import Geometry

/// How toggles look.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of a toggle's look.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given to draw a toggle of.
public struct ToggleStyleConfiguration {
  /// What the toggle says.
  public struct Label: View {
    let part: ViewPart

    /// The views that the toggle was given.
    public var body: some View { part }
  }

  /// What the toggle says.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A switch at the end of the row that the label begins.
///
/// The label's first view is the title, further ones are the subtitle below it.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch in the environment's tint, or green.
  public init() { tint = nil }

  /// A switch in a tint of its own.
  public init(tint: Color) { self.tint = tint }

  /// The label, and the switch at the other end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button, which looks pressed where the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The label on a faint shape of the accent colour where the toggle is on, and as a button elsewhere.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how the toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A style of a type that is not told.
struct AnyToggleStyle {
  let makeBody: (ToggleStyleConfiguration) -> AnyView
}

private struct ToggleStyleKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyToggleStyle { AnyView(SwitchToggleStyle().makeBody(configuration: $0)) }
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      SwitchShape(isOn: configuration.isOn, ownTint: tint)
    } else {
      HStack {
        ControlLabel(part: configuration.label.part)
        Spacer()
        SwitchShape(isOn: configuration.isOn, ownTint: tint)
      }
    }
  }
}

/// A switch of UIKit's size, 51 by 31 points, its knob 2 points inside.
private struct SwitchShape: View {
  let isOn: Bool
  let ownTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Capsule(style: .circular).fill(isOn ? ownTint ?? tint ?? .green : Color(.secondarySystemFill))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2).shadow(color: .black.opacity(0.15), radius: 2, y: 1)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    if configuration.isOn {
      Button {
      } label: {
        configuration.label
      }.buttonStyle(.bordered)
    } else {
      Button {
      } label: {
        configuration.label.padding(BorderedButton.padding(.regular))
      }.buttonStyle(.borderless)
    }
  }
}
