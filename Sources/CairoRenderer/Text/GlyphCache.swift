import Drawing

/// The sheets of masks a worker has.
final class GlyphCache {
  private struct Key: Hashable {
    var font: FontKey
    var pixelSize: Double
  }

  private let rasterizer: GlyphRasterizer
  private var sheets: [Key: GlyphSheet] = [:]
  private var latest: GlyphSheet?

  /// Bytes of coverage kept from picture to picture.
  private static let capacity = 16_777_216

  /// A cache without sheets.
  init() throws(RenderingError) { rasterizer = try GlyphRasterizer() }

  /// The sheet of `font` at `pixelSize` pixels an em.
  func sheet(_ font: FontKey, pixelSize: Double) throws(RenderingError) -> GlyphSheet {
    if let latest, latest.pixelSize == pixelSize, latest.font == font { return latest }
    let key = Key(font: font, pixelSize: pixelSize)
    if let known = sheets[key] {
      latest = known
      return known
    }
    let sheet = try GlyphSheet(font, pixelSize: pixelSize, rasterizer: rasterizer)
    sheets[key] = sheet
    latest = sheet
    return sheet
  }

  /// Forgets all sheets where they have grown beyond the capacity.
  func trim() {
    let kept = sheets.values.reduce(0) { $0 + $1.coverage.count + 4096 }
    if kept > Self.capacity {
      sheets.removeAll()
      latest = nil
    }
  }
}
