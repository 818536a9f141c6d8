/// Why a book cannot be made, in a sentence for a person.
public enum BookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A chapter's Swift file cannot be read.
  case unreadableSource(chapter: Int, path: String, reason: String)
  /// Two chapters, or two figures of one, would be written under one name.
  case sameName(String, first: String, second: String)
  /// The folder holds files of somebody else.
  case foreignFolder(String)
  /// The program that colours Swift is not there.
  case noHighlighter
  /// The program that colours Swift has failed.
  case highlighterFailed(reason: String)
  /// A file or folder cannot be read, written or removed.
  case file(path: String, reason: String)

  public var description: String {
    switch self {
    case .unreadableSource(let chapter, let path, let reason):
      "the source of chapter \(chapter) cannot be read: \(path): \(reason); build the tool again where its sources are"
    case .sameName(let name, let first, let second):
      "\(first) and \(second) would both be written as \(name); give one of them another name"
    case .foreignFolder(let path):
      "\(path) holds files that are not of a book; name a new or an empty folder with --output"
    case .noHighlighter:
      "the program highlight, which colours Swift, is missing; install it: apt-get install highlight"
    case .highlighterFailed(let reason): "the program highlight has failed: \(reason)"
    case .file(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
