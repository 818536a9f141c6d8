import CollectionLab

/// The command `man`: the manual page.
enum ManualCommand {
  /// The entry of the table of commands.
  static var command: ToolCommand {
    ToolCommand(
      name: "man", usage: ["man"], examples: [("man", "the manual page; man -l FILE shows it")],
      about: """
        Prints the manual page, made from the same table as --help. Put it into ~/.local/share/man/man1/ under the
        tool's name with the ending .1, or show it at once: man -l FILE.
        """,
      options: [CommandOption("help", letter: "h", help: "print this help")],
      exitCodes: [(.success, "fine"), (.usage, "wrong use")], execute: execute)
  }

  /// Carries out the words after `man`.
  @MainActor
  static func execute(_ words: [String], _ chapters: [Chapter]) throws(ToolError) {
    let arguments = try ParsedArguments(words, options: command.options)
    if arguments.has("help") {
      ToolOutput.line(ToolHelp.text(of: command))
      return
    }
    if let word = arguments.positionals.first { throw .usage("man takes no words, but “\(word)” was given") }
    ToolOutput.line(ManualPage(name: ToolHelp.name, version: ToolHelp.version).text)
  }
}
