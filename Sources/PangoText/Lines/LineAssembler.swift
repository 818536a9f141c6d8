import Drawing
import Foundation
import Geometry

/// Turns lines of pieces into the value that is measured and drawn.
struct LineAssembler {
  private let block: TextBlock
  private let styles: [RunStyle]
  private let grid: PixelGrid
  private var shaped: ShapedText
  private var boxWidth: CGFloat = 0

  /// The shape of a block whose lines are known.
  static func assemble(
    _ lines: BlockLines, of block: TextBlock, string: String, styles: [RunStyle], factor: CGFloat
  ) -> ShapedText {
    var assembler = LineAssembler(block, string: string, styles: styles)
    assembler.shaped.scaleFactor = factor
    assembler.shaped.missingCharacters = lines.missing
    assembler.add(lines)
    return assembler.shaped
  }

  private init(_ block: TextBlock, string: String, styles: [RunStyle]) {
    self.block = block
    self.styles = styles
    grid = PixelGrid(scale: block.displayScale)
    shaped = ShapedText(string: string, size: .zero, lines: [], runs: [])
  }

  private mutating func add(_ lines: BlockLines) {
    var width = 0
    for line in lines.lines { width = max(width, line.line.width) }
    boxWidth = max(grid.ceil(Self.points(width)), 0)
    var height = lines.lines.last?.bottom ?? 0
    if block.reservedLines > 0 {
      let spacing = block.lineSpacing.isFinite ? Double(block.lineSpacing) : 0
      let reserved =
        Double(block.reservedLines) * lines.firstLineHeight + Double(block.reservedLines - 1) * spacing
      height = max(height, reserved)
    }
    shaped.size = CGSize(width: boxWidth, height: max(grid.ceil(CGFloat(height)), 0))
    shaped.lines.reserveCapacity(lines.lines.count)
    for line in lines.lines { add(line) }
  }

  private mutating func add(_ line: BlockLines.Line) {
    let width = Self.points(line.line.width)
    let left = self.left(width: width)
    let baseline = grid.nearest(CGFloat(line.top + line.above))
    let firstRun = shaped.runs.count
    let pieces = line.line.pieces
    var pen = Pen(left: left, x: 0)
    for piece in pieces { pen.capacity += piece.shape.glyphs.count }
    if line.line.baseLevel == 0, pieces.allSatisfy({ $0.level == 0 }) {
      for piece in pieces { add(piece, baseline: baseline, pen: &pen) }
    } else {
      for index in BidiOrder.visual(pieces, baseLevel: line.line.baseLevel) {
        add(pieces[pieces.startIndex + index], baseline: baseline, pen: &pen)
      }
    }
    finish(&pen)
    shaped.lines.append(
      ShapedLine(
        frame: CGRect(x: left, y: CGFloat(line.top), width: width, height: CGFloat(line.above + line.below)),
        baseline: baseline, sourceRange: line.line.range, runs: firstRun..<shaped.runs.count,
        isTruncated: line.line.isTruncated))
  }

  /// Where a line begins, by the block's alignment in its own width.
  private func left(width: CGFloat) -> CGFloat {
    switch (block.alignment, block.layoutDirection) {
    case (.center, _): (boxWidth - width) / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.leading, .rightToLeft), (.trailing, .leftToRight): boxWidth - width
    }
  }

  static func points(_ units: Int) -> CGFloat { CGFloat(units) / 1024 }
}

extension LineAssembler {
  /// The run being written and where its next glyph goes.
  private struct Pen {
    var run: GlyphRun?
    /// How many glyphs the line has, at the most.
    var capacity = 0
    /// The line's left edge, in points.
    var left: CGFloat
    /// In 1/1024 of a point from the line's left edge.
    var x: Int
    var font: SizedFont?
    var level: UInt8 = 0
    var source = 0
    var joins = false
    var isSign = false
    var firstX = 0
  }

  private mutating func add(_ piece: Piece, baseline: CGFloat, pen: inout Pen) {
    let shape = piece.shape
    // A sign of the library's own stands alone, so that its empty source range tells it.
    if pen.run == nil || pen.isSign != (piece.length == 0) || pen.source != piece.run
      || pen.level != piece.level || pen.joins != shape.joins
      || pen.font !== shape.font && !Self.isSame(pen.font, shape.font)
    {
      finish(&pen)
      pen.font = shape.font
      (pen.level, pen.source, pen.joins) = (piece.level, piece.run, shape.joins)
      pen.isSign = piece.length == 0
      pen.firstX = pen.x
      let raise = styles[piece.run].style.baselineOffset
      pen.run = GlyphRun(
        font: shape.font.key, fontSize: shape.font.size, glyphs: [], x: [],
        baseline: raise.isFinite ? baseline - raise : baseline, advance: 0,
        sourceRange: piece.start..<piece.end, clusters: [], sourceRun: piece.run, isColor: shape.font.isColor,
        isRightToLeft: shape.isRightToLeft, joins: shape.joins)
      pen.run?.glyphs.reserveCapacity(pen.capacity)
      pen.run?.x.reserveCapacity(pen.capacity)
      pen.run?.clusters.reserveCapacity(pen.capacity)
    }
    pen.run?.append(shape, of: piece, left: pen.left, x: pen.x)
    pen.x += piece.width
  }

  private mutating func finish(_ pen: inout Pen) {
    guard var run = pen.run.take() else { return }
    run.advance = Self.points(pen.x - pen.firstX)
    shaped.decorations += Decorations.of(
      run, style: styles[run.sourceRun], x: pen.left + Self.points(pen.firstX), grid: grid)
    if !run.glyphs.isEmpty { shaped.runs.append(run) }
  }

  private static func isSame(_ one: SizedFont?, _ other: SizedFont) -> Bool {
    one?.key == other.key && one?.size == other.size
  }
}

extension GlyphRun {
  /// Adds a piece's glyphs, the pen standing `x` 1/1024 points from the line's left edge.
  fileprivate mutating func append(_ shape: Shape, of piece: Piece, left: CGFloat, x: Int) {
    glyphs.append(contentsOf: shape.glyphs)
    for cluster in shape.clusters { clusters.append(piece.start + Int(cluster)) }
    var pen = x
    if shape.offsets.isEmpty {
      for advance in shape.advances {
        self.x.append(left + CGFloat(pen) / 1024)
        pen += Int(advance)
      }
      if !y.isEmpty { y.append(contentsOf: repeatElement(0, count: shape.glyphs.count)) }
    } else {
      let known = self.x.count
      if y.isEmpty && shape.offsets.contains(where: { $0.dy != 0 }) {
        y = [CGFloat](repeating: 0, count: known)
      }
      let isRaised = y.count == known && (known > 0 || shape.offsets.contains { $0.dy != 0 })
      for (advance, offset) in zip(shape.advances, shape.offsets) {
        self.x.append(left + CGFloat(pen + Int(offset.dx)) / 1024)
        if isRaised { y.append(-CGFloat(offset.dy) / 1024) }
        pen += Int(advance)
      }
    }
    sourceRange =
      min(sourceRange.lowerBound, piece.start)..<max(sourceRange.upperBound, piece.end)
  }
}
