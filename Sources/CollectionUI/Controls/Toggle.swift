import Drawing
import Foundation
import Geometry

/// A switch with a label, or a button, drawn as it is set.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// A switch with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The toggle in the environment's style.
  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(label: .init(part: ViewPart(label, slot: 0)), isOn: $isOn))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is being applied to, for styles that change one of another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CollectionUI.Label<Text, Image> {
  /// A switch with a symbol and a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CollectionUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CollectionUI.Label(title, systemImage: systemImage) }
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
