import Drawing
import Foundation
import Geometry

/// A switch with a label, drawn as it is set.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.labelsHidden) private var labelsHidden

  /// A switch with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The label, and the switch at the other end of the row.
  public var body: some View {
    if labelsHidden {
      SwitchShape(isOn: isOn)
    } else {
      HStack {
        label
        Spacer()
        SwitchShape(isOn: isOn)
      }
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A switch of UIKit's size, 51 by 31 points, its knob 2 points inside.
private struct SwitchShape: View {
  let isOn: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Capsule(style: .circular).fill(isOn ? tint ?? .green : Color(.secondarySystemFill))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2).shadow(color: .black.opacity(0.15), radius: 2, y: 1)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// Two texts or views at the ends of a row: what something is called, and what it is.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labelsHidden) private var labelsHidden

  /// A row of content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label, and the content at the other end of the row in the second level of the foreground.
  public var body: some View {
    if labelsHidden {
      content
    } else {
      HStack {
        label
        Spacer()
        HStack { content }.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// A row of content with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A row of a value with a title.
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
}

extension View {
  /// Leaves out the labels of the controls inside.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

nonisolated private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls leave out their labels.
  nonisolated var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
