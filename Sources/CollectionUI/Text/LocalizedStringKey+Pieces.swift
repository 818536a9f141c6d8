import InlineMarkdown

extension LocalizedStringKey {
  /// The key in words, with the looks that its Markdown gives.
  ///
  /// A literal without any mark is taken as it is.
  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    switch storage {
    case .literal(let literal):
      if !MarkdownRun.mayMark(literal) { return [TextPiece(literal)] }
      return MarkedKey([.literal(literal)], environment).pieces
    case .parts(let parts):
      let isMarked = parts.contains {
        if case .literal(let text) = $0 { MarkdownRun.mayMark(text) } else { false }
      }
      if isMarked, parts.count < MarkedKey.capacity { return MarkedKey(parts, environment).pieces }
      var pieces: [TextPiece] = []
      for part in parts {
        for piece in part.pieces(in: environment) { pieces.append(joining: piece) }
      }
      return pieces
    }
  }
}

extension LocalizedStringKey.Part {
  /// The part in words, Markdown aside.
  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    switch self {
    case .literal(let string), .verbatim(let string): [TextPiece(string)]
    case .content(let content): content.pieces(in: environment)
    case .text(let text): text.pieces(in: environment)
    }
  }
}

extension [TextPiece] {
  /// Adds a piece, to the last one where neither has a look of its own.
  mutating func append(joining piece: TextPiece) {
    if piece.attributes == nil, piece.image == nil, let last = indices.last, self[last].attributes == nil,
      self[last].image == nil
    {
      self[last].string += piece.string
    } else {
      append(piece)
    }
  }
}

/// A key with marks in its literals, whose values stand in the Markdown as one private character each.
private struct MarkedKey {
  /// Values that a key can have and still be read: as many as the plane of characters that stand for them.
  static let capacity = 0xFFFE
  private static let first: UInt32 = 0xF0000

  private var values: [[TextPiece]] = []
  private(set) var pieces: [TextPiece] = []

  init(_ parts: [LocalizedStringKey.Part], _ environment: EnvironmentValues) {
    var source = ""
    for part in parts {
      guard case .literal(let literal) = part else {
        append(part.pieces(in: environment), to: &source)
        continue
      }
      for scalar in literal.unicodeScalars {
        if Self.isPlaceholder(scalar) {
          append([TextPiece(String(scalar))], to: &source)
        } else {
          source.unicodeScalars.append(scalar)
        }
      }
    }
    for run in MarkdownRun.runs(of: source) { append(run) }
  }

  private static func isPlaceholder(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= first && scalar.value < first + UInt32(capacity)
  }

  /// Adds a character that stands for a value.
  private mutating func append(_ value: [TextPiece], to source: inout String) {
    guard values.count < Self.capacity, let scalar = Unicode.Scalar(Self.first + UInt32(values.count)) else {
      source += value.map(\.string).joined()
      return
    }
    values.append(value)
    source.unicodeScalars.append(scalar)
  }

  /// Adds a run, the values in it where they stand.
  private mutating func append(_ run: MarkdownRun) {
    let look = TextAttributes(InlinePresentationIntent(run.style), isLink: run.link != nil)
    var plain = String.UnicodeScalarView()
    func flush(_ pieces: inout [TextPiece]) {
      if !plain.isEmpty { pieces.append(joining: TextPiece(String(plain), attributes: look)) }
      plain = String.UnicodeScalarView()
    }
    for scalar in run.string.unicodeScalars {
      // An entity may name a character that stands for no value.
      guard Self.isPlaceholder(scalar), case let index = Int(scalar.value - Self.first), index < values.count
      else {
        plain.append(scalar)
        continue
      }
      flush(&pieces)
      for piece in values[index] {
        var piece = piece
        if let look { piece.attributes = piece.attributes?.filled(from: look) ?? look }
        pieces.append(joining: piece)
      }
    }
    flush(&pieces)
  }
}
