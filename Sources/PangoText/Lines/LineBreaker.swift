/// Breaks paragraphs into lines, greedily, as Pango does.
///
/// Blanks never make a line too long: they hang at its end, however many there are (`rendering.md` 14.2).
struct LineBreaker {
  let source: TextSource
  let styles: [RunStyle]
  /// How wide a line may be, in 1/1024 of a point.
  let limit: Int

  /// A width that no text has.
  static let unlimited = Int.max / 4

  /// The next line of a paragraph; moves the cursor behind it.
  func line(of paragraph: Paragraph, from cursor: inout LineCursor) -> BrokenLine {
    if let line = wholeLine(of: paragraph, from: &cursor) { return line }
    let first = cursor.index
    let start = cursor.rest?.start ?? offset(of: first, in: paragraph)
    var pieces: [Piece] = []
    pieces.reserveCapacity(24)
    // Pieces up to the last place where the line may end.
    var candidate = 0
    var x = 0
    while cursor.index < paragraph.pieces.count {
      var piece = cursor.rest ?? paragraph.pieces[cursor.index]
      if piece.isTab { piece.width = tabWidth(at: x, run: piece.run) }
      if !piece.isBlank && x + piece.width > limit {
        endLine(&pieces, x: x, candidate: candidate, overflow: piece, first: first, cursor: &cursor)
        let hanging = pieces.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
        pieces.removeSubrange(hanging...)
        let end = cursor.rest?.start ?? offset(of: cursor.index, in: paragraph)
        return BrokenLine(
          pieces: pieces[...], width: Self.width(pieces), range: start..<end, baseLevel: paragraph.baseLevel)
      }
      pieces.append(piece)
      x += piece.width
      cursor.index += 1
      if cursor.rest != nil { cursor.rest = nil }
      if piece.mayEndLine, !piece.hyphenates || x + hyphen(after: piece).width <= limit {
        candidate = pieces.count
      }
    }
    if x > limit { pieces.removeSubrange((pieces.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)...) }
    return BrokenLine(
      pieces: pieces[...], width: Self.width(pieces), range: start..<paragraph.fullRange.upperBound,
      baseLevel: paragraph.baseLevel)
  }

  /// The next line where it is made of whole pieces, as most lines are, found without copying any of them.
  ///
  /// `nil` where a piece may have to be cut, a tab measured or a hyphen added.
  private func wholeLine(of paragraph: Paragraph, from cursor: inout LineCursor) -> BrokenLine? {
    guard cursor.rest == nil else { return nil }
    let first = cursor.index
    var (index, x) = (first, 0)
    // Up to the last piece that is no blank, and both numbers at the last place where the line may end.
    var (visible, visibleX) = (first, 0)
    var (next, end, endX) = (first, first, 0)
    var hasBreaks = false
    let isSimple = paragraph.pieces.withUnsafeBufferPointer { pieces in
      while index < pieces.count {
        if pieces[index].isTab || pieces[index].hyphenates { return false }
        if !pieces[index].isBlank {
          hasBreaks = hasBreaks || pieces[index].hasBreaks
          if x + pieces[index].width > limit { return next > first && !hasBreaks }
          visible = index + 1
          visibleX = x + pieces[index].width
        }
        x += pieces[index].width
        index += 1
        if pieces[index - 1].mayEndLine {
          (next, end, endX) = (index, visible, visibleX)
          hasBreaks = false
        }
      }
      return true
    }
    guard isSimple else { return nil }
    let start = offset(of: first, in: paragraph)
    var limitOfText = paragraph.fullRange.upperBound
    if index == paragraph.pieces.count {
      (next, end, endX) = x > limit ? (index, visible, visibleX) : (index, index, x)
    } else {
      limitOfText = offset(of: next, in: paragraph)
    }
    cursor.index = next
    return BrokenLine(
      pieces: paragraph.pieces[first..<end], width: endX, range: start..<limitOfText,
      baseLevel: paragraph.baseLevel)
  }

  /// Where the piece at `index` begins, or the paragraph's end.
  func offset(of index: Int, in paragraph: Paragraph) -> Int {
    index < paragraph.pieces.count ? paragraph.pieces[index].start : paragraph.range.upperBound
  }

  static func width(_ pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + $1.width } }

  /// Ends a line that `overflow` does not fit on, at the latest place where that is allowed.
  ///
  /// A word wider than a whole line is broken between any two characters, without a hyphen.
  private func endLine(
    _ pieces: inout [Piece], x: Int, candidate: Int, overflow: Piece, first: Int, cursor: inout LineCursor
  ) {
    if let (head, tail) = breakInside(overflow, room: limit - x) {
      pieces.append(head)
      cursor.rest = tail
      return
    }
    var before = x
    for index in (candidate..<pieces.count).reversed() {
      before -= pieces[index].width
      if let (head, tail) = breakInside(pieces[index], room: limit - before) {
        pieces.replaceSubrange(index..., with: [head])
        cursor = LineCursor(index: first + index, rest: tail)
        return
      }
    }
    if candidate > 0 {
      pieces.removeSubrange(candidate...)
      cursor = LineCursor(index: first + candidate)
      if let last = pieces.last, last.hyphenates { pieces.append(hyphen(after: last)) }
      return
    }
    if let (head, tail) = cut(overflow, room: limit - x, atLeastOne: pieces.isEmpty) {
      if let head { pieces.append(head) }
      cursor = tail == nil ? LineCursor(index: cursor.index + 1) : LineCursor(index: cursor.index, rest: tail)
    }
  }

  /// A piece in two at the last allowed place where the first part is at most `room` wide.
  private func breakInside(_ piece: Piece, room: Int) -> (Piece, Piece)? {
    let offsets: [Int]
    switch piece.origin {
    case .none: return nil
    case .word(let word): offsets = word.breaks
    case .part(let breaks): offsets = breaks
    case .item(let item): offsets = item.breaks(inside: piece)
    }
    guard !offsets.isEmpty else { return nil }
    let widths = piece.shape.widths(upTo: offsets)
    // Parts shaped by themselves differ from the whole by no more than kerning, which an em covers.
    let slack = Int(styles[piece.run].size)
    for (offset, width) in zip(offsets, widths).reversed() where width <= room + slack {
      let head = part(of: piece, 0..<offset)
      if head.width <= room { return (head, part(of: piece, offset..<piece.length)) }
    }
    return nil
  }

  /// A piece in two after as many characters as `room` has place for.
  ///
  /// `nil` where not one fits; with `atLeastOne` the first character is taken all the same. A missing second part means
  /// that nothing is left.
  func cut(_ piece: Piece, room: Int, atLeastOne: Bool) -> (Piece?, Piece?)? {
    let boundaries = piece.shape.boundaries.filter { $0 > 0 }
    let widths = piece.shape.widths(upTo: boundaries)
    var count = widths.prefix { $0 <= room }.count
    if count == boundaries.count && piece.width <= room { return (piece, nil) }
    while count > 0 {
      let head = part(of: piece, 0..<boundaries[count - 1])
      if head.width <= room { return (head, part(of: piece, boundaries[count - 1]..<piece.length)) }
      count -= 1
    }
    guard atLeastOne else { return nil }
    guard let first = boundaries.first else { return (piece, nil) }
    return (part(of: piece, 0..<first), part(of: piece, first..<piece.length))
  }

  /// A part of a piece, shaped by itself as a word or by Pango, so that it is what Pango makes of it.
  func part(of piece: Piece, _ range: Range<Int>) -> Piece {
    var part = piece
    part.start += range.lowerBound
    part.length = range.count
    if range.upperBound < piece.length { (part.hyphenates, part.isFollowedByBlank) = (false, false) }
    switch piece.origin {
    case .none: part.shape = piece.shape.slice(range)
    case .item(let item): part.shape = (try? item.shape(part.start..<part.end)) ?? piece.shape.slice(range)
    case .word(let word): reshape(&part, of: piece, range, breaks: word.breaks)
    case .part(let breaks): reshape(&part, of: piece, range, breaks: breaks)
    }
    part.width = part.shape.width
    return part
  }

  /// Shapes a part of a word as a word, with those of the whole's breaks that are inside of it.
  private func reshape(_ part: inout Piece, of piece: Piece, _ range: Range<Int>, breaks: [Int]) {
    let text = UnsafeBufferPointer(
      rebasing: source.text[part.start..<part.end + (part.isFollowedByBlank ? 1 : 0)])
    part.shape =
      styles[piece.run].words.word(text, hash: WordTable.hash(text)).shape ?? piece.shape.slice(range)
    let inside = breaks.filter { $0 > range.lowerBound && $0 < range.upperBound }
    part.origin = .part(breaks: inside.map { $0 - range.lowerBound })
  }

  /// A sign that no text stands behind, in the style of `piece`.
  func sign(_ text: String, after piece: Piece) -> Piece {
    var text = text
    let style = styles[piece.run]
    if text.unicodeScalars.contains(where: { style.face.glyph(for: $0) == nil }) {
      text = text == "\u{2026}" ? "..." : "-"
    }
    let shape = text.withUTF8 { style.words.sign($0) }
    return Piece(
      shape: shape, start: piece.end, length: 0, run: piece.run, width: shape.width, level: piece.level)
  }

  /// The hyphen of a line that ends at a soft one.
  func hyphen(after piece: Piece) -> Piece { sign("\u{2010}", after: piece) }

  /// The way to the next tab stop, of which there is one every eight spaces.
  func tabWidth(at x: Int, run: Int) -> Int {
    let stop = max(styles[run].words.blank(8).width, 1)
    return (x / stop + 1) * stop - x
  }
}
