extension Completions {
  /// The script for zsh, a file `_NAME` of a folder in `fpath` or to be sourced.
  var zsh: String {
    let commands = ToolCommand.named.map { command in
      Self.indented(["(\(command.name))"] + zshBody(of: command).map { "  \($0)" } + ["  ;;"], by: 6)
    }
    let main = zshOptions(ToolCommand.all[0].options)
    let subjects = subjects.map { Self.described($0.name, $0.meaning) }
    let named = ToolCommand.named.map { Self.described($0.name, $0.examples[0].meaning) }
    return """
      #compdef \(name)
      # zsh completion for \(name), written by: \(name) completions zsh
      \(function)() {
        local -a figures
        case $words[2] in
      \(Self.indented(figureLists, by: 4))
        esac
        if ((CURRENT > 2)); then
          case $words[2] in
      \(commands.joined(separator: "\n"))
            (*)
      \(Self.indented(Self.call(main + ["*:chapter:((\(subjects.joined(separator: " "))))"]), by: 8))
              ;;
          esac
        else
      \(Self.indented(Self.call(main + ["1:chapter or command:((\((subjects + named).joined(separator: " "))))"]), by: 4))
        fi
      }
      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(Self.escaped(name))
      fi
      """
  }

  /// The lines that say which figures the chapter has that is named.
  private var figureLists: [String] {
    func list(_ words: [String]) -> String { "figures=(\(words.map(Self.escaped).joined(separator: " ")))" }
    return figuresByChapter.map { "(\($0.number)) \(list($0.figures)) ;;" } + ["(*) \(list(figures)) ;;"]
  }

  private func zshBody(of command: ToolCommand) -> [String] {
    var rest: [String] = []
    if !command.words.isEmpty { rest.append("1:word:(\(command.words.map(\.name).joined(separator: " ")))") }
    if command.takesFiles { rest.append("*:file:_files") }
    func call(_ options: [CommandOption]) -> [String] { Self.call(zshOptions(options) + rest) }
    let shift = ["shift words", "((CURRENT--))"]
    if command.words.allSatisfy({ $0.options == nil }) { return shift + call(command.options) }
    var lines = shift + ["case $words[2] in"]
    for word in command.words {
      lines += ["  (\(word.name))"] + call(command.options(after: word.name)).map { "    \($0)" } + ["    ;;"]
    }
    return lines + ["  (*)"] + call(command.options).map { "    \($0)" } + ["    ;;", "esac"]
  }

  /// Specifications of options for `_arguments`.
  private func zshOptions(_ options: [CommandOption]) -> [String] {
    options.flatMap { option in
      let help = "[\(Self.text(option.help, escaping: "[]"))]"
      let action =
        switch option.known {
        case .files: "_files"
        case .folders: "_files -/"
        case .any: " "
        case .words(let words): "(\(words.map(Self.escaped).joined(separator: " ")))"
        case .list(let words): "_values -s , part \(words.joined(separator: " "))"
        case .figures: "compadd -a figures"
        }
      func specification(_ name: String, _ required: String, _ others: String) -> String {
        let head = option.isRepeatable ? "*" : others
        return switch option.value {
        case .none: "\(head)\(name)\(help)"
        case .required(let placeholder):
          "\(head)\(name)\(required)\(help):\(Self.text(placeholder, escaping: ":")):\(action)"
        case .optional(let placeholder):
          "\(head)\(name)=-\(help)::\(Self.text(placeholder, escaping: ":")):\(action)"
        }
      }
      guard let letter = option.letter else { return [specification("--\(option.name)", "=", "")] }
      let both = "(-\(letter) --\(option.name))"
      return [specification("-\(letter)", "+", both), specification("--\(option.name)", "=", both)]
    }
  }

  /// A word and what it is, for a list in two brackets.
  private static func described(_ word: String, _ meaning: String) -> String {
    "\(escaped(word))\\:\(escaped(meaning).replacing("\\:", with: "\\\\:"))"
  }

  private static func text(_ text: String, escaping characters: String) -> String {
    text.reduce(into: "") { result, character in
      if characters.contains(character) || character == "\\" { result += "\\" }
      result.append(character)
    }
  }

  /// A call of zsh's own function with its arguments, a line each.
  private static func call(_ arguments: [String]) -> [String] {
    let lines = ["_arguments -S"] + arguments.map { "  " + quoted($0) }
    return lines.dropLast().map { "\($0) \\" } + lines.suffix(1)
  }

  private static func indented(_ lines: [String], by columns: Int) -> String {
    lines.map { String(repeating: " ", count: columns) + $0 }.joined(separator: "\n")
  }
}
