import CollectionLab
import Testing

@testable import CollectionSnapshots

@Suite("Layouts of pictures")
struct LayoutRecordTests {
  static func entry(
    _ identity: ElementIdentity, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    label: String = "", depth: Int = 0
  ) -> LayoutRecord.Entry {
    LayoutRecord.Entry(
      subject: .element(identity), depth: depth, label: label,
      frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("a record written as text is read back as it was, whatever its labels and kinds")
  func roundTrip() {
    let record = LayoutRecord(
      size: CGSize(width: 390, height: 844.5),
      entries: [
        Self.entry(.supplementary(kind: "header", section: 1, item: 0), 0, 132, 390, 36),
        LayoutRecord.Entry(
          subject: .text, depth: 1, label: "say \"\\n\"\n  (1, 2)  \"",
          frame: CGRect(x: 16, y: -0.333, width: 52, height: 20)),
        Self.entry(.supplementary(kind: "a  (b)  c", section: 0, item: 2), 1, 2, 3, 4, label: "مرحبا"),
        Self.entry(.decoration(kind: "item", section: 3, item: 0), 16, 17, 18, 19.125),
        Self.entry(.item(section: 0, item: 12), 1, 2, 3, 4, label: "  "),
        LayoutRecord.Entry(subject: .labelled, label: "Close", frame: .zero),
      ])
    #expect(LayoutRecord(record.description) == record)
    #expect(LayoutRecord("nonsense") == nil)
    #expect(LayoutRecord("size (1, 2)\nitem 0  (1, 2, 3, 4)") == nil)
    #expect(LayoutRecord("size (1, 2)\nitem 0.0  (1, 2, 3)") == nil)
  }

  @Test("a display list's elements and texts are recorded where they end up on the picture")
  func displayList() throws {
    let text = ShapedText(string: "Dune", size: CGSize(width: 40, height: 20), lines: [], runs: [])
    let inner = try DisplayItem.text(
      text, at: CGPoint(x: 3, y: 5), paints: [.color(SRGBColor(red: 0, green: 0, blue: 0))])
    let cell = DisplayScope(
      transform: CGAffineTransform(translationX: 10, y: 100),
      element: DisplayElement(
        identity: .item(section: 0, item: 4), frame: CGRect(x: 10, y: 100, width: 70, height: 80)),
      items: [inner])
    let page = DisplayScope(
      transform: CGAffineTransform(translationX: 7, y: 11), items: [try DisplayItem.scope(cell)])
    let list = DisplayList(size: CGSize(width: 200, height: 300), items: [try DisplayItem.scope(page)])
    #expect(
      LayoutRecord(list).description == """
        size (200, 300)
        item 0.4  (17, 111, 70, 80)
          text  (20, 116, 40, 20)  "Dune"

        """)
  }

  @Test("a difference names what moved, grew, appeared and vanished, with its frames")
  func difference() {
    let size = CGSize(width: 390, height: 844)
    let old = LayoutRecord(
      size: size,
      entries: [
        Self.entry(.supplementary(kind: "header", section: 1, item: 0), 16, 320, 343, 28),
        Self.entry(.item(section: 1, item: 0), 16, 356, 173, 80),
        Self.entry(.item(section: 1, item: 1), 201, 356, 173, 80),
        Self.entry(.item(section: 2, item: 0), 0, 700, 20, 20, label: "off"),
      ])
    let new = LayoutRecord(
      size: size,
      entries: [
        Self.entry(.supplementary(kind: "header", section: 1, item: 0), 16, 320, 343, 36),
        Self.entry(.item(section: 1, item: 0), 16, 364, 173, 80),
        Self.entry(.item(section: 1, item: 2), 201, 364, 173, 80),
        Self.entry(.item(section: 2, item: 0), 0, 700, 20, 20, label: "on"),
      ])
    let difference = LayoutDifference(from: old, to: new)
    #expect(
      difference.changes.map(\.description) == [
        "header 1.0  (16, 320, 343, 28) → (16, 320, 343, 36)  height +8",
        "item 1.0  (16, 356, 173, 80) → (16, 364, 173, 80)  y +8",
        "item 1.1  vanished from (201, 356, 173, 80)",
        "item 2.0  “off” → “on”",
        "item 1.2  appeared at (201, 364, 173, 80)",
      ])
    #expect(difference.count == 4)
    #expect(LayoutDifference(from: old, to: old).changes.isEmpty)
  }

  @Test("two texts of the same words are told apart by their order")
  func sameWords() {
    func record(_ tops: [CGFloat]) -> LayoutRecord {
      LayoutRecord(
        size: .zero,
        entries: tops.map {
          LayoutRecord.Entry(subject: .text, label: "Save", frame: CGRect(x: 1, y: $0, width: 30, height: 20))
        })
    }
    let difference = LayoutDifference(from: record([2, 40, 80]), to: record([2, 44, 80]))
    #expect(difference.changes.map(\.description) == ["text “Save”  (1, 40, 30, 20) → (1, 44, 30, 20)  y +4"])
  }
}
