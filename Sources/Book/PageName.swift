/// Names of files and anchors.
enum PageName {
  /// `text` in small Latin letters and digits, joined by hyphens; `other` where it has none.
  static func slug(_ text: String, other: String) -> String {
    let words = text.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? other : words.joined(separator: "-")
  }

  /// A chapter's number as file names show it: two digits at least.
  static func number(_ number: Int) -> String {
    (0..<10).contains(number) ? "0\(number)" : "\(number)"
  }
}
