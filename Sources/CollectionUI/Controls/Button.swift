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
  /// A button with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a role and a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == CollectionUI.Label<Text, Image> {
  /// A button with a symbol and a title whose inline Markdown is read.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CollectionUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CollectionUI.Label(title, systemImage: systemImage) }
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

  /// The label in the accent colour, or in the foreground set around the link.
  public var body: some View { HStack { label }.controlForeground(.accentColor) }
}

extension Link where Label == Text {
  /// A link with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
