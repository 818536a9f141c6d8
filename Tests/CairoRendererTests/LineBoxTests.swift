import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Lines of whole pixels")
struct LineBoxTests {
  private let size = CGSize(width: 40, height: 30)

  /// Lines that cross, overlap, run either way, begin outside of the picture and end there.
  private let lines = Path { path in
    let ends: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (2, 3, 37, 3), (36.5, 8, 1.5, 8), (5, 1, 5, 28), (30, 33, 30, -4), (-7, 20, 22, 20), (9, 20, 60, 20),
      (12, 11, 12.5, 11), (-9, -9, 50, -9),
    ]
    for (x1, y1, x2, y2) in ends {
      path.move(to: CGPoint(x: x1, y: y1))
      path.addLine(to: CGPoint(x: x2, y: y2))
    }
  }

  /// The path and a short slanting line out of sight, by which its strokes go by way of cairo's edges.
  private func disguised(_ path: Path) -> Path {
    var path = path
    path.move(to: CGPoint(x: 60, y: 60))
    path.addLine(to: CGPoint(x: 61, y: 61))
    return path
  }

  private func bitmap(_ path: Path, _ style: StrokeStyle, _ color: SRGBColor) throws -> Bitmap {
    let paper = Path(CGRect(origin: .zero, size: size))
    return try CairoRenderer.bitmap(
      DisplayList(
        size: size,
        items: [
          .fill(paper, with: .color(SRGBColor(hex: 0xF0E0C0))),
          .stroke(path, with: .color(color), style: style),
        ]), scale: 2)
  }

  @Test(
    "have the pixels that cairo gives them, in dashes and without",
    arguments: [
      ([], 0), ([3, 2], 0), ([1.5, 0.5], 1), ([4, 1, 2], 0), ([4, 1, 2], -6.5), ([0, 3, 5, 1], 30),
      ([50, 1], 49),
    ] as [([CGFloat], CGFloat)])
  func pixels(dash: [CGFloat], phase: CGFloat) throws {
    for width: CGFloat in [1, 3] {
      let style = StrokeStyle(lineWidth: width, dash: dash, dashPhase: phase)
      let transform = CGAffineTransform(scaleX: 2, y: 2)
      let limits = PixelBox(minX: 0, minY: 0, maxX: 80, maxY: 60)
      #expect(
        PixelBox.boxes(strokedAlong: lines, style, transform, in: limits, areDisjoint: true) != nil)
      for alpha in [0.4, 1] {
        let color = SRGBColor(hex: 0x0072B2, alpha: alpha)
        #expect(try bitmap(lines, style, color).bytes == bitmap(disguised(lines), style, color).bytes)
      }
    }
  }

  @Test("are as many boxes as there are dashes in sight, however long the line")
  func inSight() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: -900_000, y: 7.5))
      path.addLine(to: CGPoint(x: 900_000, y: 7.5))
    }
    let boxes = PixelBox.boxes(
      strokedAlong: line, StrokeStyle(dash: [3, 2]), CGAffineTransform(scaleX: 1, y: 1),
      in: PixelBox(minX: 1, minY: 0, maxX: 12, maxY: 30), areDisjoint: true)
    // 900,000 is a multiple of 5: dashes begin at 0, 5 and 10.
    #expect(
      boxes == [
        PixelBox(minX: 1, minY: 7, maxX: 3, maxY: 8), PixelBox(minX: 5, minY: 7, maxX: 8, maxY: 8),
        PixelBox(minX: 10, minY: 7, maxX: 12, maxY: 8),
      ])
  }

  @Test("are not told from lines that slant, have parts of pixels, corners or ends of their own")
  func others() {
    func boxes(
      _ path: Path, _ style: StrokeStyle = StrokeStyle(), scale: CGFloat = 2
    ) -> [PixelBox]? {
      PixelBox.boxes(
        strokedAlong: path, style, CGAffineTransform(scaleX: scale, y: scale),
        in: PixelBox(minX: 0, minY: 0, maxX: 80, maxY: 60), areDisjoint: false)
    }
    func path(_ points: [CGPoint], isClosed: Bool = false) -> Path {
      Path { path in
        path.move(to: points[0])
        points.dropFirst().forEach { path.addLine(to: $0) }
        if isClosed { path.closeSubpath() }
      }
    }
    let line = path([CGPoint(x: 2, y: 3), CGPoint(x: 20, y: 3)])
    #expect(boxes(line) == [PixelBox(minX: 4, minY: 5, maxX: 40, maxY: 7)])
    #expect(boxes(line, scale: 1) == nil)
    #expect(boxes(line, StrokeStyle(lineWidth: 1.3)) == nil)
    #expect(boxes(line, StrokeStyle(lineCap: .round)) == nil)
    #expect(boxes(line, StrokeStyle(lineCap: .square)) == nil)
    #expect(boxes(line, StrokeStyle(dash: [1.2, 2])) == nil)
    #expect(boxes(line, StrokeStyle(dash: [1.0003, 2])) == nil)
    #expect(boxes(line, StrokeStyle(dash: [1, 2], dashPhase: 0.3)) == nil)
    #expect(boxes(path([CGPoint(x: 2, y: 3), CGPoint(x: 20, y: 3.5)])) == nil)
    #expect(boxes(path([CGPoint(x: 2, y: 3), CGPoint(x: 20, y: 3), CGPoint(x: 20, y: 9)])) == nil)
    #expect(
      boxes(path([CGPoint(x: 2, y: 3), CGPoint(x: 20, y: 3), CGPoint(x: 20, y: 9)], isClosed: true)) == nil)
    #expect(boxes(Path(CGRect(x: 2, y: 3, width: 5, height: 7))) == nil)
  }
}
