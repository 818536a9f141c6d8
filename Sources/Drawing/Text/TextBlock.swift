public import Foundation
public import Geometry

/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var style: TextStyle

  /// A stretch of text.
  public init(_ string: String, style: TextStyle) {
    self.string = string
    self.style = style
  }
}

/// What of a run's look changes its shape.
///
/// Colours are not part of it: they are given when the text is drawn.
public struct TextStyle: Hashable, Sendable {
  public var font: FontDescriptor
  /// Points added after every character, SwiftUI's `tracking`; never inside joining scripts.
  ///
  /// Ligatures are not used while it is not zero.
  public var tracking: CGFloat
  /// Points added after every character, SwiftUI's `kerning`; ligatures stay.
  public var kerning: CGFloat
  /// Points the run is raised by.
  public var baselineOffset: CGFloat
  public var underline: TextLineStyle?
  public var strikethrough: TextLineStyle?

  /// A style of plain text in `font`.
  public init(
    font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    underline: TextLineStyle? = nil, strikethrough: TextLineStyle? = nil
  ) {
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// The pattern of a line under or through text.
public enum TextLineStyle: String, Hashable, Sendable {
  case solid
  case dot
  case dash
  case dashDot
  case dashDotDot
}

/// Which part of a text that does not fit gives way to an ellipsis.
public enum TruncationMode: String, Hashable, Sendable {
  case head
  case tail
  case middle
}

/// Where the lines of a text stand in its own width, by reading direction.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// A text to be measured and shaped: everything that its size and its glyphs depend on.
public struct TextBlock: Hashable, Sendable {
  public var runs: [TextRun]
  /// Points a line may be wide; `nil` for no limit.
  ///
  /// Less than nothing counts as nothing.
  public var width: CGFloat?
  /// Points the whole may be high; `nil` for no limit.
  ///
  /// Only whole lines are kept, one at the least.
  public var height: CGFloat?
  /// Lines shown at the most, over all paragraphs; `nil` for no limit.
  ///
  /// Less than 1 counts as 1.
  public var lineLimit: Int?
  /// Lines that room is kept for, at the least.
  public var reservedLines: Int
  public var truncationMode: TruncationMode
  public var alignment: TextAlignment
  /// The direction of paragraphs without strong characters, and the side that `.leading` means.
  public var layoutDirection: LayoutDirection
  /// Points between lines, besides their own height.
  public var lineSpacing: CGFloat
  /// The smallest factor by which type may shrink before it is cut, 0...1.
  public var minimumScaleFactor: CGFloat
  /// Whether the space between characters may shrink a little before the text is cut.
  public var allowsTightening: Bool
  /// Pixels a point that sizes are rounded up to and baselines rounded to.
  public var displayScale: CGFloat

  /// A text without limits.
  public init(
    runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil,
    reservedLines: Int = 0,
    truncationMode: TruncationMode = .tail, alignment: TextAlignment = .leading,
    layoutDirection: LayoutDirection = .leftToRight, lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, displayScale: CGFloat = 2
  ) {
    self.runs = runs
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.displayScale = displayScale
  }

  /// The text of all runs.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// Hashes what tells most blocks apart: the room, the characters and their size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for index in runs.indices {
      hasher.combine(runs[index].string)
      hasher.combine(runs[index].style.font.size)
    }
  }
}
