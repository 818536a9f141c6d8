import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite("Symbols")
struct SymbolTests {
  private func pen(
    _ name: String, weight: FontWeight = .regular, direction: LayoutDirection = .leftToRight
  ) -> SymbolPen? {
    SymbolDrawing.named(name, weight: weight, direction: direction)
  }

  @Test("Every symbol has ink of about an em around its middle, in each of its forms and weights")
  func all() throws {
    var count = 0
    for base in SymbolDrawing.names {
      for suffix in ["", ".fill", ".circle", ".circle.fill", ".square", ".square.fill"] {
        for weight in [FontWeight.ultraLight, .regular, .black] {
          guard let pen = pen(base + suffix, weight: weight) else { continue }
          count += 1
          let box = pen.bounds
          #expect(
            box.width > 0.09 && box.width < 1.5 && box.height > 0.02 && box.height < 1.35, "\(base)\(suffix)")
          #expect(abs(box.midX) < 0.12 && abs(box.midY) < 0.15, "\(base)\(suffix)")
        }
      }
      #expect(pen(base) != nil, "\(base)")
    }
    // 26 marks in 5 forms and more than 100 other drawings, in three weights.
    #expect(count >= (26 * 5 + 100) * 3)
    #expect(Set(SymbolDrawing.names).count == SymbolDrawing.names.count)
  }

  @Test("Every symbol paints something, and nothing outside of its box")
  func boxes() throws {
    let em = CGSize(width: 100, height: 100)
    for name in SymbolDrawing.names {
      let symbol = try #require(Symbol.named(name, weight: .regular, direction: .leftToRight))
      let items = try symbol.items(around: CGPoint(x: 200, y: 300), em: em, paint: .color(.black))
      #expect(!items.isEmpty, "\(name)")
      let size = CGSize(width: symbol.box.width * 100, height: symbol.box.height * 100)
      let room = CGRect(
        x: 200 - size.width / 2, y: 300 - size.height / 2, width: size.width, height: size.height)
      let ink = items.reduce(CGRect.null) { $0.union($1.bounds) }
      #expect(
        ink.minX > room.minX && ink.maxX < room.maxX && ink.minY > room.minY && ink.maxY < room.maxY,
        "\(name): \(ink) in \(room)")
    }
  }

  @Test(
    "The symbols that apps use most are drawn",
    arguments: [
      "house", "house.fill", "gear", "gearshape.fill", "person", "person.2.fill", "person.circle",
      "person.crop.circle", "magnifyingglass", "plus.circle.fill", "minus.circle", "xmark.circle.fill",
      "checkmark",
      "chevron.right", "chevron.up.chevron.down", "arrow.up.arrow.down", "star.fill",
      "star.leadinghalf.filled",
      "heart.circle.fill", "bookmark", "bell.slash.fill", "camera.fill", "photo", "envelope.fill",
      "phone.fill",
      "mappin", "location.fill", "clock", "calendar", "trash.fill", "pencil", "square.and.pencil",
      "square.and.arrow.up", "ellipsis.circle", "info.circle", "questionmark.circle",
      "exclamationmark.triangle.fill", "lock.open", "eye.slash", "cart.fill", "creditcard",
      "play.circle.fill",
      "pause.fill", "forward.fill", "speaker.wave.2.fill", "mic.slash.fill", "video.fill", "wifi", "airplane",
      "link", "paperclip", "paperplane.fill", "message.fill", "doc.text", "doc.on.doc", "tray", "archivebox",
      "book",
      "bag", "gift", "key", "flame.fill", "drop", "sparkles", "checkmark.seal.fill", "checkmark.shield",
      "line.3.horizontal.decrease.circle", "slider.horizontal.3", "chart.bar.fill", "app.fill", "1.circle",
      "9.circle.fill", "0.square", "lightbulb.fill", "cube", "leaf.circle", "pin.fill", "crown.fill",
      "car.fill",
      "fork.knife", "building.2.fill", "timer", "hand.thumbsdown.fill", "person.3.fill", "person.badge.plus",
      "square.on.square", "rectangle.stack.fill", "photo.on.rectangle", "square.grid.3x3.fill", "list.number",
      "chart.pie.fill", "chart.line.uptrend.xyaxis", "clock.arrow.circlepath", "mappin.circle.fill",
      "arrow.up.left.and.arrow.down.right", "rectangle.portrait.and.arrow.right",
      "bubble.left.and.bubble.right.fill", "qrcode", "barcode", "banknote.fill", "wallet.pass.fill", "ticket",
      "hammer.fill", "hammer.circle", "trophy.fill", "trophy.circle.fill", "medal", "hourglass",
      "hand.raised.fill", "hand.raised.slash", "graduationcap.fill", "headphones", "alarm.fill",
      "face.smiling", "dumbbell.fill", "cup.and.saucer", "bed.double.fill", "cart.badge.plus",
      "bell.badge.fill",
      "figure.walk", "figure.run", "figure.stand", "repeat", "repeat.1", "shuffle", "forward.end.fill",
      "backward.end", "playpause.fill", "goforward.15", "gobackward.30", "airplayaudio",
      "dot.radiowaves.left.and.right", "quote.bubble.fill", "lock.shield", "lock.shield.fill",
      "mappin.and.ellipse", "text.alignright", "cloud.sun.fill", "cloud.bolt", "cloud.bolt.rain.fill",
      "cloud.drizzle.fill", "cloud.heavyrain", "cloud.snow", "cloud.fog.fill", "wind", "moon.stars.fill",
      "sunrise.fill", "sunset", "umbrella.fill", "thermometer.medium", "dollarsign", "dollarsign.circle.fill",
      "dollarsign.square", "percent",
    ])
  func used(name: String) {
    #expect(pen(name) != nil)
  }

  @Test("Digits stand in circles and squares only, and all differ")
  func digits() {
    #expect(pen("1") == nil && pen("1.fill") == nil && pen("10.circle") == nil)
    let drawings = (0...9).compactMap { pen("\($0).circle.fill")?.fills }
    #expect(Set(drawings).count == 10)
  }

  @Test("A symbol struck through is painted beside the line only, and the line over it")
  func slash() throws {
    let symbol = try #require(Symbol.named("eye.slash.fill", weight: .regular, direction: .leftToRight))
    let items = try symbol.items(
      around: .zero, em: CGSize(width: 10, height: 10), paint: .color(.black))
    guard items.count == 2, case .scope(let scope) = items[0].content, case .stroke = items[1].content else {
      Issue.record("a scope and a line were expected")
      return
    }
    #expect(scope.clip != nil)
  }

  @Test("Lines are as heavy as the weight")
  func weights() throws {
    let thin = try #require(pen("plus", weight: .thin))
    let black = try #require(pen("plus", weight: .black))
    #expect(thin.width < black.width)
  }

  @Test("Forward follows the direction of reading, right does not")
  func directions() {
    #expect(pen("chevron.forward")?.fills == pen("chevron.right")?.fills)
    #expect(pen("chevron.forward", direction: .rightToLeft)?.fills == pen("chevron.left")?.fills)
    #expect(
      pen("arrow.backward", direction: .rightToLeft)?.fills
        == pen("arrow.right", direction: .rightToLeft)?.fills)
  }

  @Test("A name without a drawing is none")
  func unknown() {
    for name in [
      "unicorn", "", "plus.fill", "globe.fill", "globe.circle", ".fill", "plus.square.circle",
      "calendar.slash", "eye.slash.circle", "goforward.15.fill", "goforward.16", "wind.fill",
    ] {
      #expect(Symbol.named(name, weight: .regular, direction: .leftToRight) == nil, "\(name)")
    }
    let sentence = DrawingDiagnostic.unknownSymbol("unicorn").description
    #expect(sentence.contains("“unicorn”") && sentence.contains("chevron.right"))
    #expect(!sentence.contains("Near it"))
  }

  @Test(
    "What is said of a name without a drawing names those nearest to it first",
    arguments: [
      ("chevron.rigth", "chevron.right"), ("person.badge.minus", "person.badge.plus"), ("hearts", "heart"),
      ("trash.circle", "trash"),
      ("globe.fill", "globe"), ("hand.thumbs.up", "hand.thumbsup"), ("list.dash", "list.bullet"),
    ])
  func nearest(name: String, expected: String) {
    #expect(SymbolDrawing.nearest(to: name).first == expected)
    #expect(DrawingDiagnostic.unknownSymbol(name).description.contains("Near it are \(expected)"))
  }
}
