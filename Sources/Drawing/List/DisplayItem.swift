public import Foundation
public import Geometry

/// One thing to paint.
///
/// Items are made by the throwing functions ``fill(_:with:rule:)`` and its companions, which check that every number
/// is finite and within ``DrawingLimits``.
public struct DisplayItem: Hashable, Sendable {
  /// What is painted.
  public indirect enum Content: Hashable, Sendable {
    case fill(Path, Paint, FillRule)
    case stroke(Path, Paint, StrokeStyle)
    /// The shadow that a filled path casts; the path itself is not drawn.
    case shadow(Path, Shadow)
    /// A shaped text with its top left corner at the point, painted run by run of its block.
    case text(ShapedText, at: CGPoint, paints: [Paint])
    case image(ImageItem)
    case scope(DisplayScope)
  }

  /// What is painted.
  public let content: Content
  /// A rectangle around everything the item paints, in the space the item lies in; may be generous.
  public let bounds: CGRect

  /// How many scopes lie inside one another here, the item itself counted if it is one.
  let nesting: Int

  init(content: Content, bounds: CGRect, nesting: Int = 0) {
    self.content = content
    self.bounds = bounds
    self.nesting = nesting
  }
}

/// Which points are inside a path that crosses itself.
public enum FillRule: String, Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// A blurred copy of a shape, offset and in one colour.
public struct Shadow: Hashable, Sendable {
  public var color: SRGBColor
  /// UIKit's and SwiftUI's radius, in points: the standard deviation of the blur (`rendering.md` 4.2).
  public var radius: CGFloat
  /// Points to the right.
  public var x: CGFloat
  /// Points downwards.
  public var y: CGFloat

  /// A shadow straight behind its shape unless it is offset.
  public init(color: SRGBColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  /// Whether every number may be drawn.
  var isDrawable: Bool {
    DrawingLimits.accepts(radius) && radius >= 0 && DrawingLimits.accepts(x) && DrawingLimits.accepts(y)
  }

  /// How far beyond a shape with `bounds` its shadow reaches.
  func bounds(of bounds: CGRect) -> CGRect {
    bounds.offsetBy(dx: x, dy: y).insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
  }
}

/// A picture drawn into a rectangle.
public struct ImageItem: Hashable, Sendable {
  public var image: ImageData
  /// Where the whole picture goes, in points; it is stretched to fill the rectangle.
  public var frame: CGRect
  /// How pixels are read between their centres.
  public var interpolation: ImageInterpolation
  /// Paints only the picture's opacity in one colour, as a template image does.
  public var tint: SRGBColor?

  /// A picture stretched over `frame`.
  public init(
    image: ImageData, frame: CGRect, interpolation: ImageInterpolation = .medium, tint: SRGBColor? = nil
  ) {
    self.image = image
    self.frame = frame
    self.interpolation = interpolation
    self.tint = tint
  }
}

/// How a picture's pixels are read when it is scaled, under SwiftUI's names.
public enum ImageInterpolation: String, Hashable, Sendable {
  /// The nearest pixel.
  case none
  case low
  case medium
  case high
}

/// Items that are painted together, under one transform, clip, opacity and blend mode.
public struct DisplayScope: Hashable, Sendable {
  /// Maps the items' space to the space the scope lies in.
  public var transform: CGAffineTransform
  /// Nothing outside is painted, in the items' space.
  public var clip: Path?
  /// Applied to the items as one picture.
  public var opacity: Double
  public var blendMode: BlendMode
  /// Whether the items meet each other before they meet what is behind, whatever else the scope changes.
  public var isIsolated: Bool
  /// The standard deviation by which the items are blurred as one picture, in points of their space; before everything
  /// but the clip.
  public var blur: CGFloat
  /// The shadow the items cast as one picture, painted before them.
  public var shadow: Shadow?
  /// What the items are, for overlays, titles and comparison.
  public var element: DisplayElement?
  public var items: [DisplayItem]

  /// A scope that changes nothing by itself.
  public init(
    transform: CGAffineTransform = .identity, clip: Path? = nil, opacity: Double = 1,
    blendMode: BlendMode = .normal, isIsolated: Bool = false, blur: CGFloat = 0, shadow: Shadow? = nil,
    element: DisplayElement? = nil, items: [DisplayItem]
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.blur = blur
    self.shadow = shadow
    self.element = element
    self.items = items
  }

  /// Whether the items must be painted on a layer of their own before they meet what is behind.
  public var needsLayer: Bool {
    isIsolated || opacity < 1 || blendMode != .normal || blur > 0 || shadow != nil
  }

  /// How far a blur reaches beyond what it blurs: three standard deviations, and the edge of a pixel.
  public var blurReach: CGFloat { blur > 0 ? 3 * blur + 1 : 0 }
}
