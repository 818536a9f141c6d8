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

/// The icon, large, over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 46)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
