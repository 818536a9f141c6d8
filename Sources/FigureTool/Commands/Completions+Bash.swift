extension Completions {
  /// The script for bash.
  var bash: String {
    let commands = ToolCommand.named.map { command in
      "    \(command.name))\n\(bashBody(of: command).map { "      \($0)" }.joined(separator: "\n"))\n      ;;"
    }
    let main = ToolCommand.all[0]
    let first = subjects.map(\.name) + ToolCommand.named.map(\.name)
    return """
      # bash completion for \(name), written by: \(name) completions bash
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= kind=words words= prefix= rest= word
        # “=” is a word of its own to bash.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]}
        case $command in
      \(commands.joined(separator: "\n"))
          *)
            words=\(Self.list(subjects.map(\.name)))
            ((COMP_CWORD == 1)) && words=\(Self.list(first))
      \(bashOptions(main.options).map { "      \($0)" }.joined(separator: "\n"))
            ;;
        esac
        case $kind in
          files) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
          folders) mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
          list)
            [[ $current == *,* ]] && prefix=${current%,*},
            for word in $words; do
              [[ ,$prefix == *,$word,* ]] || rest+=" $word"
            done
            mapfile -t COMPREPLY < <(compgen -P "$prefix" -W "$rest" -- "${current#"$prefix"}")
            compopt -o nospace 2>/dev/null
            ;;
          *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
        esac
        if [[ $kind == files || $kind == folders ]]; then
          compopt -o filenames 2>/dev/null
        fi
      }
      complete -F \(function) \(Self.escaped(name))
      """
  }

  /// The lines for what follows a command's name.
  private func bashBody(of command: ToolCommand) -> [String] {
    let follows = command.takesFiles ? ["kind=files"] : []
    guard !command.words.isEmpty else { return follows + bashOptions(command.options) }
    var lines = ["if ((COMP_CWORD == 2)); then", "  words=\(Self.list(command.words.map(\.name)))", "else"]
    lines += follows.isEmpty ? ["  words="] : follows.map { "  \($0)" }
    lines.append("fi")
    if command.words.allSatisfy({ $0.options == nil }) { return lines + bashOptions(command.options) }
    lines.append("case ${COMP_WORDS[2]} in")
    for word in command.words {
      lines.append("  \(word.name))")
      lines += bashOptions(command.options(after: word.name)).map { "    \($0)" }
      lines.append("    ;;")
    }
    lines += ["  *)"] + bashOptions(command.options).map { "    \($0)" } + ["    ;;", "esac"]
    return lines
  }

  /// The lines that offer options where a hyphen was typed, and the values of the option before the cursor.
  private func bashOptions(_ options: [CommandOption]) -> [String] {
    var lines = ["if [[ $current == -* ]]; then", "  kind=words"]
    lines += ["  words=\(Self.list(options.map { "--\($0.name)" }))", "fi", "case $previous in"]
    for option in options where option.value != .none {
      var names = "--\(option.name)"
      if let letter = option.letter { names += " | -\(letter)" }
      let action =
        switch option.known {
        case .files: "kind=files"
        case .folders: "kind=folders"
        case .list(let words): "kind=list words=\(Self.list(words))"
        case .words(let words): "kind=words words=\(Self.list(words))"
        case .any: "kind=words words="
        case .figures: figureAction
        }
      // The value of an optional one follows “=” only.
      if case .optional = option.value {
        lines.append(
          "  \(names)) [[ ${COMP_WORDS[COMP_CWORD]} == = || ${COMP_WORDS[COMP_CWORD - 1]} == = ]] && \(action) ;;"
        )
      } else {
        lines.append("  \(names)) \(action) ;;")
      }
    }
    return lines + ["esac"]
  }

  /// The lines that offer the figures of the chapter that is named.
  private var figureAction: String {
    let chapters = figuresByChapter.map { "\($0.number)) words=\(Self.list($0.figures)) ;;" }
    return
      "kind=words; case $command in \(chapters.joined(separator: " ")) *) words=\(Self.list(figures)) ;; esac"
  }

  /// Words as a list for `compgen -W`, which reads it as a shell reads a command.
  private static func list(_ words: [String]) -> String {
    quoted(words.map(escaped).joined(separator: " "))
  }
}
