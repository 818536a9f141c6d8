import Drawing
import Foundation

/// What of a line is in the text layer.
struct TextLayerLine {
  /// The indices of the runs, in the order they are read.
  private(set) var runs: [Int] = []
  /// Whether the line is read from its right edge.
  private(set) var isRightToLeft = false

  /// Becomes a line of `text`, and keeps its memory.
  mutating func read(_ text: ShapedText, line index: Int, where shows: (GlyphRun) -> Bool) {
    let line = text.lines[index]
    runs.removeAll(keepingCapacity: true)
    var isMixed = false
    for number in line.runs.clamped(to: text.runs.indices) {
      let run = text.runs[number]
      guard run.fontSize > 0, !run.glyphs.isEmpty, shows(run) else { continue }
      // A hyphen at a break is no part of the word.
      if run.sourceRange.isEmpty, !line.isTruncated { continue }
      isMixed = isMixed || run.isRightToLeft
      runs.append(number)
    }
    isRightToLeft = false
    guard isMixed else { return }
    let last = runs.last
    func order(_ number: Int) -> (Int, Int) { (text.runs[number].sourceRange.lowerBound, number) }
    runs.sort { order($0) < order($1) }
    // What is read first lies at the right edge of a right-to-left line, and of no other.
    isRightToLeft = runs.first == last && (runs.count > 1 || text.runs[runs[0]].isRightToLeft)
  }
}

/// What of a text lies between two runs of its text layer.
enum TextGap {
  case nothing
  case blank
  case lineBreak
  /// Characters that do not show.
  case other
}

extension UnsafeBufferPointer<UInt8> {
  /// What lies between two offsets; wherever there is a line break, that is what counts.
  func gap(from start: Int, to end: Int) -> TextGap {
    guard start < end, end <= count else { return .nothing }
    var gap = TextGap.blank
    for scalar in String(decoding: self[start..<end], as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": return .lineBreak
      case _ where !scalar.properties.isWhitespace: gap = .other
      default: break
      }
    }
    return gap
  }

  /// `range`, as far as it lies in the text, without cutting a character in two.
  func scalars(in range: Range<Int>) -> Range<Int> {
    func whole(_ offset: Int) -> Int {
      var offset = Swift.min(Swift.max(offset, 0), count)
      while offset > 0, offset < count, UTF8.isContinuation(self[offset]) { offset -= 1 }
      return offset
    }
    return whole(range.lowerBound)..<whole(range.upperBound)
  }
}
