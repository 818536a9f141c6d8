import Drawing
import Foundation
import PangoText

/// What a document defines once and refers to by id: clips, gradients, filters, glyphs, pictures, masks.
struct SVGDefinitions {
  /// The elements, ids included.
  var buffer = SVGBuffer()
  /// How many ids have been given out.
  private var count = 0
  /// The ids of definitions by what they say.
  private var known: [[UInt8]: Int] = [:]
  private var scratch = SVGBuffer()
  /// The fonts whose glyphs are defined, and the index of each.
  var fonts: [SVGFont] = []
  var fontIndices: [FontKey: Int] = [:]
  var images: [SVGImageKey: Int] = [:]

  /// A fresh id.
  mutating func makeID() -> Int {
    defer { count += 1 }
    return count
  }

  /// The id of a definition, which is written unless one that says the same is there.
  ///
  /// - Parameters:
  ///   - tag: the element's name.
  ///   - write: writes what follows the `id` attribute, up to the element's end tag; it refers to no other id.
  mutating func define(_ tag: StaticString, _ write: (inout SVGBuffer) -> Void) -> Int {
    scratch.removeAll()
    scratch.write(tag)
    write(&scratch)
    if let id = known[scratch.bytes] { return id }
    let id = makeID()
    known[scratch.bytes] = id
    buffer.write("<")
    buffer.write(tag)
    buffer.open("id")
    buffer.writeID(id)
    buffer.close()
    buffer.write(bytes: scratch.bytes.dropFirst(tag.utf8CodeUnitCount))
    return id
  }

  /// The id of the clip to `path`.
  mutating func clip(to path: Path) -> Int {
    define("clipPath") { buffer in
      buffer.write(">")
      buffer.writeShape(path)
      buffer.write("/></clipPath>")
    }
  }
}
