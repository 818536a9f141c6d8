import LayoutDocuments

/// Finds where an answer differs from what was recorded.
struct AnswerComparison {
  let tolerance: Double
  private(set) var differences: [String] = []

  init(tolerance: Double) { self.tolerance = tolerance }

  /// The members whose rows begin with which element they are about.
  private static let rows = ["items", "supplementaries", "decorations", "queries", "elements", "lookups"]

  /// Compares a case, a step or a part of one.
  ///
  /// Rows may be in any order, and `null` is what was not recorded; where only some rows were recorded, more in the
  /// answer are no difference.
  mutating func compare(_ ours: JSONValue, _ recorded: JSONValue, path: String = "") {
    switch recorded.kind {
    case .object:
      guard ours.kind == .object else { return differ(path, ours, recorded) }
      let isSample = recorded["sample"] != nil || recorded["clip"] != nil
      for (name, value) in JSONMembersOf(recorded) {
        let inner = path.isEmpty ? name : "\(path).\(name)"
        guard let own = ours[name] else {
          differences.append("\(inner) is missing")
          continue
        }
        if name == "expanded" || path.contains("expected") && Self.rows.contains(name) {
          compareRows(own, value, isSample: isSample, path: inner)
        } else {
          compare(own, value, path: inner)
        }
      }
    case .array:
      guard ours.kind == .array, ours.count == recorded.count else { return differ(path, ours, recorded) }
      for index in 0..<recorded.count {
        compare(ours[index]!, recorded[index]!, path: "\(path)[\(index)]")
      }
    case .number:
      guard let own = try? ours.number(), let number = try? recorded.number(),
        abs(own - number) <= tolerance
      else { return differ(path, ours, recorded) }
    case .string, .bool, .null:
      if ours != recorded { differ(path, ours, recorded) }
    }
  }

  /// Compares rows by what they are about.
  private mutating func compareRows(
    _ ours: JSONValue, _ recorded: JSONValue, isSample: Bool, path: String
  ) {
    guard ours.kind == .array, recorded.kind == .array else { return differ(path, ours, recorded) }
    var left: [String: JSONValue] = [:]
    for index in 0..<ours.count {
      if left.updateValue(ours[index]!, forKey: Self.identity(ours[index]!, in: path)) != nil {
        differences.append("\(path): \(Self.identity(ours[index]!, in: path)) is there twice")
      }
    }
    for index in 0..<recorded.count {
      let row = recorded[index]!
      let identity = Self.identity(row, in: path)
      guard let own = left.removeValue(forKey: identity) else {
        differences.append("\(path): \(identity) is missing")
        continue
      }
      if row.kind == .array {
        compareRow(own, row, path: "\(path) \(identity)")
      } else {
        compare(own, row, path: path)
      }
    }
    if !isSample { differences += left.keys.sorted().map { "\(path): \($0) was not recorded" } }
  }

  private mutating func compareRow(_ ours: JSONValue, _ recorded: JSONValue, path: String) {
    guard ours.count == recorded.count else { return differ(path, ours, recorded) }
    for index in 0..<recorded.count where recorded[index]!.kind != .null {
      compare(ours[index]!, recorded[index]!, path: path)
    }
  }

  /// What a row is about: all of it before the numbers of its rectangle.
  private static func identity(_ row: JSONValue, in path: String) -> String {
    if path.hasSuffix("queries") { return "\(row["rect"]!)" }
    guard row.kind == .array, !path.hasSuffix("elements") else { return "\(row)" }
    let count = path.hasSuffix("items") || path.hasSuffix("lookups") ? 2 : 3
    return (0..<count).map { "\(row[$0]!)" }.joined(separator: " ")
  }

  private mutating func differ(_ path: String, _ ours: JSONValue, _ recorded: JSONValue) {
    differences.append("\(path): \(ours), recorded \(recorded)")
  }

  /// The differences, then both cases as trees.
  static func report(_ differences: [String], _ ours: JSONValue, _ recorded: JSONValue) -> String {
    func tree(_ value: JSONValue) -> String {
      String(decoding: JSONWriter.bytes(of: value, style: .indented(depth: 4)), as: UTF8.self)
    }
    return (differences + ["ours:", tree(ours), "recorded:", tree(recorded)]).joined(separator: "\n")
  }

  private func JSONMembersOf(_ value: JSONValue) -> [(key: String, value: JSONValue)] {
    (try? value.object().map { $0 }) ?? []
  }
}
