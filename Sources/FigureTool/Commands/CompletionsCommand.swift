import CollectionLab

/// The command `completions`: scripts by which shells complete the tool's words.
enum CompletionsCommand {
  /// The entry of the table of commands.
  static var command: ToolCommand {
    ToolCommand(
      name: "completions", usage: ["completions <bash|zsh>"],
      examples: [("completions bash", "the script by which bash completes these words; or zsh")],
      about: """
        Prints the script by which a shell completes commands, options, and the names of chapters, figures,
        devices and text sizes. For bash put it into ~/.local/share/bash-completion/completions/ under the tool's
        name; for zsh into a folder of fpath under the tool's name behind an underscore. Or source it.
        """,
      words: [("bash", nil), ("zsh", nil)],
      options: [ToolCommand.help],
      exitCodes: [(.success, "fine"), (.usage, "wrong use")], execute: execute)
  }

  /// Prints the script for the shell that is named.
  ///
  /// - Throws: ``ToolError`` of kind usage for a shell that is not known.
  @MainActor
  static func execute(_ arguments: ParsedArguments, _ book: ToolBook) throws(ToolError) {
    let completions = Completions(name: ToolHelp.name, chapters: book.chapters)
    switch arguments.positionals {
    case ["bash"]: ToolOutput.line(completions.bash)
    case ["zsh"]: ToolOutput.line(completions.zsh)
    default:
      let given =
        arguments.positionals.isEmpty ? "" : ", not “\(arguments.positionals.joined(separator: " "))”"
      throw .usage("say for which shell: completions bash or completions zsh\(given)")
    }
  }
}
