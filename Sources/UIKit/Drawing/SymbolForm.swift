import Drawing
import Foundation
import Geometry

/// What a configuration says about a symbol.
struct SymbolForm: Hashable, Sendable {
  /// The type that a symbol stands beside.
  enum Size: Hashable, Sendable {
    case points(CGFloat)
    case style(UIFont.TextStyle)
  }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// The colour; nil is the view's.
  var color: UIColor?

  /// The size of symbols that nobody gives one, in points.
  private static let standardPointSize: CGFloat = 17

  /// This, with what it does not say as `other` says it.
  func over(_ other: SymbolForm) -> SymbolForm {
    SymbolForm(
      size: size ?? other.size, weight: weight == .unspecified ? other.weight : weight,
      scale: scale == .unspecified ? other.scale : scale, color: color ?? other.color)
  }

  /// Points an em for the traits in force, the scale applied.
  var em: CGFloat {
    let points =
      switch size {
      case .points(let points): max(0, points)
      case .style(let style):
        style.fontStyle.pointSize(for: UITraitCollection.current.traits.dynamicTypeSize)
      case nil: Self.standardPointSize
      }
    let scale: Symbol.Scale =
      switch scale {
      case .default, .unspecified, .medium: .medium
      case .small: .small
      case .large: .large
      }
    return points * CGFloat(scale.factor)
  }

  /// The weight of the letters the symbol stands beside.
  var fontWeight: FontWeight {
    if weight != .unspecified { return FontWeight(weight.rawValue * 100) }
    guard case .style(let style) = size else { return .regular }
    return style.fontStyle.weight
  }
}

extension UIImage.SymbolWeight {
  /// The strength beside letters of a weight.
  init(of weight: FontWeight) {
    self = Self(rawValue: (weight.value + 50) / 100) ?? .regular
  }
}

/// A symbol that a picture shows.
struct SymbolPicture: Hashable, Sendable {
  let name: String
  var form: SymbolForm

  /// The symbol; `nil` where nobody has drawn it.
  func symbol(_ direction: LayoutDirection) -> Symbol? {
    Symbol.named(name, weight: form.fontWeight, direction: direction)
  }

  /// The size for the traits in force, in points.
  var size: CGSize {
    let symbol = symbol(.leftToRight) ?? .missing
    return symbol.size(em: form.em, grid: UITraitCollection.current.traits.pixelGrid)
  }

  /// Points from the top to the baseline of the letters beside the symbol.
  var baseline: CGFloat {
    (symbol(.leftToRight) ?? .missing).baseline(em: form.em, height: size.height)
  }

  /// Whether a symbol may have this name: small letters, digits and points between them.
  static func accepts(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
  }
}
