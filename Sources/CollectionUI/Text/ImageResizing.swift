import Foundation
import Geometry

extension Image {
  /// How a resizable picture fills room of another size than its own.
  nonisolated public enum ResizingMode: Hashable, Sendable {
    /// It is repeated at its own size, from the left and the top.
    case tile
    /// It is stretched.
    case stretch
  }
}

/// How a resizable picture fills its room: its outer parts keep their size, the rest is stretched or repeated.
nonisolated struct ImageResizing: Hashable {
  /// The outer parts, in points, none negative.
  let caps: EdgeInsets
  let mode: Image.ResizingMode

  /// Beyond this many pieces a picture is stretched: nobody sees that many.
  static let pieceLimit = 10_000

  init(caps: EdgeInsets, mode: Image.ResizingMode) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.caps = EdgeInsets(
      top: usable(caps.top), leading: usable(caps.leading), bottom: usable(caps.bottom),
      trailing: usable(caps.trailing))
    self.mode = mode
  }

  /// Whether the picture is stretched as a whole.
  var isPlain: Bool { caps == EdgeInsets() && mode == .stretch }

  /// A part of the picture and where it goes.
  struct Piece: Equatable {
    /// Where the part goes.
    let target: CGRect
    /// Where the whole picture would go, of which only ``target`` is seen.
    let whole: CGRect

    var isWhole: Bool { target == whole }
  }

  /// The parts of a picture of `size` in a frame, row by row; `nil` where there are too many.
  func pieces(of size: CGSize, in frame: CGRect) -> [Piece]? {
    guard
      let columns = spans(size.width, in: frame.width, caps.leading, caps.trailing),
      let rows = spans(size.height, in: frame.height, caps.top, caps.bottom),
      columns.count * rows.count <= Self.pieceLimit
    else { return nil }
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          target: CGRect(
            x: frame.minX + column.start, y: frame.minY + row.start, width: column.length, height: row.length),
          whole: CGRect(
            x: frame.minX + column.wholeStart, y: frame.minY + row.wholeStart, width: column.wholeLength,
            height: row.wholeLength))
      }
    }
  }

  /// A stretch of one axis, and where the whole picture's would be.
  private struct Span {
    let start: CGFloat
    let length: CGFloat
    let wholeStart: CGFloat
    let wholeLength: CGFloat
  }

  /// The stretches of a picture `length` points long in `room` points; `nil` where there are too many.
  private func spans(_ length: CGFloat, in room: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Span]? {
    let before = min(first, length)
    let after = min(last, length - before)
    let middle = length - before - after
    var spans: [Span] = []
    func add(from source: CGFloat, _ sourceLength: CGFloat, at start: CGFloat, _ targetLength: CGFloat) {
      guard sourceLength > 0, targetLength > 0 else { return }
      let scale = targetLength / sourceLength
      spans.append(
        Span(
          start: start, length: targetLength, wholeStart: start - source * scale, wholeLength: length * scale)
      )
    }
    add(from: 0, before, at: 0, before)
    let end = room - after
    switch mode {
    case .stretch: add(from: before, middle, at: before, end - before)
    case .tile where middle > 0:
      guard (end - before) / middle <= CGFloat(Self.pieceLimit) else { return nil }
      var position = before
      while position < end {
        let shown = min(middle, end - position)
        add(from: before, shown, at: position, shown)
        position += middle
      }
    // Caps that are all of the picture leave nothing to repeat.
    case .tile: break
    }
    add(from: length - after, after, at: end, after)
    return spans
  }
}
