import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Margins of one colour")
struct MarginTests {
  private let size = CGSize(width: 200, height: 150)

  /// A page on `paper` with boxes at random places between random margins.
  private func page(_ paper: UInt32, seed: UInt64) throws -> DisplayList {
    var random = SeededGenerator(seed)
    var items = [
      try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(SRGBColor(hex: paper)))
    ]
    for _ in 0..<14 {
      let rect = CGRect(
        x: CGFloat.random(in: 0...150, using: &random), y: CGFloat.random(in: 0...140, using: &random),
        width: CGFloat.random(in: 3...50, using: &random), height: CGFloat.random(in: 2...30, using: &random))
      let color = SRGBColor(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random), alpha: 0.7)
      let path = Bool.random(using: &random) ? Path(rect) : Path(ellipseIn: rect)
      items.append(try .fill(path, with: .color(color)))
    }
    return DisplayList(size: size, items: items)
  }

  @Test(
    "are the same picture in strips of any height, and in a file", arguments: [0xFFFFFF, 0x1C1C1E, 0xF2F2F7],
    0..<6 as Range<UInt64>)
  func strips(paper: UInt32, seed: UInt64) throws {
    let page = try page(paper, seed: seed)
    let whole = try CairoRenderer.bitmap(page, scale: 2, stripRows: 10_000)
    for rows in [1, 9, 32] {
      #expect(try CairoRenderer.bitmap(page, scale: 2, stripRows: rows).bytes == whole.bytes)
    }
    for compact in [false, true] {
      let file = try CairoRenderer.png(page, scale: 2, compact: compact)
      #expect(try Bitmap(decoding: ImageData(bytes: file)).bytes == whole.bytes)
    }
  }

  @Test("do not repeat in a file what stands in the row above a strip")
  func rowAbove() throws {
    // 300 rows of pixels, in strips of 256: the box ends where the second begins, in what is margin there.
    let items = [
      try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white)),
      try .fill(
        Path(CGRect(x: 3, y: 100, width: 27, height: 28)), with: .color(SRGBColor(hex: 0x0072B2))),
    ]
    let bitmap = try Bitmap(
      decoding: ImageData(bytes: CairoRenderer.png(DisplayList(size: size, items: items), scale: 2)))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
    }
    #expect(pixel(20, 255) == [0x00, 0x72, 0xB2] && pixel(20, 256) == [255, 255, 255])
  }

  @Test("are the columns that nothing but the paper touches")
  func columns() throws {
    func margins(_ items: [DisplayItem], _ strip: PixelBox) -> StripMargins {
      let plan = DrawPlan(DisplayList(size: size, items: items), scale: 2, width: 400, height: 300)
      let indices = plan.commands.indices.filter { !plan.commands[$0].box.intersection(strip).isEmpty }
      return plan.margins(of: indices.map { Int32($0) }, in: strip)
    }
    let upper = PixelBox(minX: 0, minY: 0, maxX: 400, maxY: 100)
    let lower = PixelBox(minX: 0, minY: 100, maxX: 400, maxY: 200)
    let paper = try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    let box = try DisplayItem.fill(
      Path(CGRect(x: 31, y: 7, width: 130, height: 20)), with: .color(SRGBColor(hex: 0x123456)))
    // From 31 to 161 points of 200 at two pixels a point: 62 columns at the left, 78 at the right.
    #expect(margins([paper, box], upper) == StripMargins(left: 62, right: 78, word: 0xFFFF_FFFF))
    #expect(margins([paper, box], lower) == StripMargins(left: 400, right: 0, word: 0xFFFF_FFFF))
    // Not where the paper is not plain, is not everywhere, or is the last thing but one.
    let veil = try DisplayItem.fill(
      Path(CGRect(origin: .zero, size: size)), with: .color(SRGBColor(hex: 0xFFFFFF, alpha: 0.9)))
    let part = try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 200, height: 49)), with: .color(.white))
    let wide = try DisplayItem.fill(
      Path(CGRect(x: 3, y: 7, width: 180, height: 20)), with: .color(SRGBColor(hex: 0x123456)))
    for items in [[veil, box], [part, box], [box], [paper, wide]] { #expect(margins(items, upper).isEmpty) }
  }

  @Test("add to the check sum what their bytes would add one by one")
  func checksums() {
    var random = SeededGenerator(7)
    for _ in 0..<60 {
      var (low, high): (UInt32, UInt32) = (1, 0)
      func take(_ byte: UInt8) {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
      }
      var sum = Adler32()
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        bytes.withUnsafeBytes { sum.add($0) }
        bytes.forEach(take)
        let byte = [0, 255, UInt8.random(in: 0...255, using: &random)][Int.random(in: 0..<3, using: &random)]
        let count = [0, 1, 65520, 65521, 65522, Int.random(in: 0...200_000, using: &random)].randomElement(
          using: &random)
        sum.add(byte, count: count ?? 0)
        for _ in 0..<(count ?? 0) { take(byte) }
      }
      #expect(sum.value == high << 16 | low)
    }
  }
}
