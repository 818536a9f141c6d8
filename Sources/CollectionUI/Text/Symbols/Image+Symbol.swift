import Drawing
import Foundation
import Geometry

extension Image {
  /// A node that draws a symbol; an empty box, and a diagnostic, where there is no drawing of that name.
  static func symbolNode(
    _ name: String, isResizable: Bool, in context: ResolutionContext
  ) -> LayoutNode {
    var environment = context.environment
    if environment.symbolRenderingMode == .multicolor, let color = SymbolColors.color(of: name) {
      // A sign is white on a filled shape.
      let isSign = name.hasSuffix(".circle.fill")
      environment.setForeground(isSign ? Color.white : color, levels: [AnyShapeStyle(color)])
    }
    var font = TextAttributes().style(in: environment).font
    if !(font.size > 0 && font.size <= DrawingLimits.magnitude) {
      context.render.diagnose(.unusableLength("a font size", font.size))
      font.size = 1
    }
    let em = font.size * CGFloat(environment.imageScale.factor)
    for name in environment.symbolVariants.names(for: name) {
      let key = SymbolKey(name: name, weight: font.weight, direction: environment.layoutDirection)
      if let symbol = key.symbol {
        return SymbolNode(symbol, em: em, isResizable: isResizable, environment: environment)
      }
    }
    context.render.diagnose(.unknownSymbol(name))
    var box = SymbolPen(width: 0.03, isFilled: false)
    box.line(Path(CGRect(x: -0.45, y: -0.45, width: 0.9, height: 0.9)))
    return SymbolNode(Symbol(box), em: em, isResizable: isResizable, environment: environment)
  }
}

/// What a symbol's drawing depends on; each is drawn once.
private nonisolated struct SymbolKey: Hashable {
  let name: String
  let weight: FontWeight
  let direction: LayoutDirection

  /// The drawings so far, of which there are no more than names, weights and directions.
  @MainActor private static var known: [SymbolKey: Symbol] = [:]

  /// The drawing, or `nil` where there is none of that name.
  @MainActor var symbol: Symbol? {
    if let known = Self.known[self] { return known }
    guard let pen = SymbolDrawing.named(name, weight: weight, direction: direction) else { return nil }
    let symbol = Symbol(pen)
    Self.known[self] = symbol
    return symbol
  }
}

extension DrawingDiagnostic {
  /// A symbol that nobody has drawn.
  static func unknownSymbol(_ name: String) -> DrawingDiagnostic {
    let known = SymbolDrawing.names.sorted().joined(separator: ", ")
    return DrawingDiagnostic(
      "there is no drawing of the symbol “\(name)”; an empty box stands for it. These are drawn, most of them also with "
        + ".fill, signs and arrows also in .circle and .square: \(known)")
  }
}
