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
      options: [ToolCommand.help], exitCodes: [(.success, "fine"), (.usage, "wrong use")]
    ) { arguments, _ throws(ToolError) in try execute(arguments) }
  }

  /// Prints the page.
  static func execute(_ arguments: ParsedArguments) throws(ToolError) {
    try command.rejectWords(arguments)
    ToolOutput.line(ManualPage(name: ToolHelp.name, version: ToolHelp.version).text)
  }
}
