import Book
import CollectionLab

/// The subcommand `book`: all chapters as a web site.
@MainActor
enum BookCommand {
  /// The entry of the table of commands.
  nonisolated static var command: ToolCommand {
    ToolCommand(
      name: "book", usage: ["book [options]"],
      examples: [("book", "every chapter as a web site, into Output/book/")],
      about: """
        Writes all chapters as a web site that needs nothing else: prose, figures in the reader's colour scheme
        with sliders over scroll positions and text sizes, and the coloured source of each demo. Open index.html.
        Files of an earlier book in the same folder are replaced, and those that are no longer of it removed; a
        folder with other files is left alone. Swift is coloured by the program highlight, a Debian package.
        """,
      options: [
        CommandOption(
          "output", letter: "o", value: .required("DIR"), known: .folders,
          help: "folder for the site (Output/book)"),
        CommandOption("title", value: .required("TEXT"), help: "the book's title, in place of its own"),
        CommandOption(
          "font", value: .required("FILE"), known: .files, isRepeatable: true,
          help: "add a font file; may be given again"),
        ToolCommand.help,
      ],
      exitCodes: [
        (.success, "fine"),
        (.usage, "wrong use, a source that cannot be read or a folder of somebody else"),
        (.environment, "a font, the program highlight or the file system is at fault"),
      ], execute: execute)
  }

  /// Draws a figure with its layout drawn over it; nothing for a figure without a collection or with marks of its own.
  private static let overlay: BookSite.OverlayDrawing = { figure, environment in
    guard figure.overlay.isEmpty, figure.focus.isEmpty else { return nil }
    let list = try figure.displayList(
      in: environment, film: [], overlay: [.frames, .insets, .spacing, .dimensions])
    return list.diagnostics.contains(.nothingToOverlay) ? nil : list
  }

  /// Carries out the words after `book`.
  ///
  /// - Throws: ``ToolError``: usage for wrong words, a chapter whose source cannot be read, names that collide or a folder
  ///   of somebody else; environment for a missing `highlight`, a font, or the file system.
  static func execute(_ arguments: ParsedArguments, _ book: ToolBook) throws(ToolError) {
    if let word = arguments.positionals.first {
      throw .usage("book takes no words, but “\(word)” was given; every chapter is in the book")
    }
    let folder = arguments.value("output") ?? "Output/book"
    if let title = arguments.value("title"), MarkdownText.plainLine(title).isEmpty {
      throw .usage("--title needs words")
    }
    try FigureDrawing.prepareFonts(arguments.allValues("font"))
    let book = BookSite(
      title: arguments.value("title") ?? book.title, summary: book.summary, chapters: book.chapters,
      overlay: overlay)
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
}
