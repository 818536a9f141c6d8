import Drawing
public import Foundation

/// A layer that shows colours turning into one another (Core Animation's `CAGradientLayer`).
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours: each a ``CGColor``.
  open var colors: [Any]?
  /// Where the colours stand, 0...1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// Where the first colour stands, in fractions of the layer's size: the top's middle by default.
  ///
  /// The centre of a radial or conic gradient.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, in fractions of the layer's size: the bottom's middle by default.
  ///
  /// The corner of the rectangle around a radial gradient's last ellipse; the direction that a conic one begins in.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours are spread: along a line unless said otherwise.
  open var type: CAGradientLayerType = .axial

  override func addContent(to drawing: inout ViewDrawing) {
    let stops = stops
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let (start, end) = (point(startPoint), point(endPoint))
    let paint: Paint =
      switch type {
      case .radial:
        .ellipticalGradient(
          stops: stops, center: start,
          radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)), start: 0)
      case .conic:
        .angularGradient(stops: stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
      default: .linearGradient(stops: stops, start: start, end: end)
      }
    let shape = outline(of: bounds)
    drawing.add { () throws(DrawingDiagnostic) in try .fill(shape, with: paint) }
  }

  private func point(_ fraction: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + bounds.width * fraction.x, y: bounds.minY + bounds.height * fraction.y)
  }

  /// The direction of a conic gradient's first colour, in radians from the right and clockwise on screen.
  private var angle: Double {
    let (start, end) = (point(startPoint), point(endPoint))
    return atan2(Double(end.y - start.y), Double(end.x - start.x))
  }

  private var stops: [GradientStop] {
    GradientStop.spread(colors ?? [], at: locations?.map(\.doubleValue))
  }
}

/// How the colours of a gradient are spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// By distance from the middle, in ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// By direction from the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
