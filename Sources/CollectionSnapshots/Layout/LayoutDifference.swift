public import Foundation

/// What moved, grew, appeared or vanished between two layouts.
public struct LayoutDifference: Hashable, Sendable {
  /// What happened to one entry.
  public struct Change: Hashable, Sendable {
    /// What the entry is called.
    public var name: String
    /// Where it was, in points; `nil` where it was not there.
    public var old: CGRect?
    /// Where it is, in points; `nil` where it is gone.
    public var new: CGRect?
    /// Its label then and now, where that changed.
    public var labels: [String] = []
  }

  /// The entries that changed, those of the old layout in their order, then what is new.
  public var changes: [Change] = []
  /// How many entries there are in the new layout.
  public var count = 0

  /// The way from `old` to `new`.
  ///
  /// Entries are told apart by what they are and what they lie in; texts of one parent by their words. O(n).
  public init(from old: LayoutRecord, to new: LayoutRecord) {
    count = new.entries.count
    let (oldKeys, newKeys) = (Self.keys(of: old), Self.keys(of: new))
    var found: [String: Int] = [:]
    for (index, key) in newKeys.enumerated() { found[key] = index }
    var isKept = [Bool](repeating: false, count: newKeys.count)
    for (entry, key) in zip(old.entries, oldKeys) {
      guard let index = found[key] else {
        changes.append(Change(name: entry.name, old: entry.frame, new: nil))
        continue
      }
      isKept[index] = true
      let other = new.entries[index]
      if Self.text(entry.frame) == Self.text(other.frame), entry.label == other.label { continue }
      changes.append(
        Change(
          name: entry.name, old: entry.frame, new: other.frame,
          labels: entry.label == other.label ? [] : [entry.label, other.label]))
    }
    for (index, entry) in new.entries.enumerated() where !isKept[index] {
      changes.append(Change(name: entry.name, old: nil, new: entry.frame))
    }
  }

  /// A key an entry: its own and its ancestors' subjects; equal ones are numbered.
  private static func keys(of layout: LayoutRecord) -> [String] {
    var path: [String] = []
    var counts: [String: Int] = [:]
    return layout.entries.map { entry in
      path.removeSubrange(min(entry.depth, path.count)...)
      let own = entry.name
      var key = (path + [own]).joined(separator: "\u{1F}")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      if count > 0 { key += "\u{1F}#\(count)" }
      path.append(count > 0 ? "\(own)#\(count)" : own)
      return key
    }
  }

  private static func text(_ frame: CGRect) -> String { LayoutRecord.text(frame) }
}

extension LayoutDifference.Change: CustomStringConvertible {
  /// `item 1.0  (16, 356, 173, 80) → (16, 364, 173, 80)  y +8`.
  public var description: String {
    guard let old else { return "\(name)  appeared at \(new.map(LayoutRecord.text) ?? "")" }
    guard let new else { return "\(name)  vanished from \(LayoutRecord.text(old))" }
    var words: [String] = []
    for (side, old, new) in [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ] where LayoutRecord.text(old) != LayoutRecord.text(new) {
      words.append("\(side) \(new > old ? "+" : "−")\(LayoutRecord.text(abs(new - old)))")
    }
    var text = name
    if !words.isEmpty {
      text += "  \(LayoutRecord.text(old)) → \(LayoutRecord.text(new))  \(words.joined(separator: ", "))"
    }
    if labels.count == 2 { text += "  “\(labels[0])” → “\(labels[1])”" }
    return text
  }
}
