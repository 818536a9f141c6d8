/// How labelled content looks.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the row's look.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The look of a row.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given to draw labelled content of.
public struct LabeledContentStyleConfiguration {
  /// What the content is called.
  public struct Label: View {
    let part: ViewPart

    /// The views that the row was given.
    public var body: some View { part }
  }

  /// What it is.
  public struct Content: View {
    let part: ViewPart

    /// The views that the row was given.
    public var body: some View { part }
  }

  /// What the content is called.
  public let label: Label
  /// What it is.
  public let content: Content
}

/// The label, and the content at the other end of the row in the second level of the foreground.
///
/// The label's first view is the title, further ones are the subtitle below it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}

  /// The row, or the content alone where labels are hidden.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label, and the content at the other end of the row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      configuration.content
    } else {
      HStack {
        ControlLabel(part: configuration.label.part)
        Spacer()
        HStack { configuration.content }.foregroundStyle(.secondary)
      }
    }
  }
}

extension View {
  /// Sets how labelled content inside looks.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A style of a type that is not told.
struct AnyLabeledContentStyle {
  let makeBody: (LabeledContentStyleConfiguration) -> AnyView
}

private struct LabeledContentStyleKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyLabeledContentStyle {
    AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0))
  }
}

extension EnvironmentValues {
  /// How labelled content looks.
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
