import Drawing
import Foundation

/// A font at a size, as glyph runs name it.
final class SizedFont: Sendable {
  let key: FontKey
  /// In points.
  let size: CGFloat
  /// Whether the glyphs are pictures in colours of their own.
  let isColor: Bool

  init(key: FontKey, size: CGFloat, isColor: Bool = false) {
    self.key = key
    self.size = size
    self.isColor = isColor
  }
}

/// The glyphs of a stretch of text in one font and direction, in the order they are painted.
///
/// Lengths are in 1/1024 of a point, which Pango and HarfBuzz round to alike, so that sums are exact.
final class Shape: Sendable {
  let font: SizedFont
  let glyphs: [UInt32]
  /// How far each glyph moves the pen, tracking included.
  let advances: [Int32]
  /// For each glyph, the offset of its characters in the stretch's UTF-8.
  let clusters: [Int32]
  /// Where glyphs stand off the pen, right and up; empty where none does.
  let offsets: [(dx: Int32, dy: Int32)]
  let width: Int
  let isRightToLeft: Bool
  /// Whether neighbouring glyphs touch (see ``GlyphRun/joins``).
  let joins: Bool

  /// Glyphs side by side.
  init(
    font: SizedFont, glyphs: [UInt32], advances: [Int32], clusters: [Int32],
    offsets: [(dx: Int32, dy: Int32)] = [], isRightToLeft: Bool = false, joins: Bool = false
  ) {
    self.font = font
    self.glyphs = glyphs
    self.advances = advances
    self.clusters = clusters
    self.offsets = offsets
    self.isRightToLeft = isRightToLeft
    self.joins = joins
    var width = 0
    for advance in advances { width += Int(advance) }
    self.width = width
  }

  /// The offsets at which a character's glyphs begin, in the order of the text.
  var boundaries: [Int] {
    var starts: [Int] = []
    for cluster in isRightToLeft ? clusters.reversed() : clusters where starts.last != Int(cluster) {
      starts.append(Int(cluster))
    }
    return starts
  }

  /// The width of the characters before each of some offsets, which ascend.
  func widths(upTo offsets: [Int]) -> [Int] {
    var widths: [Int] = []
    var (index, x) = (0, 0)
    for offset in offsets {
      while index < glyphs.count {
        let glyph = isRightToLeft ? glyphs.count - 1 - index : index
        if Int(clusters[glyph]) >= offset { break }
        x += Int(advances[glyph])
        index += 1
      }
      widths.append(x)
    }
    return widths
  }

  /// The glyphs of the characters in `range`, an offset range of the stretch that cuts no cluster.
  func slice(_ range: Range<Int>) -> Shape {
    let indices = glyphs.indices.filter { range.contains(Int(clusters[$0])) }
    return Shape(
      font: font, glyphs: indices.map { glyphs[$0] }, advances: indices.map { advances[$0] },
      clusters: indices.map { clusters[$0] - Int32(range.lowerBound) },
      offsets: offsets.isEmpty ? [] : indices.map { offsets[$0] }, isRightToLeft: isRightToLeft, joins: joins)
  }
}
