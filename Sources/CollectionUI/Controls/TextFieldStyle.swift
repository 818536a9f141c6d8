import Drawing
import Foundation
import Geometry

/// How fields look.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The look of a field around what it holds.
  ///
  /// The library implements it.
  func _makeBody(_ content: AnyView) -> AnyView
}

/// The style of the place the field stands in: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The text alone.
  public func _makeBody(_ content: AnyView) -> AnyView { content }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The text alone.
  public func _makeBody(_ content: AnyView) -> AnyView { content }
}

/// The text within a border with round corners, 34 points high at least, as UIKit's field.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The text within a border.
  public func _makeBody(_ content: AnyView) -> AnyView { AnyView(BorderedField(content: content)) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of the place the field stands in.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text within a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how the fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldLook, AnyTextFieldStyle { style._makeBody($0) })
  }

  /// Runs an action when a person has typed, which does not happen in a picture.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }

  /// Chooses the word on the key that ends typing.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Chooses whether what is typed is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Chooses which letters are written large by themselves.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
}

/// What ends typing.
nonisolated public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Triggers by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The end of a text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The end of what is searched for.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The word on the key that ends typing.
nonisolated public enum SubmitLabel: Hashable, Sendable {
  case done
  case go
  case send
  case join
  case route
  case search
  case `return`
  case next
  case `continue`
}

/// Which letters are written large by themselves.
nonisolated public enum TextInputAutocapitalization: Hashable, Sendable {
  case never
  case words
  case sentences
  case characters
}

/// A style of a type that is not told.
struct AnyTextFieldStyle {
  let makeBody: (AnyView) -> AnyView
}

private struct TextFieldLookKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyTextFieldStyle { $0 }
}

extension EnvironmentValues {
  /// How fields look.
  var textFieldLook: AnyTextFieldStyle {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

private struct BorderedField: View {
  let content: AnyView
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content.padding(.horizontal, 7).padding(.vertical, 6).frame(minHeight: 34)
      .background(Color(isEnabled ? .systemBackground : .tertiarySystemFill), in: outline)
      .overlay { outline.strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 5) }
}
