import Drawing
import Foundation
import Geometry

/// How much of something is done: a bar, or a wheel where that is not known.
///
/// Apple publishes no numbers: a bar 4 points high, and a wheel of 20 points with eight spokes, are this library's.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressAppearance) private var appearance
  @Environment(\.labelsHidden) private var labelsHidden

  /// Progress with two labels; without a value nothing is known of it.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// A label, the bar or the wheel, and a second label below.
  public var body: some View {
    if let fraction, appearance.kind != .circular {
      VStack(alignment: .leading, spacing: 4) {
        if !labelsHidden { label }
        ProgressBar(fraction: fraction)
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack {
        if let fraction { ProgressRing(fraction: fraction) } else { ActivityWheel() }
        if !labelsHidden { label.foregroundStyle(.secondary) }
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Progress of which nothing is known, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known.
  public init() { self.init(value: Double?.none) { EmptyView() } }

  /// Progress without a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known, with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Progress with a title whose inline Markdown is read.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Progress of which nothing is known, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Progress with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    Capsule(style: .circular).fill(Color(.systemFill)).frame(height: 4)
      .overlay {
        GeometryReader { proxy in
          Capsule(style: .circular).fill(.tint).frame(width: proxy.size.width * fraction)
        }
      }
  }
}

private struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    Circle().stroke(Color(.systemFill), lineWidth: 3)
      .overlay {
        Circle().trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .padding(1.5).frame(width: 20, height: 20)
  }
}

private struct ActivityWheel: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule(style: .circular).fill(.secondary).frame(width: 2.5, height: 6).offset(y: -7)
          .rotationEffect(.degrees(Double(index) * 45))
          .opacity(1 - Double(index) / 10)
      }
    }
    .frame(width: 20, height: 20)
  }
}
