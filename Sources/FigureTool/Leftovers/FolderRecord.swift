import CollectionLab
import Glibc
import PangoText

/// What a tool wrote into a folder, kept there in a hidden file, so that it may remove pictures of figures that are gone
/// and never touches a file of somebody else.
struct FolderRecord {
  /// A picture that was written.
  struct Entry {
    /// What the files of the picture's figure are called; see ``Chapter/fileName(of:)``.
    var figure: String
    /// The SHA-256 of its bytes, by which a file that somebody has put in its place is told.
    var digest: String
  }

  /// The folder's path.
  let folder: String
  /// By the file's name.
  private(set) var entries: [String: Entry] = [:]

  private static let firstLine = "# Pictures that this tool wrote, and removes when their figure is gone."

  /// The record's file: another for each tool, of which several may write into one folder.
  var path: String { "\(folder)/.\(ToolHelp.name).pictures" }

  /// The record in `folder`; an empty one where there is none.
  ///
  /// - Throws: ``ToolError`` of kind usage where the record cannot be read or understood.
  init(in folder: String) throws(ToolError) {
    self.folder = folder
    guard access(path, F_OK) == 0 else { return }
    let text = String(decoding: try InputFile.bytes(path), as: UTF8.self)
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, Self.isName(parts[0]) else {
        throw .usage(
          "\(path) is not understood in line \(index + 1); mend it, or remove it and what is drawn will be new to the tool"
        )
      }
      entries[parts[0]] = Entry(figure: parts[1], digest: parts[2])
    }
  }

  /// Notes that `bytes` of the picture of a figure are in the file `name` now.
  ///
  /// A name that no line can hold, or that leads into another folder, is not noted.
  mutating func note(_ name: String, figure: String, digest: String) {
    if Self.isName(name), Self.isName(figure) { entries[name] = Entry(figure: figure, digest: digest) }
  }

  /// Forgets a file.
  mutating func forget(_ name: String) { entries[name] = nil }

  /// Whether the file `name` is as the tool wrote it.
  ///
  /// - Throws: ``ToolError`` of kind usage where it cannot be read.
  func isUnchanged(_ name: String) throws(ToolError) -> Bool {
    guard let entry = entries[name] else { return false }
    return try FontLibrary.digest(of: InputFile.bytes("\(folder)/\(name)")) == entry.digest
  }

  /// Writes the record without the files that are gone, or takes it away where there is nothing in it.
  ///
  /// - Throws: ``ToolError`` of kind environment with the system's reason.
  func write() throws(ToolError) {
    let entries = entries.filter { access("\(folder)/\($0.key)", F_OK) == 0 }
    if entries.isEmpty {
      unlink(path)
      return
    }
    let lines = entries.sorted { $0.key < $1.key }.map { "\($0)\t\($1.figure)\t\($1.digest)\n" }
    let bytes = Array(([Self.firstLine + "\n"] + lines).joined().utf8)
    if let old = try? InputFile.bytes(path), old == bytes { return }
    do throws(FileError) { try FileWriter.write(bytes, to: path) } catch { throw ToolError(error) }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("#")
      && text.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
  }
}
