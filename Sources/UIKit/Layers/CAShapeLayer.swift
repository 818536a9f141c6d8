import Drawing
public import Foundation

/// A layer that shows a path (Core Animation's `CAShapeLayer`).
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates; nil shows nothing.
  open var path: CGPath?
  /// The colour inside the path; black by default, nil for none.
  open var fillColor: CGColor? = CGColor(.black)
  /// Which points of a path that crosses itself are inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line along the path; none by default.
  open var strokeColor: CGColor?
  /// How far along the path the line begins, 0...1.
  open var strokeStart: CGFloat = 0
  /// How far along the path the line ends, 0...1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// How far a mitred corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps, in points, taken in turn; nil for an unbroken line.
  open var lineDashPattern: [NSNumber]?
  /// How far into the pattern the line starts, in points.
  open var lineDashPhase: CGFloat = 0

  override func addContent(to drawing: inout ViewDrawing) {
    guard let path = path?.path, !path.isEmpty else { return }
    if let color = fillColor?.color, color.alpha > 0 {
      drawing.add { () throws(DrawingDiagnostic) in
        try .fill(path, with: .color(color), rule: fillRule == .evenOdd ? .evenOdd : .nonZero)
      }
    }
    guard let color = strokeColor?.color, color.alpha > 0, lineWidth > 0, strokeStart < strokeEnd else {
      return
    }
    let line = path.trimmedPath(from: strokeStart, to: strokeEnd)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    drawing.add { () throws(DrawingDiagnostic) in try .stroke(line, with: .color(color), style: style) }
  }
}

/// Which points of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of an open line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: LineCap { LineCap(rawValue: rawValue) ?? .butt }
}

/// The corner between two pieces of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: LineJoin { LineJoin(rawValue: rawValue) ?? .miter }
}
