public import CollectionSnapshots
public import Testing

/// Settings that every snapshot of a test or suite follows, unless a call says otherwise.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotConfiguration

  /// A suite's trait holds for all tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test under the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let settings = configuration
    try await withSnapshotTesting(
      record: settings.record, compare: settings.compare, directory: settings.directory,
      artifacts: settings.artifacts,
      maxBytes: settings.maxBytes
    ) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Snapshots with everything as it is by default.
  public static var snapshots: Self { snapshots() }

  /// Settings for the snapshots of a test or suite; inner traits win over outer ones.
  ///
  /// - Parameters:
  ///   - record: when references are written.
  ///   - compare: how pictures are compared.
  ///   - directory: the folder of the references, in place of `__Snapshots__` beside the test's file.
  ///   - artifacts: the folder that failures are written to.
  ///   - maxBytes: the largest a reference may be, in bytes, before its recording is warned of.
  public static func snapshots(
    record: SnapshotRecord? = nil, compare: ImageComparison? = nil, directory: String? = nil,
    artifacts: String? = nil, maxBytes: Int? = nil
  ) -> Self {
    SnapshotTrait(
      configuration: SnapshotConfiguration(
        record: record, compare: compare, directory: directory, artifacts: artifacts, maxBytes: maxBytes))
  }
}
