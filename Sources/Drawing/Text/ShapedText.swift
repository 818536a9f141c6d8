public import Foundation

/// The font file that glyph numbers belong to.
public struct FontKey: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// Which face of a collection, from 0.
  public let faceIndex: Int

  /// A face of a font file.
  public init(file: String, faceIndex: Int = 0) {
    self.file = file
    self.faceIndex = faceIndex
  }
}

/// Glyphs of one font side by side on one baseline, in the order they are painted.
public struct GlyphRun: Hashable, Sendable {
  public var font: FontKey
  /// In points.
  public var fontSize: CGFloat
  /// Glyph numbers of the font file.
  public var glyphs: [UInt32]
  /// Where each glyph's origin lies, in points from the text's left edge.
  public var x: [CGFloat]
  /// How far each glyph is shifted down from the baseline, in points; empty where none is.
  public var y: [CGFloat]
  /// The baseline, in points from the text's top; on a whole pixel of the block's display scale, but for a run's
  /// own baseline offset.
  public var baseline: CGFloat
  /// The run's width, in points.
  public var advance: CGFloat
  /// The UTF-8 range of ``ShapedText/string`` that the glyphs stand for; empty for an ellipsis.
  public var sourceRange: Range<Int>
  /// For each glyph, the offset in ``ShapedText/string`` of the characters it belongs to.
  public var clusters: [Int]
  /// Which of the block's runs the glyphs come from; the ellipsis belongs to the run it stands in for.
  public var sourceRun: Int
  /// Whether the glyphs are pictures in colours of their own.
  public var isColor: Bool
  public var isRightToLeft: Bool
  /// Whether neighbouring glyphs touch, as Arabic's do, so that they are best filled as one.
  public var joins: Bool

  /// A run with all its parts.
  public init(
    font: FontKey, fontSize: CGFloat, glyphs: [UInt32], x: [CGFloat], y: [CGFloat] = [], baseline: CGFloat,
    advance: CGFloat, sourceRange: Range<Int>, clusters: [Int], sourceRun: Int, isColor: Bool = false,
    isRightToLeft: Bool = false, joins: Bool = false
  ) {
    self.font = font
    self.fontSize = fontSize
    self.glyphs = glyphs
    self.x = x
    self.y = y
    self.baseline = baseline
    self.advance = advance
    self.sourceRange = sourceRange
    self.clusters = clusters
    self.sourceRun = sourceRun
    self.isColor = isColor
    self.isRightToLeft = isRightToLeft
    self.joins = joins
  }
}

/// A line drawn under or through text.
public struct TextDecoration: Hashable, Sendable {
  /// Where a line stands.
  public enum Kind: Hashable, Sendable {
    case underline
    case strikethrough
  }

  /// The line's box, in points in the text's space.
  public var frame: CGRect
  public var style: TextLineStyle
  public var kind: Kind
  /// Which of the block's runs the line belongs to.
  public var sourceRun: Int

  /// A line `frame` high and wide.
  public init(frame: CGRect, style: TextLineStyle, kind: Kind = .underline, sourceRun: Int) {
    self.frame = frame
    self.style = style
    self.kind = kind
    self.sourceRun = sourceRun
  }
}

/// One line of a shaped text.
public struct ShapedLine: Hashable, Sendable {
  /// The line's box: its own left edge and width, the line box's height; in points in the text's space.
  public var frame: CGRect
  /// In points from the text's top.
  public var baseline: CGFloat
  /// The UTF-8 range of the text that the line shows, hanging blanks and separators included.
  public var sourceRange: Range<Int>
  /// The line's runs, as indices of ``ShapedText/runs``, left to right.
  public var runs: Range<Int>
  /// Whether an ellipsis stands for part of the line.
  public var isTruncated: Bool

  /// A line with all its parts.
  public init(
    frame: CGRect, baseline: CGFloat, sourceRange: Range<Int>, runs: Range<Int>, isTruncated: Bool = false
  ) {
    self.frame = frame
    self.baseline = baseline
    self.sourceRange = sourceRange
    self.runs = runs
    self.isTruncated = isTruncated
  }
}

/// A text as it is drawn: what was measured is what is painted, and nothing is shaped twice.
public struct ShapedText: Hashable, Sendable {
  /// The whole text that was shaped, the part an ellipsis stands for included.
  public var string: String
  /// The size of the text's box, each side rounded up to a pixel; the longest line's width, not the proposal.
  public var size: CGSize
  public var lines: [ShapedLine]
  public var runs: [GlyphRun]
  public var decorations: [TextDecoration]
  /// The factor that type was shrunk by to fit; 1 when it was not.
  public var scaleFactor: CGFloat
  /// Characters no font has, in order, each once.
  public var missingCharacters: [Unicode.Scalar]

  /// A shaped text with all its parts.
  public init(
    string: String, size: CGSize, lines: [ShapedLine], runs: [GlyphRun], decorations: [TextDecoration] = [],
    scaleFactor: CGFloat = 1, missingCharacters: [Unicode.Scalar] = []
  ) {
    self.string = string
    self.size = size
    self.lines = lines
    self.runs = runs
    self.decorations = decorations
    self.scaleFactor = scaleFactor
    self.missingCharacters = missingCharacters
  }

  /// The first line's baseline, in points from the top; the top where there is no line.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last line's baseline, in points from the top; the bottom where there is no line.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }

  /// Whether part of the text is not shown.
  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// A rectangle around all ink, generous by an em, in points.
  ///
  /// O(n) in the lines.
  public var inkBounds: CGRect {
    guard !runs.isEmpty else { return .null }
    var em: CGFloat = 0
    for run in runs { em = max(em, run.fontSize) }
    var bounds = CGRect(origin: .zero, size: size)
    for line in lines { bounds = bounds.union(line.frame) }
    return bounds.insetBy(dx: -em, dy: -em)
  }
}
