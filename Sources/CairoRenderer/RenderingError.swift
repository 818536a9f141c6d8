public import Foundation
import Drawing

/// Why a picture could not be made, as a sentence a person can act on.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side is zero, negative or not a number.
  case invalidSize(CGSize)
  /// The scale is not a number within ``CairoRenderer/scales``.
  case invalidScale(CGFloat)
  /// A row would be longer than cairo's surfaces or a PDF page can be; lengths in pixels or points.
  case tooWide(Int, limit: Int)
  /// The picture would have more pixels than the budget.
  case tooManyPixels(width: Int, height: Int, budget: Int)
  /// A picture file in the list cannot be decoded.
  case image(name: String, reason: String)
  /// A font in the list cannot be read.
  case font(String)
  /// Cairo refused; its words, and what was being done.
  case cairo(String, during: String)
  /// The compressor refused.
  case compression(String)

  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "a picture of \(Self.text(size.width)) × \(Self.text(size.height)) points cannot be drawn; "
        + "both sides must be greater than zero"
    case .invalidScale(let scale):
      "a scale of \(Self.text(scale)) cannot be drawn; use one from "
        + "\(Self.text(CairoRenderer.scales.lowerBound)) to \(Self.text(CairoRenderer.scales.upperBound))"
    case .tooWide(let width, let limit):
      "the picture is \(width) wide; at most \(limit) can be drawn, so make it narrower or choose a smaller scale"
    case .tooManyPixels(let width, let height, let budget):
      "the picture has \(width) × \(height) pixels; at most \(budget) are drawn, so choose a smaller scale or draw "
        + "it in parts"
    case .image(let name, let reason): "\(name): the picture cannot be drawn: \(reason)"
    case .font(let sentence): sentence
    case .cairo(let words, let action): "cairo failed while \(action): \(words)"
    case .compression(let words): "compressing the picture failed: \(words)"
    }
  }

  /// A length as text, also where it is not finite.
  private static func text(_ value: CGFloat) -> String {
    value.isFinite ? NumberText.decimal(Double(value)) : "\(value)"
  }
}
