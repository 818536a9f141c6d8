import Drawing
import Foundation
import Geometry

/// Blend modes that one group cannot say: those that depend on where the layer has been painted, which order and masks say,
/// and those inside a clip.
///
/// Each starts where all that has been painted on the layer so far is a piece of its own. The groups of the layer that are open are closed
/// around that piece and opened again around what comes.
extension SVGComposer {
  /// Writes a scope that blends, inside groups that clip.
  ///
  /// Browsers keep blending inside a group that clips; so the clips go inside the group that blends, which says the same.
  mutating func writeBlend(
    _ scope: DisplayScope, visible: CGRect, _ inverse: CGAffineTransform
  ) throws(SVGError) {
    let tags = closeGroups()
    blends = true
    body.write("<g")
    body.open("style")
    body.write(scope.blendMode.css)
    body.write("\">")
    let outer = layer
    layer.start = body.count
    openGroups(tags)
    var plain = scope
    plain.blendMode = .normal
    try writeGroup(plain, visible: visible, inverse)
    _ = closeGroups()
    layer = outer
    body.write("</g>")
    openGroups(tags)
  }

  /// Writes a scope behind what is on the layer.
  mutating func writeBehind(
    _ scope: DisplayScope, visible: CGRect, _ inverse: CGAffineTransform
  ) throws(SVGError) {
    let tags = closeGroups()
    let before = body.cut(from: layer.start)
    openGroups(tags)
    try writeGroup(scope, visible: visible, inverse)
    _ = closeGroups()
    body.write(before)
    openGroups(tags)
  }

  /// Writes nothing, and takes away what is on the layer where the scope is opaque.
  mutating func writeErasing(
    _ scope: DisplayScope, visible: CGRect, _ inverse: CGAffineTransform
  ) throws(SVGError) {
    let tags = closeGroups()
    let before = body.cut(from: layer.start)
    openGroups(tags)
    try writeGroup(scope, visible: visible, inverse)
    _ = closeGroups()
    let eraser = body.cut(from: layer.start)
    let mask = defineMask(silhouette: .black) { buffer, filter, region in
      buffer.write("<rect")
      buffer.writeRegion(region)
      buffer.write(" fill=\"#fff\"/><g")
      buffer.attribute("filter", reference: filter)
      buffer.write(">")
      buffer.write(eraser)
      buffer.write("</g>")
    }
    body.write("<g")
    body.attribute("mask", reference: mask)
    body.write(">")
    body.write(before)
    body.write("</g>")
    openGroups(tags)
  }

  /// Writes a scope only where the layer has been painted.
  ///
  /// Painting over what is there made opaque, and then giving the whole the opacity that was there, is what the mode says:
  /// opacity stays, and the colours mix by the scope's.
  mutating func writeAtop(
    _ scope: DisplayScope, visible: CGRect, _ inverse: CGAffineTransform
  ) throws(SVGError) {
    let tags = closeGroups()
    let before = body.cut(from: layer.start)
    let id = definitions.makeID()
    let mask = defineMask(silhouette: .white) { buffer, filter, _ in
      buffer.write("<use xlink:href=\"#")
      buffer.writeID(id)
      buffer.close()
      buffer.attribute("filter", reference: filter)
      buffer.write("/>")
    }
    body.write("<g")
    body.attribute("mask", reference: mask)
    body.write("><g")
    body.attribute("filter", reference: definitions.opaque(in: layer.picture.outward))
    body.write("><g id=\"")
    body.writeID(id)
    body.write("\">")
    body.write(before)
    body.write("</g></g>")
    openGroups(tags)
    try writeGroup(scope, visible: visible, inverse)
    _ = closeGroups()
    body.write("</g>")
    openGroups(tags)
  }

  /// Defines a mask over the whole page.
  ///
  /// - Parameters:
  ///   - color: what silhouettes are painted in: white keeps, black takes away.
  ///   - write: writes what the mask shows, given a filter that makes a silhouette and the page in the layer's space.
  private mutating func defineMask(
    silhouette color: SRGBColor, _ write: (inout SVGBuffer, _ filter: Int, _ region: CGRect) -> Void
  ) -> Int {
    let region = layer.picture.outward
    let filter = definitions.silhouette(color, in: region)
    let id = definitions.makeID()
    definitions.buffer.write("<mask id=\"")
    definitions.buffer.writeID(id)
    definitions.buffer.write("\" maskUnits=\"userSpaceOnUse\"")
    definitions.buffer.writeRegion(region)
    definitions.buffer.write(">")
    write(&definitions.buffer, filter, region)
    definitions.buffer.write("</mask>")
    return id
  }

  /// Ends the groups of the layer that are open, and returns their start tags.
  private mutating func closeGroups() -> [SVGBuffer] {
    let tags = layer.groups.map { body.part($0) }
    for _ in tags { body.write("</g>") }
    layer.groups = []
    return tags
  }

  /// Starts the groups of the layer again.
  private mutating func openGroups(_ tags: [SVGBuffer]) {
    layer.groups = tags.map { tag in
      let start = body.count
      body.write(tag)
      return start..<body.count
    }
  }
}
