/// Why a file cannot be a reference picture, as a sentence that names the cure.
public enum ReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file holds Git LFS's stand-in and not the picture.
  case largeFilePointer(path: String)
  case notPNG(path: String)
  case interlaced(path: String)
  case sixteenBits(path: String)
  /// The file ends early or contradicts itself.
  case damaged(path: String, reason: String)
  /// The file is there and cannot be read.
  case unreadable(path: String, reason: String)

  /// The sentence.
  public var description: String {
    switch self {
    case .largeFilePointer(let path):
      "\(path) is a Git LFS pointer and not the picture; run `git lfs pull` (and `git lfs install` on this machine)"
    case .notPNG(let path): "\(path) is not a PNG file; delete it and record it anew"
    case .interlaced(let path):
      "\(path) is an interlaced PNG, which no recording writes; record it anew, or save it without interlacing"
    case .sixteenBits(let path):
      "\(path) has 16 bits a channel; references have 8: record it anew, or convert it"
    case .damaged(let path, let reason):
      "\(path) is damaged (\(reason)); restore it from version control or record it anew"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    }
  }
}
