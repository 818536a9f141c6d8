/// The lines in which two texts differ, with a little of what is around them.
enum TextDifference {
  /// Lines of `old` and `new`: those gone with `-`, those new with `+`, up to three unchanged ones around.
  ///
  /// O(n · d) in the lines and their differences, and never more than some million steps.
  static func lines(from old: String, to new: String, limit: Int = 60) -> [String] {
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[head..<old.count - tail], new[head..<new.count - tail])
    var removed = Set(oldMiddle.indices)
    var inserted = Set(newMiddle.indices)
    // Texts that have little in common are not worth the time to find it.
    if oldMiddle.count * newMiddle.count <= 4_000_000 {
      removed = []
      inserted = []
      for change in Array(newMiddle).difference(from: Array(oldMiddle)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(head + offset)
        case .insert(let offset, _, _): inserted.insert(head + offset)
        }
      }
    }
    var all: [(mark: Character, text: Substring)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        all.append(("-", old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        all.append(("+", new[j]))
        j += 1
      } else {
        all.append((" ", old[i]))
        i += 1
        j += 1
      }
    }
    let changed = all.indices.filter { all[$0].mark != " " }
    var shown: [String] = []
    var last = -1
    for index in changed {
      for near in max(index - 3, last + 1)..<min(index + 4, all.count) {
        if near > last + 1, last >= 0 { shown.append("…") }
        shown.append("\(all[near].mark) \(all[near].text)")
        last = near
      }
    }
    if shown.count > limit { return shown[..<limit] + ["… and \(shown.count - limit) lines more"] }
    return shown
  }
}
