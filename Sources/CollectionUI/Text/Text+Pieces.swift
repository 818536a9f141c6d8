import Foundation

extension Text {
  /// The text in words, each stretch with its look.
  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    if segments.count == 1 { return segments[0].pieces(in: environment) }
    return segments.flatMap { $0.pieces(in: environment) }
  }
}

extension Text.Segment {
  /// The stretch in words; one at the least.
  fileprivate func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    var pieces =
      switch content {
      case .verbatim(let string): [TextPiece(string)]
      case .key(let key): key.pieces(in: environment)
      case .value(let value): value.pieces(in: environment)
      }
    if pieces.isEmpty { pieces = [TextPiece("")] }
    for index in pieces.indices {
      if let own = pieces[index].attributes {
        pieces[index].attributes = own.filled(from: attributes)
      } else {
        pieces[index].attributes = attributes
      }
    }
    return pieces
  }
}

extension Text.Case {
  /// `string` in this case, by the rules of the environment's language where one is set.
  func applied(to string: String, in environment: EnvironmentValues) -> String {
    let locale = environment.hasDefaultLocale ? nil : environment.locale
    switch self {
    case .uppercase: return locale.map { string.uppercased(with: $0) } ?? string.uppercased()
    case .lowercase: return locale.map { string.lowercased(with: $0) } ?? string.lowercased()
    }
  }
}
