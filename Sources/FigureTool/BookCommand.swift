import Book
import CollectionLab

/// The subcommand `book`: all chapters as a web site.
@MainActor
enum BookCommand {
  /// The options of the subcommand, in the order the help lists them.
  static let commandOptions: [CommandOption] = [
    CommandOption(
      "output", letter: "o", value: .required("DIR"), help: "folder for the site (Output/book)"),
    CommandOption("title", value: .required("TEXT"), help: "the book's title, in place of its own"),
    CommandOption(
      "font", value: .required("FILE"), isRepeatable: true, help: "add a font file; may be given again"),
    CommandOption("help", letter: "h", help: "print this help"),
  ]

  /// Carries out the words after `book`.
  ///
  /// - Throws: ``ToolError``: usage for wrong words, a chapter whose source cannot be read, names that collide or a folder
  ///   of somebody else; environment for a missing `highlight`, a font, or the file system.
  static func execute(_ words: [String], book: BookSite) throws(ToolError) {
    let arguments = try ParsedArguments(words, options: commandOptions)
    if arguments.has("help") {
      ToolOutput.line(help)
      return
    }
    if let word = arguments.positionals.first {
      throw .usage("book takes no words, but “\(word)” was given; every chapter is in the book")
    }
    let folder = arguments.value("output") ?? "Output/book"
    if folder.isEmpty { throw .usage("--output needs the name of a folder") }
    try FigureDrawing.prepareFonts(arguments.allValues("font"))
    var book = book
    if let title = arguments.value("title") { book.title = title }
    do {
      let target = try BookFolder(folder)
      let files = try book.files()
      for warning in files.warnings { ToolOutput.error("warning: \(warning)") }
      try target.replace(with: files)
      let megabytes = NumberText.decimal(Double(files.byteCount) / 1e6, places: 1)
      let count = book.chapters.count
      let chapters = count == 1 ? "1 chapter" : "\(count) chapters"
      ToolOutput.line("\(folder)/index.html  \(chapters)  \(files.contents.count) files  \(megabytes) MB")
    } catch { throw ToolError(error) }
  }

  private static var help: String {
    """
    usage: \(ToolHelp.name) book [options]

    Writes all chapters as a web site that needs nothing else: prose, figures in the reader's colour scheme
    with sliders over scroll positions and text sizes, and the coloured source of each demo. Open index.html.
    Files of an earlier book in the same folder are replaced, and those that are no longer of it removed; a
    folder with other files is left alone. Swift is coloured by the program highlight, a Debian package.

    options:
    \(ToolHelp.rows(commandOptions))

    exit codes: 0 fine, 2 wrong use, a source that cannot be read or a folder of somebody else, 4 a font, the
    program highlight or the file system is at fault
    """
  }
}
