import Drawing
import Foundation

extension SVGDefinitions {
  /// The id of a blur of what it is applied to, or `nil` where nothing would be blurred.
  ///
  /// A filter's default colour space is not sRGB, and its default region is too small for a blur of 3 standard
  /// deviations (`rendering.md` 4.2). The region of a plain shape is a share of its box, in tenths, so that shapes of about
  /// one size share a filter.
  mutating func blur(of path: Path, radius: CGFloat) -> Int? {
    guard thousandths(radius) > 0 else { return nil }
    let bounds = path.boundingRect
    if case .elements = path.kind { return blur(around: bounds, radius: radius) }
    if bounds.width <= 0 || bounds.height <= 0 { return blur(around: bounds, radius: radius) }
    let reach = 3 * radius + 1
    return define("filter") { buffer in
      func share(_ side: CGFloat) -> CGFloat { (reach / side * 10).rounded(.up) / 10 }
      let (x, y) = (share(bounds.width), share(bounds.height))
      buffer.writeRegion(CGRect(x: -x, y: -y, width: 1 + 2 * x, height: 1 + 2 * y))
      buffer.writeBlur(radius)
    }
  }

  /// The id of a blur of what it is applied to, which lies in `bounds`.
  mutating func blur(around bounds: CGRect, radius: CGFloat) -> Int {
    let reach = 3 * radius + 1
    return define("filter") { buffer in
      buffer.write(" filterUnits=\"userSpaceOnUse\"")
      buffer.writeRegion(bounds.insetBy(dx: -reach, dy: -reach).outward)
      buffer.writeBlur(radius)
    }
  }

  /// The id of a filter that lays `shadow` behind what it is applied to.
  ///
  /// - Parameters:
  ///   - shadow: the shadow.
  ///   - bounds: a rectangle around what casts it, in the space the filter is used in.
  mutating func dropShadow(_ shadow: Shadow, around bounds: CGRect) -> Int {
    let reach = 3 * shadow.radius + 1
    let region = bounds.union(bounds.offsetBy(dx: shadow.x, dy: shadow.y).insetBy(dx: -reach, dy: -reach))
    return define("filter") { buffer in
      buffer.write(" filterUnits=\"userSpaceOnUse\"")
      buffer.writeRegion(region.outward)
      buffer.write(" color-interpolation-filters=\"sRGB\">")
      // SourceAlpha is black; the flood gives the colour, and what is merged last lies on top.
      if thousandths(shadow.radius) > 0 {
        buffer.write("<feGaussianBlur in=\"SourceAlpha\"")
        buffer.attribute("stdDeviation", shadow.radius)
        buffer.write("/><feOffset")
      } else {
        buffer.write("<feOffset in=\"SourceAlpha\"")
      }
      buffer.attributeUnlessZero("dx", shadow.x)
      buffer.attributeUnlessZero("dy", shadow.y)
      buffer.write(" result=\"s\"/>")
      buffer.writeFlood(shadow.color)
      buffer.write("<feComposite operator=\"in\" in2=\"s\"/><feMerge><feMergeNode/>")
      buffer.write("<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
    }
  }

  /// The id of a filter that gives the opacity of what it is applied to in one colour.
  mutating func tint(_ color: SRGBColor) -> Int {
    define("filter") { buffer in
      buffer.writeRegion(CGRect(x: 0, y: 0, width: 1, height: 1))
      buffer.write(" color-interpolation-filters=\"sRGB\">")
      buffer.writeFlood(color)
      buffer.write("<feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>")
    }
  }

  /// The id of a filter that makes everything in `region` opaque: colours stay, and nothing becomes black.
  mutating func opaque(in region: CGRect) -> Int {
    define("filter") { buffer in
      buffer.write(" filterUnits=\"userSpaceOnUse\"")
      buffer.writeRegion(region)
      buffer.write(" color-interpolation-filters=\"sRGB\">")
      buffer.write("<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\"/></filter>")
    }
  }

  /// The id of a filter that gives the opacity of everything in `region` in one colour.
  mutating func silhouette(_ color: SRGBColor, in region: CGRect) -> Int {
    define("filter") { buffer in
      buffer.write(" filterUnits=\"userSpaceOnUse\"")
      buffer.writeRegion(region)
      buffer.write(" color-interpolation-filters=\"sRGB\">")
      buffer.writeFlood(color)
      buffer.write("<feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>")
    }
  }
}

extension SVGBuffer {
  /// Appends the attributes of a region, zeros included: their default is not 0.
  mutating func writeRegion(_ rect: CGRect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Appends the rest of a filter that blurs.
  fileprivate mutating func writeBlur(_ radius: CGFloat) {
    write(" color-interpolation-filters=\"sRGB\"><feGaussianBlur")
    attribute("stdDeviation", radius)
    write("/></filter>")
  }

  fileprivate mutating func writeFlood(_ color: SRGBColor) {
    write("<feFlood")
    attribute("flood-color", color)
    if !color.isOpaque { attribute("flood-opacity", CGFloat(color.alpha)) }
    write("/>")
  }
}

extension CGRect {
  /// The smallest rectangle around this one with whole numbers.
  var outward: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
