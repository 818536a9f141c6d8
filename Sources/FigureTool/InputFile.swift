import Glibc

/// A file that the tool reads.
enum InputFile {
  /// The bytes of the file at `path`; `-` is standard input.
  ///
  /// - Throws: ``ToolError`` of kind usage with the system's reason.
  static func bytes(_ path: String) throws(ToolError) -> [UInt8] {
    if path == "-" { return try bytes(of: STDIN_FILENO, "standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path)
  }

  /// What is left to read of an open file, which `name` stands for in a complaint.
  static func bytes(of descriptor: Int32, _ name: String) throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    let piece = 1 << 16
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: piece))
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + start, piece) }
      bytes.removeLast(piece - max(count, 0))
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw unreadable(name) }
    }
  }

  private static func unreadable(_ name: String) -> ToolError {
    .usage("\(name) cannot be read: \(String(cString: strerror(errno)))")
  }
}
