extension Completions {
  /// The script for zsh, a file `_NAME` of a folder in `fpath` or to be sourced.
  var zsh: String {
    let commands = ToolCommand.named.map { command in
      "      (\(command.name))\n\(zshBody(of: command).map { "        \($0)" }.joined(separator: "\n"))\n        ;;"
    }
    let main = zshOptions(ToolCommand.all[0].options)
    let subjects = subjects.map { Self.described($0.name, $0.meaning) }
    let named = ToolCommand.named.map { Self.described($0.name, $0.examples[0].meaning) }
    return """
      #compdef \(name)
      # zsh completion for \(name), written by: \(name) completions zsh
      \(function)() {
        if ((CURRENT > 2)); then
          case $words[2] in
      \(commands.joined(separator: "\n"))
            (*)
              _arguments -S \\
      \(Self.arguments(main + ["*:chapter:((\(subjects.joined(separator: " "))))"], indent: 10))
              ;;
          esac
        else
          _arguments -S \\
      \(Self.arguments(main + ["1:chapter or command:((\((subjects + named).joined(separator: " "))))"], indent: 6))
        fi
      }
      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(Self.escaped(name))
      fi
      """
  }

  private func zshBody(of command: ToolCommand) -> [String] {
    var rest: [String] = []
    if !command.words.isEmpty { rest.append("1:word:(\(command.words.map(\.name).joined(separator: " ")))") }
    if command.takesFiles { rest.append("*:file:_files") }
    func call(_ options: [CommandOption]) -> [String] {
      ["_arguments -S \\", Self.arguments(zshOptions(options) + rest, indent: 2)]
    }
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
        default:
          (words(of: option) ?? []).isEmpty
            ? " " : "(\((words(of: option) ?? []).map(Self.escaped).joined(separator: " ")))"
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

  /// Arguments of a call, a line each.
  private static func arguments(_ words: [String], indent: Int) -> String {
    words.map { String(repeating: " ", count: indent) + quoted($0) }.joined(separator: " \\\n")
  }
}
