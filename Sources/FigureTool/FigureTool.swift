public import CollectionLab
import Glibc

/// The command that draws the figures of a book: arguments, exit codes, files.
///
/// A tool is three lines: the import of the book, the import of this library, and a call of
/// ``run(_:title:summary:arguments:)``.
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
    let book = ToolBook(chapters: chapters, title: title, summary: summary)
    if let command = ToolCommand.named.first(where: { $0.name == words.first }) {
      try command.run(words.dropFirst(), of: book)
    } else {
      try DrawCommand.command.run(words, of: book)
    }
  }

  /// Ends the process without running the C library's exit handlers, which would only free what the system frees.
  private static func quickExit(_ code: ExitCode) -> Never { _exit(code.rawValue) }
}
