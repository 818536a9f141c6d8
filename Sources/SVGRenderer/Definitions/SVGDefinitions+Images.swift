import Drawing
import Foundation

/// What makes a picture's definition.
struct SVGImageKey: Hashable {
  var image: ImageData
  /// Whether pixels stay squares when the picture is enlarged.
  var isPixelated: Bool
}

extension SVGDefinitions {
  /// The id of a picture a unit a pixel wide and high, its stored pixels before any orientation.
  mutating func image(_ image: ImageData, isPixelated: Bool) -> Int {
    let key = SVGImageKey(image: image, isPixelated: isPixelated)
    if let id = images[key] { return id }
    let id = makeID()
    images[key] = id
    let frame = CGRect(x: 0, y: 0, width: CGFloat(image.pixelWidth), height: CGFloat(image.pixelHeight))
    writeImage(image, id: id, frame: frame, isPixelated: isPixelated)
    return id
  }

  /// Writes the definition of a picture stretched over `frame`.
  mutating func writeImage(_ image: ImageData, id: Int, frame: CGRect, isPixelated: Bool = false) {
    buffer.write("<image")
    buffer.open("id")
    buffer.writeID(id)
    buffer.close()
    buffer.attributeUnlessZero("x", frame.minX)
    buffer.attributeUnlessZero("y", frame.minY)
    buffer.attribute("width", frame.width)
    buffer.attribute("height", frame.height)
    buffer.write(" preserveAspectRatio=\"none\"")
    // Readers take the last value they know.
    if isPixelated { buffer.write(" style=\"image-rendering:optimizeSpeed;image-rendering:pixelated\"") }
    buffer.write(" xlink:href=\"data:image/")
    buffer.write(image.format == .png ? "png;base64," : "jpeg;base64,")
    if image.orientation == 1 {
      buffer.write(base64: image.bytes)
    } else {
      buffer.write(base64: PictureFile.withoutOrientation(image))
    }
    buffer.write("\"/>")
  }
}

/// Picture files, cut without decoding them.
enum PictureFile {
  /// The file of `image` without its EXIF block.
  ///
  /// Browsers turn a picture by its tag and other viewers do not; without the tag all agree, and the turn is written as a
  /// transform.
  static func withoutOrientation(_ image: ImageData) -> [UInt8] {
    switch image.format {
    case .png: withoutChunks(image.bytes)
    case .jpeg: withoutSegments(image.bytes)
    }
  }

  /// A PNG without `eXIf` chunks.
  private static func withoutChunks(_ bytes: [UInt8]) -> [UInt8] {
    var kept = Array(bytes.prefix(8))
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 12 + length
      guard end <= bytes.count else { break }
      if !bytes[offset + 4..<offset + 8].elementsEqual("eXIf".utf8) { kept += bytes[offset..<end] }
      offset = end
    }
    return kept + bytes[offset...]
  }

  /// A JPEG without EXIF segments.
  private static func withoutSegments(_ bytes: [UInt8]) -> [UInt8] {
    var kept = Array(bytes.prefix(2))
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // From the start of the scan on, bytes are no longer segments; fill bytes and bare markers have no length.
      if marker == 0xDA || marker == 0xD9 { break }
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
        let step = marker == 0xFF ? 1 : 2
        kept += bytes[offset..<offset + step]
        offset += step
        continue
      }
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      guard end <= bytes.count else { break }
      let isExif = marker == 0xE1 && bytes[offset + 4..<end].starts(with: "Exif\0\0".utf8)
      if !isExif { kept += bytes[offset..<end] }
      offset = end
    }
    return kept + bytes[offset...]
  }
}
