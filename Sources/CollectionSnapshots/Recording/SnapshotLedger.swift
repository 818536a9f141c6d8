import Synchronization

/// Which references this process has used, and for which call: two calls must not share a file.
final class SnapshotLedger: Sendable {
  static let shared = SnapshotLedger()

  private struct Use {
    var path: String
    var test: SnapshotTest
  }

  private let uses = Mutex<[String: Use]>([:])

  init() {}

  /// Notes that `test` uses the file at `path`; a sentence where another call does, or a file that differs in case only.
  ///
  /// A call may use its file again: a test may be run several times, and a retry is harmless.
  func claim(_ path: String, for test: SnapshotTest, isNamed: Bool) -> String? {
    uses.withLock { uses in
      guard let use = uses[path.lowercased()] else {
        uses[path.lowercased()] = Use(path: path, test: test)
        return nil
      }
      if use.path != path {
        return
          "\(path) and \(use.path) differ in upper and lower case only, which some disks do not tell apart; give one "
          + "of them another name:"
      }
      if use.test == test { return nil }
      let place = "\(use.test.fileName).swift:\(use.test.line)"
      return isNamed
        ? "\(path) is already the snapshot of the call at \(place); give this one another name: with named:"
        : "two snapshots of \(test.name) have no name, this one and that at \(place); give one of them named: \"…\""
    }
  }
}
