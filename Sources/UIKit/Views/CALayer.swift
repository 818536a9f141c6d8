import Drawing
public import Foundation

/// How a view's rectangle looks: corners, border, shadow (Core Animation's `CALayer` as far as views draw it).
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners named by ``maskedCorners``, in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners; quarter circles unless said otherwise.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Which corners are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside the rounded rectangle is left out.
  open var masksToBounds = false
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// The border's colour; black by default.
  open var borderColor: CGColor? = CGColor(.black)
  /// The shadow's colour; black by default.
  open var shadowColor: CGColor? = CGColor(.black)
  /// The shadow's opacity; 0, the default, draws none.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Painted under the view's content; the view's own background where it has one.
  open var backgroundColor: CGColor?
  /// The point of the rectangle that stands at the view's centre and stays where it is when the view is
  /// transformed, in fractions of its size; the middle by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The stacking order among siblings; ties keep the order of subviews.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn once and kept; drawing does not depend on it.
  open var shouldRasterize = false
  /// Pixels a point that a kept layer is drawn with; drawing does not depend on it.
  open var rasterizationScale: CGFloat = 1
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose bend grows gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
