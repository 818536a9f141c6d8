public import Foundation

/// Two texts or views at the ends of a row: what something is called, and what it is.
public struct LabeledContent<Label: View, Content: View>: View {
  private let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style

  /// A row of content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(
      label: .init(part: ViewPart(label(), slot: 0)), content: .init(part: ViewPart(content(), slot: 1)))
  }

  /// The row in the environment's style.
  public var body: some View { style.makeBody(configuration) }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
{
  /// The row that a style is being applied to, for styles that change one of another style.
  public init(_ configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }
}

extension LabeledContent where Label == Text {
  /// A row of content with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A row of content with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A row of a value with a title whose inline Markdown is read.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// A row of a value with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// A row of a value, as a format style writes it in the environment's locale, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }

  /// A row of a value, as a format style writes it in the environment's locale, with a title whose Markdown is read.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}
