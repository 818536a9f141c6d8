import CollectionTesting
import Journal
import XCTest

/// The same in XCTest, with settings for all tests of the class.
final class JournalXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(compare: .crossMachine) { super.invokeTest() }
  }

  @MainActor func testCell() {
    let entry = JournalEntry(id: 7, place: "Orchard", hour: "08:15", note: "Frost on the grass.")
    assertSnapshot(
      of: JournalCell(entry), as: .image(layout: .fixed(width: 280, height: nil)),
      variants: .matrix(styles: [.light, .dark]))
  }

  @MainActor func testNames() {
    for (id, place) in ["Dune", "Salt road"].enumerated() {
      let entry = JournalEntry(id: id, place: place, hour: "12:00", note: "No horizon.")
      assertSnapshot(of: JournalCell(entry), as: .layout(.fixed(width: 280, height: nil)), named: place)
    }
  }
}
