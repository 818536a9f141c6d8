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
    let font = TextAttributes().style(in: environment).font
    let em = em(of: font, in: context)
    for name in environment.symbolVariants.names(for: name) {
      if let symbol = Symbol.named(name, weight: font.weight, direction: environment.layoutDirection) {
        return SymbolNode(symbol, em: em, isResizable: isResizable, environment: environment)
      }
    }
    context.render.diagnose(.unknownSymbol(name))
    return boxNode(isResizable: isResizable, in: context)
  }

  /// A node that draws the empty box in place of a picture that is not there.
  static func boxNode(isResizable: Bool, in context: ResolutionContext) -> LayoutNode {
    let font = TextAttributes().style(in: context.environment).font
    return SymbolNode(
      .missing, em: em(of: font, in: context), isResizable: isResizable, environment: context.environment)
  }

  /// Points an em of symbols beside letters of a font.
  private static func em(of font: FontDescriptor, in context: ResolutionContext) -> CGFloat {
    var size = font.size
    if !(size > 0 && size <= DrawingLimits.magnitude) {
      context.render.diagnose(.unusableLength("a font size", size))
      size = 1
    }
    return size * CGFloat(context.environment.imageScale.factor)
  }
}
