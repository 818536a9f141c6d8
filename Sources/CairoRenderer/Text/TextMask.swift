import CCairo

/// The coverage of a text, joined from the masks of its glyphs.
struct TextMask {
  /// A glyph mask and the pixel of its first row and column.
  private struct Placement {
    var mask: GlyphMask
    var x: Int
    var y: Int
  }

  /// Placements one after the other whose masks are from one sheet.
  private struct Group {
    var sheet: GlyphSheet
    /// The index of the first placement.
    var first: Int
  }

  private var placements: [Placement] = []
  private var groups: [Group] = []
  private var pixels: [UInt8] = []
  /// The pixels the glyphs touch.
  private(set) var box = PixelBox.empty

  /// Whether no glyph was added.
  var isEmpty: Bool { placements.isEmpty }

  /// Forgets all glyphs.
  mutating func removeAll() {
    placements.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    box = .empty
  }

  /// Adds a glyph of `sheet`, its origin in the pixel (`x`, `y`), as far as it lies in `limits`.
  mutating func add(_ mask: GlyphMask, of sheet: GlyphSheet, x: Int, y: Int, within limits: PixelBox) {
    let (x, y) = (x + Int(mask.left), y + Int(mask.top))
    let part = PixelBox(minX: x, minY: y, maxX: x + Int(mask.width), maxY: y + Int(mask.height))
      .intersection(limits)
    if part.isEmpty { return }
    if groups.last?.sheet !== sheet { groups.append(Group(sheet: sheet, first: placements.count)) }
    placements.append(Placement(mask: mask, x: x, y: y))
    box = box.union(part)
  }

  /// Joins the glyphs and calls `body` with an A8 surface that shows ``box``.
  mutating func withSurface(_ body: (OpaquePointer) -> Void) throws(RenderingError) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(box.width + 8)))
    let count = stride * box.height
    if pixels.count < count { pixels = [UInt8](repeating: 0, count: count) }
    // Taken out while it is written to, so that the rest can be read meanwhile.
    var memory: [UInt8] = []
    swap(&memory, &pixels)
    defer { swap(&memory, &pixels) }
    let status = memory.withUnsafeMutableBytes { bytes -> cairo_status_t in
      guard let pixels = bytes.baseAddress else { return CAIRO_STATUS_NO_MEMORY }
      pixels.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      join(into: pixels, stride: stride)
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height),
        Int32(stride))
      defer { cairo_surface_destroy(surface) }
      let status = cairo_surface_status(surface)
      if status == CAIRO_STATUS_SUCCESS, let surface {
        body(surface)
        cairo_surface_finish(surface)
      }
      return status
    }
    try RenderingError.check(status, during: "painting text")
  }

  /// Lays the glyphs over each other; where two meet, a + b − a·b.
  private func join(into pixels: UnsafeMutableRawPointer, stride: Int) {
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].first : placements.count
      group.sheet.coverage.withUnsafeBytes { coverage in
        guard let base = coverage.baseAddress else { return }
        for placement in placements[group.first..<end] {
          let mask = placement.mask
          let firstRow = max(box.minY - placement.y, 0)
          let lastRow = min(box.maxY - placement.y, Int(mask.height))
          let column = placement.x - box.minX
          for row in firstRow..<max(lastRow, firstRow) {
            let source = base + mask.offset + row * mask.stride
            let target = pixels + (placement.y + row - box.minY) * stride
            if column >= 0, column + mask.stride <= stride {
              Self.joinWords(target + column, source, count: mask.stride)
            } else {
              Self.joinBytes(target, source, column: column, count: Int(mask.width), limit: box.width)
            }
          }
        }
      }
    }
  }

  /// Joins `count` bytes, a multiple of 8.
  @inline(__always)
  private static func joinWords(
    _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, count: Int
  ) {
    var offset = 0
    while offset < count {
      let more = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if more != 0 {
        let known = target.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if known == 0 {
          target.storeBytes(of: more, toByteOffset: offset, as: UInt64.self)
        } else {
          for index in offset..<offset + 8 {
            joinByte(target + index, source.load(fromByteOffset: index, as: UInt8.self))
          }
        }
      }
      offset &+= 8
    }
  }

  /// Joins a row that lies partly beyond the sides.
  private static func joinBytes(
    _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, column: Int, count: Int, limit: Int
  ) {
    for index in max(-column, 0)..<max(min(count, limit - column), max(-column, 0)) {
      joinByte(target + column + index, source.load(fromByteOffset: index, as: UInt8.self))
    }
  }

  @inline(__always)
  private static func joinByte(_ target: UnsafeMutableRawPointer, _ more: UInt8) {
    if more == 0 { return }
    let known = UInt32(target.load(as: UInt8.self))
    let joined = known + UInt32(more) - (known * UInt32(more) + 127) / 255
    target.storeBytes(of: UInt8(truncatingIfNeeded: joined), as: UInt8.self)
  }
}
