import CollectionLab

/// What the tool does when its first word is no command's name: it draws chapters.
@MainActor
enum DrawCommand {
  /// The entry of the table of commands.
  nonisolated static var command: ToolCommand {
    ToolCommand(
      name: "", usage: ["<number|all|list> [options]"],
      examples: [
        ("list", "the chapters, a line each; with --json an object each"),
        ("7 --png", "chapter 7 into Output/"),
        ("all --svg", "every chapter, as SVG"),
      ],
      about: """
        Draws the figures of a chapter, or of all, and prints a line a file: its path, its size in points and
        pixels, and the milliseconds it took. Options that change pixels add their name and their values to the
        file's name, such as -film-0-120 or -overlay-frames-groups, so that no two ways to draw are one file.
        """,
      options: RenderOptions.commandOptions,
      exitCodes: [
        (.success, "fine"), (.differences, "differences"), (.usage, "wrong use or unreadable input"),
        (.missingReferences, "references are missing"),
        (.environment, "a font, library or the file system is at fault"),
      ], execute: execute)
  }

  /// Carries out a command line that names no other command.
  ///
  /// - Throws: ``ToolError``, with the exit code the process should end with.
  static func execute(_ arguments: ParsedArguments, _ book: ToolBook) throws(ToolError) {
    if arguments.has("version") {
      ToolOutput.line("\(ToolHelp.name) \(ToolHelp.version)")
      return
    }
    let options = try RenderOptions(arguments)
    guard let subject = arguments.positionals.first else {
      throw .usage("say which chapter: a number, all, or list; --help tells more")
    }
    guard arguments.positionals.count == 1 else {
      throw .usage(
        "one chapter at a time, but “\(arguments.positionals[1])” follows “\(subject)”; all draws every one")
    }
    if subject == "list" { return try ChapterList(chapters: book.chapters).write(arguments) }
    let chosen = subject == "all" ? book.chapters : [try chapter(subject, of: book.chapters)]
    if arguments.has("watch") { try Watch(arguments: arguments).run() }
    try FigureDrawing(options: options, book: book.chapters).draw(chosen)
  }

  /// The chapter of the given number.
  private static func chapter(_ subject: String, of chapters: [Chapter]) throws(ToolError) -> Chapter {
    let numbers = chapters.map { "\($0.number)" }.joined(separator: ", ")
    guard let number = Int(subject) else {
      let advice = NearestWord.advice(
        subject, among: ["all", "list"] + ToolCommand.named.map(\.name),
        "the chapters are \(numbers), and there are all and list")
      throw .usage("“\(subject)” is not a chapter\(advice)")
    }
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      throw .usage("there is no chapter \(number); the chapters are \(numbers)")
    }
    return chapter
  }
}
