import CollectionLab

/// What a tool was made for.
struct ToolBook: Sendable {
  let chapters: [Chapter]
  /// What heads the site of the chapters.
  let title: String
  /// A line below it; may be empty.
  let summary: String
}

/// A command of the tool: what its help, the manual page and the shells' completions say of it, and what it does.
struct ToolCommand: Sendable {
  /// The word it is called by; empty for drawing, which is called by a chapter's number.
  let name: String
  /// What follows the tool's name, an element for each way to call it.
  let usage: [String]
  /// What follows the tool's name where all commands are listed; `nil` for all of `usage`.
  var synopsis: String?
  /// Words that call it, and what they give, for the list of examples; the first stands in the help of the whole tool.
  let examples: [(words: String, meaning: String)]
  /// What it does, in lines of at most 110 characters.
  let about: String
  /// The words that may follow its name, and which of the options each takes where not all do.
  var words: [(name: String, options: Set<String>?)] = []
  /// Whether names of files follow.
  var takesFiles = false
  let options: [CommandOption]
  /// What its exit statuses mean, where it ends with them.
  let exitCodes: [(ExitCode, String)]
  /// Carries out what follows its name.
  let execute: @MainActor @Sendable (_ arguments: ParsedArguments, _ book: ToolBook) throws(ToolError) -> Void

  /// The options that may follow `word`.
  func options(after word: String) -> [CommandOption] {
    guard let names = words.first(where: { $0.name == word })?.options else { return options }
    return options.filter { names.contains($0.name) || $0.name == "help" }
  }
}

extension ToolCommand {
  /// Carries out the words after its name, or prints its help where they ask for that.
  ///
  /// - Throws: ``ToolError``, with the exit code the process should end with.
  @MainActor
  func run(_ words: some Collection<String>, of book: ToolBook) throws(ToolError) {
    let arguments = try ParsedArguments(Array(words), options: options)
    if arguments.has("help") {
      ToolOutput.line(ToolHelp.text(of: self))
    } else {
      try execute(arguments, book)
    }
  }

  /// Says that the command takes no words.
  func rejectWords(_ arguments: ParsedArguments) throws(ToolError) {
    guard let word = arguments.positionals.first else { return }
    throw .usage("\(name) takes no words, but “\(word)” was given")
  }

  /// The option that every command has.
  static let help = CommandOption("help", letter: "h", help: "print this help")

  /// The commands that are called by a word of their own, in the order the help lists them.
  static let named: [ToolCommand] = [
    BookCommand.command, LayoutCommand.command, SnapshotsCommand.command, DoctorCommand.command,
    CompletionsCommand.command,
    ManualCommand.command,
  ]

  /// The variables of the environment that the tool heeds, and what they are.
  static let variables: [(name: String, meaning: String)] = [
    ("COLLECTIONLAB_FONTS", "font files to add, and folders of them, separated by colons"),
    ("COLLECTIONLAB_PACKAGE", "with --watch: the package's folder, in place of the one around this folder"),
    ("COLLECTIONLAB_BUILD", "with --watch: the shell's command that builds it, in place of swift build"),
  ]

  /// Every command, drawing first.
  static var all: [ToolCommand] { [DrawCommand.command] + named }
}
