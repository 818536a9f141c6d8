/// A stretch of a paragraph that lines are put together from: all blanks or all else, in one style and direction.
struct Piece {
  var shape: Shape
  /// Who shapes parts of the piece.
  var origin = Origin.none
  /// Where the stretch begins in the text's UTF-8.
  var start: Int
  /// How many bytes of UTF-8 it is long.
  var length: Int
  /// Which of the block's runs it belongs to.
  var run: Int
  /// In 1/1024 of a point; a tab's is found when its line is laid out.
  var width: Int
  /// The embedding level of the bidirectional algorithm; odd ones run right to left.
  var level: UInt8 = 0
  var isBlank = false
  /// Whether a line may end somewhere inside.
  var hasBreaks = false
  var isTab = false
  /// Whether a line may end after the piece.
  var mayEndLine = false
  /// Whether a line that ends after the piece shows a hyphen: it ends in U+00AD.
  var hyphenates = false
  /// Whether a word was shaped with the blank behind it in mind.
  var isFollowedByBlank = false

  var end: Int { start + length }

  /// Where a piece comes from.
  enum Origin {
    /// A sign of the library's own or a blank of the short way, neither of which is ever cut.
    case none
    /// A word of the short way.
    case word(Word)
    /// A part of one, with the offsets before which a line may begin: where that is depends on the whole word, such as
    /// between a colon and a digit.
    case part(breaks: [Int])
    /// A part of an item of Pango's.
    case item(ShapedItem)
  }
}

/// A paragraph ready to be broken into lines.
struct Paragraph {
  /// In the order of the text.
  var pieces: [Piece] = []
  /// 0 where the paragraph runs left to right, 1 where right to left.
  var baseLevel: UInt8 = 0
  /// The paragraph without its separator, in the text's UTF-8.
  var range: Range<Int>
  /// The paragraph with its separator.
  var fullRange: Range<Int>
  /// Characters no font has, in the order of the text.
  var missing: [Unicode.Scalar] = []
}
