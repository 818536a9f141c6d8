import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct StyleTests {
  private func paint(
    _ style: some ShapeStyle, scheme: ColorScheme = .light, width: CGFloat = 80, height: CGFloat = 40
  ) throws -> Paint {
    let drawn = try Drawn(
      Rectangle().fill(style).environment(\.colorScheme, scheme), width: width, height: height)
    guard case .fill(_, let paint, _) = try #require(drawn.items.first).content else { return .color(.clear) }
    return paint
  }

  private let stops = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  @Test("An angular gradient turns around its point, from one angle to another or once around")
  func angular() throws {
    #expect(
      try paint(
        AngularGradient(
          colors: [.black, .white], center: .center, startAngle: .degrees(90), endAngle: .degrees(180)))
        == .angularGradient(
          stops: stops, center: CGPoint(x: 40, y: 20), startAngle: .pi / 2, endAngle: .pi))
    let whole = Paint.angularGradient(
      stops: stops, center: CGPoint(x: 80, y: 0), startAngle: .pi / 2, endAngle: .pi / 2 + 2 * .pi)
    let (gradient, angle) = (Gradient(colors: [.black, .white]), Angle.degrees(90))
    #expect(try paint(AngularGradient(gradient: gradient, center: .topTrailing, angle: angle)) == whole)
    #expect(
      try paint(AngularGradient(gradient: gradient, center: .topTrailing))
        == .angularGradient(stops: stops, center: CGPoint(x: 80, y: 0), startAngle: 0, endAngle: 2 * .pi))
    #expect(try paint(.conicGradient(colors: [.black, .white], center: .topTrailing, angle: angle)) == whole)
    #expect(try paint(.conicGradient(gradient, center: .topTrailing, angle: angle)) == whole)
    #expect(
      try paint(.angularGradient(colors: [.black, .white], startAngle: .zero, endAngle: angle))
        == paint(.angularGradient(gradient, startAngle: .zero, endAngle: angle)))
    #expect(
      try Drawn(AngularGradient(colors: [.red, .blue], center: .center), width: 30, height: 20).list.size
        == CGSize(width: 30, height: 20))
  }

  @Test("An elliptical gradient has the shape of the frame, and radii that decrease turn it inside out")
  func elliptical() throws {
    #expect(
      try paint(EllipticalGradient(colors: [.black, .white]))
        == .ellipticalGradient(
          stops: stops, center: CGPoint(x: 40, y: 20), radii: CGSize(width: 40, height: 20), start: 0))
    let inside = try paint(
      .ellipticalGradient(colors: [.black, .white], startRadiusFraction: 0.5, endRadiusFraction: 0.25))
    #expect(
      inside
        == .ellipticalGradient(
          stops: [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
          center: CGPoint(x: 40, y: 20), radii: CGSize(width: 40, height: 20), start: 0.5))
    #expect(
      try paint(EllipticalGradient(gradient: Gradient(colors: [.black]), endRadiusFraction: 0))
        .isOpaque)
  }

  @Test("Linear and radial gradients have short names")
  func names() throws {
    #expect(
      try paint(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        == .linearGradient(stops: stops, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 40, y: 40)))
    #expect(
      try paint(.linearGradient(Gradient(colors: [.black, .white]), startPoint: .top, endPoint: .bottom))
        == paint(
          .linearGradient(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], startPoint: .top,
            endPoint: .bottom)))
    #expect(
      try paint(.radialGradient(colors: [.black, .white], endRadius: 30))
        == .radialGradient(stops: stops, center: CGPoint(x: 40, y: 20), startRadius: 0, endRadius: 30))
    #expect(
      try paint(.radialGradient(Gradient(colors: [.black, .white]), endRadius: 30))
        == paint(RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 30)))
  }

  @Test(
    "A material is the background's colour at the opacity of views.md 6.2",
    arguments: [
      (Material.ultraThin, 0.35), (.thin, 0.55), (.regular, 0.70), (.thick, 0.80), (.ultraThick, 0.90),
      (.bar, 0.85),
    ])
  func materials(material: Material, opacity: Double) throws {
    #expect(try paint(material) == .color(SRGBColor(hex: 0xFFFFFF, alpha: opacity)))
    #expect(try paint(material, scheme: .dark) == .color(SRGBColor(hex: 0x000000, alpha: opacity)))
  }

  @Test("Materials and semantic styles have short names")
  func semantics() throws {
    #expect(try paint(.ultraThinMaterial) == paint(Material.ultraThin))
    #expect(try paint(.thinMaterial) == paint(Material.thin))
    #expect(try paint(.regularMaterial) == paint(Material.regular))
    #expect(try paint(.thickMaterial) == paint(Material.thick))
    #expect(try paint(.ultraThickMaterial) == paint(Material.ultraThick))
    #expect(try paint(.bar) == paint(Material.bar))
    // views.md 6.1.
    #expect(try paint(.separator) == .color(SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.29)))
    #expect(try paint(.placeholder) == .color(SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.30)))
    #expect(try paint(.fill) == .color(SRGBColor(red: 120, green: 120, blue: 128, alpha: 0.20)))
    #expect(try paint(.link) == .color(SRGBColor(hex: 0x007AFF)))
    #expect(try paint(.tint) == .color(SRGBColor(hex: 0x007AFF)))
    #expect(try paint(.foreground) == .color(.black))
    #expect(try paint(.background) == .color(.white))
  }

  @Test("Levels of a style are its opacity times 0.5, 0.25 and 0.18")
  func levels() throws {
    func alpha(_ style: some ShapeStyle) throws -> Double {
      guard case .color(let color) = try paint(style) else { return -1 }
      return color.alpha
    }
    #expect(try alpha(Color.black.secondary) == 0.5)
    #expect(try alpha(Color.black.tertiary) == 0.25)
    #expect(try alpha(Color.black.quaternary) == 0.18)
    #expect(try alpha(AnyShapeStyle(Color.black).opacity(0.4)) == 0.4)
  }

  @Test("Monospaced text asks for the monospaced design")
  func monospaced() throws {
    let (plain, spaced) = (try Drawn(Text("a").monospaced()), try Drawn(VStack { Text("a") }.monospaced()))
    #expect(plain.list.size == spaced.list.size && spaced.texts == ["a"])
  }

  @Test("Levels of the default foreground are the system's label colours")
  func labelLevels() throws {
    #expect(try paint(.primary) == .color(.black))
    #expect(try paint(.secondary) == .color(SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.60)))
    #expect(try paint(.quinary) == .color(SRGBColor(hex: 0, alpha: 0.05)))
  }

  @Test("A colour's own gradient is lighter at the top and the colour at the bottom")
  func ownGradient() throws {
    guard case .linearGradient(let stops, let start, let end) = try paint(Color.black.gradient) else {
      Issue.record("no linear gradient")
      return
    }
    // A fifth of the way from 0 to 255.
    #expect(stops.map(\.color) == [SRGBColor(red: 51, green: 51, blue: 51), .black])
    #expect(start == CGPoint(x: 40, y: 0) && end == CGPoint(x: 40, y: 40))
  }

  @Test(
    "The system's colours follow the palette, both of views.md 6.2",
    arguments: [
      (Color.red, 0xFF3B30, 0xFF383C), (.orange, 0xFF9500, 0xFF8D28), (.yellow, 0xFFCC00, 0xFFCC00),
      (.green, 0x34C759, 0x34C759), (.mint, 0x00C7BE, 0x00C8B3), (.teal, 0x30B0C7, 0x00C3D0),
      (.cyan, 0x32ADE6, 0x00C0E8), (.blue, 0x007AFF, 0x0088FF), (.indigo, 0x5856D6, 0x6155F5),
      (.purple, 0xAF52DE, 0xCB30E0), (.pink, 0xFF2D55, 0xFF2D55), (.brown, 0xA2845E, 0xAC7F5E),
      (.gray, 0x8E8E93, 0x8E8E93),
    ] as [(Color, UInt32, UInt32)])
  func palettes(color: Color, iOS18: UInt32, iOS26: UInt32) throws {
    var environment = EnvironmentValues()
    #expect(color.resolved(in: environment) == SRGBColor(hex: iOS18))
    environment.systemPalette = .iOS26
    #expect(color.resolved(in: environment) == SRGBColor(hex: iOS26))
    #expect(try Drawn(color.environment(\.systemPalette, .iOS26), width: 1, height: 1).items.count == 1)
  }

  @Test("Components of other spaces are the same colours in sRGB, as far as it has them")
  func colorSpaces() throws {
    func paint(_ color: Color) throws -> SRGBColor? {
      guard case .fill(_, .color(let color), _) = try Drawn(color, width: 9, height: 9).items[0].content
      else {
        return nil
      }
      return color
    }
    // Half of the light is 1.055 · 0.5^(1/2.4) − 0.055 = 0.7354, of 255 187.5.
    let linear = try #require(try paint(Color(.sRGBLinear, red: 0.5, green: 0.02, blue: 1)))
    #expect(near(CGFloat(linear.red), 187.5, 0.6) && linear.blue == 255)
    // A fiftieth is 1.055 · 0.1959 − 0.055 = 0.1517, of 255 38.7.
    #expect(linear.green == 39)
    // Greys are the same in both spaces; P3's green lies outside of sRGB.
    let grey = try #require(try paint(Color(.displayP3, red: 0.4, green: 0.4, blue: 0.4, opacity: 0.25)))
    #expect([grey.red, grey.green, grey.blue] == [102, 102, 102] && grey.alpha == 0.25)
    #expect(try paint(Color(.displayP3, red: 0, green: 1, blue: 0)) == SRGBColor(hex: 0x00FF00))
    // 0.8 and 0.4 of P3 are 0.6038 and 0.1329 of light: red 1.2249 · 0.6038 − 0.2249 · 0.1329 = 0.7097, which is
    // 1.055 · 0.8669 − 0.055 = 0.8596, of 255 219.2.
    let orange = try #require(try paint(Color(.displayP3, red: 0.8, green: 0.4, blue: 0.4)))
    #expect(orange.red == 219)
  }

  @Test("Colours are mixed in the picture's space or in even steps to the eye")
  func mixing() throws {
    func mixed(
      _ a: Color, _ b: Color, _ fraction: Double, _ space: Gradient.ColorSpace, _ scheme: ColorScheme = .light
    ) throws -> SRGBColor? {
      guard case .color(let color) = try paint(a.mix(with: b, by: fraction, in: space), scheme: scheme) else {
        return nil
      }
      return color
    }
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    // 255 · 0.75 = 191.25 and 255 · 0.25 = 63.75.
    #expect(try mixed(red, blue, 0.25, .device) == SRGBColor(hex: 0xBF0040))
    // Half as light as white is the light 0.5³ = 0.125, whose code is 1.055 · 0.125^(1 / 2.4) − 0.055 = 0.3886, 99 of 255.
    #expect(try mixed(.black, .white, 0.5, .perceptual) == SRGBColor(hex: 0x636363))
    #expect(try paint(Color.black.mix(with: .white, by: 0.5)) == .color(SRGBColor(hex: 0x636363)))
    #expect(try mixed(red, blue, -1, .perceptual) == SRGBColor(hex: 0xFF0000))
    #expect(try mixed(red, blue, 7, .device) == SRGBColor(hex: 0x0000FF))
    // A clear colour has no hue to lend: half of each is the other at half of its opacity.
    #expect(try mixed(red, .clear, 0.5, .device) == SRGBColor(hex: 0xFF0000, alpha: 0.5))
    #expect(try mixed(red, .clear, 0.5, .perceptual) == SRGBColor(hex: 0xFF0000, alpha: 0.5))
    #expect(try Drawn(Color.clear.mix(with: .clear, by: 0.5), width: 9, height: 9).items.isEmpty)
    // Colours of the system are those of the place.
    #expect(try mixed(.primary, .black, 0, .device, .dark) == .white)
    #expect(red.mix(with: blue, by: 0.5) == red.mix(with: blue, by: 0.5))
    #expect(red.mix(with: blue, by: 0.5) != red.mix(with: blue, by: 0.5, in: .device))
  }

  @Test("Every colour keeps its code on its way through the space of even steps")
  func evenSteps() throws {
    for code in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x10307) {
      let color = Color(SRGBColor(hex: code))
      #expect(try paint(color.mix(with: color, by: 0.3)) == .color(SRGBColor(hex: code)))
    }
  }

  @Test("Levels of the fill are the system's own colours")
  func fillLevels() throws {
    func color(_ color: SystemColor) -> Paint { .color(color.resolved(for: .light)) }
    #expect(try paint(.fill) == color(.systemFill))
    #expect(try paint(.fill.secondary) == color(.secondarySystemFill))
    #expect(try paint(.fill.tertiary) == color(.tertiarySystemFill))
    #expect(try paint(.fill.quaternary) == color(.quaternarySystemFill))
  }
}
