import Drawing
import Foundation
import Geometry

/// A value within a range, shown as a bar or a ring with labels.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  /// The gauge in the environment's style.
  public var body: some View { style.makeBody(configuration) }

  private init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, low: BoundsLabel?,
    high: BoundsLabel?
  ) {
    configuration = GaugeStyleConfiguration(
      value: bounds.fraction(of: value), label: .init(part: ViewPart(label, slot: 0)),
      currentValueLabel: current.map { .init(part: ViewPart($0, slot: 1)) },
      minimumValueLabel: low.map { .init(part: ViewPart($0, slot: 2)) },
      maximumValueLabel: high.map { .init(part: ViewPart($0, slot: 3)) })
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label; the value is kept within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label(), current: nil, low: nil, high: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label for itself and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label(), current: currentValueLabel(), low: nil, high: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for itself, its value, and the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label(), current: currentValueLabel(), low: minimumValueLabel(),
      high: maximumValueLabel())
  }
}
