import Foundation
import Geometry

/// The symbols that are drawn here, found by name.
///
/// They are drawings of this library's own under the usual names: a small set, of one weight of line a font's weight.
enum SymbolDrawing {
  /// The drawing of a name such as `star`, `star.fill` or `plus.circle.fill`, or `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - weight: the font's, which sets how thick lines are.
  ///   - direction: which way `forward` is.
  static func named(_ name: String, weight: FontWeight, direction: LayoutDirection) -> SymbolPen? {
    var base = Substring(name)
    let isFilled = drop(".fill", from: &base)
    var pen = SymbolPen(width: width(of: weight), isFilled: isFilled)
    let whole = String(base)
    var shape: Substring?
    for suffix in [".circle", ".square"] where shape == nil && drop(suffix, from: &base) {
      shape = suffix.dropFirst()
    }
    if let mark = SymbolMark(String(base), direction: direction) {
      if case .digit = mark, shape == nil { return nil }
      if shape == nil && isFilled { return nil }
      pen.draw(mark, in: shape)
      return pen
    }
    if pen.draw(whole) { return isFilled && unfilled.contains(whole) ? nil : pen }
    if let shape, enclosed.contains(String(base)) {
      var inner = SymbolPen(width: pen.width * 1.5, isFilled: true)
      guard inner.draw(String(base)) else { return nil }
      pen.draw(inner.fills, in: shape)
      return pen
    }
    if shape == nil, drop(".slash", from: &base), slashed.contains(String(base)), pen.draw(String(base)) {
      pen.isSlashed = true
      return isFilled && unfilled.contains(String(base)) ? nil : pen
    }
    return nil
  }

  /// Symbols of lines or of one form only, which have no filled variant.
  private static let unfilled: Set<String> = [
    "magnifyingglass", "list.bullet", "line.3.horizontal", "arrow.clockwise", "arrow.counterclockwise",
    "calendar", "globe", "pencil", "wifi", "link", "paperclip", "airplane", "music.note", "power",
    "square.and.pencil", "star.leadinghalf.filled", "sparkles", "gear", "battery.100", "sidebar.left",
    "slider.horizontal.3", "snowflake", "arrow.up.arrow.down", "arrow.left.arrow.right",
    "arrow.uturn.backward", "arrow.triangle.2.circlepath", "iphone", "list.number", "timer", "fork.knife",
    "clock.arrow.circlepath", "arrow.up.left.and.arrow.down.right", "chart.line.uptrend.xyaxis", "mappin",
    "wind", "thermometer.medium", "qrcode", "barcode", "hourglass", "headphones", "figure.walk", "figure.run",
    "figure.stand", "repeat", "repeat.1", "shuffle", "goforward", "gobackward", "airplayaudio",
    "dot.radiowaves.left.and.right", "cart.badge.plus", "mappin.and.ellipse", "text.alignleft",
    "text.aligncenter", "text.alignright",
  ]

  /// Symbols that stand in circles and squares too.
  private static let enclosed: Set<String> = [
    "star", "heart", "bookmark", "tag", "bolt", "house", "envelope", "play", "pause", "stop", "location",
    "moon", "phone", "video", "airplane", "paperplane", "drop", "flame", "forward", "backward", "book",
    "mappin", "leaf", "trophy", "hammer", "umbrella", "hand.raised", "graduationcap",
  ]

  /// Symbols that have a variant struck through.
  private static let slashed: Set<String> = [
    "eye", "bell", "mic", "speaker", "video", "location", "wifi", "heart", "star", "bolt", "phone",
    "bookmark",
    "person", "tag", "cart", "flag", "moon", "trash", "circle", "hand.raised",
  ]

  /// The names of all symbols without their variants, in order; digits in their circles.
  static var names: [String] {
    plainNames + (0...9).map { "\($0).circle" } + slashed.sorted().map { "\($0).slash" }
  }

  /// The names of all symbols that are more than a variant of another.
  static var plainNames: [String] {
    SymbolMark.names + SymbolPen.shapeNames + SymbolPen.objectNames + SymbolPen.deviceNames
      + SymbolPen.skyNames + SymbolPen.listNames + SymbolPen.signalNames + SymbolPen.paperNames
      + SymbolPen.figureNames + SymbolPen.thingNames + SymbolPen.arrangementNames + SymbolPen.weatherNames
      + SymbolPen.tradeNames + SymbolPen.motionNames
  }

  static func drop(_ suffix: String, from name: inout Substring) -> Bool {
    guard name.hasSuffix(suffix), name.count > suffix.count else { return false }
    name.removeLast(suffix.count)
    return true
  }

  /// How thick the lines of symbols are beside letters of a weight, in em.
  private static func width(of weight: FontWeight) -> CGFloat {
    // As the stems of letters: from a fortieth to a seventh, regular at a twelfth.
    let steps: [CGFloat] = [0.025, 0.042, 0.062, 0.082, 0.093, 0.104, 0.118, 0.130, 0.142]
    let position = CGFloat(weight.value - 100) / 100
    let low = min(Int(position), steps.count - 2)
    return steps[low] + (steps[low + 1] - steps[low]) * (position - CGFloat(low))
  }
}

extension SymbolPen {
  /// Draws what has a name, filled or not; `false` where there is no drawing of it.
  fileprivate mutating func draw(_ name: String) -> Bool {
    drawShape(name) || drawObject(name) || drawDevice(name) || drawSky(name) || drawList(name)
      || drawSignal(name) || drawPaper(name) || drawFigure(name) || drawThing(name) || drawArrangement(name)
      || drawWeather(name) || drawTrade(name) || drawMotion(name)
  }

  /// A mark alone or in a shape.
  fileprivate mutating func draw(_ mark: SymbolMark, in shape: Substring?) {
    guard let shape else { return fill(mark.outline(width: width)) }
    surround(shape)
    fillFront(mark.outline(width: width * 0.95, scale: 0.56))
  }

  /// A filled drawing in a shape, half as large.
  fileprivate mutating func draw(_ inner: Path, in shape: Substring) {
    surround(shape)
    fillFront(inner.applying(CGAffineTransform(scaleX: 0.54, y: 0.54)))
  }

  /// A circle or a square around what is drawn next.
  private mutating func surround(_ shape: Substring) {
    body(shape == "circle" ? Path(ellipseIn: Self.circleBox) : Self.square)
  }

  /// The box of circles around things.
  static let circleBox = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)

  /// The outline of squares around things.
  static let square = Path(
    roundedRect: CGRect(x: -0.45, y: -0.45, width: 0.9, height: 0.9), cornerRadius: 0.16, style: .continuous)
}
