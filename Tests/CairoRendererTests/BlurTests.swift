import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct BlurTests {
  private let bar = CGRect(x: 30, y: 20, width: 40, height: 60)

  private func blurred(_ radius: CGFloat, _ color: SRGBColor, on background: SRGBColor? = .white) throws
    -> DisplayList
  {
    try list(
      100, 100, on: background,
      [.scope(DisplayScope(blur: radius, items: [.fill(Path(bar), with: .color(color))]))])
  }

  /// The part of a unit of paint that a Gaussian leaves at `x` of a stretch from `low` to `high`.
  private func share(_ x: Double, _ low: Double, _ high: Double, _ sigma: Double) -> Double {
    (erf((high - x) / (sigma * 2.0.squareRoot())) - erf((low - x) / (sigma * 2.0.squareRoot()))) / 2
  }

  @Test("A blurred rectangle is the product of two Gaussian edges", arguments: [1.0, 3.0, 6.0])
  func gaussian(radius: CGFloat) throws {
    let picture = try CairoRenderer.bitmap(
      try blurred(radius, SRGBColor(red: 0, green: 0, blue: 255)), scale: 1)
    for y in stride(from: 2, to: 100, by: 5) {
      for x in stride(from: 2, to: 100, by: 5) {
        let amount =
          share(Double(x) + 0.5, 30, 70, radius) * share(Double(y) + 0.5, 20, 80, radius)
        let red = Int((255 * (1 - amount)).rounded())
        // The boxes' own error (rendering.md 4.2), twice at corners.
        #expect(picture[x, y].isNear(Pixel(red, red, 255), 5), "at \(x), \(y)")
      }
    }
  }

  @Test("Colours stay premultiplied: a blurred edge on nothing keeps its colour and loses opacity")
  func premultiplied() throws {
    let picture = try CairoRenderer.bitmap(
      try blurred(4, SRGBColor(red: 200, green: 100, blue: 0), on: nil), scale: 1)
    for x in 20..<80 {
      let pixel = picture[x, 50]
      if pixel.alpha < 32 { continue }
      #expect(pixel.isNear(Pixel(200, 100, 0, pixel.alpha), 8), "at \(x): \(pixel)")
    }
  }

  @Test("A blur under a clip further in shows the clipped part, and one of nothing changes nothing")
  func clips() throws {
    let half = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let clipped = try list(
      100, 100,
      [.scope(DisplayScope(clip: half, blur: 3, items: [.fill(Path(bar), with: .color(.black))]))])
    let narrow = try list(
      100, 100,
      [
        .scope(
          DisplayScope(
            blur: 3,
            items: [
              .fill(Path(CGRect(x: 30, y: 20, width: 20, height: 60)), with: .color(.black))
            ]))
      ])
    let (a, b) = (
      try CairoRenderer.bitmap(clipped, scale: 2), try CairoRenderer.bitmap(narrow, scale: 2)
    )
    #expect(a.difference(from: b).largest <= 1)
    let none = try blurred(0, .black)
    let plain = try list(100, 100, [.fill(Path(bar), with: .color(.black))])
    #expect(
      try CairoRenderer.bitmap(none, scale: 1).difference(from: CairoRenderer.bitmap(plain, scale: 1)).largest
        == 0)
  }

  @Test("Strips show the same blur as the whole page")
  func strips() throws {
    // Higher than several strips of 256 rows at 3x; the bars lie across the seams.
    let items = try (0..<10).map { index in
      try DisplayItem.scope(
        DisplayScope(
          blur: 5,
          items: [
            .fill(
              Path(CGRect(x: 10, y: CGFloat(index) * 60 + 10, width: 30, height: 50)),
              with: .color(SRGBColor(hex: 0x3366CC)))
          ]))
    }
    let picture = try CairoRenderer.bitmap(try list(50, 620, items), scale: 3)
    // Each bar's rows repeat those of the first, 180 rows further down.
    for y in 0..<180 {
      for x in stride(from: 0, to: 150, by: 7) {
        // Bars are 10 points apart, less than the reach of two blurs; compare bars that have neighbours.
        #expect(picture[x, y + 180] == picture[x, y + 180 * 5], "at \(x), \(y)")
      }
    }
  }

  @Test("A blurred scope casts a shadow, fades as a whole, and is drawn in PDF and in Cairo's SVG")
  func everything() throws {
    let scope = DisplayScope(
      opacity: 0.5, blur: 2, shadow: Shadow(color: .black, radius: 3, x: 4, y: 5),
      items: [try .fill(Path(bar), with: .color(SRGBColor(hex: 0xFF8800)))])
    let picture = try list(100, 100, [.scope(scope)])
    let pixel = try CairoRenderer.bitmap(picture, scale: 1)[50, 50]
    // Half of the colour over white: (255 + 255) / 2, (136 + 255) / 2, (0 + 255) / 2.
    #expect(pixel.isNear(Pixel(255, 196, 128), 2))
    #expect(try !CairoRenderer.pdf(picture).isEmpty)
    #expect(try !CairoRenderer.svg(picture).isEmpty)
  }
}
