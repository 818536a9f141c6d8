import Drawing

/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A title with an icon, each of its own views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// A node of what the environment's style makes of title and icon.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title { Title._resolve(title, in: $0.at(.primary)) },
      icon: LabelStyleConfiguration.Icon { Icon._resolve(icon, in: $0.at(.secondary)) })
    let inner = context.at(.body).insideContainer(stackAxis: context.stackAxis)
    return inner.rootNode(context.environment.labelStyle.makeBody(configuration))
  }

  /// The type of the body.
  public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  /// A literal, whose inline Markdown is read, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A string with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is being applied to, for styles that change one of another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
