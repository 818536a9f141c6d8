import Foundation
import Synchronization

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
      line: test.line, test: test.name, size: outcome.size.map { [Double($0.width), Double($0.height)] },
      environmentChanges: outcome.environmentChanges,
      differingPixels: outcome.difference?.differingPixels ?? 0,
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
