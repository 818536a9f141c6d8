import Drawing
import Foundation
import Geometry

/// What stands in place of content that is not there: a large picture, a title, and what might be done.
///
/// It fills the room it is offered. Apple publishes no numbers: a symbol of 46 points, and 12 and 4 points between the
/// parts, are read off pictures (`[inferred]`).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below one another in the middle of the room.
  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == CollectionUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title whose inline Markdown is read, with a symbol, and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { CollectionUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A title with a symbol, and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { CollectionUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// What stands in place of what was searched for and not found.
public struct SearchUnavailableContent {
  /// The title, and a glass.
  public struct Label: View {
    let text: String

    /// What was not found.
    public var body: some View {
      CollectionUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// What might be done.
  public struct Description: View {
    /// A sentence.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No buttons.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What stands in place of results where nothing was found.
  public static var search: Self { search(text: "") }

  /// What stands in place of results where `text` was not found.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The icon, large, over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 46)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
