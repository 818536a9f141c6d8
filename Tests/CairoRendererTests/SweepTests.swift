import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct SweepTests {
  private let stops = [
    GradientStop(color: SRGBColor(hex: 0xE03020), location: 0),
    GradientStop(color: SRGBColor(hex: 0x20C040), location: 0.3),
    GradientStop(color: SRGBColor(hex: 0x2040E0), location: 0.8),
    GradientStop(color: SRGBColor(hex: 0xE03020), location: 1),
  ]

  /// The colour at a fraction of the gradient, computed in doubles.
  private func color(_ at: Double) -> Pixel {
    for (a, b) in zip(stops, stops.dropFirst()) where at <= b.location {
      let t = (at - a.location) / (b.location - a.location)
      func level(_ from: UInt8, _ to: UInt8) -> Int {
        Int((Double(from) + (Double(to) - Double(from)) * t).rounded())
      }
      return Pixel(
        level(a.color.red, b.color.red), level(a.color.green, b.color.green),
        level(a.color.blue, b.color.blue))
    }
    return Pixel(0, 0, 0)
  }

  @Test("Every pixel of an angular gradient has the colour of its direction", arguments: [1.0, 2.0, 3.0])
  func directions(scale: CGFloat) throws {
    // The centre lies off the middle and off the pixels, and the gradient begins at 30°.
    let (center, start) = (CGPoint(x: 37.3, y: 21.8), 30 * Double.pi / 180)
    let picture = try CairoRenderer.bitmap(
      try list(
        90, 60,
        [
          .fill(
            Path(CGRect(x: 0, y: 0, width: 90, height: 60)),
            with: .angularGradient(
              stops: stops, center: center, startAngle: start, endAngle: start + 2 * .pi))
        ]), scale: scale)
    var worst = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (dx, dy) = (
          (Double(x) + 0.5) / scale - center.x, (Double(y) + 0.5) / scale - center.y
        )
        // Next to the centre a pixel covers many directions.
        if hypot(dx, dy) < 4 { continue }
        var turn = (atan2(dy, dx) - start) / (2 * .pi)
        turn -= turn.rounded(.down)
        let (is_, expected) = (picture[x, y], color(turn))
        // Where the turn ends both ends have one colour, so that no pixel there is a mixture.
        worst = max(
          worst, abs(is_.red - expected.red), abs(is_.green - expected.green),
          abs(is_.blue - expected.blue))
      }
    }
    // A pixel 4 points off the centre is 1/4 radian wide at 1x: up to 30 of the 192 levels between two stops, and the
    // nearest point of it may be half of that away.
    #expect(worst <= Int((20 / scale).rounded(.up)))
  }

  @Test("Far from the centre directions are right to two levels")
  func farDirections() throws {
    let picture = try CairoRenderer.bitmap(
      try list(
        400, 400,
        [
          .fill(
            Path(CGRect(x: 0, y: 0, width: 400, height: 400)),
            with: .angularGradient(
              stops: stops, center: CGPoint(x: 200, y: 200), startAngle: 0, endAngle: 2 * .pi))
        ]), scale: 1)
    for degree in stride(from: 3.0, to: 360, by: 7) {
      let angle = degree * .pi / 180
      let (x, y) = (Int(200 + 150 * cos(angle)), Int(200 + 150 * sin(angle)))
      var turn = atan2(Double(y) + 0.5 - 200, Double(x) + 0.5 - 200) / (2 * .pi)
      turn -= turn.rounded(.down)
      #expect(picture[x, y].isNear(color(turn), 2), "\(degree)°: \(picture[x, y]), not \(color(turn))")
    }
  }

  @Test("An elliptical gradient has the colour of its distance along each axis")
  func ellipses() throws {
    // Half axes of 80 and 20 points: (60, 0) and (0, 15) both lie three quarters of the way out.
    let picture = try CairoRenderer.bitmap(
      try list(
        200, 60,
        [
          .fill(
            Path(CGRect(x: 0, y: 0, width: 200, height: 60)),
            with: .ellipticalGradient(
              stops: [
                GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
              ], center: CGPoint(x: 100.5, y: 30.5), radii: CGSize(width: 80, height: 20), start: 0))
        ]), scale: 1)
    let expected = Pixel(191, 191, 191)
    #expect(picture[160, 30].isNear(expected, 2))
    #expect(picture[100, 45].isNear(expected, 2))
    #expect(picture[199, 30] == Pixel(255, 255, 255))
  }

  @Test("Angular gradients are drawn in PDF and in Cairo's SVG too")
  func vectors() throws {
    let picture = try list(
      40, 40,
      [
        .fill(
          Path(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32)),
          with: .angularGradient(
            stops: stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
      ])
    #expect(try !CairoRenderer.pdf(picture).isEmpty)
    #expect(try !CairoRenderer.svg(picture).isEmpty)
  }
}
