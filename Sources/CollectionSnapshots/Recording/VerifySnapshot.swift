/// Compares what is drawn with its reference, and answers what came of it, without failing any test.
///
/// For assertions of one's own. Files are read and written as for an assertion.
///
/// - Parameters:
///   - value: what is drawn.
///   - strategies: what it is a snapshot as; each is a file of its own.
///   - name: tells several snapshots of one test apart; needed where the test runs once for each of several arguments.
///   - variants: the ways to draw it; each is a file of its own.
///   - scroll: how far its content is scrolled.
///   - comparison: how pictures are compared; `nil` leaves it to the scope.
///   - record: when references are written; `nil` leaves it to the scope, then to the environment.
///   - test: the call that the snapshot belongs to.
/// - Returns: an outcome a file, the variants in order and within each the strategies.
@preconcurrency @MainActor
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>],
  named name: String? = nil,
  variants: SnapshotVariants = .base, scroll: SnapshotScroll = .top,
  compare comparison: ImageComparison? = nil,
  record: SnapshotRecord? = nil, test: SnapshotTest
) -> [SnapshotOutcome] {
  let configuration = SnapshotConfiguration.current
  let verifier = SnapshotVerifier(
    test: test, name: name, configuration: configuration,
    comparison: comparison ?? configuration.compare ?? .exact, record: record)
  return verifier.verify(value, as: strategies, variants: variants, scroll: scroll)
}
