/// What holds for all snapshots of a scope, unless a call says otherwise.
public struct SnapshotConfiguration: Sendable {
  /// When references are written; `nil` leaves it to the environment.
  public var record: SnapshotRecord?
  /// How pictures are compared; `nil` is ``ImageComparison/exact``.
  public var compare: ImageComparison?
  /// The folder of the references, in place of `__Snapshots__` beside the test's file.
  public var directory: String?
  /// The folder that failures are written to.
  public var artifacts: String?
  /// The largest a reference may be, in bytes, before its recording is warned of.
  public var maxBytes: Int?

  /// A configuration that leaves everything as it is.
  public init(
    record: SnapshotRecord? = nil, compare: ImageComparison? = nil, directory: String? = nil,
    artifacts: String? = nil, maxBytes: Int? = nil
  ) {
    self.record = record
    self.compare = compare
    self.directory = directory
    self.artifacts = artifacts
    self.maxBytes = maxBytes
  }

  /// What holds where the current task runs.
  @TaskLocal public static var current = SnapshotConfiguration()

  /// This configuration where `inner` says nothing.
  func overridden(by inner: SnapshotConfiguration) -> SnapshotConfiguration {
    SnapshotConfiguration(
      record: inner.record ?? record, compare: inner.compare ?? compare,
      directory: inner.directory ?? directory,
      artifacts: inner.artifacts ?? artifacts, maxBytes: inner.maxBytes ?? maxBytes)
  }
}

/// Runs `operation` under settings that every snapshot in it follows, unless a call says otherwise.
///
/// Scopes nest; the innermost that says something wins.
public func withSnapshotTesting<Result>(
  record: SnapshotRecord? = nil, compare: ImageComparison? = nil, directory: String? = nil,
  artifacts: String? = nil, maxBytes: Int? = nil, operation: () throws -> Result
) rethrows -> Result {
  let inner = SnapshotConfiguration(
    record: record, compare: compare, directory: directory, artifacts: artifacts, maxBytes: maxBytes)
  return try SnapshotConfiguration.$current.withValue(
    SnapshotConfiguration.current.overridden(by: inner), operation: operation)
}

/// Runs an asynchronous `operation` under settings that every snapshot in it follows.
public func withSnapshotTesting<Result>(
  record: SnapshotRecord? = nil, compare: ImageComparison? = nil, directory: String? = nil,
  artifacts: String? = nil, maxBytes: Int? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let inner = SnapshotConfiguration(
    record: record, compare: compare, directory: directory, artifacts: artifacts, maxBytes: maxBytes)
  return try await SnapshotConfiguration.$current.withValue(
    SnapshotConfiguration.current.overridden(by: inner), operation: operation)
}
