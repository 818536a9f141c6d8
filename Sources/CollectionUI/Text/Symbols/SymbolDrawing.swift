import Drawing
import Foundation
import Geometry

/// The symbols that are drawn here, found by name.
///
/// They are drawings of this library's own under the usual names: a small set, of one weight of line a font's weight.
nonisolated enum SymbolDrawing {
  /// The drawing of a name such as `star`, `star.fill` or `plus.circle.fill`, or `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - weight: the font's, which sets how thick lines are.
  ///   - direction: which way `forward` is.
  static func named(_ name: String, weight: FontWeight, direction: LayoutDirection) -> SymbolPen? {
    var base = Substring(name)
    var shape: Substring?
    let isFilled = drop(".fill", from: &base)
    for suffix in [".circle", ".square"] where shape == nil && drop(suffix, from: &base) {
      shape = suffix.dropFirst()
    }
    var pen = SymbolPen(width: width(of: weight), isFilled: isFilled)
    if let mark = SymbolMark(String(base), direction: direction) {
      if shape == nil && isFilled { return nil }
      pen.draw(mark, in: shape)
      return pen
    }
    let whole = String(isFilled ? Substring(name).dropLast(5) : Substring(name))
    let isDrawn =
      pen.drawShape(whole) || pen.drawObject(whole) || pen.drawDevice(whole) || pen.drawSky(whole)
      || pen.drawList(whole)
    return isDrawn && (!isFilled || !lineSymbols.contains(whole)) ? pen : nil
  }

  /// Symbols of lines only, which have no filled variant.
  private static let lineSymbols: Set<String> = [
    "magnifyingglass", "list.bullet", "line.3.horizontal", "arrow.clockwise", "arrow.counterclockwise",
    "calendar", "globe", "pencil",
  ]

  /// The names of all symbols without their variants, in order.
  static var names: [String] {
    SymbolMark.names + SymbolPen.shapeNames + SymbolPen.objectNames + SymbolPen.deviceNames
      + SymbolPen.skyNames + SymbolPen.listNames
  }

  private static func drop(_ suffix: String, from name: inout Substring) -> Bool {
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

nonisolated extension SymbolPen {
  /// A mark alone or in a shape.
  fileprivate mutating func draw(_ mark: SymbolMark, in shape: Substring?) {
    switch shape {
    case "circle": body(Path(ellipseIn: Self.circleBox))
    case "square": body(Self.square)
    default:
      fill(mark.outline(width: width))
      return
    }
    fillFront(mark.outline(width: width * 0.95, scale: 0.56))
  }

  /// The box of circles around things.
  static let circleBox = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)

  /// The outline of squares around things.
  static let square = Path(
    roundedRect: CGRect(x: -0.45, y: -0.45, width: 0.9, height: 0.9), cornerRadius: 0.16, style: .continuous)
}
