import Foundation

/// When references are written.
public enum SnapshotRecord: String, CaseIterable, Hashable, Sendable {
  /// Every reference that is not what would be drawn now, or is not there.
  case all
  /// References that are not there.
  case missing
  /// None; one that is not there fails.
  case never
  /// References that are not there, and those whose comparison fails.
  case failed

  /// The mode that the environment asks for: its variables, else `never` on CI, else `missing`.
  ///
  /// `COLLECTIONLAB_SNAPSHOT_RECORD` wins over `SNAPSHOT_TESTING_RECORD`.
  ///
  /// - Throws: ``SnapshotSettingError`` where a variable has another value, or where CI would rewrite references without
  ///   `COLLECTIONLAB_SNAPSHOT_ALLOW_CI_RECORD=1`.
  static func resolved(
    callSite: SnapshotRecord?, scope: SnapshotRecord?, variables: [String: String]
  ) throws(SnapshotSettingError) -> SnapshotRecord {
    let isCI = !["", "0", "false"].contains(variables["CI"] ?? "")
    var mode = callSite ?? scope
    if mode == nil {
      for name in ["COLLECTIONLAB_SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"] {
        guard let value = variables[name], !value.isEmpty else { continue }
        guard let named = SnapshotRecord(rawValue: value) else {
          throw SnapshotSettingError(
            "\(name)=\(value) is no recording mode; it may be \(allCases.map(\.rawValue).joined(separator: ", "))"
          )
        }
        mode = named
        break
      }
    }
    let result = mode ?? (isCI ? .never : .missing)
    if isCI, result == .all || result == .failed, variables["COLLECTIONLAB_SNAPSHOT_ALLOW_CI_RECORD"] != "1" {
      throw SnapshotSettingError(
        "record: .\(result.rawValue) would rewrite references on CI; set COLLECTIONLAB_SNAPSHOT_ALLOW_CI_RECORD=1 if "
          + "that is what this job is for")
    }
    return result
  }
}

/// A setting that cannot be followed.
public struct SnapshotSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the setting and the cure.
  public let description: String

  init(_ description: String) { self.description = description }
}
