import Drawing
import Foundation
import Geometry

/// A value that a person makes smaller or larger by steps: a label, and two buttons at the end of the row.
///
/// The buttons have the size of UIKit's, 94 by 32 points. A button that would leave the range is grey.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let canDecrement: Bool
  private let canIncrement: Bool
  @Environment(\.labelsHidden) private var labelsHidden

  private init(label: Label, canDecrement: Bool, canIncrement: Bool) {
    self.label = label
    self.canDecrement = canDecrement
    self.canIncrement = canIncrement
  }

  /// A stepper that runs actions; a button without an action is grey.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
  }

  /// A stepper of a value without ends.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), canDecrement: true, canIncrement: true)
  }

  /// A stepper of a value within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), canDecrement: value.wrappedValue > bounds.lowerBound,
      canIncrement: value.wrappedValue < bounds.upperBound)
  }

  /// The label, and the buttons at the other end of the row; the buttons alone where labels are hidden.
  public var body: some View {
    if labelsHidden {
      StepperButtons(canDecrement: canDecrement, canIncrement: canIncrement)
    } else {
      HStack {
        ControlLabel(part: ViewPart(label, slot: 0))
        Spacer()
        StepperButtons(canDecrement: canDecrement, canIncrement: canIncrement)
      }
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value without ends, with a title whose inline Markdown is read.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without ends, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within a range, with a title whose inline Markdown is read.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper that runs actions, with a title whose inline Markdown is read; a button without an action is grey.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper that runs actions, with a title; a button without an action is grey.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A minus and a plus with a line between, on one ground.
private struct StepperButtons: View {
  let canDecrement: Bool
  let canIncrement: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      button("minus", canDecrement)
      button("plus", canIncrement)
    }
    .overlay { Rectangle().fill(.separator).frame(width: 1, height: 18) }
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }

  private func button(_ symbol: String, _ isPossible: Bool) -> some View {
    Image(systemName: symbol).font(.system(size: 17))
      .foregroundStyle(isPossible && isEnabled ? Color.primary : Color(.tertiaryLabel))
      .frame(width: 47, height: 32)
  }
}
