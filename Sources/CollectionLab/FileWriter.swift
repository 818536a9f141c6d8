import Glibc
import Synchronization

/// Writes files so that nobody ever sees half of one: into a temporary file beside the target, then renamed.
nonisolated package enum FileWriter {
  /// Replaces the file at `path` with `bytes`.
  ///
  /// A symbolic link stays and its target is replaced; an existing file keeps its mode, a new one gets 0644 less the
  /// umask. Whatever fails, the old file is whole and nothing else is left behind (`rendering.md` 7, 14.9).
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try resolved(path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    if name.isEmpty { throw failure(path, EISDIR) }
    var template = Array("\(folder).\(name).XXXXXX".utf8CString)
    let (descriptor, temporary) = try makeTemporary(&template, for: path)
    defer { unfinished.withLock { _ = $0.remove(temporary) } }
    do throws(Failure) {
      try fill(descriptor, with: bytes, mode: mode(of: target))
      guard rename(template, target) == 0 else { throw Failure(code: errno) }
    } catch {
      unlink(template)
      throw failure(path, error.code)
    }
  }

  /// Temporary files being written now.
  private static let unfinished = Mutex<Set<String>>([])

  /// Makes a temporary file and notes its name, with no moment between the two.
  private static func makeTemporary(
    _ template: inout [CChar], for path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    let (descriptor, code, temporary) = unfinished.withLock { unfinished in
      let descriptor = mkstemp(&template)
      let code = errno
      let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if descriptor >= 0 { unfinished.insert(temporary) }
      return (descriptor, code, temporary)
    }
    guard descriptor >= 0 else { throw failure(path, code) }
    return (descriptor, temporary)
  }

  /// Ends the process with the temporary files taken away that are being written now.
  ///
  /// Not to be called by a signal's handler: it waits for a lock.
  package static func endProcess(status: Int32) -> Never {
    unfinished.withLock { unfinished in
      for path in unfinished { unlink(path) }
      // No file may be begun any more.
      _exit(status)
    }
  }

  /// Makes the folder at `path` and those above it, where they do not exist.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  package static func createFolder(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += "\(part)/"
      if mkdir(made, 0o777) != 0, errno != EEXIST { throw failure(path, errno) }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw failure(path, ENOTDIR) }
  }

  /// The system's number for what went wrong.
  private struct Failure: Error {
    var code: Int32
  }

  /// Writes all bytes, sets the mode, flushes and closes; the descriptor is closed in any case.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t) throws(Failure) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          code = errno
          return
        }
        offset += count
      }
    }
    if code == 0, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw Failure(code: code) }
  }

  /// The mode of the existing file, or what a new file gets.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  /// `path` with symbolic links of its last component followed.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes {
        readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
      }
      guard count > 0 else { throw failure(path, errno) }
      let link = String(decoding: buffer[..<count], as: UTF8.self)
      if link.hasPrefix("/") {
        path = link
      } else {
        path = (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + link
      }
    }
    throw failure(path, ELOOP)
  }

  private static func failure(_ path: String, _ code: Int32) -> FileError {
    FileError(path: path, reason: String(cString: strerror(code)))
  }
}

/// Why a file could not be written.
nonisolated package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was asked for.
  package let path: String
  /// The system's words.
  package let reason: String

  /// A sentence that names the file and the reason.
  package var description: String { "cannot write \(path): \(reason)" }
}
