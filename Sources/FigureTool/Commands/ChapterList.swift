import CollectionLab
import Foundation

/// What `list` prints.
struct ChapterList {
  let chapters: [Chapter]

  /// Prints a line a chapter: its number, its title and its summary, or an object with its figures.
  ///
  /// - Throws: ``ToolError`` of kind usage for options of drawing, which have nothing to do here.
  func write(_ arguments: ParsedArguments) throws(ToolError) {
    for option in RenderOptions.commandOptions where arguments.has(option.name) && option.name != "json" {
      throw .usage("list draws nothing, so --\(option.name) has nothing to do; leave it out")
    }
    for chapter in chapters {
      do { ToolOutput.line(arguments.has("json") ? try json(chapter) : line(chapter)) } catch {
        throw ToolError(error)
      }
    }
  }

  private func line(_ chapter: Chapter) -> String {
    let number = chapter.number < 10 ? " \(chapter.number)" : "\(chapter.number)"
    return "\(number)  \(MarkdownText.plainLine("\(chapter.title): \(chapter.summary)"))"
  }

  private func json(_ chapter: Chapter) throws -> String {
    struct Line: Encodable {
      var number: Int
      var name: String
      var title: String
      var summary: String
      var figures: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(
      number: chapter.number, name: chapter.name, title: chapter.title, summary: chapter.summary,
      figures: chapter.figures.map(\.name))
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }
}
