/// Reads a paragraph the short way, word by word.
struct WordReader {
  private let source: TextSource
  private let styles: [RunStyle]
  /// What is known about blanks between signs.
  private let pairs: BlankRules

  init(_ source: TextSource, styles: [RunStyle], pairs: BlankRules) {
    self.source = source
    self.styles = styles
    self.pairs = pairs
  }

  /// The paragraph in `range`, or `nil` where it is not simple: letters of one script that runs left to right, no
  /// character that its own font lacks, nothing to be reordered.
  ///
  /// - Parameter needsLetters: whether a paragraph without letters is not simple, because it would run right to left.
  func paragraph(_ range: Range<Int>, fullRange: Range<Int>, needsLetters: Bool) -> Paragraph? {
    var paragraph = Paragraph(range: range, fullRange: fullRange)
    paragraph.pieces.reserveCapacity(range.count / 3 + 2)
    var scripts: Word.Scripts = []
    var run = source.run(at: range.lowerBound)
    var index = range.lowerBound
    var previous: Word?
    while index < range.upperBound {
      while source.runEnds[run] <= index && run < source.runEnds.count - 1 { run += 1 }
      let words = styles[run].words
      guard words.isUsable else { return nil }
      let limit = min(source.runEnds[run], range.upperBound)
      let start = index
      if source.text[index] == 0x20 {
        repeat { index += 1 } while index < limit && source.text[index] == 0x20
        let shape = words.blank(index - start)
        if let last = paragraph.pieces.indices.last, paragraph.pieces[last].isBlank {
          paragraph.pieces[last].mayEndLine = false
        }
        paragraph.pieces.append(
          Piece(
            shape: shape, start: start, length: index - start, run: run, width: shape.width, isBlank: true,
            mayEndLine: true))
        continue
      }
      var hash = WordTable.seed
      repeat {
        let byte = source.text[index]
        guard byte > 0x20, byte != 0x7F else { return nil }
        hash = WordTable.hash(hash, byte)
        index += 1
      } while index < limit && source.text[index] != 0x20
      // A blank behind the word in the same style is shaped with it, because some faces kern a full stop with it.
      let isFollowed = index < limit
      let end = isFollowed ? index + 1 : index
      if isFollowed { hash = WordTable.hash(hash, 0x20) }
      let word = words.word(UnsafeBufferPointer(rebasing: source.text[start..<end]), hash: hash)
      guard let shape = word.shape else { return nil }
      scripts.formUnion(word.scripts)
      if let before = previous, !join(word, to: before, in: &paragraph) { return nil }
      paragraph.pieces.append(
        Piece(
          shape: shape, origin: .word(word), start: start, length: index - start, run: run,
          width: shape.width,
          hasBreaks: !word.breaks.isEmpty, isFollowedByBlank: isFollowed))
      previous = word
    }
    guard scripts.isUniform, !(needsLetters && scripts.isEmpty) else { return nil }
    return paragraph
  }

  /// Settles whether a line may end between the last piece and `word`; false where only Pango can say.
  private func join(_ word: Word, to previous: Word, in paragraph: inout Paragraph) -> Bool {
    if previous.endsPlain && word.beginsPlain { return true }
    guard var last = paragraph.pieces.last, last.isBlank else { return false }
    last.mayEndLine = pairs.mayBreak(between: previous.last, and: word.first)
    paragraph.pieces[paragraph.pieces.count - 1] = last
    return true
  }
}

/// Whether lines may end at blanks between signs, asked of Pango once for each two.
final class BlankRules {
  private var known: [UInt64: Bool] = [:]

  /// Whether a line may end at the blanks between two words that end and begin with these characters.
  func mayBreak(between last: Unicode.Scalar, and first: Unicode.Scalar) -> Bool {
    let key = UInt64(last.value) << 32 | UInt64(first.value)
    if let answer = known[key] { return answer }
    let answer = BreakRules.mayBreak(between: last, and: first)
    known[key] = answer
    return answer
  }
}
