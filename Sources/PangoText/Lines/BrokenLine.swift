/// A line of pieces in the order of the text, not yet in the order of the screen.
struct BrokenLine {
  /// Without the blanks that hang at a wrapped line's end.
  var pieces: ArraySlice<Piece>
  /// In 1/1024 of a point.
  var width: Int
  /// What of the text's UTF-8 the line stands for, hanging blanks and separators included.
  var range: Range<Int>
  var baseLevel: UInt8
  var isTruncated = false
}

/// A place between two pieces of a paragraph, or inside one.
struct LineCursor {
  /// The next piece.
  var index = 0
  /// What is left of that piece where a line ended inside it.
  var rest: Piece?
}
