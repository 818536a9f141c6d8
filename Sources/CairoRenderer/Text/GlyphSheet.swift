import CCairo
import Drawing
import Foundation
import PangoText

/// The masks of one font at one size, by glyph and eighth of a pixel.
final class GlyphSheet {
  let font: FontKey
  /// Pixels an em.
  let pixelSize: Double
  /// Pixels a font unit.
  let unit: Double
  private let rasterizer: GlyphRasterizer
  /// For each glyph number the index of its first slot, or -1.
  private var first: [Int32] = []
  /// Eight a glyph: the index of a mask, or -1 where it was not rasterised yet.
  private var slots: [Int32] = []
  private var masks: [GlyphMask] = []
  /// The rows of all masks.
  private(set) var coverage: [UInt8] = []

  /// Phases a pixel is divided into.
  static let phases = 8
  /// Glyphs larger than this many pixels are drawn as paths.
  static let limit = 256.0

  /// An empty sheet.
  init(_ font: FontKey, pixelSize: Double, rasterizer: GlyphRasterizer) throws(RenderingError) {
    self.font = font
    self.pixelSize = pixelSize
    self.rasterizer = rasterizer
    do {
      unit = pixelSize / Double(try GlyphOutlines.shared.unitsPerEm(of: font))
    } catch { throw .font(error.description) }
  }

  /// The mask of `glyph` with its origin `phase` eighths of a pixel right of a pixel's left edge.
  ///
  /// O(1) once a glyph was rasterised.
  func mask(_ glyph: UInt32, phase: Int) throws(RenderingError) -> GlyphMask {
    let glyph = Int(glyph)
    if glyph < first.count, first[glyph] >= 0 {
      let known = slots[Int(first[glyph]) + phase]
      if known >= 0 { return masks[Int(known)] }
    }
    return try rasterize(glyph, phase: phase)
  }

  private func rasterize(_ glyph: Int, phase: Int) throws(RenderingError) -> GlyphMask {
    // Glyph numbers are 16 bits wide in every font file; others stand for nothing.
    guard glyph < 65536 else { return .blank }
    if glyph >= first.count {
      first.append(contentsOf: repeatElement(-1, count: max(glyph + 1, first.count * 2, 256) - first.count))
    }
    if first[glyph] < 0 {
      first[glyph] = Int32(slots.count)
      slots.append(contentsOf: repeatElement(-1, count: Self.phases))
    }
    let outline = try self.outline(of: UInt32(glyph))
    let mask = try rasterizer.mask(
      of: outline, unit: unit, shift: Double(phase) / Double(Self.phases), into: &coverage)
    slots[Int(first[glyph]) + phase] = Int32(masks.count)
    masks.append(mask)
    return mask
  }

  /// The outline of `glyph` in font units.
  func outline(of glyph: UInt32) throws(RenderingError) -> Path {
    do {
      return try GlyphOutlines.shared.outline(of: glyph, in: font)
    } catch { throw .font(error.description) }
  }
}
