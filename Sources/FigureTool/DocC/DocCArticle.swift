import Book
import CollectionLab
import Foundation

/// The Markdown of a catalog's figures: each with its alternative text and its caption, to be pasted from or to be an
/// article as it is.
struct DocCArticle {
  let catalog: DocCCatalog
  /// Every chapter of the book, also those that are not drawn now.
  let book: [Chapter]
  /// The pictures that are, or would be, in the catalog, as articles say them.
  let assets: Set<String>
  /// The sources of chapters by their numbers, which are shown below the figures; none where nobody asks for them.
  var sources: [Int: ChapterSource] = [:]
  /// Where the article is, or `-`.
  let path: String

  /// What tells a file of this tool from a person's.
  private static let mark = "<!-- Written from the figures' declarations; edit those. -->"

  /// The article's bytes.
  ///
  /// Chapters and figures are in the book's order. A picture belongs to the figure whose name it has, or has at its
  /// beginning: variants come behind their figure, in order, and their alternative texts say what options have added.
  var text: String {
    var pictures: [String: [(asset: String, suffix: String)]] = [:]
    let names = FigureNames(book)
    for asset in assets.sorted() {
      guard let parts = names.parts(of: asset) else { continue }
      pictures[parts.figure, default: []].append((asset, parts.suffix))
    }
    var parts = ["# Figures", Self.mark]
    for chapter in book {
      let shown = chapter.figures.flatMap { figure in
        (pictures[chapter.fileName(of: figure)] ?? []).flatMap { asset, suffix in
          [
            "![\(MarkdownText.line(figure.alternativeText(drawn: suffix)))](\(asset))",
            MarkdownText.line(figure.caption),
          ]
        }
      }
      if shown.isEmpty { continue }
      parts += [
        "## \(chapter.number). \(MarkdownText.line(chapter.title))", MarkdownText.line(chapter.summary),
      ]
      parts += shown
      if let source = sources[chapter.number] { parts += Self.block(source) }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A chapter's demo as Markdown: the name of its file, and its lines between fences longer than any among them.
  private static func block(_ source: ChapterSource) -> [String] {
    var (longest, length) = (2, 0)
    for character in source.demo {
      length = character == "`" ? length + 1 : 0
      longest = max(longest, length)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return ["From \(MarkdownText.line(source.fileName)):", "\(fence)swift\n\(source.demo)\(fence)"]
  }

  /// What is printed of the file for another program.
  private func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(["format": "md", "path": path]), as: UTF8.self)
  }

  /// Says that the file which is there was written by a person, or that there is no folder for it, before anything is
  /// drawn.
  ///
  /// - Throws: ``ToolError`` of kind usage that names it.
  func checkReplaceable() throws(ToolError) {
    if path == "-" { return }
    let folder = FilePath.split(path).folder
    if access(folder.isEmpty ? "/" : folder, F_OK) != 0 {
      throw .usage("\(path) cannot be written: there is no folder \(folder)")
    }
    guard access(path, F_OK) == 0 else { return }
    let old = String(decoding: try InputFile.bytes(path), as: UTF8.self)
    if old.contains(Self.mark) { return }
    throw .usage(
      "\(path) was not written by this tool and stays as it is; --markdown FILE names another file for the figures' text"
    )
  }

  /// Writes the file and prints its path, or prints its text where that is asked for, or compares it.
  ///
  /// - Returns: in what the file is not what would be written; `nil` where it is, and where nothing is compared.
  func finish(_ options: RenderOptions) throws(ToolError) -> String? {
    if path == "-" {
      ToolOutput.text(Array(text.utf8))
      return nil
    }
    do {
      if options.isCheck { return try FigureCheck(path: path).difference { Array(text.utf8) } }
      try FileWriter.write(Array(text.utf8), to: path)
      ToolOutput.line(options.isJSON ? try json() : path)
    } catch { throw ToolError(error) }
    return nil
  }
}
