/// Why text cannot be measured or drawn.
///
/// All are matters of the environment a program runs in: a tool ends with exit code 4.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A font file that is always needed is not installed.
  case missingFile(path: String, package: String)
  /// A font file is there but is no font, or has no such face.
  case unreadable(path: String, reason: String)
  /// No font of this family is known; names of families that are.
  case unknownFamily(name: String, available: [String])

  /// A sentence that names the font and what would be right.
  public var description: String {
    switch self {
    case .missingFile(let path, let package):
      "\(path): the font is not installed; install Debian's package \(package) (apt-get install \(package))"
    case .unreadable(let path, let reason):
      "\(path): not a usable font: \(reason)"
    case .unknownFamily(let name, let available):
      "no font family is called “\(name)”; known are \(available.joined(separator: ", ")); add the font's file with "
        + "FontLibrary.register(_:), --font or COLLECTIONLAB_FONTS"
    }
  }
}
