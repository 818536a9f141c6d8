import CollectionLab

/// The words of `--help`, made from the table of options.
enum ToolHelp {
  /// The tool's name, by which it was called: other books have tools of other names.
  static let name =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "render-chapter"
  /// The package's version.
  static let version = "0.1.0"

  /// The whole help.
  static func text(options: [CommandOption]) -> String {
    """
    usage: \(name) <number|all|list> [options]
           \(name) book [options]
           \(name) layout FILE.json [options]
           \(name) snapshots <report|accept|prune|diff> [options]
           \(name) doctor

    Draws the figures of a chapter, or of all, and prints a line a file: its path, its size in points and
    pixels, and the milliseconds it took. Options that change pixels add a suffix to the file's name.

      \(name) list            the chapters, a line each
      \(name) 7 --png         chapter 7 into Output/
      \(name) all --svg       every chapter, as SVG
      \(name) book            every chapter as a web site, into Output/book/
      \(name) layout --help   solves layouts that a JSON file describes
      \(name) snapshots --help   what a run of snapshot tests left behind
      \(name) doctor          versions, fonts, and whether this machine draws as others do

    options:
    \(rows(options))

    exit codes: 0 fine, 1 differences, 2 wrong use or unreadable input, 3 references are missing, 4 a font,
    library or the file system is at fault
    """
  }

  /// The rows of the help that say what the options do.
  static func rows(_ options: [CommandOption]) -> String {
    let width = options.map { $0.synopsis.count }.max() ?? 0
    return options.map { option in
      "  \(option.synopsis)\(String(repeating: " ", count: width - option.synopsis.count))  \(option.help)"
    }.joined(separator: "\n")
  }
}
