public import CollectionLab
import Dispatch
import Synchronization

/// A book of figures as a web site that needs nothing else: a page a chapter, and a page of contents.
///
/// A page has the chapter's prose, its figures in the reader's colour scheme, sliders over scroll positions and text
/// sizes, and the demo's source; it can be read without scripts, and opened from a folder as from a server. The same book
/// is the same bytes.
public struct BookSite: Sendable {
  /// Draws a figure with its layout drawn over it; `nil`, or the plain picture, for a figure that has nothing of the kind.
  public typealias OverlayDrawing = @MainActor @Sendable (Figure, DrawingEnvironment) throws -> DisplayList?

  /// The name of the book.
  public var title: String
  /// A line or two below the title of the contents; may be empty.
  public let summary: String
  public let chapters: [Chapter]
  /// Draws what the pages' overlay switch shows.
  public let overlay: OverlayDrawing?

  /// A book.
  public init(title: String, summary: String = "", chapters: [Chapter], overlay: OverlayDrawing? = nil) {
    self.title = title
    self.summary = summary
    self.chapters = chapters
    self.overlay = overlay
  }

  /// The files of a site.
  public struct Files: Sendable {
    /// Bytes by address, folders separated by `/`.
    public let contents: [String: [UInt8]]
    /// What the reader would miss, a sentence each.
    public let warnings: [String]

    /// The size of all files together, in bytes.
    public var byteCount: Int { contents.values.reduce(0) { $0 + $1.count } }
  }

  /// Makes the pages and all pictures.
  ///
  /// - Throws: ``BookError``, and what drawing a figure throws.
  @MainActor
  public func files() throws -> Files {
    let chapters = try BookChapter.named(chapters)
    let sources = try chapters.map { chapter throws(BookError) in try ChapterSource(of: chapter.chapter) }
    let highlighter = try SwiftHighlighter()
    let group = DispatchGroup()
    let texts = Mutex<[Int: Result<ChapterText, BookError>]>([:])
    for (index, source) in sources.enumerated() {
      DispatchQueue.global().async(group: group) {
        let result = Result { () throws(BookError) in try ChapterText(source, highlighter: highlighter) }
        texts.withLock { $0[index] = result }
      }
    }
    let drawing = BookDrawing(overlay: overlay)
    defer { group.wait() }
    let (figures, pictures) = try drawing.draw(chapters)
    group.wait()
    var files = pictures
    func add(_ address: String, _ text: String) { files[address] = Array(text.utf8) }
    let readyTexts = texts.withLock { $0 }
    for (index, chapter) in chapters.enumerated() {
      guard let text = try readyTexts[index]?.get() else { continue }
      let page = ChapterPage(
        book: title, chapter: chapter, text: text, figures: figures[index],
        previous: index > 0 ? chapters[index - 1] : nil,
        next: index + 1 < chapters.count ? chapters[index + 1] : nil)
      add(chapter.address, page.html())
    }
    add("index.html", ContentsPage(book: self, chapters: chapters, figures: figures).html())
    add("book.css", PageStyle.text)
    add("book.js", PageScript.text)
    return Files(contents: files, warnings: drawing.warnings)
  }
}
