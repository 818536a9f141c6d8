import Foundation
import Geometry

/// A text engine for tests: every character is half an em wide and no font is needed.
///
/// A line is 1.2 em high with its baseline 0.9 em below its top, unless the font names a line height. Text breaks at
/// spaces, and inside a word that is wider than a line. Runs after the first only contribute their characters.
public struct MonospacedTextMeasurer: TextMeasuring {
  /// An engine.
  public init() {}

  /// The shape of `block`, with a glyph a character whose number is the character's code point.
  public func shape(_ block: TextBlock) -> ShapedText {
    let font = block.runs.first?.style.font ?? FontDescriptor(size: 17)
    let advance = font.size / 2
    let lineHeight = font.lineHeight ?? font.size * 1.2
    let columns = block.width.map { $0 < advance ? 1 : Int(($0 / advance + 0.0001).rounded(.down)) } ?? .max
    var lines = Self.lines(of: block.string, columns: columns)
    var limit = max(block.lineLimit ?? .max, 1)
    if let height = block.height { limit = min(limit, max(1, Int(height / lineHeight + 0.0001))) }
    let isCut = lines.count > limit
    if isCut {
      lines = Array(lines.prefix(limit))
      lines[limit - 1] = Array(lines[limit - 1].prefix(max(0, min(columns, 1 << 30) - 1))) + ["\u{2026}"]
    }
    var shaped = ShapedText(string: block.string, size: .zero, lines: [], runs: [])
    var offset = 0
    for (index, line) in lines.enumerated() {
      let length = line.reduce(0) { $0 + String($1).utf8.count }
      let top = CGFloat(index) * (lineHeight + block.lineSpacing)
      let width = CGFloat(line.count) * advance
      let baseline = top + (lineHeight - font.size * 1.2) / 2 + font.size * 0.9
      shaped.runs.append(
        GlyphRun(
          font: FontKey(file: "monospaced"), fontSize: font.size,
          glyphs: line.map { $0.unicodeScalars.first?.value ?? 0 },
          x: line.indices.map { CGFloat($0) * advance }, baseline: baseline, advance: width,
          sourceRange: offset..<offset + length, clusters: Array(line.indices), sourceRun: 0))
      shaped.lines.append(
        ShapedLine(
          frame: CGRect(x: 0, y: top, width: width, height: lineHeight), baseline: baseline,
          sourceRange: offset..<offset + length, runs: index..<index + 1,
          isTruncated: isCut && index == lines.count - 1))
      shaped.size.width = max(shaped.size.width, width)
      shaped.size.height = top + lineHeight
      offset += length
    }
    return shaped
  }

  /// The characters of each line.
  private static func lines(of string: String, columns: Int) -> [[Character]] {
    var lines: [[Character]] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: [Character] = []
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if !line.isEmpty, line.count + 1 + word.count > columns {
          lines.append(line)
          line = []
        } else if !line.isEmpty {
          line.append(" ")
        }
        line.append(contentsOf: word)
        while line.count > columns {
          lines.append(Array(line.prefix(columns)))
          line.removeFirst(columns)
        }
      }
      lines.append(line)
    }
    return lines
  }
}
