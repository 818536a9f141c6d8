/// Plain words as Markdown that reads as exactly these words.
enum MarkdownText {
  /// Characters that are marks anywhere; quotes because DocC makes typographic ones of them.
  private static let marks = Set<Character>("\\`*_[]<>&~\"'")
  /// Characters that are marks where a paragraph begins.
  private static let openers = Set<Character>("#+-=@|:")

  /// `text` as one line, its marks as they are: line ends, tabs and control characters become blanks, several blanks one.
  static func plainLine(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar == " "
      }
    }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// `text` as a paragraph of one line, its marks behind backslashes.
  ///
  /// Line ends, tabs and control characters become blanks, and several blanks one.
  static func line(_ text: String) -> String {
    let line = plainLine(text)
    let number = line.prefix { $0.isASCII && $0.isNumber }
    var result = ""
    var previous: Character?
    for (index, character) in line.enumerated() {
      let isOpener = index == 0 && openers.contains(character)
      // Two hyphens would be a dash, three dots an ellipsis.
      let isRepeated = character == previous && "-.".contains(character)
      let isListNumber = index == number.count && index > 0 && ".)".contains(character)
      if marks.contains(character) || isOpener || isRepeated || isListNumber { result.append("\\") }
      result.append(character)
      previous = character
    }
    return result
  }
}
