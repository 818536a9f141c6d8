import CollectionLab
import Testing
import UIKit

@testable import Chapters

@Suite("What the textbook's later chapters say", .serialized)
struct LaterChaptersTests {
  private func host<V: View>(_ demo: V) -> CollectionViewHost<V> {
    CollectionViewHost(
      rootView: demo,
      environment: DrawingEnvironment(width: 390, height: 844, textMeasurer: PangoTextMeasurer.shared))
  }

  /// The frames of a section's items in sight, in their order.
  private func items<V: View>(_ section: Int, of host: CollectionViewHost<V>) throws -> [CGRect] {
    try host.visibleElements().filter { $0.identity.section == section }
      .compactMap { element -> (Int, CGRect)? in
        if case .item(_, let item) = element.identity { (item, element.frame) } else { nil }
      }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test("nested groups and a mosaic give the same frames, and nothing is measured")
  func escapeHatch() throws {
    let host = host(EscapeHatchDemo())
    let (nested, mosaic) = (try items(1, of: host), try items(2, of: host))
    let (first, second) = (try #require(nested.first).minY, try #require(mosaic.first).minY)
    #expect(nested.map { $0.offsetBy(dx: 0, dy: second - first) } == mosaic)
    // Two patterns of a large picture and two small ones: (136 − 8) / 2 = 64.
    #expect(nested.map(\.height) == [136, 64, 64, 136, 64, 64])
    #expect(
      nested[0].minX == 16 && nested[1].minX == nested[0].maxX + 8 && nested[3].minY == nested[0].maxY + 8)
    #expect(host.measurementCount == 0)
  }

  @Test("cards slide until they rest, the next on the one before")
  func deck() throws {
    let host = host(DeckDemo())
    try host.scroll(to: CGPoint(x: 0, y: 144))
    let elements = try host.visibleElements()
    #expect(elements.map(\.identity.item) == Array(0..<elements.count))
    // The third begins at 28 + 2 · 72 = 172, which is 28 below the visible top: it has just come to rest.
    #expect(elements[2].frame.minY == 172 && elements[3].frame.minY == 244)
    #expect(elements[2].frame.width == 358)
    // The first lies under two cards: 14 points higher for each, at nine tenths of its size.
    #expect(
      elements[0].frame.midY < elements[1].frame.midY && elements[1].frame.midY < elements[2].frame.midY)
    #expect(abs(elements[0].frame.width - 358 * 0.9) < 0.001)
    #expect(host.measurementCount == 0)
  }

  @Test("2,000 rows share few cells; each is measured once, and never where it declares its height")
  func probeBench() throws {
    let sized = try ProbeBench(rows: 2000, declaredHeight: nil)
    #expect(sized.measured == 2000 && sized.live < 60 && sized.created < 60 && sized.reused > 1900)
    #expect(sized.alive.contains(1000) && sized.alive.count <= sized.live)
    #expect(try ProbeBench(rows: 2000, declaredHeight: 44).measured == 0)
  }

  @Test("a value set on a section reaches its cells and no others")
  func mood() throws {
    let tile = MoodTile(place: Place.all[3])
    let environment = DrawingEnvironment(width: 80, height: 60, textMeasurer: PangoTextMeasurer.shared)
    let plain = try tile.displayList(in: environment)
    let set = try CollectionView { Section { tile }.environment(\.mood, .dusk) }
      .collectionItemHeight(60)
      .displayList(in: environment)
    #expect("\(plain)" != "\(set)")
    let own = try CollectionView { Section { tile } }.collectionItemHeight(60).displayList(in: environment)
    #expect("\(own)" != "\(set)")
  }

  @Test(
    "times are told in the unit that fits",
    arguments: [
      (4.2, "4 µs"), (317, "317 µs"), (3_581, "3.6 ms"), (51_527, "52 ms"), (723_990, "724 ms"),
      (1_000_000, "1 s"),
    ] as [(Double, String)])
  func times(microseconds: Double, words: String) {
    #expect(LogLogPlot.time(microseconds) == words)
  }

  @Test("every line of the plot has a time for each count")
  func record() {
    #expect(Chapter11.series.allSatisfy { $0.microseconds.count == Chapter11.counts.count })
  }

  @Test("a row let go between two categories comes to rest at one's edge")
  func dragged() {
    // 150 is nearer to 96 + 8 than to twice that.
    #expect(StoreViewController().dragged(by: 150).collectionView.orthogonalOffsets[0] == 104)
  }

  @Test("nested rows inherit an offset with their cell; sections keep their own")
  func inherited() {
    let nested = NestedRowsViewController().afterScrolling()
    let offsets = nested.collectionView.visibleCells.compactMap {
      ($0 as? CategoriesCell)?.row.contentOffset.x
    }
    #expect(offsets.sorted().last == 312 && offsets.filter { $0 != 0 }.count == 1)
    #expect(nested.collectionView.indexPathsForVisibleItems.allSatisfy { $0.item > 2 })
    let sections = SectionRowsViewController().afterScrolling().collectionView
    #expect(sections?.orthogonalOffsets[2] == 312)
    #expect(sections?.orthogonalOffsets.filter { $0.value != 0 }.count == 1)
  }

  @Test("the generic cell hands its model on to its view")
  func genericCells() throws {
    let controller = GenericCellsViewController()
    controller.show()
    let view = try #require(controller.collectionView)
    let label = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? GenericCellsViewController.LabelCell
    #expect(label?.customView.text == "Cell 1/9" && label?.model == "Cell 1/9")
    // (390 − 32 − 2 · 8) / 3 = 114.
    #expect(label?.customView.bounds.size == CGSize(width: 114, height: 52))
    let place = view.cellForItem(at: IndexPath(item: 1, section: 1)) as? GenericCellsViewController.PlaceCell
    #expect(place?.model == Place.all[1])
  }
}
