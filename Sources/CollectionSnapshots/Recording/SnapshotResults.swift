import Foundation
import Synchronization

/// One line of what the snapshots of a process came to, from which reports are made.
public struct SnapshotResult: Codable, Hashable, Sendable {
  /// An element that moved, grew, appeared or vanished.
  public struct Change: Codable, Hashable, Sendable {
    public var name: String
    /// x, y, width, height in points; `nil` where it was not there.
    public var old: [Double]?
    /// x, y, width, height in points; `nil` where it is gone.
    public var new: [Double]?
  }

  public var name: String
  public var status: SnapshotOutcome.Status
  public var message: String
  /// The path of the reference, of what was drawn, and of the picture of the difference.
  public var reference: String
  public var actual: String?
  public var difference: String?
  /// The source file and line of the call.
  public var file: String
  public var line: Int
  public var differingPixels: Int
  public var maximumDelta: Int
  public var densestWindow: Int
  /// Left, top, right and bottom of the regions, in pixels.
  public var regions: [[Int]]
  public var changes: [Change]
}

/// Writes results, a line each, into a file a process.
enum SnapshotResults {
  private static let started = Mutex<Set<String>>([])

  /// Adds the result of one snapshot; that it cannot be written is no reason for a test to fail.
  static func append(_ outcome: SnapshotOutcome, test: SnapshotTest, at location: SnapshotLocation) {
    let hasArtifacts = outcome.status == .changed || outcome.status == .missing
    let ending = location.relativePath.dropFirst(location.name.count + 1)
    let result = SnapshotResult(
      name: location.name, status: outcome.status, message: outcome.message, reference: location.reference,
      actual: hasArtifacts ? location.artifact("actual.\(ending)") : nil,
      difference: outcome.attachments.isEmpty ? nil : location.artifact("diff.png"), file: test.filePath,
      line: test.line, differingPixels: outcome.difference?.differingPixels ?? 0,
      maximumDelta: outcome.difference?.maximumDelta ?? 0,
      densestWindow: outcome.difference?.densestWindow ?? 0,
      regions: outcome.difference?.regions.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } ?? [],
      changes: outcome.layoutDifference?.changes.map {
        SnapshotResult.Change(name: $0.name, old: $0.old.map(numbers), new: $0.new.map(numbers))
      } ?? [])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(result) else { return }
    let path = "\(location.artifacts)/result.\(getpid()).jsonl"
    started.withLock { started in
      if started.insert(path).inserted { try? ReferenceFile.write([], to: path) }
      guard let file = fopen(path, "a") else { return }
      _ = (Array(line) + [10]).withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
      fclose(file)
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
  }
}
