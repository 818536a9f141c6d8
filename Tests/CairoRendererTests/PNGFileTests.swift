import CCairo
import Drawing
import Foundation
import Testing

@testable import CairoRenderer

@Suite struct PNGFileTests {
  /// The chunks of a file: kind and data.
  private func chunks(_ png: [UInt8]) -> [(kind: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var offset = 8
    while offset + 8 <= png.count {
      let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: png[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append((kind, Array(png[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return chunks
  }

  /// The size of what `cairo_surface_write_to_png` writes of the same pixels.
  private func cairoSize(of png: [UInt8]) throws -> Int {
    final class Stream { var bytes: [UInt8] = []; var offset = 0 }
    let input = Stream()
    input.bytes = png
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
        let stream = Unmanaged<Stream>.fromOpaque(closure).takeUnretainedValue()
        for index in 0..<Int(count) { data[index] = stream.bytes[stream.offset + index] }
        stream.offset += Int(count)
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(input).toOpaque())
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let output = Stream()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, _, count in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Stream>.fromOpaque(closure).takeUnretainedValue().offset += Int(count)
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque())
    try #require(status == CAIRO_STATUS_SUCCESS)
    return output.offset
  }

  @Test("An opaque page is RGB, declared sRGB, and its density is 2835 pixels a metre times the scale")
  func headerOfOpaquePage() throws {
    let chunks = chunks(try CairoRenderer.png(try list(39, 84, []), scale: 3))
    #expect(chunks.map(\.kind).prefix(3) == ["IHDR", "sRGB", "pHYs"])
    #expect(chunks.dropFirst(3).dropLast().allSatisfy { $0.kind == "IDAT" })
    #expect(chunks.last?.kind == "IEND")
    // 39·3 = 117 = 0x75 columns, 84·3 = 252 = 0xFC rows, 8 bits, RGB.
    #expect(chunks[0].data == [0, 0, 0, 0x75, 0, 0, 0, 0xFC, 8, 2, 0, 0, 0])
    #expect(chunks[1].data == [0])
    // 2835·3 = 8505 = 0x2139, in metres.
    #expect(chunks[2].data == [0, 0, 0x21, 0x39, 0, 0, 0x21, 0x39, 1])
  }

  @Test("A page that shows what is behind is RGBA, one with a background RGB")
  func headerOfTranslucentPage() throws {
    let page = try list(20, 20, on: nil, [])
    #expect(chunks(try CairoRenderer.png(page, scale: 1))[0].data[9] == 6)
    #expect(chunks(try CairoRenderer.png(page, scale: 1, background: .white))[0].data[9] == 2)
    let glass = SRGBColor(hex: 0xFFFFFF, alpha: 0.5)
    #expect(chunks(try CairoRenderer.png(page, scale: 1, background: glass))[0].data[9] == 6)
  }

  @Test(
    "A file read by libpng holds the very pixels that were painted", arguments: [true, false], [true, false])
  func decodedFileEqualsPixels(isOpaque: Bool, compact: Bool) throws {
    let page = try Zoo.page()
    let list = isOpaque ? page : DisplayList(size: page.size, items: Array(page.items.dropFirst()))
    let bitmap = try CairoRenderer.bitmap(list, scale: 2)
    #expect(bitmap.isOpaque == isOpaque)
    let png = try CairoRenderer.png(list, scale: 2, compact: compact)
    let read = try Bitmap(decoding: ImageData(bytes: png, scale: 2))
    #expect(read.bytes == bitmap.bytes)
    #expect(read.width == 800 && read.height == 1240)
    #expect(
      try Bitmap(decoding: ImageData(bytes: CairoRenderer.png(of: bitmap, compact: compact))).bytes
        == bitmap.bytes)
  }

  @Test("A file of any width holds the very pixels that were painted", arguments: 1...50)
  func anyWidth(width: Int) throws {
    var random = SeededGenerator(UInt64(width))
    var colors: [UInt32] = []
    let items = try (0..<3 * width).map { index -> DisplayItem in
      colors.append(UInt32.random(in: 0...0xFFFFFF, using: &random))
      return try .fill(
        Path(CGRect(x: CGFloat(index % width), y: CGFloat(index / width), width: 1, height: 1)),
        with: .color(SRGBColor(hex: colors[index])))
    }
    let png = try CairoRenderer.png(
      try list(CGFloat(width), 3, items), scale: 1, background: SRGBColor(hex: 0))
    let read = try Bitmap(decoding: ImageData(bytes: png, scale: 1))
    let expected = colors.flatMap { color in [16, 8, 0].map { UInt8(color >> $0 & 255) } + [255] }
    #expect(read.bytes == expected)
  }

  @Test("Rows like the one above cost next to nothing")
  func equalRows() throws {
    var items: [DisplayItem] = []
    var random = SeededGenerator(5)
    for x in 0..<300 {
      let color = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
      items.append(try .fill(Path(CGRect(x: CGFloat(x), y: 0, width: 1, height: 2000)), with: .color(color)))
    }
    let png = try CairoRenderer.png(try list(300, 2000, items), scale: 1)
    // One row of 900 random bytes and 1999 rows of 901 bytes in matches of at most 258 bytes, 4 to a row, of 13 bits or
    // fewer: 1999·4·13/8 = 12,994.
    #expect(png.count < 12_994 + 1200)
  }

  @Test("A compact file is smaller than Cairo's own, and the fast one at most 1.3 times as large")
  func sizes() throws {
    let pages = [try cards(), try Zoo.page(), try photo()]
    for (index, page) in pages.enumerated() {
      let fast = try CairoRenderer.png(page, scale: 2)
      let compact = try CairoRenderer.png(page, scale: 2, compact: true)
      let cairo = try cairoSize(of: fast)
      #expect(compact.count < cairo, "page \(index)")
      if index < 1 {
        #expect(Double(fast.count) <= 1.3 * Double(cairo), "page \(index): \(fast.count) against \(cairo)")
      }
    }
  }

  /// Cards with text, as lists of an interface have them.
  private func cards() throws -> DisplayList {
    var items: [DisplayItem] = []
    let words = ["Quick foxes", "jump over it", "lazy dogs do", "wizards hex", "jugs of tea"]
    for index in 0..<20 {
      let frame = CGRect(x: 8, y: 8 + CGFloat(index) * 60, width: 374, height: 52)
      items.append(try .fill(Path(roundedRect: frame, cornerRadius: 12), with: .color(.white)))
      let title = try HandShaping.bold.text([words[index % 5]], size: 17, lineHeight: 22)
      let body = try HandShaping.regular.text(
        ["\(words[index % 4]) and \(words[index % 3])"], size: 13, lineHeight: 16)
      items.append(try .text(title, at: CGPoint(x: 20, y: frame.minY + 6), paints: [.color(.black)]))
      items.append(
        try .text(
          body, at: CGPoint(x: 20, y: frame.minY + 28), paints: [.color(SRGBColor(hex: 0x8E8E93))]))
    }
    return try list(390, 1216, on: SRGBColor(hex: 0xF2F2F7), items)
  }

  /// A page full of gradients and noise, which adaptive filters suit.
  private func photo() throws -> DisplayList {
    var items: [DisplayItem] = []
    var random = SeededGenerator(9)
    for index in 0..<60 {
      let rect = CGRect(x: 0, y: CGFloat(index) * 4, width: 300, height: 40)
      let end = CGPoint(x: CGFloat.random(in: 100...300, using: &random), y: rect.maxY)
      items.append(
        try .fill(Path(rect), with: .linearGradient(stops: Zoo.stops, start: rect.origin, end: end)))
    }
    return try list(300, 240, items)
  }

  @Test("A sink that refuses bytes ends the writing with its own error")
  func failingSink() throws {
    struct Full: Error {}
    let page = try Zoo.page()
    var count = 0
    #expect(throws: Full.self) {
      try CairoRenderer.writePNG(page, scale: 1) { bytes in
        count += bytes.count
        if count > 1000 { throw Full() }
      }
    }
  }

  @Test("A cover that ends within a pixel leaves no dark or clear edge")
  func fractionalSize() throws {
    let size = CGSize(width: 10.25, height: 10.25)
    let cover = try DisplayItem.fill(
      Path(CGRect(origin: .zero, size: size)), with: .color(SRGBColor(hex: 0x3366CC)))
    let bitmap = try CairoRenderer.bitmap(DisplayList(size: size, items: [cover]), scale: 1)
    #expect(bitmap.width == 11 && bitmap.height == 11)
    #expect(bitmap.isOpaque)
    #expect(bitmap[10, 10].isNear(Pixel(0x33, 0x66, 0xCC), 8))
    #expect(bitmap[5, 10].isNear(Pixel(0x33, 0x66, 0xCC), 2))
  }
}
