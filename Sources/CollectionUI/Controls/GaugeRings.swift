import Drawing
import Foundation
import Geometry

/// A bar in the tint, filled up to a fraction of its length.
struct ValueBar: View {
  let fraction: Double
  let height: CGFloat
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    Capsule(style: .circular).fill(Color(.systemFill)).frame(height: height)
      .overlay {
        GeometryReader { proxy in
          Capsule(style: .circular).fill(gradient.bar).frame(width: proxy.size.width * fraction)
        }
      }
  }
}

/// An open ring with a dot at the value.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tintGradient) private var gradient

  private static let size: CGFloat = 58
  private static let width: CGFloat = 6
  /// The part of the whole turn that the ring takes, the open quarter at the bottom.
  private static let arc = 0.75

  var body: some View {
    let radius = (Self.size - Self.width) / 2
    let angle = Angle.degrees(135 + 360 * Self.arc * configuration.value)
    ZStack {
      ZStack {
        Circle().inset(by: Self.width / 2).trim(from: 0, to: Self.arc)
          .stroke(gradient.ring(Self.arc), style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
          .rotationEffect(.degrees(135))
        Circle().fill(.background).frame(width: Self.width + 4, height: Self.width + 4)
          .overlay { Circle().fill(gradient.color(at: configuration.value)).padding(2) }
          .offset(x: radius * cos(angle.radians), y: radius * sin(angle.radians))
      }
      .mirroredAsWhole()
      configuration.currentValueLabel.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: Self.size - 4 * Self.width)
      Group {
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
          configuration.label
        } else {
          HStack(spacing: 6) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
      }
      .font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
      .frame(width: Self.size / 2 + 4).offset(y: radius * 0.82)
    }
    .frame(width: Self.size, height: Self.size)
  }
}

/// A ring filled up to the value.
struct CapacityRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tintGradient) private var gradient

  private static let size: CGFloat = 58
  private static let width: CGFloat = 6

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color(.systemFill), lineWidth: Self.width)
      Circle().inset(by: Self.width / 2).trim(from: 0, to: configuration.value)
        .stroke(gradient.ring(1), style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .mirroredAsWhole()
      Group {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
      }
      .font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).frame(width: Self.size - 4 * Self.width)
    }
    .frame(width: Self.size, height: Self.size)
  }
}

extension View {
  /// Draws the view as where reading goes from left to right, mirrored as one picture where it does not.
  ///
  /// Parts that are turned would else be mirrored one by one, and turned the same way as before.
  func mirroredAsWhole() -> some View {
    environment(\.layoutDirection, .leftToRight).flipsForRightToLeftLayoutDirection(true)
  }
}

/// The colours of gauges: a gradient where one was set as the tint.
struct TintGradient {
  var gradient: Gradient?

  /// The style of a bar that is filled from its leading end.
  var bar: AnyShapeStyle {
    gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
      ?? AnyShapeStyle(TintShapeStyle())
  }

  /// The style of a ring that begins at the right and takes a part of the whole turn.
  func ring(_ part: Double) -> AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(
        AngularGradient(gradient: $0, center: .center, startAngle: .zero, endAngle: .degrees(360 * part)))
    } ?? AnyShapeStyle(TintShapeStyle())
  }

  /// The colour at a fraction of the gradient: that of the nearest stop.
  func color(at fraction: Double) -> AnyShapeStyle {
    let nearest = gradient?.stops.min {
      abs(Double($0.location) - fraction) < abs(Double($1.location) - fraction)
    }
    return nearest.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(TintShapeStyle())
  }
}

private struct TintGradientKey: @preconcurrency EnvironmentKey {
  static let defaultValue = TintGradient()
}

extension EnvironmentValues {
  /// The colours of gauges.
  var tintGradient: TintGradient {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the gauges inside, by value.
  public func tint(_ gradient: Gradient) -> some View {
    environment(\.tintGradient, TintGradient(gradient: gradient))
  }
}
