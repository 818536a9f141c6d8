import Drawing

extension LineBreaker {
  /// The last line of a text that goes on: an ellipsis stands for what is left out.
  ///
  /// At the tail it follows as much as fits of what begins at the line; at the head the line shows the end of
  /// the text; in the middle both. An ellipsis stands against text, not against a blank, and is shown even where it is
  /// itself wider than the line.
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph the line begins in, and `cursor` where.
  ///   - last: the text's last paragraph.
  ///   - textEnd: the end of the text.
  func truncatedLine(
    of paragraph: Paragraph, from cursor: LineCursor, last: Paragraph, mode: TruncationMode, textEnd: Int
  ) -> BrokenLine {
    let start = cursor.rest?.start ?? offset(of: cursor.index, in: paragraph)
    let isSame = paragraph.range == last.range
    var beginning = rest(of: paragraph, from: cursor)
    var ending = isSame ? beginning : last.pieces
    let pieces: [Piece]
    switch mode {
    case .tail:
      pieces = head(of: beginning, level: paragraph.baseLevel)
    case .head:
      let ellipsis = ellipsis(before: ending, level: last.baseLevel)
      ending = suffix(of: ending, room: limit - ellipsis.width)
      pieces = [ellipsis] + ending
    case .middle:
      let sign = ellipsis(after: beginning.first, level: paragraph.baseLevel)
      let room = limit - sign.width
      let half = limit == Self.unlimited ? room : room / 2
      let front = prefix(of: beginning, room: half)
      let used = front.last?.end ?? start
      if isSame { ending = after(used, in: ending) }
      ending = suffix(of: ending, room: room - Self.width(front))
      if isSame, let next = ending.first?.start { beginning = before(next, in: beginning) }
      let filled = prefix(of: beginning, room: room - Self.width(ending))
      pieces = filled + [ellipsis(after: filled.last ?? beginning.first, level: paragraph.baseLevel)] + ending
    }
    return BrokenLine(
      pieces: pieces[...], width: Self.width(pieces), range: start..<textEnd, baseLevel: paragraph.baseLevel,
      isTruncated: true)
  }

  /// As much of `pieces` as fits with an ellipsis behind it.
  private func head(of pieces: [Piece], level: UInt8) -> [Piece] {
    var x = 0
    // The piece that crosses the limit decides whose ellipsis it is.
    let crossing = pieces.first { piece in
      x += piece.width
      return x > limit
    }
    let room = limit - ellipsis(after: crossing ?? pieces.last, level: level).width
    let kept = prefix(of: pieces, room: room)
    return kept + [ellipsis(after: kept.last ?? pieces.first, level: level)]
  }

  /// What of a paragraph is left from a cursor on, tabs laid out.
  private func rest(of paragraph: Paragraph, from cursor: LineCursor) -> [Piece] {
    var pieces: [Piece] = []
    if let rest = cursor.rest { pieces.append(rest) }
    pieces += paragraph.pieces[min(cursor.index + pieces.count, paragraph.pieces.count)...]
    var x = 0
    for index in pieces.indices {
      if pieces[index].isTab { pieces[index].width = tabWidth(at: x, run: pieces[index].run) }
      x += pieces[index].width
    }
    return pieces
  }

  /// The longest beginning that is at most `room` wide, without blanks at its end.
  private func prefix(of pieces: [Piece], room: Int) -> [Piece] {
    var (kept, x): ([Piece], Int) = ([], 0)
    for piece in pieces {
      if x + piece.width > room {
        if !piece.isBlank, case (let head?, _)? = cut(piece, room: room - x, atLeastOne: false) {
          kept.append(head)
        }
        break
      }
      kept.append(piece)
      x += piece.width
    }
    while kept.last?.isBlank == true { kept.removeLast() }
    return kept
  }

  /// The longest end that is at most `room` wide, without blanks at either end.
  private func suffix(of pieces: [Piece], room: Int) -> [Piece] {
    var (kept, x): ([Piece], Int) = ([], 0)
    var pieces = pieces[...]
    while pieces.last?.isBlank == true { pieces.removeLast() }
    for piece in pieces.reversed() {
      if x + piece.width > room {
        if !piece.isBlank, let tail = end(of: piece, room: room - x) { kept.append(tail) }
        break
      }
      kept.append(piece)
      x += piece.width
    }
    while kept.last?.isBlank == true { kept.removeLast() }
    return kept.reversed()
  }

  /// The longest end of a piece that is at most `room` wide, or `nil` where no character is.
  private func end(of piece: Piece, room: Int) -> Piece? {
    let boundaries = piece.shape.boundaries
    for index in boundaries.indices.dropFirst() {
      let tail = part(of: piece, boundaries[index]..<piece.length)
      if tail.width <= room { return tail }
    }
    return nil
  }

  /// What of `pieces` lies at or behind an offset of the text.
  private func after(_ offset: Int, in pieces: [Piece]) -> [Piece] {
    pieces.compactMap { piece in
      if piece.start >= offset { return piece }
      return piece.end > offset ? part(of: piece, offset - piece.start..<piece.length) : nil
    }
  }

  /// What of `pieces` lies before an offset of the text.
  private func before(_ offset: Int, in pieces: [Piece]) -> [Piece] {
    pieces.compactMap { piece in
      if piece.end <= offset { return piece }
      return piece.start < offset ? part(of: piece, 0..<offset - piece.start) : nil
    }
  }

  private func ellipsis(before pieces: [Piece], level: UInt8) -> Piece {
    var sign = ellipsis(after: pieces.first, level: level)
    sign.start = pieces.first?.start ?? sign.start
    return sign
  }

  /// The ellipsis in the style of the piece it follows.
  ///
  /// It stands where the paragraph's direction puts it, whatever the direction of the text beside it.
  private func ellipsis(after piece: Piece?, level: UInt8) -> Piece {
    let model =
      piece
      ?? Piece(
        shape: styles[0].words.blank(1), start: source.text.count, length: 0, run: styles.count - 1, width: 0)
    var sign = sign("\u{2026}", after: model)
    sign.level = level
    return sign
  }
}
