import CollectionTesting
import Testing

@testable import CollectionSnapshots

@Suite("Asserting snapshots")
struct AssertSnapshotTests {
  let folder = ScratchFolder()

  @Test("a changed picture fails the test, one within the tolerance warns, the same one does neither")
  func assertion() {
    func check(
      _ record: SnapshotRecord? = nil, _ color: Color = .orange, _ comparison: ImageComparison? = nil
    ) {
      withSnapshotTesting(directory: folder.path, artifacts: "\(folder.path)/artifacts") {
        assertSnapshot(
          of: Text("Dune").padding(4).background(color), as: .image, named: "card", compare: comparison,
          record: record)
      }
    }
    withKnownIssue("recording fails once") {
      check(.missing)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("recorded") }
    }
    check(.never)
    withKnownIssue("a changed picture fails") {
      check(.never, .red)
    } matching: { issue in
      issue.severity == .error && issue.comments.contains { $0.rawValue.contains("px differ") }
    }
    let lenient = ImageComparison(channelTolerance: 255)
    withKnownIssue("within the tolerance is a warning") {
      check(.never, .red, lenient)
    } matching: { issue in
      issue.severity == .warning && issue.comments.contains { $0.rawValue.contains("within tolerance") }
    }
  }

  @Test("scopes nest, and the innermost that says something wins")
  func scopes() async {
    withSnapshotTesting(record: .failed, compare: .crossMachine) {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotConfiguration.current.record == .never)
        #expect(SnapshotConfiguration.current.compare == .crossMachine)
      }
      #expect(SnapshotConfiguration.current.record == .failed)
    }
    #expect(SnapshotConfiguration.current.record == nil)
  }

  @Test("a trait holds for its test", .snapshots(record: .never, maxBytes: 5))
  func trait() {
    #expect(SnapshotConfiguration.current.record == .never)
    #expect(SnapshotConfiguration.current.maxBytes == 5)
  }
}
