import Book
public import CollectionLab
import Glibc

/// The command that draws the figures of a book: arguments, exit codes, files.
///
/// A tool is three lines: the import of the book, the import of this library, and a call of ``run(_:arguments:)``.
@MainActor
public enum FigureTool {
  /// Draws what the command line asks for and ends the process with the documented exit code.
  ///
  /// - Parameters:
  ///   - chapters: the book.
  ///   - title: the book's title, which heads the site that `book` writes.
  ///   - summary: a line below it; may be empty.
  ///   - arguments: the command line, the program's name first.
  public static func run(
    _ chapters: [Chapter], title: String = "Figures", summary: String = "",
    arguments: [String] = CommandLine.arguments
  ) -> Never {
    forgetPixelSettings()
    signal(SIGPIPE, SIG_IGN)
    // A write beyond a limit on file sizes fails like one on a full disk, in place of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    Interruption.watch()
    do throws(ToolError) {
      try execute(Array(arguments.dropFirst()), chapters: chapters, title: title, summary: summary)
      quickExit(.success)
    } catch {
      ToolOutput.error("\(ToolHelp.name): \(error)")
      quickExit(error.exitCode)
    }
  }

  /// Starts the process anew without the variable that changes Cairo's pixels, where somebody has set it.
  ///
  /// pixman reads it while it is being loaded, before any of this program runs (`rendering.md` 1.1).
  private static func forgetPixelSettings() {
    let variable = "PIXMAN_DISABLE"
    guard getenv(variable) != nil else { return }
    unsetenv(variable)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }

  /// Carries out one command line, without its program's name.
  ///
  /// - Throws: ``ToolError``, with the exit code the process should end with.
  static func execute(
    _ words: [String], chapters: [Chapter], title: String = "Figures", summary: String = ""
  ) throws(ToolError) {
    switch words.first {
    case "book":
      let book = BookSite(title: title, summary: summary, chapters: chapters)
      return try BookCommand.execute(Array(words.dropFirst()), book: book)
    case "layout": return try LayoutCommand.execute(Array(words.dropFirst()))
    case "snapshots": return try SnapshotsCommand.execute(Array(words.dropFirst()))
    case "doctor": return try DoctorCommand.execute(Array(words.dropFirst()))
    default: break
    }
    let known = RenderOptions.commandOptions
    let arguments = try ParsedArguments(words, options: known)
    if arguments.has("help") {
      ToolOutput.line(ToolHelp.text(options: known))
      return
    }
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
    switch subject {
    case "list": ToolOutput.line(list(chapters))
    case "all": try FigureDrawing(options: options).draw(chapters)
    default: try FigureDrawing(options: options).draw([chapter(subject, of: chapters)])
    }
  }

  /// The chapters, a line each: number, name, title, summary.
  private static func list(_ chapters: [Chapter]) -> String {
    chapters.map { chapter in
      let number = chapter.number < 10 ? " \(chapter.number)" : "\(chapter.number)"
      return "\(number)  \(chapter.title): \(chapter.summary)"
    }.joined(separator: "\n")
  }

  /// The chapter of the given number.
  private static func chapter(_ subject: String, of chapters: [Chapter]) throws(ToolError) -> Chapter {
    let numbers = chapters.map { "\($0.number)" }.joined(separator: ", ")
    guard let number = Int(subject) else {
      throw .usage("“\(subject)” is not a chapter; the chapters are \(numbers), and there are all and list")
    }
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      throw .usage("there is no chapter \(number); the chapters are \(numbers)")
    }
    return chapter
  }

  /// Ends the process without running the C library's exit handlers, which would only free what the system frees.
  private static func quickExit(_ code: ExitCode) -> Never { _exit(code.rawValue) }
}
