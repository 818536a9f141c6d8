public import Foundation
import InlineMarkdown

/// What inline Markdown says of a stretch of an attributed string; Foundation has this on Apple's systems only.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  /// The intent of a run of Markdown; `nil` for plain text.
  init?(_ style: MarkdownRun.Style) {
    if style.isEmpty { return nil }
    self = []
    if style.contains(.emphasis) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.strikethrough) { insert(.strikethrough) }
  }
}

nonisolated extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Marks within lines; blanks and line ends stay as they are, and nothing begins a block.
      case inlineOnlyPreservingWhitespace
    }

    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax

    /// Options; there is one kind of syntax that is read.
    public init(interpretedSyntax: InterpretedSyntax = .inlineOnlyPreservingWhitespace) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// The text of inline Markdown, its marks as attributes.
  ///
  /// Unlike Apple's, which reads whole documents unless it is told not to, only inline marks are read, as ``Text`` shows
  /// no others. Whatever is written can be read. O(n) in the text's bytes.
  ///
  /// - Parameters:
  ///   - markdown: the source.
  ///   - options: which marks are read.
  ///   - baseURL: what the addresses of links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownRun.runs(of: markdown) {
      var part = AttributedString(run.string)
      part.inlinePresentationIntent = InlinePresentationIntent(run.style)
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }
}
