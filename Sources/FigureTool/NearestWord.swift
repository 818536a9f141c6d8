/// Finds the word somebody probably meant.
enum NearestWord {
  /// The candidate with the fewest edits from `word`, small letters or not, or `nil` where all differ in more than a third of the letters.
  static func of(_ word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    let nearest = candidates.map { ($0, distance(letters, Array($0.lowercased()))) }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= max(1, word.count / 3) else { return nil }
    return nearest.0
  }

  /// What is said behind a word that is not known: which one was probably meant, and which there are.
  ///
  /// - Parameters:
  ///   - word: what was given.
  ///   - candidates: what may have been meant.
  ///   - list: a sentence of what there is, such as `the devices are …`; empty for none.
  static func advice(_ word: String, among candidates: [String], _ list: String) -> String {
    guard let nearest = of(word, among: candidates) else { return list.isEmpty ? "" : "; \(list)" }
    let sentence = list.prefix(1).uppercased() + list.dropFirst()
    return "; did you mean \(nearest)?" + (list.isEmpty ? "" : " \(sentence)")
  }

  /// Damerau's distance: letters inserted, deleted, replaced, or swapped with their neighbour.
  ///
  /// O(nm).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
