import Foundation

/// Writes a PNG file, rows after rows.
struct PNGWriter<Compressor: Deflater & ~Copyable>: ~Copyable {
  private let width: Int
  private let height: Int
  private let channels: Int
  private var rows: RowCompressor<Compressor>

  /// A file of `width` by `height` pixels.
  init(width: Int, height: Int, layout: PixelLayout, isCompact: Bool, compressor: consuming Compressor) {
    self.width = width
    self.height = height
    channels = layout.channels
    rows = RowCompressor(
      width: width, height: height, layout: layout, isCompact: isCompact, compressor: compressor)
  }

  /// Writes the signature and the chunks before the pixels.
  func begin(
    scale: CGFloat, texts: [PNGText] = [], to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try PNGChunk.writeHeader(width: width, height: height, channels: channels, scale: scale, to: sink)
    for text in texts { try PNGChunk.write("iTXt", text.chunk(), to: sink) }
  }

  /// Packs and compresses `count` rows; the parameters are those of ``RowCompressor``.
  mutating func write(
    _ pixels: UnsafeRawPointer, count: Int, stride: Int, above: UnsafeRawPointer?,
    margins: StripMargins = .none, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try rows.write(pixels, count: count, stride: stride, above: above, margins: margins) {
      try PNGChunk.write("IDAT", $0, to: sink)
    }
    if rows.isComplete { try PNGChunk.write("IEND", [], to: sink) }
  }
}
