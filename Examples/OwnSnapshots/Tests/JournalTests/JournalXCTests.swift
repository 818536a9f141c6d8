import CollectionTesting
import Journal
import XCTest

/// The same in XCTest, with settings for all tests of the class.
///
/// Views live on the main actor, and XCTest on Linux calls a method there only if it is `async`; one that is not says
/// itself that it runs there.
final class JournalXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(compare: .crossMachine) { super.invokeTest() }
  }

  @MainActor func testCell() async {
    let entry = JournalEntry(id: 7, place: "Orchard", hour: "08:15", note: "Frost on the grass.")
    XCTAssertEqual(SnapshotConfiguration.current.compare, .crossMachine)
    assertSnapshot(
      of: JournalCell(entry), as: .image(layout: .fixed(width: 280, height: nil)),
      variants: .matrix(styles: [.light, .dark]))
  }

  func testNames() {
    MainActor.assumeIsolated {
      for (id, place) in ["Dune", "Salt road"].enumerated() {
        let entry = JournalEntry(id: id, place: place, hour: "12:00", note: "No horizon.")
        assertSnapshot(of: JournalCell(entry), as: .layout(.fixed(width: 280, height: nil)), named: place)
      }
    }
  }
}
