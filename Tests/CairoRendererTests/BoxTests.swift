import Drawing
import Foundation
import Testing

@testable import CairoRenderer

@Suite("A translucent rectangle of whole pixels")
struct BoxTests {
  @Test(
    "has the pixels that cairo gives it as part of a path", arguments: [0.08, 0.3, 0.498, 0.55, 0.7, 0.9])
  func pixels(alpha: Double) throws {
    let size = CGSize(width: 40, height: 30)
    let (rect, far) = (CGRect(x: 3, y: 4, width: 31, height: 19), CGRect(x: 60, y: 60, width: 1, height: 1))
    for hex: UInt32 in [0xE69F00, 0x56B4E9, 0xFFFFFF, 0x000000, 0x7C7622] {
      let color = SRGBColor(hex: hex, alpha: alpha)
      func bitmap(_ path: Path) throws -> Bitmap {
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
      // Two rectangles are no longer known to be one, and go by way of cairo.
      #expect(try bitmap(Path(rect)).bytes == bitmap(Path { $0.addRects([rect, far]) }).bytes)
    }
  }
}
