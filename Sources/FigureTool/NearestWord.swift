/// Finds the word somebody probably meant.
enum NearestWord {
  /// The candidate with the fewest edits from `word`, or `nil` where all differ in more than a third of the letters.
  static func of(_ word: String, among candidates: [String]) -> String? {
    let nearest = candidates.map { ($0, distance(Array(word), Array($0))) }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= max(1, word.count / 3) else { return nil }
    return nearest.0
  }

  /// Levenshtein's distance: letters inserted, deleted or replaced.
  ///
  /// O(nm).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(row[j] + 1, above + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
