import Drawing
import Foundation
import Geometry

/// What several frames of an animation paint: cells and whatever lies beside them, however they are placed.
struct SVGSharedUnits {
  /// The ids of units that are in several frames; `nil` until they are written.
  private var ids: [DisplayScope: Int?] = [:]

  /// The units of some frames.
  ///
  /// Where something blends with what is behind it nothing is shared: it matters there what was painted before.
  init(_ frames: [DisplayList]) {
    if frames.contains(where: { $0.items.contains(where: \.blends) }) { return }
    var first: [DisplayScope: Int] = [:]
    for (index, frame) in frames.enumerated() {
      Self.forEachUnit(of: frame.items) { unit in
        if let known = first[unit] {
          if known != index { ids.updateValue(nil, forKey: unit) }
        } else {
          first[unit] = index
        }
      }
    }
  }

  /// Whether an item is written once for all frames.
  func contains(_ unit: DisplayScope) -> Bool { ids[unit] != nil }

  /// The id of a shared unit, which `write` writes where it has not been.
  mutating func id(of unit: DisplayScope, _ write: () throws(SVGError) -> Int) throws(SVGError) -> Int {
    if let id = ids[unit] ?? nil { return id }
    let id = try write()
    ids[unit] = id
    return id
  }

  /// An item without its place and opacity.
  static func unit(_ item: DisplayItem) -> DisplayScope {
    guard case .scope(var scope) = item.content, !scope.isIsolated else { return DisplayScope(items: [item]) }
    scope.transform = .identity
    scope.opacity = 1
    scope.element?.frame = .zero
    scope.element?.identity = nil
    return scope
  }

  /// Whether a scope does no more than to hold elements, so that these are units rather than itself.
  static func isSpine(_ scope: DisplayScope) -> Bool {
    !scope.needsLayer && scope.element?.identity == nil && scope.element?.accessibilityLabel == nil
      && holdsElement(scope)
  }

  private static func holdsElement(_ scope: DisplayScope) -> Bool {
    scope.items.contains { item in
      guard case .scope(let inner) = item.content else { return false }
      return inner.element?.identity != nil || holdsElement(inner)
    }
  }

  private static func forEachUnit(of items: [DisplayItem], _ body: (DisplayScope) -> Void) {
    for item in items {
      if case .scope(let scope) = item.content, isSpine(scope) {
        forEachUnit(of: scope.items, body)
      } else {
        body(unit(item))
      }
    }
  }
}

extension SVGComposer {
  /// Writes those items of a frame that can be seen, what other frames have too by reference.
  mutating func write(
    _ items: [DisplayItem], visible: CGRect, sharing units: inout SVGSharedUnits
  ) throws(SVGError) {
    for item in items where item.bounds.touches(visible) {
      if case .scope(let scope) = item.content, SVGSharedUnits.isSpine(scope) {
        try writeSpine(scope, visible: visible, sharing: &units)
        continue
      }
      let unit = SVGSharedUnits.unit(item)
      guard units.contains(unit) else {
        try write([item], visible: visible)
        continue
      }
      var (transform, opacity) = (CGAffineTransform.identity, 1.0)
      if case .scope(let scope) = item.content, !scope.isIsolated {
        (transform, opacity) = (scope.transform, scope.opacity)
      }
      if opacity <= 0 { continue }
      let id = try units.id(of: unit) { () throws(SVGError) in try define(unit) }
      writeUse(of: id, transform, opacity)
    }
  }

  /// Writes a scope that only places, or clips, what is in it.
  private mutating func writeSpine(
    _ scope: DisplayScope, visible: CGRect, sharing units: inout SVGSharedUnits
  ) throws(SVGError) {
    guard scope.transform.a * scope.transform.d != scope.transform.b * scope.transform.c else { return }
    var inner = visible.applying(scope.transform.inverted())
    if let clip = scope.clip { inner = inner.intersection(clip.boundingRect) }
    if inner.isNull { return }
    let start = body.count
    body.write("<g")
    if !scope.transform.isIdentity {
      body.open("transform")
      body.write(transform: scope.transform)
      body.close()
    }
    if scope.element?.isAccessibilityHidden == true { body.write(" aria-hidden=\"true\"") }
    if let clip = scope.clip { body.attribute("clip-path", reference: definitions.clip(to: clip)) }
    body.write(">")
    let first = body.count
    let outer = layer
    layer.groups.append(start..<first)
    if scope.clip != nil { layer.clips += 1 }
    try write(scope.items, visible: inner, sharing: &units)
    layer = outer
    if body.count == first { return body.truncate(to: start) }
    body.write("</g>")
  }

  /// Writes a unit among the definitions; its id.
  private mutating func define(_ unit: DisplayScope) throws(SVGError) -> Int {
    var whole = unit.items.reduce(CGRect.null) { $0.union($1.bounds) }
    let reach =
      unit.blurReach + (unit.shadow.map { 3 * $0.radius + 1 + max($0.x.magnitude, $0.y.magnitude) } ?? 0)
    if !whole.isNull { whole = whole.insetBy(dx: -reach, dy: -reach) }
    let (outerBody, outerLayer) = (body, layer)
    body = SVGBuffer()
    layer = SVGLayer(start: 0, picture: whole)
    try writeScope(unit, visible: whole)
    let piece = body
    (body, layer) = (outerBody, outerLayer)
    let id = definitions.makeID()
    definitions.buffer.write("<g id=\"")
    definitions.buffer.writeID(id)
    definitions.buffer.write("\">")
    definitions.buffer.write(piece)
    definitions.buffer.write("</g>")
    return id
  }

  private mutating func writeUse(of id: Int, _ transform: CGAffineTransform, _ opacity: Double) {
    body.write("<use xlink:href=\"#")
    body.writeID(id)
    body.close()
    if transform.a == 1, transform.d == 1, transform.isScaleAndTranslation {
      body.attributeUnlessZero("x", transform.tx)
      body.attributeUnlessZero("y", transform.ty)
    } else {
      body.open("transform")
      body.write(transform: transform)
      body.close()
    }
    if opacity < 1 { body.attribute("opacity", CGFloat(opacity)) }
    body.write("/>")
  }
}
