import Foundation

extension SnapshotRun {
  /// What became of a snapshot that was to be accepted.
  public enum Acceptance: Hashable, Sendable {
    /// What was drawn is the reference now.
    case accepted(reference: String)
    /// The reference was written after the run, so that the run says nothing of it.
    case outdated(reference: String)
    /// What was drawn is not there any more.
    case gone(name: String)
  }

  /// Makes what was drawn the reference, for the snapshots that failed and whose names match.
  ///
  /// - Parameter patterns: names, beginnings of names, or names with `*`; none stands for all.
  /// - Returns: what became of each, in order; empty where no failed snapshot matches.
  /// - Throws: an error that names the file where it cannot be written.
  public func accept(_ patterns: [String]) throws -> [Acceptance] {
    var acceptances: [Acceptance] = []
    for result in results where result.actual != nil && Self.matches(result.name, patterns) {
      guard let actual = result.actual, let bytes = FileManager.default.contents(atPath: actual) else {
        acceptances.append(.gone(name: result.name))
        continue
      }
      if Self.time(result.reference) > Self.time(actual) {
        acceptances.append(.outdated(reference: result.reference))
        continue
      }
      try ReferenceFile.write(Array(bytes), to: result.reference)
      acceptances.append(.accepted(reference: result.reference))
    }
    return acceptances
  }

  /// Whether a name is meant by one of `patterns`.
  static func matches(_ name: String, _ patterns: [String]) -> Bool {
    if patterns.isEmpty { return true }
    return patterns.contains { pattern in
      if pattern.contains("*") { return fnmatch(pattern, name, 0) == 0 }
      return name == pattern || name.hasPrefix("\(pattern).") || name.hasPrefix("\(pattern)~")
        || name.hasPrefix("\(pattern)@") || name.hasPrefix("\(pattern)/")
    }
  }
}
