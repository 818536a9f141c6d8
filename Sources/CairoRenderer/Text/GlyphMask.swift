/// Where a rasterised glyph's coverage lies, in its sheet's memory and around its origin.
struct GlyphMask {
  /// The first byte of the first row; rows follow each other at ``stride``.
  var offset: Int
  /// Pixels from the origin's pixel to the first column.
  var left: Int32
  /// Pixels from the baseline to the first row, negative above it.
  var top: Int32
  /// Columns; 0 for a blank glyph, ``tooLarge`` for one that is drawn as a path.
  var width: Int32
  var height: Int32

  /// The width that stands for a glyph too large to keep.
  static let tooLarge: Int32 = -1

  /// Bytes from row to row: whole words, the rest zero.
  var stride: Int { (Int(width) + 7) & ~7 }

  static let blank = GlyphMask(offset: 0, left: 0, top: 0, width: 0, height: 0)
  static let large = GlyphMask(offset: 0, left: 0, top: 0, width: tooLarge, height: 0)
}
