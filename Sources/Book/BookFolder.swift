import CollectionLab
import Dispatch
import Glibc
import Synchronization

/// The folder that a book is written to.
///
/// A list of the book's files lies in it, by which a later book knows what it may replace and remove.
public struct BookFolder: Sendable {
  /// The folder's path.
  public let path: String
  /// The addresses of the files of the book that is there.
  private let old: [String]

  /// The list of the book's files.
  static let listName = "book.files"
  private static let firstLine = "The files of a book. A new book replaces or removes them."

  /// Looks at a folder, which need not exist.
  ///
  /// - Throws: ``BookError/foreignFolder(_:)`` where it holds files and no list of a book, ``BookError/file(path:reason:)``
  ///   where it is no folder.
  public init(_ path: String) throws(BookError) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      old = []
      return
    }
    guard isFolder.boolValue else { throw .file(path: path, reason: "it is not a folder") }
    let list = FileManager.default.contents(atPath: "\(path)/\(Self.listName)")
    if let lines = list.map({ String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }),
      lines.first == Self.firstLine
    {
      old = lines.dropFirst().filter(Self.isOwn)
      return
    }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw .file(path: path, reason: "its files cannot be listed")
    }
    if !names.isEmpty { throw .foreignFolder(path) }
    old = []
  }

  /// Whether an address stays inside the folder.
  private static func isOwn(_ address: String) -> Bool {
    !address.hasPrefix("/") && !address.split(separator: "/").contains("..") && address != listName
  }

  /// Writes the files of a book, each whole or not at all, then removes those of the old book that are not of the new.
  ///
  /// Files that are there already, byte for byte, are left alone.
  ///
  /// - Throws: ``BookError/file(path:reason:)``; what is written by then stays, and the list knows of it.
  public func replace(with files: BookSite.Files) throws(BookError) {
    let addresses = files.contents.keys.sorted()
    let folders = Set(
      addresses.map { address in
        address.lastIndex(of: "/").map { "\(path)/\(address[..<$0])" } ?? path
      })
    do throws(FileError) {
      for folder in folders.sorted() { try FileWriter.createFolder(folder) }
      // First, so that an interrupted run leaves nothing that a later one would not know.
      try writeList(Set(addresses).union(old))
    } catch { throw Self.error(error) }
    let failures = Mutex<[String: FileError]>([:])
    DispatchQueue.concurrentPerform(iterations: addresses.count) { index in
      let address = addresses[index]
      guard let bytes = files.contents[address] else { return }
      do throws(FileError) { try Self.write(bytes, to: "\(path)/\(address)") } catch {
        failures.withLock { $0[address] = error }
      }
    }
    if let failure = failures.withLock({ $0.min { $0.key < $1.key } }) { throw Self.error(failure.value) }
    try remove(Set(old).subtracting(addresses))
    do throws(FileError) { try writeList(Set(addresses)) } catch { throw Self.error(error) }
  }

  private func writeList(_ addresses: Set<String>) throws(FileError) {
    let lines = [Self.firstLine] + addresses.sorted()
    try Self.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: "\(path)/\(Self.listName)")
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) { return }
    try FileWriter.write(bytes, to: path)
  }

  /// Removes files of the old book, and the folders that are empty then.
  private func remove(_ stale: Set<String>) throws(BookError) {
    for address in stale.sorted() {
      let file = "\(path)/\(address)"
      // What is gone, or has become a folder, is no file of the book any more.
      if unlink(file) != 0, ![ENOENT, ENOTDIR, EISDIR].contains(errno) {
        throw .file(path: file, reason: String(cString: strerror(errno)))
      }
      var parts = address.split(separator: "/").dropLast()
      while !parts.isEmpty, rmdir("\(path)/\(parts.joined(separator: "/"))") == 0 { parts.removeLast() }
    }
  }

  private static func error(_ error: FileError) -> BookError {
    .file(path: error.path, reason: error.reason)
  }
}
