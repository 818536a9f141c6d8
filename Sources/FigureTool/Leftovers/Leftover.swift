import CollectionLab
import Foundation
import Glibc

/// A picture that the tool wrote once and that nobody asks for any more.
struct Leftover: Hashable {
  /// Why it is left over.
  enum Reason: Hashable {
    /// No chapter has the figure of this name.
    case gone(figure: String)
    /// DocC tells pictures apart without their endings, and the figure is drawn with another now.
    case otherFormat(figure: String)
    /// DocC shows the file for some readers in place of the others of its figure, which is not drawn for them now.
    case otherVariant(figure: String)
  }

  /// The file's name in its folder.
  let name: String
  let path: String
  let reason: Reason
  /// Whether the file is as the tool wrote it, so that nothing of a person's is lost with it.
  let isUnchanged: Bool

  /// Why it is left over, in words that follow its path.
  var words: String {
    let cause =
      switch reason {
      case .gone(let figure): "there is no figure \(figure) any more"
      case .otherFormat(let figure): "the figure \(figure) has another format now"
      case .otherVariant(let figure):
        "the figure \(figure) is not drawn at this scale or in this colour scheme now, and DocC would show both"
      }
    let advice =
      isUnchanged
      ? "drawing without --check removes it"
      : "somebody has changed it since it was drawn, so that it stays; remove it or give it another name"
    return "is left over: \(cause); \(advice)"
  }

  /// Removes the file.
  ///
  /// - Throws: ``ToolError`` of kind environment with the system's reason.
  func remove() throws(ToolError) {
    if unlink(path) != 0, errno != ENOENT {
      throw ToolError("cannot remove \(path): \(String(cString: strerror(errno)))", exitCode: .environment)
    }
  }

  /// What is printed of it for another program.
  func json(isCheck: Bool) throws -> String {
    struct Line: Encodable {
      var path: String
      var difference: String?
      var removed: Bool?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(path: path, difference: isCheck ? words : nil, removed: isCheck ? nil : true)
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }
}

extension FolderRecord {
  /// The files of the record that are there and that nobody asks for any more, in order.
  ///
  /// - Parameters:
  ///   - figures: what the files of all figures of the book are called.
  ///   - drawn: the names of the files that are drawn now, of whatever figure.
  ///   - replacement: why a file of a figure that is still there is left over; `nil` for one that is not.
  /// - Throws: ``ToolError`` of kind usage where a file cannot be read.
  func leftovers(
    figures: Set<String>, drawn: Set<String>,
    replacement: (_ name: String, _ figure: String) -> Leftover.Reason?
  ) throws(ToolError) -> [Leftover] {
    var leftovers: [Leftover] = []
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) where !drawn.contains(name) {
      let reason: Leftover.Reason
      if !figures.contains(entry.figure) {
        reason = .gone(figure: entry.figure)
      } else if let other = replacement(name, entry.figure) {
        reason = other
      } else {
        continue
      }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      leftovers.append(
        Leftover(name: name, path: path, reason: reason, isUnchanged: try isUnchanged(name)))
    }
    return leftovers
  }
}
