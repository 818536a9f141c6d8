import Drawing
import Foundation
import Geometry
import SVGRenderer
import Testing

/// A display list with a name.
nonisolated struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let list: DisplayList

  var testDescription: String { name }
  var items: [DisplayItem] { list.items }
  var size: CGSize { list.size }
}

/// Display lists with every kind of item, which all lie on 200 x 120 points.
nonisolated enum Fixtures {
  static let size = CGSize(width: 200, height: 120)
  private static let red = SRGBColor(hex: 0xE63946)
  private static let green = SRGBColor(hex: 0x2A9D8F)
  private static let blue = SRGBColor(hex: 0x457B9D)
  private static let stops = [
    GradientStop(color: red, location: 0), GradientStop(color: SRGBColor(hex: 0xE9C46A), location: 0.4),
    GradientStop(color: SRGBColor(hex: 0x264653, alpha: 0.5), location: 1),
  ]

  /// All lists, on white.
  static func all() throws -> [Fixture] {
    try [
      ("shapes", shapes()), ("strokes", strokes()), ("gradients", gradients()), ("shadows", shadows()),
      ("text", text()), ("scopes", scopes()), ("images", images()), ("blends", blends()),
      ("compositing", compositing()), ("emoji", emoji()),
      ("pixelated", pixelated()), ("sums", sums()), ("clipped blends", clippedBlends()),
      ("sweeps", sweeps()), ("blurs", blurs()), ("isolation", isolation()),
    ].map { name, items in
      let page = try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      return Fixture(name: name, list: DisplayList(size: size, items: [page] + items))
    }
  }

  /// A number that stands for the bytes of all documents.
  static func digest() throws -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for fixture in try all() {
      for byte in try SVGRenderer.svg(fixture.list, options: SVGOptions(title: fixture.name)) {
        digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    return digest
  }

  /// The rectangle of a cell of four columns and two rows.
  private static func cell(_ column: Int, _ row: Int) -> CGRect {
    CGRect(x: 6 + CGFloat(column) * 49, y: 7 + CGFloat(row) * 56.5, width: 41.25, height: 47.5)
  }

  private static func star(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<5).map { point in
          let angle = Double(point) * 4 * .pi / 5 - .pi / 2
          return CGPoint(
            x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
            y: rect.midY + rect.width / 2 * CGFloat(sin(angle)))
        })
      path.closeSubpath()
    }
  }

  private static func shapes() throws -> [DisplayItem] {
    try [
      .fill(Path(cell(0, 0)), with: .color(red)),
      .fill(Path(ellipseIn: cell(1, 0)), with: .color(green)),
      .fill(Path(roundedRect: cell(2, 0), cornerRadius: 11, style: .circular), with: .color(blue)),
      .fill(Path(roundedRect: cell(3, 0), cornerRadius: 11), with: .color(red.multiplyingAlpha(by: 0.5))),
      .fill(Path(roundedRect: cell(0, 1), cornerRadius: 99), with: .color(green)),
      .fill(
        Path(roundedRect: cell(1, 1), cornerRadii: CornerRadii(topLeft: 20, topRight: 3, bottomRight: 12)),
        with: .color(blue)),
      .fill(star(in: cell(2, 1)), with: .color(red)),
      .fill(star(in: cell(3, 1)), with: .color(green), rule: .evenOdd),
    ]
  }

  private static func strokes() throws -> [DisplayItem] {
    let wave = Path { path in
      let rect = cell(3, 1)
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX, y: rect.minY - 20),
        control2: CGPoint(x: rect.midX, y: rect.maxY + 20))
    }
    return try [
      .stroke(Path(cell(0, 0)), with: .color(red), style: StrokeStyle(lineWidth: 3)),
      .stroke(
        Path(ellipseIn: cell(1, 0)), with: .color(green), style: StrokeStyle(lineWidth: 2, dash: [6, 3])),
      .stroke(
        Path(roundedRect: cell(2, 0), cornerRadius: 11), with: .color(blue),
        style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.5, 7])),
      .stroke(
        Path(roundedRect: cell(3, 0), cornerRadius: 11, style: .circular),
        with: .color(red.multiplyingAlpha(by: 0.6)),
        style: StrokeStyle(lineWidth: 3, dash: [9, 4, 2], dashPhase: 5)),
      .stroke(star(in: cell(0, 1)), with: .color(green), style: StrokeStyle(lineWidth: 2)),
      .stroke(star(in: cell(1, 1)), with: .color(blue), style: StrokeStyle(lineWidth: 4, lineJoin: .round)),
      .stroke(star(in: cell(2, 1)), with: .color(red), style: StrokeStyle(lineWidth: 4, lineJoin: .bevel)),
      .stroke(
        wave,
        with: .linearGradient(
          stops: stops, start: CGPoint(x: cell(3, 1).minX, y: 0), end: CGPoint(x: cell(3, 1).maxX, y: 0)),
        style: StrokeStyle(lineWidth: 7, lineCap: .square)),
    ]
  }

  private static func gradients() throws -> [DisplayItem] {
    func linear(_ rect: CGRect, _ from: UnitPoint, _ to: UnitPoint) -> Paint {
      .linearGradient(
        stops: stops, start: CGPoint(x: rect.minX + from.x * rect.width, y: rect.minY + from.y * rect.height),
        end: CGPoint(x: rect.minX + to.x * rect.width, y: rect.minY + to.y * rect.height))
    }
    func radial(_ rect: CGRect, _ from: CGFloat, _ to: CGFloat) -> Paint {
      .radialGradient(
        stops: stops, center: CGPoint(x: rect.midX, y: rect.midY), startRadius: from, endRadius: to)
    }
    return try [
      .fill(Path(cell(0, 0)), with: linear(cell(0, 0), .leading, .trailing)),
      .fill(Path(ellipseIn: cell(1, 0)), with: linear(cell(1, 0), .top, .bottom)),
      .fill(
        Path(roundedRect: cell(2, 0), cornerRadius: 9),
        with: linear(cell(2, 0), UnitPoint(x: 0.3, y: 0.2), UnitPoint(x: 0.6, y: 0.7))),
      .fill(Path(cell(0, 1)), with: radial(cell(0, 1), 0, 25)),
      .fill(Path(cell(1, 1)), with: radial(cell(1, 1), 8, 20)),
      .fill(Path(cell(2, 1)), with: radial(cell(2, 1), 22, 5)),
    ]
  }

  private static func shadows() throws -> [DisplayItem] {
    let card = Path(roundedRect: cell(0, 0).insetBy(dx: 6, dy: 6), cornerRadius: 8)
    let circle = Path(ellipseIn: cell(1, 0).insetBy(dx: 8, dy: 8))
    let caption = try DisplayItem.text(
      TestFont.collectionViews(size: 14), at: CGPoint(x: 80, y: 80), paints: [.color(blue)])
    let group = DisplayScope(
      clip: Path(ellipseIn: cell(2, 0).insetBy(dx: 6, dy: 6)),
      shadow: Shadow(color: SRGBColor(hex: 0x000000, alpha: 0.5), radius: 3, x: 2, y: 4),
      items: try [
        .fill(Path(cell(2, 0)), with: .color(green)), .fill(star(in: cell(2, 0)), with: .color(red)),
      ])
    return try [
      .shadow(of: card, Shadow(color: SRGBColor(hex: 0x000000, alpha: 0.3), radius: 4, y: 3)),
      .fill(card, with: .color(.white)),
      .shadow(of: circle, Shadow(color: red, radius: 2.5, x: 3, y: 2)),
      .fill(circle, with: .color(green)), .scope(group),
      .shadow(of: star(in: cell(0, 1)), Shadow(color: SRGBColor(hex: 0x000000, alpha: 0.6), radius: 3)),
      .scope(
        DisplayScope(
          transform: CGAffineTransform(rotationAngle: 0.1).concatenating(
            CGAffineTransform(translationX: 9, y: -12)),
          opacity: 0.8, shadow: Shadow(color: red, radius: 3, x: 1, y: 1), items: [caption])),
    ]
  }

  private static func text() throws -> [DisplayItem] {
    let rect = CGRect(x: 8, y: 60, width: 180, height: 30)
    var underlined = TestFont.collectionViews(size: 13)
    underlined.decorations = [
      TextDecoration(frame: CGRect(x: 0, y: 15, width: 60, height: 1.25), style: .solid, sourceRun: 0),
      TextDecoration(frame: CGRect(x: 0, y: 8, width: 90, height: 1.25), style: .dashDot, sourceRun: 0),
    ]
    return try [
      .text(TestFont.collectionViews(size: 17), at: CGPoint(x: 8, y: 6), paints: [.color(.black)]),
      .text(underlined, at: CGPoint(x: 8, y: 34), paints: [.color(red.multiplyingAlpha(by: 0.7))]),
      .text(
        TestFont.collectionViews(size: 22), at: rect.origin,
        paints: [
          .linearGradient(stops: stops, start: CGPoint(x: rect.minX, y: 0), end: CGPoint(x: rect.maxX, y: 0))
        ]),
      .text(
        TestFont.hello(size: 24), at: CGPoint(x: 120, y: 26), paints: [.color(blue.multiplyingAlpha(by: 0.6))]
      ),
      .text(TestFont.collectionViews(size: 8), at: CGPoint(x: 8, y: 100), paints: [.color(green)]),
    ]
  }

  private static func scopes() throws -> [DisplayItem] {
    let square = try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
    let circle = try DisplayItem.fill(
      Path(ellipseIn: CGRect(x: 15, y: 15, width: 34, height: 34)), with: .color(blue))
    let shift = CGAffineTransform(translationX: 8, y: 6)
    return try [
      .scope(DisplayScope(transform: shift, opacity: 0.5, items: [square, circle])),
      .scope(
        DisplayScope(
          transform: shift.translatedBy(x: 60, y: 0),
          clip: Path(roundedRect: CGRect(x: 5, y: 5, width: 35, height: 38), cornerRadius: 10),
          items: [square, circle])),
      .scope(
        DisplayScope(
          transform: CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.9, y: 0.6).concatenating(
            CGAffineTransform(translationX: 150, y: 5)), items: [square, circle])),
      .scope(
        DisplayScope(
          transform: shift.translatedBy(x: 0, y: 55),
          clip: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)),
          items: [
            square,
            .scope(DisplayScope(clip: Path(CGRect(x: 20.25, y: 0, width: 10, height: 50)), items: [circle])),
          ])),
      .scope(
        DisplayScope(
          transform: shift.translatedBy(x: 70, y: 55).scaledBy(x: 1.5, y: 1.5),
          element: DisplayElement(frame: .zero, accessibilityLabel: "Two & two"),
          items: [
            .scope(DisplayScope(opacity: 0.6, items: [square])),
            .scope(DisplayScope(opacity: 0.4, items: [circle])),
          ])),
    ]
  }

  private static func images() throws -> [DisplayItem] {
    let jpeg = try TestPictures.image(TestPictures.quartersJPEG)
    let turned = try TestPictures.image(TestPictures.quartersJPEG(orientation: 6))
    let png = try TestPictures.image(
      TestPictures.png(width: 8, height: 8) { x, y in
        ((x + y).isMultiple(of: 2) ? 230 : 40, UInt8(x * 30), UInt8(y * 30), UInt8(255 - y * 28))
      })
    return try [
      .image(ImageItem(image: jpeg, frame: CGRect(x: 6, y: 6, width: 48, height: 32))),
      .image(ImageItem(image: turned, frame: CGRect(x: 64, y: 6, width: 32, height: 48))),
      .image(ImageItem(image: png, frame: CGRect(x: 110, y: 6, width: 40, height: 40))),
      .image(ImageItem(image: png, frame: CGRect(x: 155, y: 6, width: 40, height: 40), tint: blue)),
      .image(ImageItem(image: jpeg, frame: CGRect(x: 6, y: 66, width: 24, height: 16))),
    ]
  }

  private static func blends() throws -> [DisplayItem] {
    let modes: [BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference,
      .exclusion, .hue, .saturation, .color, .luminosity,
    ]
    return try [
      .fill(
        Path(CGRect(x: 0, y: 0, width: 200, height: 100)),
        with: .linearGradient(
          stops: [
            GradientStop(color: red, location: 0), GradientStop(color: SRGBColor(hex: 0xE9C46A), location: 1),
          ],
          start: .zero, end: CGPoint(x: 200, y: 0)))
    ]
      + modes.enumerated().map { index, mode in
        let rect = CGRect(
          x: 4 + CGFloat(index % 5) * 39, y: 4 + CGFloat(index / 5) * 38, width: 36, height: 34)
        return try .scope(
          DisplayScope(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), opacity: 0.9,
            blendMode: mode,
            items: [
              .fill(Path(CGRect(x: 0, y: 0, width: 18, height: 34)), with: .color(blue)),
              .fill(
                Path(CGRect(x: 18, y: 0, width: 18, height: 34)),
                with: .color(green.multiplyingAlpha(by: 0.5))),
            ]))
      }
  }

  private static func compositing() throws -> [DisplayItem] {
    try [BlendMode.sourceAtop, .destinationOver, .destinationOut].enumerated().map { index, mode in
      // A layer of its own, half transparent where nothing is, in which the mode works.
      let effect = try DisplayItem.scope(
        DisplayScope(
          opacity: 0.75, blendMode: mode,
          items: [.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 36, height: 36)), with: .color(blue))]))
      return try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: 5 + CGFloat(index) * 65, y: 10), opacity: 0.9,
          items: [
            .fill(
              Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red.multiplyingAlpha(by: 0.8))),
            .scope(
              DisplayScope(
                transform: CGAffineTransform(rotationAngle: 0.2),
                items: [effect, .fill(Path(CGRect(x: 10, y: 45, width: 40, height: 5)), with: .color(green))])
            ),
          ]))
    }
  }

  private static func emoji() throws -> [DisplayItem] {
    try [.text(TestFont.emoji(size: 40), at: CGPoint(x: 20, y: 20), paints: [.color(.black)])]
  }

  /// Blending inside a clip, onto what lies outside it.
  private static func clippedBlends() throws -> [DisplayItem] {
    let blend = try DisplayItem.scope(
      DisplayScope(
        transform: CGAffineTransform(translationX: 12.5, y: 8), opacity: 0.8, blendMode: .multiply,
        items: [.fill(Path(cell(1, 0)), with: .color(green))]))
    return try [
      .fill(Path(CGRect(x: 20, y: 10, width: 120, height: 60)), with: .color(red)),
      .scope(
        DisplayScope(
          clip: Path(ellipseIn: CGRect(x: 30, y: 15.25, width: 90, height: 62.25)),
          items: [
            .fill(Path(cell(0, 0)), with: .color(blue)), blend, .fill(Path(cell(2, 1)), with: .color(blue)),
          ])),
    ]
  }

  /// An enlarged picture whose pixels stay squares, which librsvg 2.54 does not know.
  private static func pixelated() throws -> [DisplayItem] {
    let png = try TestPictures.image(
      TestPictures.png(width: 8, height: 8) { x, y in ((x + y).isMultiple(of: 2) ? 230 : 40, 90, 30, 255) })
    return try [
      .image(ImageItem(image: png, frame: CGRect(x: 10, y: 6, width: 80, height: 80), interpolation: .none))
    ]
  }

  /// The two sums, for which librsvg takes their stand-ins.
  private static func sums() throws -> [DisplayItem] {
    try [BlendMode.plusLighter, .plusDarker].enumerated().map { index, mode in
      try .scope(
        DisplayScope(
          blendMode: mode,
          items: [
            .fill(Path(cell(index, 0)), with: .color(blue)), .fill(Path(cell(index, 1)), with: .color(red)),
          ]))
    }
  }

  /// A phone's page of cards, as figures are.
  static func page() throws -> Fixture {
    let size = CGSize(width: 390, height: 844)
    var items = try [
      DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(SRGBColor(hex: 0xF2F2F7))),
      .text(TestFont.collectionViews(size: 34), at: CGPoint(x: 20, y: 40), paints: [.color(.black)]),
    ]
    for index in 0..<8 {
      let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 171, height: 160), cornerRadius: 16)
      let picture = CGRect(x: 0, y: 0, width: 171, height: 100)
      let sky = Paint.linearGradient(
        stops: Array(stops.prefix(2)), start: CGPoint(x: picture.midX, y: 0),
        end: CGPoint(x: picture.midX, y: picture.maxY))
      items.append(
        try .scope(
          DisplayScope(
            transform: CGAffineTransform(
              translationX: 16 + CGFloat(index % 2) * 187, y: 110 + CGFloat(index / 2) * 180),
            items: [
              .shadow(of: card, Shadow(color: SRGBColor(hex: 0x000000, alpha: 0.08), radius: 8, y: 3)),
              .scope(
                DisplayScope(
                  clip: card,
                  items: [
                    .fill(card, with: .color(.white)), .fill(Path(picture), with: sky),
                    .fill(
                      star(in: picture.insetBy(dx: 50, dy: 10)), with: .color(red.multiplyingAlpha(by: 0.7))),
                  ])),
              .text(TestFont.collectionViews(size: 15), at: CGPoint(x: 12, y: 108), paints: [.color(.black)]),
              .text(TestFont.collectionViews(size: 12), at: CGPoint(x: 12, y: 132), paints: [.color(blue)]),
            ])))
    }
    return Fixture(name: "page", list: DisplayList(size: size, items: items))
  }
}
