import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Rectangles of whole pixels")
struct BoxTests {
  private let size = CGSize(width: 40, height: 30)

  private func bitmap(_ path: Path, _ color: SRGBColor) throws -> Bitmap {
    let stops = [
      GradientStop(color: SRGBColor(hex: 0x102030), location: 0),
      GradientStop(color: SRGBColor(hex: 0xF0E0C0), location: 1),
    ]
    let behind = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 40, y: 30))
    return try CairoRenderer.bitmap(
      DisplayList(
        size: size,
        items: [
          .fill(Path(CGRect(origin: .zero, size: size)), with: behind), .fill(path, with: .color(color)),
        ]), scale: 2)
  }

  /// The path and a triangle out of sight, by which it is no longer known to be rectangles and goes by way of cairo.
  private func disguised(_ path: Path) -> Path {
    var path = path
    path.move(to: CGPoint(x: 60, y: 60))
    path.addLine(to: CGPoint(x: 61, y: 60))
    path.addLine(to: CGPoint(x: 60, y: 61))
    path.closeSubpath()
    return path
  }

  @Test("have the pixels that cairo gives them", arguments: [0.08, 0.3, 0.498, 0.55, 0.7, 0.9, 1])
  func pixels(alpha: Double) throws {
    let rect = CGRect(x: 3, y: 4, width: 31, height: 19)
    // One over the other, one inside of another, two side by side, one out of the picture, and one without an area.
    let several = [
      rect, CGRect(x: 8.5, y: 15, width: 30, height: 12), CGRect(x: 5, y: 6, width: 3, height: 4),
      CGRect(x: 34, y: 4, width: 2.5, height: 7), CGRect(x: 36, y: -9, width: 8, height: 11),
      CGRect(x: 1, y: 2, width: 0, height: 20),
    ]
    for hex: UInt32 in [0xE69F00, 0x56B4E9, 0xFFFFFF, 0x000000, 0x7C7622] {
      let color = SRGBColor(hex: hex, alpha: alpha)
      for path in [Path(rect), Path { $0.addRects(several) }] {
        #expect(try bitmap(path, color).bytes == bitmap(disguised(path), color).bytes)
      }
    }
  }

  @Test(
    "have the pixels that cairo gives them wherever they begin and whatever their width", arguments: 1...19)
  func widths(width: Int) throws {
    for left in 0...8 {
      let rect = CGRect(x: 1.5 + CGFloat(left) / 2, y: 2, width: CGFloat(width) / 2, height: 3)
      for alpha in [0.3, 1] {
        let color = SRGBColor(hex: 0x0072B2, alpha: alpha)
        for path in [Path(rect), Path { $0.addRects([rect, rect.offsetBy(dx: 3, dy: 9)]) }] {
          #expect(try bitmap(path, color).bytes == bitmap(disguised(path), color).bytes)
        }
      }
    }
  }

  @Test("are not painted where the next item covers them, and the picture is the same")
  func hidden() throws {
    let page = CGRect(origin: .zero, size: size)
    let clip = DisplayScope(
      transform: CGAffineTransform(translationX: 3, y: 4),
      clip: Path(CGRect(x: 0, y: 0, width: 20, height: 15)),
      items: [try fill(Path(CGRect(x: -5, y: -5, width: 99, height: 99)), 0xF2F2F7)])
    let items = [try fill(Path(page), 0xFFFFFF), try .scope(clip)]
    let commands = DrawPlan(
      DisplayList(size: size, items: items), scale: 2, width: 80, height: 60
    ).commands
    // 80 × 60 pixels without the 40 × 30 at (6, 8): above, left, right, below.
    #expect(
      commands[0].boxes == [
        PixelBox(minX: 0, minY: 0, maxX: 80, maxY: 8), PixelBox(minX: 0, minY: 8, maxX: 6, maxY: 38),
        PixelBox(minX: 46, minY: 8, maxX: 80, maxY: 38), PixelBox(minX: 0, minY: 38, maxX: 80, maxY: 60),
      ])
    func pixels(_ items: [DisplayItem]) throws -> [UInt8] {
      try CairoRenderer.bitmap(DisplayList(size: size, items: items), scale: 2).bytes
    }
    // Between both, nothing is painted that would change the picture, but the two are no longer neighbours.
    let apart = [items[0], try fill(Path(CGRect(x: 9, y: 9, width: 2, height: 2)), 0x000000), items[1]]
    #expect(try pixels(items) == pixels(apart))
  }

  @Test("are painted whole under what is translucent, round or cut by its clip where it is")
  func notHidden() throws {
    let page = CGRect(origin: .zero, size: size)
    let rect = CGRect(x: 3, y: 4, width: 20, height: 15)
    func boxes(under item: DisplayItem) throws -> [PixelBox] {
      let list = DisplayList(size: size, items: [try fill(Path(page), 0xFFFFFF), item])
      return DrawPlan(list, scale: 2, width: 80, height: 60).commands[0].boxes
    }
    #expect(try boxes(under: .fill(Path(rect), with: .color(SRGBColor(hex: 0x102030, alpha: 0.9)))) == [])
    #expect(
      try boxes(
        under: .scope(DisplayScope(clip: Path(ellipseIn: rect), items: [fill(Path(page), 0x102030)]))) == [])
    // Of a round one the corners show what is below.
    let round = try boxes(under: fill(Path(roundedRect: rect, cornerRadius: 5, style: .circular), 0x102030))
    for corner in [CGPoint(x: 6, y: 8), CGPoint(x: 45, y: 37)] {
      let pixel = CGRect(origin: corner, size: CGSize(width: 1, height: 1))
      #expect(round.contains { $0.rect.contains(pixel) })
    }
    #expect(!round.contains { $0.rect.contains(CGPoint(x: 26, y: 23)) })
  }

  private func fill(_ path: Path, _ hex: UInt32) throws -> DisplayItem {
    try .fill(path, with: .color(SRGBColor(hex: hex)))
  }

  @Test("are put together from boxes that cover each of their pixels once")
  func union() throws {
    var random = SeededGenerator(41)
    for _ in 0..<200 {
      let rects = (0..<Int.random(in: 2...14, using: &random)).map { _ in
        CGRect(
          x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<16, using: &random),
          width: Int.random(in: 0..<9, using: &random), height: Int.random(in: 0..<9, using: &random))
      }
      let boxes = try #require(
        PixelBox.boxes(filledBy: Path { $0.addRects(rects) }, .nonZero, CGAffineTransform(scaleX: 1, y: 1)))
      for y in 0..<26 {
        for x in 0..<30 {
          let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          let count = boxes.count { $0.rect.contains(middle) }
          #expect(count == (rects.contains { $0.contains(middle) } ? 1 : 0))
        }
      }
    }
  }

  @Test("are not told from a path that covers parts of pixels, is filled by turns, or has other steps")
  func others() {
    let rects = [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 2, y: 3, width: 5, height: 6)]
    let path = Path { $0.addRects(rects) }
    func boxes(_ path: Path, _ transform: CGAffineTransform, _ rule: FillRule = .nonZero) -> [PixelBox]? {
      PixelBox.boxes(filledBy: path, rule, transform)
    }
    #expect(boxes(path, CGAffineTransform(scaleX: 2, y: 2)) != nil)
    #expect(boxes(path, CGAffineTransform(scaleX: 0.5, y: 2)) == nil)
    #expect(boxes(path, CGAffineTransform(rotationAngle: 0.1)) == nil)
    #expect(boxes(path, CGAffineTransform(scaleX: 2, y: 2), .evenOdd) == nil)
    #expect(boxes(disguised(path), CGAffineTransform(scaleX: 2, y: 2)) == nil)
    #expect(boxes(Path(ellipseIn: rects[0]), CGAffineTransform(scaleX: 2, y: 2)) == nil)
    // The other way round, so that what two of them share is not filled.
    var hole = Path(rects[0])
    hole.move(to: CGPoint(x: 2, y: 3))
    for point in [CGPoint(x: 2, y: 5), CGPoint(x: 3, y: 5), CGPoint(x: 3, y: 3)] { hole.addLine(to: point) }
    hole.closeSubpath()
    #expect(boxes(hole, CGAffineTransform(scaleX: 2, y: 2)) == nil)
  }
}
