import CCairo
public import Drawing
public import Foundation

/// Draws display lists with Cairo: pixels for PNG files, and pages of PDF and SVG.
///
/// The same list always gives the same pixels and, for PDF, the same bytes. All functions may be called from any number
/// of threads at once; each call paints on one.
public enum CairoRenderer {
  /// The scales that can be drawn, in pixels a point.
  public static let scales: ClosedRange<CGFloat> = 0.1...10
  /// The longest side of a surface of Cairo's, in pixels.
  public static let surfaceLimit = 32_767
  /// The version of the library that paints, as it runs.
  public static var cairoVersion: String { String(cString: cairo_version_string()) }
  /// The most pixels of a PNG file.
  static let filePixels = 1 << 31
  /// The most pixels of a picture in memory: 512 megabytes of them.
  static let bitmapPixels = 1 << 27

  /// The list as a PNG file.
  ///
  /// Pixels are RGB where the list or the background is opaque, RGBA otherwise; they are declared to be sRGB and to be
  /// as large as the list's points. Pictures may be of any height (they are painted and compressed in strips), but no
  /// wider than ``surfaceLimit`` pixels. O(n) in the pixels and the items.
  ///
  /// - Parameters:
  ///   - list: what is drawn; each side is rounded up to a pixel.
  ///   - scale: pixels a point, one of ``scales``.
  ///   - compact: whether a smaller file is worth several times the time.
  ///   - background: what the list is painted on; `nil` for nothing.
  /// - Throws: ``RenderingError`` where the size or scale cannot be drawn, or a picture or font in the list is broken.
  public static func png(
    _ list: DisplayList, scale: CGFloat, compact: Bool = false, background: SRGBColor? = nil
  ) throws(RenderingError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Room for a file that compresses badly, so that it is never copied; what is not written to needs no memory.
    let pixels = list.size.width * list.size.height * scale * scale
    bytes.reserveCapacity(65536 + (pixels.isFinite ? Int(min(max(pixels, 0), 16_777_216)) : 0))
    try typed {
      try writePNG(list, scale: scale, compact: compact, background: background) {
        bytes.append(contentsOf: $0)
      }
    }
    return bytes
  }

  /// Writes the list as a PNG file, piece by piece as it is painted.
  ///
  /// The parameters are those of ``png(_:scale:compact:background:)``; memory is that of one strip whatever the height.
  ///
  /// - Parameter sink: takes the next bytes, which are only valid during the call. What it throws ends the writing.
  /// - Throws: ``RenderingError``, or what the sink throws.
  public static func writePNG(
    _ list: DisplayList, scale: CGFloat, compact: Bool = false, background: SRGBColor? = nil,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let painter = try StripPainter(list, scale: scale, background: background, budget: filePixels)
    func write<Compressor: Deflater & ~Copyable>(
      _ writer: consuming PNGWriter<Compressor>
    ) throws {
      var writer = writer
      try writer.begin(scale: scale, to: sink)
      try painter.forEachStrip { strip in
        try writer.write(
          strip.pixels, count: strip.rows.count, stride: strip.stride, above: strip.above,
          margins: strip.margins, to: sink)
      }
    }
    if compact {
      try write(
        PNGWriter(
          width: painter.width, height: painter.height, layout: painter.layout, isCompact: true,
          compressor: CompactDeflater()))
    } else {
      try write(
        PNGWriter(
          width: painter.width, height: painter.height, layout: painter.layout, isCompact: false,
          compressor: FastDeflater()))
    }
  }

  /// A picture in memory as a PNG file.
  ///
  /// - Parameter texts: what the file says beside the picture.
  /// - Throws: ``RenderingError/compression(_:)`` where the compressor fails.
  public static func png(
    of bitmap: Bitmap, compact: Bool = false, texts: [PNGText] = []
  ) throws(RenderingError) -> [UInt8] {
    var bytes: [UInt8] = []
    func write<Compressor: Deflater & ~Copyable>(
      _ writer: consuming PNGWriter<Compressor>
    ) throws {
      var writer = writer
      try writer.begin(scale: bitmap.scale, texts: texts) { bytes.append(contentsOf: $0) }
      let stride = bitmap.width * 4
      try bitmap.bytes.withUnsafeBytes { pixels in
        guard let base = pixels.baseAddress else { return }
        for top in Swift.stride(from: 0, to: bitmap.height, by: StripPainter.rows) {
          try writer.write(
            base + top * stride, count: min(StripPainter.rows, bitmap.height - top), stride: stride,
            above: top > 0 ? base + (top - 1) * stride : nil
          ) { bytes.append(contentsOf: $0) }
        }
      }
    }
    let layout: PixelLayout = bitmap.isOpaque ? .straightOpaque : .straight
    try typed {
      if compact {
        try write(
          PNGWriter(
            width: bitmap.width, height: bitmap.height, layout: layout, isCompact: true,
            compressor: CompactDeflater()))
      } else {
        try write(
          PNGWriter(
            width: bitmap.width, height: bitmap.height, layout: layout, isCompact: false,
            compressor: FastDeflater()))
      }
    }
    return bytes
  }

  /// The list's pixels: those its PNG file holds.
  ///
  /// The parameters are those of ``png(_:scale:compact:background:)``.
  ///
  /// - Throws: ``RenderingError``, also where the pixels would need more than 512 megabytes.
  public static func bitmap(
    _ list: DisplayList, scale: CGFloat, background: SRGBColor? = nil
  ) throws(RenderingError) -> Bitmap {
    try bitmap(list, scale: scale, background: background, stripRows: nil)
  }

  /// The list's pixels, painted in strips of `stripRows` rows, or of as many as suit the width.
  static func bitmap(
    _ list: DisplayList, scale: CGFloat, background: SRGBColor? = nil, stripRows: Int?
  ) throws(RenderingError) -> Bitmap {
    let painter = try StripPainter(list, scale: scale, background: background, budget: bitmapPixels)
    var bytes = [UInt8](repeating: 255, count: painter.width * painter.height * 4)
    try typed {
      try painter.forEachStrip(rows: stripRows) { strip in
        bytes.withUnsafeMutableBufferPointer { bytes in
          guard let base = bytes.baseAddress else { return }
          for row in strip.rows {
            let from = (strip.pixels + (row - strip.rows.lowerBound) * strip.stride)
              .assumingMemoryBound(to: UInt32.self)
            let to = UnsafeMutableRawPointer(base + row * painter.width * 4)
            let opaque: UInt32 = painter.layout == .translucent ? 0 : 0xFF00_0000
            for x in 0..<painter.width {
              let word = painter.layout == .opaque ? from[x] : PixelPacking.straight(from[x])
              let pixel = word & 0xFF00_FF00 | (word >> 16 & 0xFF) | (word & 0xFF) << 16 | opaque
              to.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
            }
          }
        }
      }
    }
    return Bitmap(
      width: painter.width, height: painter.height, scale: scale, isOpaque: painter.layout.channels == 3,
      bytes: bytes)
  }

  /// Calls `body`, which throws nothing but ``RenderingError``.
  static func typed<Result>(_ body: () throws -> Result) throws(RenderingError) -> Result {
    do { return try body() } catch let error as RenderingError { throw error } catch {
      fatalError("an error of an unexpected kind left the renderer: \(error)")
    }
  }
}
