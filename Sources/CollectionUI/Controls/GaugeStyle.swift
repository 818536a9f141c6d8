import Drawing
import Foundation
import Geometry

/// How gauges look.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of a gauge's look.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given to draw a gauge of.
public struct GaugeStyleConfiguration {
  /// A text or a view of the gauge's.
  public struct Label: View {
    let part: ViewPart

    /// The views that the gauge was given.
    public var body: some View { part }
  }

  /// What the gauge's value says.
  public typealias CurrentValueLabel = Label
  /// What the lower end says.
  public typealias MinimumValueLabel = Label
  /// What the upper end says.
  public typealias MaximumValueLabel = Label

  /// The value's place between the ends, 0 to 1.
  public let value: Double
  /// What the gauge shows.
  public let label: Label
  /// What its value says, if that is said.
  public let currentValueLabel: CurrentValueLabel?
  /// What the lower end says, if that is said.
  public let minimumValueLabel: MinimumValueLabel?
  /// What the upper end says, if that is said.
  public let maximumValueLabel: MaximumValueLabel?
}

/// A bar filled up to the value, the labels around it.
///
/// Apple publishes no numbers: a bar 4 points high is this library's, as of ``ProgressView``.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The label above the bar, the value's below, the ends' beside.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ValueBar(fraction: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a dot at the value, the ends' labels beside it.
///
/// Apple publishes no numbers: a bar 6 points high with a dot of 10 is this library's.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The bar and the ends' labels, or the value's and the gauge's own where there are none.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      if let low = configuration.minimumValueLabel { low } else { configuration.label }
      ValueBar(fraction: 1, height: 6)
        .overlay {
          GeometryReader { proxy in
            Circle().fill(.background).padding(-2).overlay { Circle().fill(.tint) }.frame(width: 6, height: 6)
              .position(
                x: min(max(proxy.size.width * configuration.value, 3), proxy.size.width - 3),
                y: proxy.size.height / 2)
          }
        }
      if let high = configuration.maximumValueLabel { high } else { configuration.currentValueLabel }
    }
    .font(.caption)
  }
}

/// A bar filled up to the value, with the labels of ``AccessoryLinearGaugeStyle``.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The label above the bar, the ends' labels beside it, the value's below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption.bold())
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        ValueBar(fraction: configuration.value, height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.caption)
  }
}

/// An open ring with a dot at the value.
///
/// Apple publishes no numbers: 58 points across, as a watch's corner, a ring 6 points wide, and a quarter of it left open
/// are read off pictures (`[inferred]`).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The value's label in the ring, the ends' labels or the gauge's own in its opening.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration)
  }
}

/// A ring filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The value's label in the ring, or the gauge's own.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a dot at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled up to the value, small.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a dot at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets how the gauges inside look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A style of a type that is not told.
struct AnyGaugeStyle {
  let makeBody: (GaugeStyleConfiguration) -> AnyView
}

private struct GaugeStyleKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyGaugeStyle { AnyView(LinearCapacityGaugeStyle().makeBody(configuration: $0)) }
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
