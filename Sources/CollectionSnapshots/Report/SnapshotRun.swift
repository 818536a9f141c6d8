import Foundation

/// What the snapshots of a test run came to, gathered from all of its processes.
public struct SnapshotRun: Sendable {
  /// The folder of artefacts.
  public let folder: String
  /// A result a snapshot, in the order of their names.
  public let results: [SnapshotResult]

  /// The run whose results are in `folder`.
  ///
  /// Where several processes had the same snapshot, the last one speaks for it. A line that is no result is left out.
  ///
  /// - Throws: ``SnapshotRunError`` where the folder has no results.
  public init(folder: String) throws(SnapshotRunError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasPrefix("result.") && $0.hasSuffix(".jsonl") }.map { "\(folder)/\($0)" }
    if files.isEmpty { throw .noResults(folder: folder) }
    var byName: [String: SnapshotResult] = [:]
    for file in files.sorted(by: { (Self.time($0), $0) < (Self.time($1), $1) }) {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      for line in data.split(separator: 10) {
        guard let result = try? JSONDecoder().decode(SnapshotResult.self, from: Data(line)) else { continue }
        byName[result.reference] = result
      }
    }
    self.folder = folder
    results = byName.values.sorted { ($0.name, $0.reference) < ($1.name, $1.reference) }
  }

  /// Results that a person must look at: all but those that passed without remark.
  public var remarkable: [SnapshotResult] { results.filter { $0.status != .passed } }

  /// When a file was last written, in seconds; 0 where there is none.
  static func time(_ path: String) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }
}

/// Why there is nothing to report.
public enum SnapshotRunError: Error, Hashable, Sendable, CustomStringConvertible {
  case noResults(folder: String)

  /// A sentence with the cure.
  public var description: String {
    switch self {
    case .noResults(let folder):
      "\(folder) has no results of snapshot tests; run the tests first, or say where they are with --artifacts"
    }
  }
}
