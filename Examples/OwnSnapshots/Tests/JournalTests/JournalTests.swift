import CollectionTesting
import Journal
import Testing

@MainActor @Suite(.snapshots)
struct JournalTests {
  let entries = [
    JournalEntry(
      id: 1, place: "Dune", hour: "18:42",
      note: "The ridge threw its shadow a mile across the sand. We waited for it to reach us."),
    JournalEntry(id: 2, place: "Kelp forest", hour: "10:44", note: "Green light, slow as breath."),
    JournalEntry(
      id: 3, place: "Orchard", hour: "08:15", note: "Frost on the grass, bees already at work in the sun."),
    JournalEntry(id: 4, place: "Salt road", hour: "15:26", note: "No horizon."),
  ]

  var journal: JournalView {
    JournalView(days: [("Saturday", Array(entries[..<2])), ("Sunday", Array(entries[2...]))])
  }

  @Test func cell() {
    assertSnapshot(
      of: JournalCell(entries[0]),
      as: [.layout(.fixed(width: 320, height: nil)), .image(layout: .fixed(width: 320, height: nil))],
      variants: .matrix(contentSizes: [.large, .accessibility1], directions: [.leftToRight, .rightToLeft]))
  }

  @Test func list() {
    assertSnapshot(
      of: journal, as: .image(layout: .fixed(width: 320, height: 260)),
      variants: .matrix(styles: [.light, .dark]))
  }

  @Test func pinnedHeader() {
    assertSnapshot(
      of: journal, as: [.layout(.fixed(width: 320, height: 200))], named: "scrolled", scroll: .to(y: 60))
  }

  @Test(arguments: ["Dune", "Salt road"])
  func oneEntry(place: String) {
    let entry = entries.first { $0.place == place } ?? entries[0]
    assertSnapshot(of: JournalCell(entry), as: .image(layout: .fixed(width: 280, height: nil)), named: place)
  }
}
