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
