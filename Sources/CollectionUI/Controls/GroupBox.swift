import Drawing
import Foundation
import Geometry

/// Views that belong together, on a ground of their own, under a label.
///
/// Apple publishes no numbers: 16 points around, 8 between label and content, and corners of 8, are read off pictures
/// (`[inferred]`).
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a label that is made already.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The label at the leading edge, and the content in the middle below it.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack { content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(
      Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// A box with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
