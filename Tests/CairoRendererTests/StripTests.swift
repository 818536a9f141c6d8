import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite struct StripTests {
  @Test("Strips of any height give the very pixels of one surface", arguments: [1, 2, 3])
  func stripsEqualOneSurface(scale: CGFloat) throws {
    let page = try Zoo.page()
    let whole = try CairoRenderer.bitmap(page, scale: scale, stripRows: 10_000)
    for rows in [7, 64, 256] {
      let strips = try CairoRenderer.bitmap(page, scale: scale, stripRows: rows)
      let difference = strips.difference(from: whole)
      #expect(difference.largest == 0, "strips of \(rows) rows differ by \(difference)")
    }
  }

  @Test("Random pages are the same in strips, opaque or not", arguments: 0..<8)
  func randomPages(seed: Int) throws {
    let page = try RandomPage.make(seed: UInt64(seed), isTurned: false)
    let scale = [1, 1.5, 2, 3][seed % 4]
    let whole = try CairoRenderer.bitmap(page, scale: scale, stripRows: 10_000)
    let strips = try CairoRenderer.bitmap(page, scale: scale, stripRows: 37)
    #expect(strips.difference(from: whole).largest == 0)
  }

  @Test("Random turned pages are the same but for single edge pixels of turned clips", arguments: 0..<6)
  func randomTurnedPages(seed: Int) throws {
    // Cairo intersects a turned clip with a shape in steps of 1/256 pixel, from where the strip begins.
    let page = try RandomPage.make(seed: UInt64(seed), isTurned: true)
    let whole = try CairoRenderer.bitmap(page, scale: 2, stripRows: 10_000)
    let strips = try CairoRenderer.bitmap(page, scale: 2, stripRows: 37)
    let pairs = zip(whole.bytes, strips.bytes)
    #expect(pairs.count { $0 != $1 } <= 16)
    #expect(strips.difference(from: whole).largest <= 8)
  }

  @Test("A page of 100,000 points is written in strips, each row where it belongs")
  func tallPage() throws {
    // Every thousand points a line of one point, its red the number of the line.
    var items: [DisplayItem] = []
    for index in 0..<100 {
      let rect = CGRect(x: 0, y: CGFloat(index) * 1000 + 500, width: 39, height: 1)
      items.append(try .fill(Path(rect), with: .color(SRGBColor(red: UInt8(index), green: 7, blue: 9))))
    }
    let png = try CairoRenderer.png(try list(39, 100_000, items), scale: 1)
    let bitmap = try Bitmap(decoding: ImageData(bytes: png))
    #expect(bitmap.width == 39)
    #expect(bitmap.height == 100_000)
    for index in 0..<100 {
      #expect(bitmap[38, index * 1000 + 500] == Pixel(index, 7, 9))
      #expect(bitmap[0, index * 1000 + 499] == Pixel(255, 255, 255))
      #expect(bitmap[0, index * 1000 + 501] == Pixel(255, 255, 255))
    }
  }

  @Test("Two renders are equal, also of many threads at once")
  func parallelRendersAreEqual() async throws {
    let page = try Zoo.page()
    let expected = try CairoRenderer.png(page, scale: 2)
    #expect(try CairoRenderer.png(page, scale: 2) == expected)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try CairoRenderer.png(page, scale: 2) } }
      for try await png in group { #expect(png == expected) }
    }
  }

  @Test("Strips without an item of theirs are clear, and a covering item hides what is before it")
  func coveringItem() throws {
    let red = try DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 20, height: 600)), with: .color(SRGBColor(hex: 0xFF0000)))
    let cover = try DisplayItem.fill(
      Path(CGRect(x: 0, y: 256, width: 20, height: 300)), with: .color(SRGBColor(hex: 0x00FF00)))
    let bitmap = try CairoRenderer.bitmap(
      DisplayList(size: CGSize(width: 20, height: 1200), items: [red, cover]), scale: 1)
    #expect(bitmap[10, 255] == Pixel(255, 0, 0))
    #expect(bitmap[10, 256] == Pixel(0, 255, 0))
    #expect(bitmap[10, 555] == Pixel(0, 255, 0))
    #expect(bitmap[10, 556] == Pixel(255, 0, 0))
    #expect(bitmap[10, 600] == Pixel(0, 0, 0, 0))
    #expect(bitmap[10, 1199] == Pixel(0, 0, 0, 0))
  }
}
