import Drawing
public import PangoText

/// Why a display list cannot be written as SVG.
public enum SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's size, in points, is not positive and finite, or beyond ``DrawingLimits``.
  case size(width: Double, height: Double)
  /// The options' prefix of ids cannot begin an id.
  case idPrefix(String)
  /// A font that the list names cannot be used.
  case font(FontError)

  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) × \(height) points cannot be drawn; each side must be above 0 and at most 1,000,000 points"
    case .idPrefix(let prefix):
      "ids of an SVG document cannot begin with “\(prefix)”; a prefix is a letter and then letters, digits, hyphens and underscores"
    case .font(let error): error.description
    }
  }
}
