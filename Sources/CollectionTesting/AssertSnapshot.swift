public import CollectionSnapshots
import Testing

/// Fails the test unless what is drawn is the reference.
///
/// ```swift
/// @Test @MainActor func grid() {
///   assertSnapshot(of: GridView(), as: .image(on: .iPhone13))
///   assertSnapshot(of: GridView(), as: .image(on: .iPhone13), named: "scrolled", scroll: .to(y: 400))
/// }
/// ```
///
/// The reference is `__Snapshots__/<file>/<test>[.<name>].png` beside the test's file. Without one, it is recorded and the
/// test fails once; on CI it fails until it is committed. A picture that is not the reference but that the comparison
/// allows is a warning. In Swift Testing and in XCTest alike.
///
/// - Parameters:
///   - value: what is drawn: a view, a view controller, a host.
///   - strategy: what it is a snapshot as.
///   - name: tells several snapshots of one test apart; needed where the test runs once for each of several arguments.
///   - variants: the ways to draw it; each is a file of its own.
///   - scroll: how far its content is scrolled.
///   - comparison: how pictures are compared; `nil` leaves it to the scope.
///   - record: when references are written; `nil` leaves it to the scope, then to the environment.
///   - fileID: where issues are recorded: left out by tests.
///   - filePath: the test's file, which the reference lies beside: left out by tests.
///   - testName: the test's name, part of the reference's: left out by tests.
///   - line: as `fileID`.
///   - column: as `fileID`.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
  variants: SnapshotVariants = .base, scroll: SnapshotScroll = .top,
  compare comparison: ImageComparison? = nil,
  record: SnapshotRecord? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: [strategy], named: name, variants: variants, scroll: scroll, compare: comparison,
    record: record, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the test unless what is drawn is the reference, under several strategies, in their order.
///
/// With `[.layout, .image]` the text fails first, and reads well in a review. See
/// ``assertSnapshot(of:as:named:variants:scroll:compare:record:fileID:filePath:testName:line:column:)``.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>],
  named name: String? = nil,
  variants: SnapshotVariants = .base, scroll: SnapshotScroll = .top,
  compare comparison: ImageComparison? = nil,
  record: SnapshotRecord? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = SnapshotTest(
    filePath: "\(filePath)", function: testName, line: Int(line), column: Int(column),
    isParameterized: Test.Case.current?.isParameterized ?? false)
  let outcomes = verifySnapshot(
    of: try value(), as: strategies, named: name, variants: variants, scroll: scroll, compare: comparison,
    record: record, test: test)
  for outcome in outcomes { TestRunner.current.report(outcome, at: site) }
}
