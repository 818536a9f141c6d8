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
      if let symbol = Symbol.named(name, weight: font.weight, direction: environment.layoutDirection) {
        return SymbolNode(symbol, em: em, isResizable: isResizable, environment: environment)
      }
    }
    context.render.diagnose(.unknownSymbol(name))
    return SymbolNode(.missing, em: em, isResizable: isResizable, environment: environment)
  }
}
