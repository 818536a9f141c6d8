import Drawing
import Foundation
import PangoText

/// Glyphs that are pictures, such as emoji.
enum TextPictures {
  /// A picture for each glyph of `run`, the text's top left corner at `origin`.
  static func items(of run: GlyphRun, at origin: CGPoint) throws(RenderingError) -> [ImageItem] {
    var items: [ImageItem] = []
    for index in run.glyphs.indices {
      let picture: ColorGlyph?
      do {
        picture = try GlyphOutlines.shared.colorGlyph(run.glyphs[index], in: run.font)
      } catch { throw .font(error.description) }
      guard let picture else { continue }
      let x = origin.x + run.x[index]
      let y = origin.y + run.baseline + (run.y.isEmpty ? 0 : run.y[index])
      let size = run.fontSize
      items.append(
        ImageItem(
          image: picture.image,
          frame: CGRect(
            x: x + picture.bounds.minX * size, y: y + picture.bounds.minY * size,
            width: picture.bounds.width * size, height: picture.bounds.height * size)))
    }
    return items
  }
}
