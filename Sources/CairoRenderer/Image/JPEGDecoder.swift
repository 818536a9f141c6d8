import CCairo
import Drawing

/// Baseline and progressive JPEG files, grey, colour and print colours, by libjpeg-turbo.
///
/// A colour profile is not applied: colours count as sRGB, and print colours are converted without a profile.
enum JPEGDecoder {
  /// Writes the pixels of `image` as cairo's native opaque words and answers the channels in the file.
  ///
  /// - Throws: ``RenderingError/image(name:reason:)`` with libjpeg's reason.
  static func decode(_ image: ImageData, into pixels: UnsafeMutablePointer<UInt32>) throws(RenderingError)
    -> Int
  {
    var components: Int32 = 0
    var message = [CChar](repeating: 0, count: Int(CCAIRO_MESSAGE_SIZE))
    let isDecoded = image.bytes.withUnsafeBufferPointer { bytes in
      ccairo_decode_jpeg(
        bytes.baseAddress, bytes.count, pixels, Int32(image.pixelWidth), Int32(image.pixelHeight),
        &components,
        &message) != 0
    }
    if isDecoded { return Int(components) }
    let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    throw .image(name: image.name, reason: "libjpeg says: \(words)")
  }
}
