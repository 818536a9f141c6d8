import Drawing

/// The sheets of masks a worker has.
final class GlyphCache {
  private let rasterizer: GlyphRasterizer
  private var sheets: [FontKey: [GlyphSheet]] = [:]
  private var latest: GlyphSheet?

  /// Bytes of coverage kept from picture to picture.
  private static let capacity = 16_777_216

  /// A cache without sheets.
  init() throws(RenderingError) { rasterizer = try GlyphRasterizer() }

  /// The sheet of `font` at `pixelSize` pixels an em.
  func sheet(_ font: FontKey, pixelSize: Double) throws(RenderingError) -> GlyphSheet {
    if let latest, latest.pixelSize == pixelSize, latest.font == font { return latest }
    if let known = sheets[font]?.first(where: { $0.pixelSize == pixelSize }) {
      latest = known
      return known
    }
    let sheet = try GlyphSheet(font, pixelSize: pixelSize, rasterizer: rasterizer)
    sheets[font, default: []].append(sheet)
    latest = sheet
    return sheet
  }

  /// Forgets all sheets where they have grown beyond the capacity.
  func trim() {
    let kept = sheets.values.joined().reduce(0) { $0 + $1.coverage.count + 4096 }
    if kept > Self.capacity {
      sheets.removeAll()
      latest = nil
    }
  }
}
