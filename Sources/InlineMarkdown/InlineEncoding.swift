/// A text written so that a parser of whole documents sees one paragraph of one line in it, and back.
///
/// A line end becomes a blank that the text does not use between two spaces, so that what stands beside it still
/// stands at an edge; the same blank before and after everything keeps the text from beginning a block and from losing
/// its outer blanks. A NUL, which would end a C string, becomes a character without a meaning.
struct InlineEncoding {
  /// The text as the parser gets it.
  let text: String
  private let blank: Unicode.Scalar
  private let null: Unicode.Scalar?

  /// Blanks to Unicode that are letters to the parts of the parser that look for the ends of lines; first those that no
  /// entity has a name for.
  private static let blanks: [Unicode.Scalar] = [
    "\u{2000}", "\u{2001}", "\u{2006}", "\u{1680}", "\u{3000}", "\u{2002}", "\u{2003}", "\u{2004}",
    "\u{2005}",
    "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{205F}",
  ]

  /// The encoding of `source`.
  init(of source: String) {
    var used: Set<Unicode.Scalar> = []
    var hasNull = false
    for scalar in source.unicodeScalars {
      if scalar.value == 0 { hasNull = true }
      if scalar.value >= 0x1680 { used.insert(scalar) }
    }
    let blank = Self.blanks.first { !used.contains($0) } ?? Self.blanks[0]
    let null = hasNull ? Self.unused(in: used) : nil
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: [blank, " "])
    var skipsFeed = false
    for scalar in source.unicodeScalars {
      defer { skipsFeed = scalar == "\r" }
      if scalar == "\n" && skipsFeed { continue }
      switch scalar {
      case "\n", "\r": scalars.append(contentsOf: [" ", blank, " "])
      case "\0": scalars.append(null ?? "\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    scalars.append(contentsOf: [" ", blank])
    text = String(scalars)
    self.blank = blank
    self.null = null
  }

  /// A private character that a text does not use; there are more than any text has characters that are tried.
  private static func unused(in used: Set<Unicode.Scalar>) -> Unicode.Scalar? {
    for value in UInt32(0x10_0000)...0x10_FFFD {
      if let scalar = Unicode.Scalar(value), !used.contains(scalar) { return scalar }
    }
    return nil
  }

  /// A part of the parsed text as it was in the source.
  func decoded(_ part: String) -> String {
    if !part.unicodeScalars.contains(where: { $0 == blank || $0 == null }) { return part }
    var scalars = String.UnicodeScalarView()
    var skipsSpace = false
    for scalar in part.unicodeScalars {
      if scalar == blank {
        if scalars.last == " " { scalars.removeLast() }
        scalars.append("\n")
        skipsSpace = true
        continue
      }
      if !(skipsSpace && scalar == " ") { scalars.append(scalar == null ? "\0" : scalar) }
      skipsSpace = false
    }
    return String(scalars)
  }

  /// The runs without what the encoding has put before and after the text: a line end each.
  func trimmed(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    var runs = runs
    if !runs.isEmpty { runs[0].string.unicodeScalars.removeFirst() }
    if let last = runs.indices.last { runs[last].string.unicodeScalars.removeLast() }
    return runs.filter { !$0.string.isEmpty }
  }
}
