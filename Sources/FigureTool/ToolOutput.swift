import Glibc

/// Where the tool's words go.
///
/// A reader that has closed its end of the pipe ends the run quietly, with the status a shell gives such a program; any
/// other failure to write to standard output ends it with the system's reason, since what was asked for is not there.
enum ToolOutput {
  /// Writes a line to standard output.
  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Writes a text to standard output, with a line's end where it has none.
  static func text(_ bytes: [UInt8]) {
    write(bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
  }

  /// Writes a line to standard error; what a terminal would take for a command in it is shown as in Swift's source.
  static func error(_ text: String) {
    let shown = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    write(shown.joined() + "\n", to: STDERR_FILENO)
  }

  /// Replaces the progress line at the terminal's lower edge; empty text takes it away.
  static func progress(_ text: String) { write("\r\u{1B}[K\(text)", to: STDERR_FILENO) }

  /// Whether standard error is a terminal that a progress line may be drawn on.
  static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
      }
      if count >= 0 {
        offset += count
      } else if errno == EPIPE {
        exit(128 + SIGPIPE)
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        if descriptor == STDERR_FILENO { return }
        error("\(ToolHelp.name): cannot write to standard output: \(reason)")
        _exit(ExitCode.environment.rawValue)
      }
    }
  }
}
