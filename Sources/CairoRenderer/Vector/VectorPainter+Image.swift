import CCairo
import Drawing
import Foundation

extension VectorPainter {
  /// Draws a picture with all its pixels; a JPEG's own bytes are stored where the format may hold them.
  func drawPicture(_ item: ImageItem) throws(RenderingError) {
    if let tint = item.tint, tint.alpha == 0 { return }
    let image = try store.decoded(item.image)
    try image.attachFile(of: item.image)
    drawImage(context, item, image)
  }
}

extension DecodedImage {
  /// Lets PDF and SVG store the file's own bytes, once for all pictures of the same bytes.
  ///
  /// Print colours are left out: PDF would show Adobe's complements as they are.
  func attachFile(of image: ImageData) throws(RenderingError) {
    var known: UnsafePointer<UInt8>?
    var count: UInt = 0
    cairo_surface_get_mime_data(surface.pointer, CAIRO_MIME_TYPE_UNIQUE_ID, &known, &count)
    if known != nil { return }
    // The bytes themselves tell pictures apart, and equal pictures are the same whatever file they are from.
    let kind = image.format == .jpeg && components != 4 ? CAIRO_MIME_TYPE_JPEG : nil
    if let kind { try attach(image.bytes, as: kind) }
    var id = Array("\(image.format.rawValue)-\(image.bytes.count)-".utf8)
    id += Self.digest(of: image.bytes)
    try attach(id, as: CAIRO_MIME_TYPE_UNIQUE_ID)
  }

  private func attach(_ bytes: [UInt8], as kind: String) throws(RenderingError) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    _ = copy.initialize(from: bytes)
    let status = cairo_surface_set_mime_data(
      surface.pointer, kind, copy.baseAddress, UInt(bytes.count), { $0?.deallocate() }, copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    try RenderingError.check(status, during: "storing a picture")
  }

  /// Two check sums of 64 bits in all, as hexadecimal digits.
  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      let first = ccairo_crc32(0, bytes.baseAddress, bytes.count)
      let second = UInt32(truncatingIfNeeded: adler32(1, bytes.baseAddress, UInt32(bytes.count)))
      return Array((String(first, radix: 16) + "-" + String(second, radix: 16)).utf8)
    }
  }
}
