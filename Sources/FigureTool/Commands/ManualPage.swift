/// The manual page of the tool, in the language of `man`.
struct ManualPage {
  /// The tool's name.
  let name: String
  let version: String

  /// The page.
  ///
  /// It has no date, so that it changes only with the tool.
  var text: String {
    let commands = ToolCommand.all
    var lines = [
      ".TH \(Self.argument(name.uppercased())) 1 \"\" \(Self.argument("\(name) \(version)")) \"CollectionLab\"",
      ".SH NAME", "\(Self.escaped(name)) \\- draws the figures of a book of collection views",
      ".SH SYNOPSIS",
    ]
    for usage in commands.flatMap({ $0.synopsis.map { [$0] } ?? $0.usage }) {
      lines += ["\\fB\(Self.escaped(name))\\fR \(Self.escaped(usage))", ".br"]
    }
    lines.removeLast()
    lines += [".SH DESCRIPTION"] + Self.paragraph(commands[0].about)
    lines += [".SH OPTIONS"] + Self.options(commands[0].options)
    lines.append(".SH COMMANDS")
    for command in commands.dropFirst() {
      lines += [".SS \(Self.argument(command.name))"]
      for usage in command.usage { lines += ["\\fB\(Self.escaped(name))\\fR \(Self.escaped(usage))", ".br"] }
      lines[lines.count - 1] = ".PP"
      lines += Self.paragraph(command.about) + Self.options(command.options)
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in commands[0].exitCodes {
      lines += [".TP", "\\fB\(code.rawValue)\\fR"] + Self.paragraph(meaning)
    }
    lines.append(".SH ENVIRONMENT")
    for (variable, meaning) in ToolCommand.variables {
      lines += [".TP", "\\fB\(Self.escaped(variable))\\fR"] + Self.paragraph(meaning)
    }
    lines.append(".SH EXAMPLES")
    for example in commands.flatMap(\.examples) {
      lines +=
        [".TP", "\\fB\(Self.escaped("\(name) \(example.words)"))\\fR"] + Self.paragraph(example.meaning)
    }
    return lines.joined(separator: "\n")
  }

  private static func options(_ options: [CommandOption]) -> [String] {
    options.flatMap { option in
      let synopsis = option.synopsis.drop { $0 == " " }
      return [".TP", "\\fB\(escaped(String(synopsis)))\\fR"] + paragraph(option.help)
    }
  }

  /// Running text, a line of it a line.
  private static func paragraph(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let line = escaped(String(line))
      // A full stop or an apostrophe in front would be a request.
      return line.hasPrefix(".") || line.hasPrefix("\\(aq") ? "\\&\(line)" : line
    }
  }

  /// An argument of a request.
  private static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// `text` with everything that roff takes for something else, and all that is not ASCII, by name.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
  }
}
