import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite struct ShadowTests {
  /// A bar `size` long under a true Gaussian, with `margin` on each side, computed in doubles.
  private func gaussian(_ size: Int, margin: Int, sigma: Double) -> [Double] {
    let reach = Int((6 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return (0..<size + 2 * margin).map { x in
      (-reach...reach).reduce(0) { total, offset in
        (margin..<margin + size).contains(x + offset) ? total + weights[offset + reach] / sum : total
      }
    }
  }

  @Test(
    "The integer blur stays within its table of a true Gaussian (rendering.md 4.2)",
    arguments: [
      (0.5, 2, 0.5), (1, 2, 0.5), (1.9, 2, 0.5), (2, 5, 0.6), (4, 3, 0.6), (6, 3, 0.6), (12, 3, 0.8),
      (24, 3, 0.8),
    ])
  func blurIsGaussian(sigma: Double, largest: Double, mean: Double) throws {
    // The table's own shape, 400 by 380 pixels.
    let margin = Int((5 * sigma).rounded(.up)) + 2
    var mask = AlphaMask(width: 400 + 2 * margin, height: 380 + 2 * margin)
    for y in margin..<margin + 380 {
      for x in margin..<margin + 400 { mask.pixels[y * mask.stride + x] = 255 }
    }
    mask.blur(Blur(sigmaX: sigma, sigmaY: sigma))
    // A rectangle's blur is the product of those of its sides.
    let across = gaussian(400, margin: margin, sigma: sigma)
    let down = gaussian(380, margin: margin, sigma: sigma)
    // Across a straight edge the table's largest error holds; at a square corner the errors of two edges add up.
    let middle = mask.height / 2
    for x in 0..<mask.width {
      let error = (Double(mask.pixels[middle * mask.stride + x]) - 255 * across[x]).magnitude
      #expect(error <= largest + 0.5)
    }
    var errors: [Double] = []
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        errors.append((Double(mask.pixels[y * mask.stride + x]) - 255 * across[x] * down[y]).magnitude)
      }
    }
    #expect((errors.max() ?? 0) <= 1.6 * largest + 0.5)
    #expect(errors.reduce(0, +) / Double(errors.count) <= mean)
  }

  @Test("A blur that differs by axis spreads differently")
  func unequalBlur() {
    var mask = AlphaMask(width: 61, height: 61)
    mask.pixels[30 * mask.stride + 30] = 255
    for x in 20...40 { for y in 20...40 { mask.pixels[y * mask.stride + x] = 255 } }
    mask.blur(Blur(sigmaX: 0, sigmaY: 5))
    #expect(mask.pixels[30 * mask.stride + 19] == 0)
    #expect(mask.pixels[19 * mask.stride + 30] > 80)
  }

  private func shadowPage(_ path: Path, radius: CGFloat, covered: Bool) throws -> DisplayList {
    let shadow = Shadow(color: SRGBColor(hex: 0, alpha: 0.5), radius: radius, x: 3, y: 5)
    var items = [try DisplayItem.shadow(of: path, shadow)]
    if covered { items.append(try .fill(path, with: .color(SRGBColor(hex: 0xFFCC00)))) }
    return try list(320, 420, items)
  }

  @Test(
    "A long rounded rectangle's shadow is that of the same outline drawn whole", arguments: [0, 0.4, 2, 7.5])
  func repeatedMiddle(radius: CGFloat) throws {
    let rect = CGRect(x: 30.25, y: 30.6, width: 250.3, height: 350.2)
    let shape = Path(roundedRect: rect, cornerRadius: 14)
    // The same elements, without the knowledge of what they are.
    let plain = Path(elements: shape.elements)
    let short = try CairoRenderer.bitmap(shadowPage(shape, radius: radius, covered: false), scale: 2)
    let whole = try CairoRenderer.bitmap(shadowPage(plain, radius: radius, covered: false), scale: 2)
    #expect(short.difference(from: whole).largest <= 1)
    #expect(short.difference(from: try CairoRenderer.bitmap(try list(320, 420, []), scale: 2)).mean > 20)
  }

  @Test("What a card hides of its shadow need not be painted")
  func hiddenMiddle() throws {
    let shape = Path(roundedRect: CGRect(x: 30, y: 30, width: 250, height: 350), cornerRadius: 14)
    let card = try shadowPage(shape, radius: 6, covered: true)
    let bitmap = try CairoRenderer.bitmap(card, scale: 2)
    // An item between that paints nothing keeps the shadow whole.
    let nothing = try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
    var items = card.items
    items.insert(nothing, at: 2)
    let whole = try CairoRenderer.bitmap(DisplayList(size: card.size, items: items), scale: 2)
    #expect(bitmap == whole)
  }

  @Test("A shadow's middle is its colour, its edge half of that, and it lies where its offset says")
  func levels() throws {
    let square = Path(CGRect(x: 40, y: 40, width: 60, height: 60))
    let shadow = Shadow(color: SRGBColor(hex: 0x0000FF, alpha: 0.6), radius: 4, x: 10, y: -6)
    let bitmap = try CairoRenderer.bitmap(try list(160, 160, [.shadow(of: square, shadow)]), scale: 1)
    // 255·0.4 = 102 of the white shows through.
    #expect(bitmap[80, 64].isNear(Pixel(102, 102, 255), 1))
    // Two sides of the edge x = 50: half of the colour is between 255 and 102, about 178.
    let edge = (bitmap[49, 64].red + bitmap[50, 64].red) / 2
    #expect(abs(edge - 178) <= 2)
    #expect(bitmap[30, 64] == Pixel(255, 255, 255))
  }

  @Test("A group's shadow is that of its outline where the group is one opaque shape")
  func groupShadow() throws {
    let rect = CGRect(x: 40, y: 40, width: 120, height: 90)
    let shape = Path(roundedRect: rect, cornerRadius: 16)
    let shadow = Shadow(color: SRGBColor(hex: 0, alpha: 0.5), radius: 5, x: 2, y: 4)
    let white = Paint.color(SRGBColor(hex: 0xEEEEEE))
    let content = [
      try DisplayItem.fill(Path(rect), with: white),
      try .fill(Path(CGRect(x: 60, y: 60, width: 20, height: 20)), with: .color(.black)),
    ]
    let clipped = try DisplayItem.scope(DisplayScope(clip: shape, items: content))
    let group = try CairoRenderer.bitmap(
      try list(200, 170, [.scope(DisplayScope(shadow: shadow, items: [clipped]))]), scale: 2)
    let items = [try DisplayItem.shadow(of: shape, shadow), clipped]
    let separate = try CairoRenderer.bitmap(try list(200, 170, items), scale: 2)
    #expect(group.difference(from: separate).largest <= 2)
    // The same with a hole that no outline tells: the slow way, through the group's own opacity.
    let unknown = try DisplayItem.scope(
      DisplayScope(
        clip: Path(elements: shape.elements),
        items: [
          try .fill(Path(ellipseIn: rect.insetBy(dx: -40, dy: -40)), with: white), content[1],
        ]))
    let slow = try CairoRenderer.bitmap(
      try list(200, 170, [.scope(DisplayScope(shadow: shadow, items: [unknown]))]), scale: 2)
    #expect(slow.difference(from: separate).largest <= 4)
  }

  @Test("A faded group fades with its shadow")
  func fadedGroup() throws {
    let rect = CGRect(x: 20, y: 20, width: 40, height: 40)
    let shadow = Shadow(color: .black, radius: 0, x: 40, y: 0)
    let scope = DisplayScope(
      opacity: 0.5, shadow: shadow, items: [try .fill(Path(rect), with: .color(SRGBColor(hex: 0xFF0000)))])
    let bitmap = try CairoRenderer.bitmap(try list(120, 80, [.scope(scope)]), scale: 1)
    #expect(bitmap[40, 40].isNear(Pixel(255, 127, 127), 1))
    #expect(bitmap[80, 40].isNear(Pixel(127, 127, 127), 1))
  }
}
