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

  /// The names of figures, each once, in the book's order.
  var figures: [String] {
    var seen: Set<String> = []
    return (["main"] + chapters.flatMap { $0.figures.map(\.name) }).filter { seen.insert($0).inserted }
  }

  /// The values that are known of an option, where they are words.
  func words(of option: CommandOption) -> [String]? {
    switch option.known {
    case .words(let words), .list(let words): words
    case .figures: figures
    case .any, .files, .folders: nil
    }
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
