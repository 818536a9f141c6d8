import Drawing
public import Foundation
public import Geometry

/// A rectangle that is painted, and the layers inside (Core Animation's `CALayer`).
///
/// Every view has one, whose place is the view's own; others are added with ``addSublayer(_:)``. Nothing moves by itself:
/// what is assigned is what is drawn.
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
  /// Whether what lies outside the rounded rectangle is left out, the shadow with it.
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
  /// The shape that casts the shadow, in the layer's own coordinates; nil for whatever the layer shows.
  open var shadowPath: CGPath?
  /// Painted under the content; the view's own background where the layer is a view's that has one.
  open var backgroundColor: CGColor?
  /// The point of the rectangle that stands at ``position`` and stays where it is when the layer is transformed, in
  /// fractions of its size; the middle by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The stacking order among siblings; ties keep the order of layers.
  open var zPosition: CGFloat = 0
  /// The picture that the layer shows: a ``CGImage`` or a ``UIImage``; anything else shows nothing.
  open var contents: Any?
  /// Where ``contents`` of another size than the layer's go; they fill it by default.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels a point of ``contents``.
  open var contentsScale: CGFloat = 1
  /// As far as this layer is opaque, the layer and all inside it are drawn; nil draws everything.
  ///
  /// It lies in the layer's own coordinates.
  open var mask: CALayer?
  /// A name to find the layer by.
  open var name: String?
  /// Whether the layer is drawn once and kept; drawing does not depend on it.
  open var shouldRasterize = false
  /// Pixels a point that a kept layer is drawn with; drawing does not depend on it.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer says that it covers what is behind; drawing does not depend on it.
  open var isOpaque = false
  /// Whether another size has the layer drawn anew; a picture is always drawn from the current state.
  open var needsDisplayOnBoundsChange = false
  /// The map applied to the layers inside; the identity by default.
  open var sublayerTransform = CATransform3DIdentity

  /// The view that the layer is; nil for layers of their own, and until somebody asks the view for its layer.
  weak var view: UIView?
  /// The place of a layer that is no view's.
  var ownPose = ViewPose(bounds: .zero, center: .zero, transform3D: CATransform3DIdentity, alpha: 1)
  /// How a layer that is no view's lies in the layer outside.
  var place: Place {
    Place(
      bounds: ownPose.bounds, center: ownPose.center,
      map: CATransform3DGetAffineTransform(ownPose.transform3D), anchor: anchorPoint)
  }
  private var isHiddenByItself = false
  /// The layers inside, back to front; of a view's layer only once one of them is no view's.
  var stack: [CALayer] = []
  weak var outer: CALayer?
  private var needsLayout = true
  /// The animations added, by their keys.
  var animations: [(key: String, animation: CAAnimation)] = []

  /// A layer without size.
  public override init() { super.init() }

  /// A copy for an animation, of which none are made here: a layer without size.
  public init(layer: Any) { super.init() }

  /// A layer from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Place

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownPose.bounds }
    set {
      if let view {
        view.bounds = newValue
      } else {
        if newValue.size != ownPose.bounds.size { setNeedsLayout() }
        ownPose.bounds = newValue
      }
    }
  }

  /// Where ``anchorPoint`` stands in the layer outside, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPose.center }
    set { if let view { view.center = newValue } else { ownPose.center = newValue } }
  }

  /// The map applied around ``anchorPoint``.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownPose.transform3D }
    set { if let view { view.transform3D = newValue } else { ownPose.transform3D = newValue } }
  }

  /// The layer's rectangle in the layer outside, in points; around the transformed layer where it is transformed.
  open var frame: CGRect {
    get { view?.frame ?? place.frame }
    set {
      if let view { return view.frame = newValue }
      let new = place.fitting(newValue)
      position = new.center
      bounds = new.bounds
    }
  }

  /// 0 is clear, 1 opaque; holds for the layers inside too.
  open var opacity: Float {
    get { Float(view?.alpha ?? ownPose.alpha) }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownPose.alpha = CGFloat(newValue) } }
  }

  /// Whether the layer and all inside are left out of the picture.
  open var isHidden: Bool {
    get { view?.isHidden ?? isHiddenByItself }
    set { if let view { view.isHidden = newValue } else { isHiddenByItself = newValue } }
  }

  // MARK: Layout and drawing

  /// Places the layers inside; the view's subviews where the layer is a view's.
  open func layoutSublayers() { view?.layoutSublayers(of: self) }

  /// Says that the layers inside must be placed anew.
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { needsLayout = true } }

  /// Places the layers inside where that is needed.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }

  /// Says that the layer must be drawn anew; a picture is always drawn from the current state.
  open func setNeedsDisplay() {}

  /// Says that a part of the layer must be drawn anew; a picture is always drawn from the current state.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws what the layer shows between its background and the layers inside; nothing by itself.
  open func draw(in ctx: CGContext) {}

  /// Adds what a kind of layer shows by itself, in the layer's own coordinates.
  func addContent(to drawing: inout ViewDrawing) {}
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
