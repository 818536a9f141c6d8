import CollectionLab

/// The words of `--help`, made from the table of commands.
enum ToolHelp {
  /// The tool's name, by which it was called: other books have tools of other names.
  static let name =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "render-chapter"
  /// The package's version.
  static let version = "0.1.0"
  /// Columns that running text fills.
  private static let columns = 108

  /// The help of the whole tool: what it draws, and which commands there are.
  private static var text: String {
    let commands = ToolCommand.all
    let examples =
      commands[0].examples + commands.dropFirst().compactMap(\.examples.first)
    return page(
      commands[0], usage: commands.flatMap { $0.synopsis.map { [$0] } ?? $0.usage }, examples: examples)
  }

  /// The help of a command; of drawing, that of the whole tool.
  static func text(of command: ToolCommand) -> String {
    if command.name.isEmpty { return text }
    return page(command, usage: command.usage, examples: Array(command.examples.dropFirst()))
  }

  private static func page(
    _ command: ToolCommand, usage: [String], examples: [(words: String, meaning: String)]
  ) -> String {
    let calls = usage.enumerated().map { index, words in
      "\(index == 0 ? "usage:" : "      ") \(name) \(words)"
    }
    var parts = [calls.joined(separator: "\n"), command.about]
    if !examples.isEmpty { parts.append(table(examples.map { ("\(name) \($0.words)", $0.meaning) })) }
    parts.append("options:\n" + table(command.options.map { ($0.synopsis, $0.help) }))
    if command.name.isEmpty { parts.append("environment:\n" + table(ToolCommand.variables.map { ($0, $1) })) }
    let codes = command.exitCodes.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")
    parts.append(filled("exit codes: \(codes)"))
    return parts.joined(separator: "\n\n")
  }

  /// Two columns, indented by two blanks.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
      .joined(separator: "\n")
  }

  /// `text` in lines that are as full as they get.
  private static func filled(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + 1 + word.count > columns {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
