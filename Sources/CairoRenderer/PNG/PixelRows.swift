/// What a row of pixels is packed from and to.
enum PixelLayout {
  /// Native words without an opacity → R, G, B.
  case opaque
  /// Premultiplied native words that cover the picture but for the part of a pixel at its sides → R, G, B of the cover.
  case covered
  /// Premultiplied native words → R, G, B, A, not premultiplied.
  case translucent
  /// Bytes R, G, B of opaque pixels in R, G, B, A → R, G, B.
  case straightOpaque
  /// Bytes R, G, B, A as they are.
  case straight

  /// Bytes of a packed pixel.
  var channels: Int {
    switch self {
    case .opaque, .covered, .straightOpaque: 3
    case .translucent, .straight: 4
    }
  }
}
