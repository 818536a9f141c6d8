import CCairo
import Drawing

/// PNG files of every kind, by libpng.
///
/// A colour profile is not applied: `gAMA` and `sRGB` chunks are honoured, an `iCCP` chunk counts as sRGB.
enum PNGDecoder {
  /// Writes the pixels of `image` as cairo's native premultiplied words.
  ///
  /// - Throws: ``RenderingError/image(name:reason:)`` with libpng's reason.
  static func decode(_ image: ImageData, into pixels: UnsafeMutablePointer<UInt32>) throws(RenderingError) {
    let count = image.pixelWidth * image.pixelHeight
    try decodeStraight(image, into: pixels)
    for index in 0..<count {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      // Red and blue at once; a product v is divided by 255 as (v + 128 + (v + 128 >> 8)) >> 8, rounded.
      var redBlue = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
      redBlue = (redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      var green = (pixel >> 8 & 0xFF) &* alpha &+ 0x80
      green = (green &+ (green >> 8)) >> 8 & 0xFF
      pixels[index] = alpha << 24 | redBlue | green << 8
    }
  }

  /// Writes the pixels of `image` as native words that are not premultiplied.
  static func decodeStraight(
    _ image: ImageData, into pixels: UnsafeMutablePointer<UInt32>
  ) throws(RenderingError) {
    var info = png_image()
    info.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&info) }
    let isDecoded = image.bytes.withUnsafeBytes { bytes -> Bool in
      guard png_image_begin_read_from_memory(&info, bytes.baseAddress, bytes.count) != 0 else { return false }
      guard Int(info.width) == image.pixelWidth, Int(info.height) == image.pixelHeight else { return false }
      // Samples of 16 bits are sRGB like all others unless the file says otherwise.
      info.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      #if _endian(little)
        info.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      #else
        info.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_AFIRST)
      #endif
      return png_image_finish_read(&info, nil, pixels, Int32(image.pixelWidth * 4), nil) != 0
    }
    // A file that ends early only makes libpng warn.
    if isDecoded, info.warning_or_error == 0 { return }
    let message = withUnsafeBytes(of: info.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if isDecoded, !message.isEmpty, !isFatal(message) { return }
    throw .image(
      name: image.name,
      reason: message.isEmpty ? "its chunks contradict its header" : "libpng says: \(message)")
  }

  /// Whether a warning of libpng means that pixels are missing or wrong.
  private static func isFatal(_ warning: String) -> Bool {
    ["IDAT", "image data", "zlib", "CRC"].contains { warning.contains($0) }
  }
}
