/// A stretch of text that Markdown gives one look.
public struct MarkdownRun: Hashable, Sendable {
  /// What Markdown says of a stretch of text.
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Between single stars or underscores.
    public static let emphasis = Style(rawValue: 1)
    /// Between double stars or underscores.
    public static let strong = Style(rawValue: 2)
    /// Between backticks.
    public static let code = Style(rawValue: 4)
    /// Between tildes.
    public static let strikethrough = Style(rawValue: 8)
  }

  /// The text without its marks.
  public var string: String
  public var style: Style
  /// Where the text leads, as it was written; `nil` for text that is no link.
  public var link: String?

  /// A stretch of text.
  public init(_ string: String, style: Style = [], link: String? = nil) {
    self.string = string
    self.style = style
    self.link = link
  }
}
