import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct OwnLayoutTests {
  @Test("A layout of one's own places the views by the sizes they declare, and measures none")
  func deck() throws {
    let view = CollectionView(layout: DeckLayout.init) {
      Color.red.collectionItemHeight(100)
      Color.green.collectionItemAspectRatio(2)
      Color.blue.collectionItemHeight(30)
    }
    let collection = try HostedCollection(view, width: 180, height: 300)
    #expect(
      try collection.items() == [
        CGRect(x: 10, y: 10, width: 160, height: 100), CGRect(x: 10, y: 50, width: 160, height: 80),
        CGRect(x: 10, y: 90, width: 160, height: 30),
      ])
    #expect(try collection.host.contentSize() == CGSize(width: 180, height: 140))
    #expect(collection.host.measurementCount == 0)
    // Cards lie on each other in order.
    let drawn = try Drawn(view, width: 180, height: 300)
    #expect(drawn.elements.map { $0.identity?.item } == [0, 1, 2])
  }

  @Test("What declares nothing is measured for it, members of a class once")
  func measured() throws {
    let plain = CollectionView(layout: DeckLayout.init) { ForEach(0..<3) { box(10, CGFloat(30 + $0)) } }
    let collection = try HostedCollection(plain, width: 180, height: 300)
    #expect(try collection.items().map(\.height) == [30, 31, 32])
    #expect(collection.host.measurementCount == 3)
    let shared = try HostedCollection(plain.collectionSizingClass("card"), width: 180, height: 300)
    #expect(try shared.items().map(\.height) == [30, 30, 30])
    #expect(shared.host.measurementCount == 1)
  }

  @Test(
    "Such a collection is scrolled by offset and by tag, and is as high as its content under an open height")
  func scrolled() throws {
    let view = CollectionView(layout: DeckLayout.init) { ForEach(0..<20) { _ in Color.red } }
      .collectionItemHeight(100)
    // 10 + 19 × 40 + 100 + 10
    #expect(try Drawn(view, width: 180).list.size.height == 880)
    let reached = try Drawn(view.collectionScrollPosition(tag: 9, anchor: .top), width: 180, height: 200)
    #expect(reached.elements.first { $0.identity?.item == 9 }?.frame.minY == 0)
    let offset = try Drawn(view, width: 180, height: 200, contentOffset: CGPoint(x: 0, y: 50))
    #expect(offset.elements.first { $0.identity?.item == 5 }?.frame.minY == 160)
  }

  @Test("The layout is made once a lifetime")
  func lifetime() throws {
    var made: [DeckLayout] = []
    let host = ViewHost(
      rootView: CollectionView(layout: {
        let layout = DeckLayout()
        made.append(layout)
        return layout
      }) {
        Color.red.collectionItemHeight(10)
      })
    for height in [100, 100, 200] as [CGFloat] {
      _ = try host.displayList(
        in: DrawingEnvironment(width: 100, height: height, textMeasurer: MonospacedTextMeasurer()))
    }
    #expect(made.count == 1)
  }
}
