import CollectionLab
import Glibc

/// A reference on disk.
enum ReferenceFile {
  /// The file's bytes, or `nil` where there is none.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` where it is there and cannot be read.
  static func read(_ path: String) throws(ReferenceError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
      bytes += buffer[..<count]
    }
  }

  /// Replaces the file, with the folders it needs; the old one stays whole whatever happens.
  ///
  /// - Throws: `FileError` with the path and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if let slash = path.lastIndex(of: "/") { try FileWriter.createFolder(String(path[..<slash])) }
    try FileWriter.write(bytes, to: path)
  }
}
