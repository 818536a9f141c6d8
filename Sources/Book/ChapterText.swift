import Drawing
import InlineMarkdown

/// A chapter's words and code as HTML.
struct ChapterText: Hashable, Sendable {
  /// The prose without its title.
  let prose: String
  /// The coloured code.
  let demo: String
  /// The coloured declaration of the chapter; empty where the demo holds it.
  let declaration: String
  let fileName: String

  /// Renders what the chapter's file says.
  ///
  /// - Throws: ``BookError/highlighterFailed(reason:)``.
  init(_ source: ChapterSource, highlighter: SwiftHighlighter) throws(BookError) {
    fileName = source.fileName
    demo = try highlighter.html(source.demo)
    declaration = source.declaration.isEmpty ? "" : try highlighter.html(source.declaration)
    var prose = ""
    for part in MarkdownDocument(source.prose).parts {
      switch part {
      case .html(let html): prose += html
      case .table(let html):
        prose += PageParts.scroller(html, label: "Table")
      case .code(let language, let text):
        let code = language.lowercased() == "swift" ? try highlighter.html(text) : Markup.escaped(text)
        prose += PageParts.code(code, label: "Code")
      }
    }
    self.prose = prose
  }
}
