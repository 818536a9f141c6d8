/// A whole Markdown text as pieces of a web page.
///
/// Marks are GitHub's, with tables. Nothing in a text can bring anything but text into the page: HTML is shown as it is
/// written (comments are left out), addresses that would run something lead nowhere, and a picture is its alternative
/// text, so that a page needs no other file.
public struct MarkdownDocument: Hashable, Sendable {
  /// A piece of the page.
  public enum Part: Hashable, Sendable {
    /// Blocks as HTML.
    case html(String)
    /// A table as HTML, apart because it may be wider than the page.
    case table(String)
    /// A block of code with the name of its language, which is empty where the text names none.
    case code(language: String, text: String)
  }

  /// The words of a heading of the first level that begins the text; it is not among the parts.
  public let title: String?
  /// What comes after the title, in order.
  public let parts: [Part]

  /// Reads a text.
  ///
  /// O(n) in the text's bytes.
  ///
  /// - Parameters:
  ///   - source: Markdown; its characters are passed on as they are.
  ///   - headingLevel: the level, 1 to 6, of the outermost headings in the page. Deeper ones follow without a gap.
  public init(_ source: String, headingLevel: Int = 2) {
    let (title, parts) = MarkdownTree.read(source, headingLevel: headingLevel)
    self.title = title
    self.parts = parts
  }
}
