import Drawing
import Foundation

/// A value within a range, set by a knob on a line and drawn as it is set.
///
/// It takes the whole width that is offered. Its label is for those who cannot see it, as on a device, and is not drawn.
/// The numbers are those of UIKit's: 31 points high, a line of 4 and a knob of 28.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  private init(_ fraction: Double, _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel) {
    self.fraction = fraction
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// A slider with views at the ends of its line.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      bounds.fraction(of: value.wrappedValue), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider with views at the ends of its line; a picture does not show the steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      bounds.fraction(of: value.wrappedValue), minimumValueLabel(), maximumValueLabel())
  }

  /// The line between the views at its ends.
  public var body: some View {
    HStack {
      minimumValueLabel
      SliderLine(fraction: fraction)
      maximumValueLabel
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which is not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(bounds.fraction(of: value.wrappedValue), EmptyView(), EmptyView())
  }

  /// A slider with a label, which is not drawn; a picture does not show the steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(bounds.fraction(of: value.wrappedValue), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(bounds.fraction(of: value.wrappedValue), EmptyView(), EmptyView())
  }

  /// A slider; a picture does not show the steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(bounds.fraction(of: value.wrappedValue), EmptyView(), EmptyView())
  }
}

/// A line, in the tint up to the knob.
private struct SliderLine: View {
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

  private static let height: CGFloat = 31
  private static let thickness: CGFloat = 4
  private static let knob: CGFloat = 28

  var body: some View {
    GeometryReader { proxy in
      let start = max(proxy.size.width - Self.knob, 0) * fraction
      ZStack(alignment: .leading) {
        Capsule(style: .circular).fill(Color(.systemFill)).frame(height: Self.thickness)
        Capsule(style: .circular).fill(.tint).frame(width: start + Self.knob / 2, height: Self.thickness)
        Circle().fill(.white).frame(width: Self.knob, height: Self.knob)
          .shadow(color: .black.opacity(0.2), radius: 3, y: 1).offset(x: start)
      }
      .frame(height: Self.height)
    }
    .frame(height: Self.height)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
