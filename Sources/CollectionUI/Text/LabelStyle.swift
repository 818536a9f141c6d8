/// The parts of a label, for a style to put together.
public struct LabelStyleConfiguration {
  /// The label's title, its type forgotten.
  public struct Title: View {
    let resolve: (ResolutionContext) -> ResolvedList

    /// The title's views.
    public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
      view.resolve(context)
    }

    /// Nothing is known.
    public static var _shape: ResolvedShape { .unknown }

    /// The type of the body.
    public typealias Body = Never
  }

  /// The label's icon, its type forgotten.
  public struct Icon: View {
    let resolve: (ResolutionContext) -> ResolvedList

    /// The icon's views.
    public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
      view.resolve(context)
    }

    /// Nothing is known.
    public static var _shape: ResolvedShape { .unknown }

    /// The type of the body.
    public typealias Body = Never
  }

  public let title: Title
  public let icon: Icon
}

/// Puts the parts of labels together.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the label's look.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// What a label looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that labels have by themselves: the icon before the title, and in rows of lists with an appearance the icon in
/// the tint and in a column of its own.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon before the title, on one baseline.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

/// A label without a style, which looks as the place wants it.
struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration

  static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    if context.environment.isInListRow {
      return ListRowLabel._resolve(ListRowLabel(configuration: view.configuration), in: context)
    }
    let plain = TitleAndIconLabelStyle().makeBody(configuration: view.configuration)
    return type(of: plain)._resolve(plain, in: context)
  }

  /// One view.
  static var _shape: ResolvedShape { ResolvedShape(count: 1) }

  typealias Body = Never
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon before the title, on one baseline.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that labels have by themselves.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = AnyLabelStyle(style) })
  }
}

/// A style of a type that is not told.
nonisolated struct AnyLabelStyle {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView

  @MainActor init<S: LabelStyle>(_ style: S) { makeBody = { AnyView(style.makeBody(configuration: $0)) } }

  init() { makeBody = { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) } }
}

private nonisolated enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle() }
}

nonisolated extension EnvironmentValues {
  /// The style of labels.
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
