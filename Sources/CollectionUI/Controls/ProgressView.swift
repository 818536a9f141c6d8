/// How much of something is done: a bar, or a wheel where that is not known.
///
/// Apple publishes no numbers: a bar 4 points high, and a wheel of 20 points with eight spokes, are this library's.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style

  /// Progress with two labels; without a value nothing is known of it.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 },
      label: Label.self == EmptyView.self ? nil : .init(part: ViewPart(label(), slot: 0)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(part: ViewPart(currentValueLabel(), slot: 1)))
  }

  /// The progress in the environment's style.
  public var body: some View { style.makeBody(configuration) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style is being applied to, for styles that change one of another style.
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Progress of which nothing is known, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known.
  public init() { self.init(value: Double?.none) { EmptyView() } }

  /// Progress without a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known, with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Progress with a title whose inline Markdown is read.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Progress of which nothing is known, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Progress with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}
