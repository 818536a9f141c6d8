import Drawing
import Foundation
import Geometry

extension SVGComposer {
  /// Writes items that are painted together.
  mutating func writeScope(_ scope: DisplayScope, visible: CGRect) throws(SVGError) {
    guard scope.opacity > 0, let inverse = scope.transform.inverse else { return }
    var inner = visible.applying(inverse)
    if let shadow = scope.shadow {
      // What lies out of sight may cast a shadow into it.
      let reach = 3 * shadow.radius + 1
      inner = inner.union(inner.offsetBy(dx: -shadow.x, dy: -shadow.y).insetBy(dx: -reach, dy: -reach))
    }
    inner = inner.insetBy(dx: -scope.blurReach, dy: -scope.blurReach)
    if let clip = scope.clip { inner = inner.intersection(clip.boundingRect) }
    if inner.isNull { return }
    switch scope.blendMode {
    case .sourceAtop: try writeAtop(scope, visible: inner, inverse)
    case .destinationOver: try writeBehind(scope, visible: inner, inverse)
    case .destinationOut: try writeErasing(scope, visible: inner, inverse)
    case .normal: try writeGroup(scope, visible: inner, inverse)
    case _ where layer.clips > 0: try writeBlend(scope, visible: inner, inverse)
    default: try writeGroup(scope, visible: inner, inverse)
    }
  }

  /// Writes a scope that is painted over what is there, in the groups it needs and no more.
  ///
  /// - Parameters:
  ///   - scope: the items.
  ///   - visible: what can be seen of the items' space.
  ///   - inverse: the inverse of the scope's transform.
  mutating func writeGroup(
    _ scope: DisplayScope, visible: CGRect, _ inverse: CGAffineTransform
  ) throws(SVGError) {
    // A clip that cuts nothing off is not needed.
    var clip = scope.clip
    if case .rectangle(let rect)? = clip?.kind, rect.contains(scope.contentBounds) { clip = nil }
    let title = options.elementTitles ? scope.element?.accessibilityLabel ?? "" : ""
    let value = options.elementTitles ? scope.element?.accessibilityValue ?? "" : ""
    let needsLayer = scope.needsLayer
    let isHidden = scope.element?.isAccessibilityHidden ?? false
    guard
      needsLayer || clip != nil || !title.isEmpty || !value.isEmpty || isHidden
        || !scope.transform.isIdentity
    else {
      return try write(scope.items, visible: visible)
    }
    let start = body.count
    body.write("<g")
    if !scope.transform.isIdentity {
      body.open("transform")
      body.write(transform: scope.transform)
      body.close()
    }
    if isHidden { body.write(" aria-hidden=\"true\"") }
    if scope.opacity < 1 { body.attribute("opacity", CGFloat(scope.opacity)) }
    if scope.blendMode != .normal || scope.saysIsolation {
      blends = true
      body.open("style")
      body.write(scope.blendMode.css)
      body.close()
    }
    // A filter comes before a clip on one element, and shadow and blur lie outside the clip: each has a group of its own.
    var nested = 0
    if scope.shadow != nil || scope.blur > 0 {
      let bounds = scope.contentBounds
      let cast = clip.map { bounds.intersection($0.boundingRect) } ?? bounds
      if cast.isNull { return body.truncate(to: start) }
      if let shadow = scope.shadow {
        let blurred = cast.insetBy(dx: -scope.blurReach, dy: -scope.blurReach)
        body.attribute("filter", reference: definitions.dropShadow(shadow, around: blurred))
        if scope.blur > 0 || clip != nil {
          body.write("><g")
          nested += 1
        }
      }
      if scope.blur > 0 {
        body.attribute("filter", reference: definitions.blur(around: cast, radius: scope.blur))
        if clip != nil {
          body.write("><g")
          nested += 1
        }
      }
    }
    if let clip {
      body.attribute("clip-path", reference: definitions.clip(to: clip))
      if scope.showsSeams(along: clip), nested > 0 || !scope.isWrittenAsLayer {
        body.write(" opacity=\".999\"")
      }
    }
    body.write(">")
    if !title.isEmpty {
      body.write("<title>")
      body.write(escaped: title)
      body.write("</title>")
    }
    if !value.isEmpty {
      body.write("<desc>")
      body.write(escaped: value)
      body.write("</desc>")
    }
    let first = body.count
    let (outer, outerPlacement, readTexts) = (layer, placement, readsTexts)
    placement = scope.transform.concatenating(placement)
    if !title.isEmpty || isHidden { readsTexts = false }
    if needsLayer {
      layer = SVGLayer(start: first, picture: layer.picture.applying(inverse))
    } else {
      layer.groups.append(start..<first)
      if clip != nil { layer.clips += 1 }
    }
    try write(scope.items, visible: visible)
    (placement, readsTexts) = (outerPlacement, readTexts)
    if needsLayer {
      layer = outer
    } else {
      layer.groups.removeLast()
      layer.clips = outer.clips
    }
    if body.count == first { return body.truncate(to: start) }
    for _ in 0...nested { body.write("</g>") }
  }
}

extension DisplayScope {
  /// A rectangle around all items, without regard to the clip.
  fileprivate var contentBounds: CGRect { items.reduce(.null) { $0.union($1.bounds) } }

  /// Whether what lies below would shine through along the smooth edge of a clip.
  ///
  /// Browsers and librsvg cut each item of a group by itself, so that on the edge an item does not quite cover the one
  /// below. A group that is not opaque is cut as one picture; 0.999 is all of 255 levels. Such a group keeps blend modes
  /// inside from what is behind it, so that a group with any of them stays as it is.
  fileprivate func showsSeams(along clip: Path) -> Bool {
    if case .rectangle = clip.kind { return false }
    if items.count == 1, case .scope(let only) = items[0].content {
      return !only.isWrittenAsLayer && only.showsSeams(along: clip)
    }
    return items.count > 1 && !blendsInside
  }

  /// Whether readers paint the scope's group as one picture, for what is written of it.
  fileprivate var isWrittenAsLayer: Bool {
    opacity < 1 || blendMode != .normal || blur > 0 || shadow != nil || saysIsolation
  }

  /// Whether the group must say that what blends inside meets nothing behind it.
  ///
  /// An isolated scope does of which nothing else says so; of most there is nothing to say, for nothing inside blends.
  fileprivate var saysIsolation: Bool {
    isIsolated && opacity >= 1 && blendMode == .normal && blur <= 0 && shadow == nil && blendsInside
  }
}

extension CGAffineTransform {
  /// The inverse map; `nil` where everything falls onto a line, so that nothing is seen.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite ? inverted() : nil
  }
}

extension BlendMode {
  /// The mode as a CSS declaration; those that are made of masks and order only keep what is inside to themselves.
  ///
  /// Readers take the last value they know: the two sums are newer than the others, and where they are unknown the nearest
  /// mode that lightens or darkens stands in.
  var css: StaticString {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "isolation:isolate"
    case .multiply: "mix-blend-mode:multiply"
    case .screen: "mix-blend-mode:screen"
    case .overlay: "mix-blend-mode:overlay"
    case .darken: "mix-blend-mode:darken"
    case .lighten: "mix-blend-mode:lighten"
    case .colorDodge: "mix-blend-mode:color-dodge"
    case .colorBurn: "mix-blend-mode:color-burn"
    case .softLight: "mix-blend-mode:soft-light"
    case .hardLight: "mix-blend-mode:hard-light"
    case .difference: "mix-blend-mode:difference"
    case .exclusion: "mix-blend-mode:exclusion"
    case .hue: "mix-blend-mode:hue"
    case .saturation: "mix-blend-mode:saturation"
    case .color: "mix-blend-mode:color"
    case .luminosity: "mix-blend-mode:luminosity"
    case .plusLighter: "mix-blend-mode:screen;mix-blend-mode:plus-lighter"
    case .plusDarker: "mix-blend-mode:multiply;mix-blend-mode:plus-darker"
    }
  }
}
