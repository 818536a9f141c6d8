package import Foundation
package import Geometry

/// A symbol's drawing with the room it takes, in em around the middle of the capital letters it stands beside.
///
/// The drawings are this library's own, under the names people know.
package struct Symbol: Sendable {
  let pen: SymbolPen
  /// The ink with room around it, in em.
  package let box: CGRect

  /// Room around the ink, in em.
  private static let margin: CGFloat = 0.09

  /// The height of San Francisco's capitals, in em (`views.md` 6.5); symbols stand on their middle.
  package static let capHeight: CGFloat = 0.7046

  /// What stands for a symbol that nobody has drawn: an empty box.
  package static let missing: Symbol = {
    var pen = SymbolPen(width: 0.03, isFilled: false)
    pen.line(Path(CGRect(x: -0.45, y: -0.45, width: 0.9, height: 0.9)))
    return Symbol(pen)
  }()

  init(_ pen: SymbolPen) {
    self.pen = pen
    box = pen.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
  }

  /// The size at `em` points an em, up to whole pixels, in points.
  package func size(em: CGFloat, grid: PixelGrid) -> CGSize {
    CGSize(width: grid.ceil(box.width * em), height: grid.ceil(box.height * em))
  }

  /// Points from the top of a symbol `height` points high to the baseline of the letters it stands beside.
  package func baseline(em: CGFloat, height: CGFloat) -> CGFloat {
    (height - box.height * em) / 2 + (Self.capHeight / 2 - box.minY) * em
  }
}

extension Symbol {
  /// How large a symbol is beside the text of its font.
  package enum Scale {
    case small
    case medium
    case large

    /// The factor that a medium symbol is drawn with.
    ///
    /// Read off pictures of the scales side by side; Apple gives no number.
    package var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}
