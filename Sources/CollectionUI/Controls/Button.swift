public import Foundation

/// A control that runs an action when a person touches it; a picture shows it at rest.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let label: Label
  @Environment(\.buttonStyle) private var style

  /// A button with a label of any views, which stand side by side.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.label = label()
  }

  /// A button with a role.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
  }

  /// The label in the environment's style.
  public var body: some View {
    style.makeBody(
      ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(HStack { label }), isPressed: false))
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title and a role.
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button does.
nonisolated public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button destroys something; its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button takes something back.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A text that opens an address when a person touches it; a picture shows it at rest.
public struct Link<Label: View>: View {
  let label: Label

  /// A link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label in the accent colour.
  public var body: some View { HStack { label }.foregroundStyle(Color.accentColor) }
}

extension Link where Label == Text {
  /// A link with a title.
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
