import CollectionLab

/// What the shells' completions are made from: the table of commands, and what this tool's book has.
struct Completions {
  /// The tool's name.
  let name: String
  let chapters: [Chapter]

  /// The name of the shell's function: letters, digits and underscores.
  var function: String {
    "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// What may stand in place of a command: numbers of chapters, `all`, `list`; with what each is.
  var subjects: [(name: String, meaning: String)] {
    [("all", "every chapter"), ("list", "the chapters, a line each")]
      + chapters.map { ("\($0.number)", $0.title) }
  }

  /// The names of all figures, each once, in the book's order.
  var figures: [String] { Self.figures(of: chapters) }

  /// The names of the figures of each chapter, by the chapter's number.
  var figuresByChapter: [(number: Int, figures: [String])] {
    var numbers: [Int] = []
    for chapter in chapters where !numbers.contains(chapter.number) { numbers.append(chapter.number) }
    return numbers.map { number in (number, Self.figures(of: chapters.filter { $0.number == number })) }
  }

  private static func figures(of chapters: [Chapter]) -> [String] {
    var seen: Set<String> = []
    return (["main"] + chapters.flatMap { $0.figures.map(\.name) }).filter { seen.insert($0).inserted }
  }

  /// `text` inside a shell's single quotes.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  /// `text` with a backslash before every ASCII character that a shell may take for something else.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      let isPlain =
        !character.isASCII || character.isLetter || character.isNumber || "_-./,+@%".contains(character)
      result += isPlain ? "\(character)" : "\\\(character)"
    }
  }
}
