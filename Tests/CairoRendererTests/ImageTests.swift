import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite struct ImageTests {
  /// The picture's pixels, by both ways into the renderer: the decoder's and a page on which it is drawn.
  private func pixels(_ bytes: [UInt8]) throws -> Bitmap {
    let image = try ImageData(bytes: bytes)
    let decoded = try Bitmap(decoding: image)
    let frame = CGRect(origin: .zero, size: image.size)
    let item = try DisplayItem.image(ImageItem(image: image, frame: frame, interpolation: .none))
    let drawn = try CairoRenderer.bitmap(
      DisplayList(size: frame.size, items: [item]), scale: 1)
    #expect(drawn.width == decoded.width && drawn.height == decoded.height)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        // Premultiplying loses what no eye sees: n levels of 255/alpha.
        let tolerance = decoded[x, y].alpha == 0 ? 255 : 255 / decoded[x, y].alpha
        #expect(abs(drawn[x, y].alpha - decoded[x, y].alpha) == 0)
        #expect(drawn[x, y].isNear(decoded[x, y], decoded[x, y].alpha == 255 ? 0 : tolerance))
      }
    }
    return decoded
  }

  @Test("Grey PNGs of 1, 2, 4, 8 and 16 bits", arguments: [1, 2, 4, 8, 16])
  func grey(depth: Int) throws {
    // Four pixels a row: black, a third, two thirds, white; 1 bit has only the ends.
    let rows: [Int: [UInt8]] = [
      1: [0b0011_0000], 2: [0b0001_1011], 4: [0x05, 0xAF], 8: [0, 85, 170, 255],
      16: [0, 0, 0x55, 0x55, 0xAA, 0xAA, 0xFF, 0xFF],
    ]
    let row = try #require(rows[depth])
    let bitmap = try pixels(
      HandMadePNG(width: 4, height: 2, bitDepth: UInt8(depth), colorType: 0, rows: [row, row]).bytes)
    let levels = depth == 1 ? [0, 0, 255, 255] : [0, 85, 170, 255]
    for x in 0..<4 { #expect(bitmap[x, 1] == Pixel(levels[x], levels[x], levels[x])) }
    #expect(bitmap.isOpaque)
  }

  @Test("Palettes, with transparent entries, and transparent colours")
  func paletteAndTransparency() throws {
    let palette: (String, [UInt8]) = ("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])
    let indexed = HandMadePNG(
      width: 3, height: 1, bitDepth: 2, colorType: 3, chunks: [palette, ("tRNS", [255, 128])],
      rows: [[0b0001_1000]])
    let bitmap = try pixels(indexed.bytes)
    #expect(bitmap[0, 0] == Pixel(255, 0, 0))
    #expect(bitmap[1, 0] == Pixel(0, 255, 0, 128))
    #expect(bitmap[2, 0] == Pixel(0, 0, 255))
    #expect(!bitmap.isOpaque)
    let keyed = HandMadePNG(
      width: 2, height: 1, bitDepth: 8, colorType: 2, chunks: [("tRNS", [0, 10, 0, 20, 0, 30])],
      rows: [[10, 20, 30, 11, 20, 30]])
    let colors = try pixels(keyed.bytes)
    #expect(colors[0, 0].alpha == 0)
    #expect(colors[1, 0] == Pixel(11, 20, 30))
  }

  @Test("Colour of 8 and 16 bits, with and without opacity, grey with opacity")
  func colour() throws {
    let wide = HandMadePNG(
      width: 1, height: 1, bitDepth: 16, colorType: 2, rows: [[0x12, 0x12, 0x80, 0x80, 0xFE, 0xFE]])
    #expect(try pixels(wide.bytes)[0, 0] == Pixel(0x12, 0x80, 0xFE))
    let glass = HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [[200, 100, 50, 128]])
    #expect(try pixels(glass.bytes)[0, 0] == Pixel(200, 100, 50, 128))
    let wideGlass = HandMadePNG(
      width: 1, height: 1, bitDepth: 16, colorType: 6,
      rows: [[0x40, 0x40, 0x50, 0x50, 0x60, 0x60, 0xFF, 0xFF]])
    #expect(try pixels(wideGlass.bytes)[0, 0] == Pixel(0x40, 0x50, 0x60))
    let grey = HandMadePNG(width: 2, height: 1, bitDepth: 8, colorType: 4, rows: [[90, 255, 90, 0]])
    let bitmap = try pixels(grey.bytes)
    #expect(bitmap[0, 0] == Pixel(90, 90, 90))
    #expect(bitmap[1, 0].alpha == 0)
  }

  @Test("An interlaced PNG is put together from its passes")
  func interlaced() throws {
    // Adam7 of 2 by 2 pixels: pass 1 has (0, 0), pass 6 has (1, 0), pass 7 the second row.
    let image = HandMadePNG(
      width: 2, height: 2, bitDepth: 8, colorType: 0, isInterlaced: true, rows: [[10], [20], [30, 40]])
    let bitmap = try pixels(image.bytes)
    let levels = [bitmap[0, 0], bitmap[1, 0], bitmap[0, 1], bitmap[1, 1]].map(\.red)
    #expect(levels == [10, 20, 30, 40])
  }

  @Test("JPEGs: baseline and progressive, grey, colour and print colours with and without Adobe's marker")
  func jpeg() throws {
    let cases: [([UInt8], Pixel)] = [
      (JPEGFixtures.color, Pixel(200, 40, 90)), (JPEGFixtures.progressive, Pixel(200, 40, 90)),
      (JPEGFixtures.gray, Pixel(120, 120, 120)),
      // (255 − 51, 255 − 204, 255 − 102), no black.
      (JPEGFixtures.adobeCMYK, Pixel(204, 51, 153)),
      // (255 − 147, 255 − 103, 255 − 60).
      (JPEGFixtures.bareCMYK, Pixel(108, 152, 195)),
    ]
    for (bytes, expected) in cases {
      let bitmap = try pixels(bytes)
      #expect(bitmap.width == 16 && bitmap.isOpaque)
      #expect(bitmap[8, 8].isNear(expected, 3), "\(bitmap[8, 8]) instead of \(expected)")
    }
  }

  @Test("EXIF's orientation is applied, drawn and decoded alike", arguments: 1...8)
  func orientation(value: Int) throws {
    // Red, green / blue, white as stored; eXIf with the orientation's entry, big-endian.
    let exif: [UInt8] = [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0,
    ]
    let image = HandMadePNG(
      width: 2, height: 2, bitDepth: 8, colorType: 2, chunks: [("eXIf", exif)],
      rows: [[255, 0, 0, 0, 255, 0], [0, 0, 255, 255, 255, 255]])
    let bitmap = try pixels(image.bytes)
    let names = ["R", "G", "B", "W"]
    let colors = [Pixel(255, 0, 0), Pixel(0, 255, 0), Pixel(0, 0, 255), Pixel(255, 255, 255)]
    let seen = [(0, 0), (1, 0), (0, 1), (1, 1)].map { place in
      colors.firstIndex(of: bitmap[place.0, place.1]).map { names[$0] } ?? "?"
    }
    // Where the stored first row and column go, by the EXIF standard: 6 is turned right, 8 left.
    let expected = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]
    #expect(seen.joined() == expected[value - 1])
  }

  @Test("An enlarged picture does not fade at its border, and a tint keeps only its opacity")
  func borderAndTint() throws {
    let dot = try ImageData(
      bytes: HandMadePNG(
        width: 2, height: 2, bitDepth: 8, colorType: 2,
        rows: [
          [9, 99, 199, 9, 99, 199], [9, 99, 199, 9, 99, 199],
        ]
      ).bytes)
    let frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    for interpolation in [ImageInterpolation.none, .low, .medium, .high] {
      let item = ImageItem(image: dot, frame: frame, interpolation: interpolation)
      let bitmap = try CairoRenderer.bitmap(try list(60, 60, [.image(item)]), scale: 2)
      #expect(bitmap[20, 20] == Pixel(9, 99, 199))
      #expect(bitmap[99, 99] == Pixel(9, 99, 199))
      #expect(bitmap[19, 50] == Pixel(255, 255, 255))
    }
    let shape = try ImageData(
      bytes: HandMadePNG(width: 2, height: 1, bitDepth: 8, colorType: 6, rows: [[1, 2, 3, 255, 4, 5, 6, 0]])
        .bytes)
    let tinted = ImageItem(
      image: shape, frame: frame, interpolation: .none, tint: SRGBColor(hex: 0xFF8000))
    let bitmap = try CairoRenderer.bitmap(try list(60, 60, [.image(tinted)]), scale: 1)
    #expect(bitmap[20, 30] == Pixel(255, 128, 0))
    #expect(bitmap[40, 30] == Pixel(255, 255, 255))
  }

  @Test("A damaged picture is an error that names it and its damage")
  func damaged() throws {
    let png = HandMadePNG(
      width: 64, height: 64, bitDepth: 8, colorType: 0,
      rows: Array(repeating: Array(repeating: 7, count: 64), count: 64)
    ).bytes
    var flipped = png
    flipped[2000] ^= 0x55
    let cases: [(String, [UInt8])] = [
      ("short.png", Array(png.prefix(1500))), ("flipped.png", flipped),
      ("short.jpg", Array(JPEGFixtures.twoColors.dropLast(12))),
      ("headless.jpg", Array(JPEGFixtures.progressive.prefix(420))),
    ]
    for (name, bytes) in cases {
      let image = try ImageData(bytes: bytes, name: name)
      let item = try DisplayItem.image(
        ImageItem(image: image, frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      let page = try list(20, 20, [item])
      for render in [
        { _ = try CairoRenderer.png(page, scale: 1) }, { _ = try CairoRenderer.pdf(page) },
        { _ = try CairoRenderer.svg(page) }, { _ = try Bitmap(decoding: image) },
      ] as [() throws -> Void] {
        let error = #expect(throws: RenderingError.self) { try render() }
        #expect(error?.description.hasPrefix("\(name): the picture cannot be drawn: ") == true)
      }
    }
  }
}
