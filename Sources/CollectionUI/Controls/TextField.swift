import Drawing
public import Foundation
public import Geometry

/// A field that a person types into, drawn with what it holds, or with its prompt where it is empty.
///
/// It takes the whole width that is offered, and has one line unless its axis is vertical.
public struct TextField<Label: View>: View {
  private let content: FieldContent
  @Environment(\.textFieldLook) private var look

  private init(_ text: String, axis: Axis, prompt: Text?, label: Label) {
    content = FieldContent(
      text: text, axis: axis, prompt: prompt.map { ViewPart($0, slot: 0) } ?? ViewPart(label, slot: 1))
  }

  /// A field of a text with a label of any views, which stands in the empty field where there is no prompt.
  ///
  /// - Parameters:
  ///   - text: what the field holds.
  ///   - prompt: what stands in the empty field.
  ///   - axis: whether a long text is cut at the field's end, or goes on below.
  ///   - label: what the field is called.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(text.wrappedValue, axis: axis, prompt: prompt, label: label())
  }

  /// A field of a value, as a format style writes it, with a label of any views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(format.format(value.wrappedValue), axis: .horizontal, prompt: prompt, label: label())
  }

  /// The field in the environment's style.
  public var body: some View { look.makeBody(AnyView(content)) }
}

extension TextField where Label == Text {
  /// A field of a text with a title whose inline Markdown is read.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field of a text with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field of a value, as a format style writes it, with a title whose inline Markdown is read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field of a value, as a format style writes it, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// A field for a secret, drawn with a dot for each character, or with its prompt where it is empty.
public struct SecureField<Label: View>: View {
  private let content: FieldContent
  @Environment(\.textFieldLook) private var look

  /// A field of a secret with a label of any views, which stands in the empty field where there is no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = FieldContent(
      text: String(repeating: "•", count: text.wrappedValue.count), axis: .horizontal,
      prompt: prompt.map { ViewPart($0, slot: 0) } ?? ViewPart(label(), slot: 1))
  }

  /// The field in the environment's style.
  public var body: some View { look.makeBody(AnyView(content)) }
}

extension SecureField where Label == Text {
  /// A field of a secret with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field of a secret with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// What a field holds, or its prompt.
private struct FieldContent: View {
  let text: String
  let axis: Axis
  let prompt: ViewPart
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    Group {
      if text.isEmpty { prompt.foregroundStyle(.placeholder) } else { Text(verbatim: text) }
    }
    .lineLimit(axis == .horizontal ? 1 : lineLimit)
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
  }

  private var side: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
