import Foundation

/// What a program prints, kept in a file without a name in the system's folder for temporary files.
struct ChildLog: ~Copyable {
  let descriptor: Int32

  /// An empty file.
  ///
  /// - Throws: ``ToolError`` of kind environment where the folder, which `TMPDIR` names, cannot be written.
  init() throws(ToolError) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/.\(ToolHelp.name).XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw ToolError(
        "cannot write to \(folder): \(String(cString: strerror(errno)))", exitCode: .environment)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Everything printed.
  var text: String {
    get throws(ToolError) {
      lseek(descriptor, 0, SEEK_SET)
      return String(decoding: try InputFile.bytes(of: descriptor, "a program's output"), as: UTF8.self)
    }
  }
}
