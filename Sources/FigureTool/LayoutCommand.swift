import CollectionLab
import Glibc
import LayoutDocuments

/// The subcommand `layout`: solves the layouts that a JSON document describes.
@MainActor
enum LayoutCommand {
  /// The options of the subcommand, in the order the help lists them.
  nonisolated static let commandOptions: [CommandOption] = [
    CommandOption("png", help: "draw each case instead of printing the answers"),
    CommandOption(
      "output", letter: "o", value: .required("DIR"), known: .folders,
      help: "folder for the pictures (Output)"),
    CommandOption("scale", value: .required("N"), help: "pixels a point of a picture, 0.5 to 10 (2)"),
    CommandOption("dark", help: "draw in the dark colour scheme"),
    ToolCommand.help,
  ]

  /// The entry of the table of commands.
  nonisolated static var command: ToolCommand {
    ToolCommand(
      name: "layout", usage: ["layout FILE.json [options]"],
      examples: [("layout --help", "solves layouts that a JSON file describes")],
      about: """
        Solves the layouts of a JSON document (a file of cases or a single case; - is standard input) and prints
        the document with every recorded result replaced by this engine's own. Results that are there are not
        read: they may be blank. A case that cannot be answered says why and does not stop the others.
        """,
      takesFiles: true, options: commandOptions,
      exitCodes: [
        (.success, "fine"), (.usage, "wrong use, unreadable input or a case that cannot be answered"),
        (.environment, "a font, library or the file system is at fault"),
      ]
    ) { arguments, _ throws(ToolError) in try execute(arguments) }
  }

  /// Carries out the words after `layout`.
  ///
  /// The answers of good cases are printed although others are bad.
  ///
  /// - Throws: ``ToolError`` of kind usage for wrong words, a file that cannot be read, a document that is no JSON, and
  ///   cases that cannot be answered, each with its path inside the document.
  static func execute(_ arguments: ParsedArguments) throws(ToolError) {
    guard let file = arguments.positionals.first else {
      throw .usage("say which file: a JSON document, or - for standard input; layout --help tells more")
    }
    guard arguments.positionals.count == 1 else {
      throw .usage("one file at a time, but “\(arguments.positionals[1])” follows “\(file)”")
    }
    let scale = try RenderOptions.number(arguments, "scale", in: 0.5...10)
    if !arguments.has("png") {
      for option in ["output", "scale", "dark"] where arguments.has(option) {
        throw .usage("--\(option) is for pictures only; add --png or leave --\(option) out")
      }
    }
    let document: LayoutDocument
    let bytes = try InputFile.bytes(file)
    do throws(JSONError) { document = try LayoutDocument(bytes) } catch { throw fault([error], in: file) }
    let faults: [JSONError]
    if arguments.has("png") {
      let drawing = LayoutDrawing(
        folder: arguments.value("output") ?? "Output", scale: scale ?? RenderOptions.displayScale,
        colorScheme: arguments.has("dark") ? .dark : .light)
      faults = try drawing.draw(document.figures())
    } else {
      let answer = document.answer()
      ToolOutput.text(answer.bytes)
      faults = answer.faults
    }
    if !faults.isEmpty { throw fault(faults, in: file) }
  }

  /// The error that names every fault of a document, a line each.
  private static func fault(_ faults: [JSONError], in file: String) -> ToolError {
    let place = file == "-" ? "standard input" : file
    return .usage(faults.map { "\(place): \($0)" }.joined(separator: "\n\(ToolHelp.name): "))
  }
}
