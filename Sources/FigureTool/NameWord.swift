import CollectionLab
import PangoText

/// A word of somebody's own as part of a file's name: small letters, digits and underscores for what is between them.
///
/// Different words are different names, and none is taken for what another option adds.
enum NameWord {
  /// How many letters of a word are taken over.
  private static let limit = 40

  /// What the word is in a name; one that cannot be told from it has the beginning of its SHA-256 behind a full stop.
  static func encoded(_ text: String) -> String {
    if isNumber(text) { return text }
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = parts.isEmpty ? "tag" : String(parts.joined(separator: "_").prefix(limit))
    let isPlain = name.replacing("_", with: " ") == text && !SuffixWords.isOption(name)
    return isPlain ? name : "\(name).\(FontLibrary.digest(of: Array(text.utf8)).prefix(8))"
  }

  /// How the word that `name` stands for is read.
  static func decoded(_ name: String) -> String {
    if isNumber(name) { return name }
    return String(name.prefix { $0 != "." }).replacing("_", with: " ")
  }

  /// Whether the word is an item's number, or a section's and an item's.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { 1...7 ~= $0.count && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}
