package import CollectionLab

/// A chapter's Swift file taken apart: what it says, what it shows, and how it declares its figures.
package struct ChapterSource: Hashable, Sendable {
  /// The file's name without its folders.
  package let fileName: String
  /// The header comment, which is Markdown; empty where the file has none.
  let prose: String
  /// The declaration below the header comment; empty where the file holds nothing else, for then it is the demo.
  let declaration: String
  /// The rest of the file: the demo.
  package let demo: String

  /// Reads the file of `chapter`.
  ///
  /// - Throws: ``BookError/unreadableSource(chapter:path:reason:)``.
  package init(of chapter: Chapter) throws(BookError) {
    let path = chapter.sourceFile
    let text: String
    do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw .unreadableSource(
        chapter: chapter.number, path: path,
        reason: isThere ? "it is no text in UTF-8, or not for this user to read" : "there is no such file")
    }
    self.init(text, fileName: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Takes a Swift file apart.
  ///
  /// The header comment is the first documentation comment, where nothing but imports, conditions and plain comments
  /// stands before it. A condition around the whole file is left out, and characters that no page may have become
  /// U+FFFD. O(n) in the characters.
  package init(_ text: String, fileName: String) {
    self.fileName = fileName
    let lines = SwiftLines(Markup.allowed(text)).withoutOuterCondition()
    let header = lines.header()
    prose = header.prose
    if prose.isEmpty {
      declaration = ""
      demo = SwiftLines.text(lines.lines)
      return
    }
    let body = Array(lines.lines[header.lines.upperBound...])
    let imports = lines.lines[..<header.lines.lowerBound].filter { !$0.trimmed.hasPrefix("//") }
    let count = SwiftLines.declarationLength(body)
    let rest = body[count...]
    if rest.allSatisfy({ $0.trimmed.isEmpty }) {
      declaration = ""
      demo = SwiftLines.text(imports + body)
    } else {
      declaration = SwiftLines.text(body[..<count])
      demo = SwiftLines.text(imports + (imports.isEmpty ? [] : [""]) + rest)
    }
  }
}
