import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

/// Rows of full width, 100 points high, which writes down what it is told and asked.
private final class TellingLayout: CollectionViewLayout {
  var events: [String] = []
  private var width: CGFloat = 0

  private func note(_ name: String, _ rect: CGRect) {
    events.append("\(name) \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
  }

  override func prepare() {
    super.prepare()
    width = collectionView?.bounds.width ?? 0
    events.append("prepare \(Int(width))")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: 2000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    note("elements", rect)
    return (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: width, height: 100)
    return attributes
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { note("animate from", oldBounds) }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    events.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeAnimatedBoundsChange() { events.append("finalize") }
}

@Suite("A layout of one's own while bounds change in an animation")
struct BoundsAnimationTests {
  private let source = RowSource(count: 20)

  private func host(_ layout: CollectionViewLayout) -> CollectionHost {
    CollectionHost(
      layout: layout, source: source,
      environment: LayoutEnvironment(containerSize: CGSize(width: 320, height: 480)))
  }

  @Test("It is told once prepared for the new bounds, and again when all is at its place")
  func told() throws {
    let layout = TellingLayout()
    let host = host(layout)
    host.recordsUpdates = true
    try host.layoutIfNeeded()
    _ = try host.draw()
    // What is shown for the first time has not changed.
    #expect(layout.events == ["prepare 320", "elements 0 0 320 480"])
    layout.events = []
    host.bounds = CGRect(x: 0, y: 30, width: 480, height: 480)
    host.bounds = CGRect(x: 0, y: 30, width: 480, height: 320)
    #expect(layout.events == [])
    try host.layoutIfNeeded()
    try host.layoutIfNeeded()
    #expect(layout.events == ["prepare 480", "animate from 0 0 320 480", "elements 0 30 480 320"])
    // Nothing has come into sight; the last row was seen from 400 to 500 and is out of it.
    layout.events = []
    try host.settleUpdate()
    #expect(layout.events == ["final 4", "finalize"])
    try host.settleUpdate()
    #expect(layout.events == ["final 4", "finalize"])
  }

  @Test("Where nobody looks on it is over when all is at its place")
  func unseen() throws {
    let layout = TellingLayout()
    let host = host(layout)
    try host.layoutIfNeeded()
    layout.events = []
    host.animateBounds(from: host.bounds)
    host.bounds = CGRect(x: 0, y: 0, width: 480, height: 480)
    try host.layoutIfNeeded()
    #expect(
      layout.events == ["prepare 480", "animate from 0 0 320 480", "elements 0 0 480 480", "finalize"])
  }

  @Test("The size of the content in another width is asked for in no animation")
  func aside() throws {
    let layout = TellingLayout()
    let host = host(layout)
    host.recordsUpdates = true
    try host.layoutIfNeeded()
    #expect(try host.contentSize(inWidth: 200) == CGSize(width: 200, height: 2000))
    host.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    try host.layoutIfNeeded()
    try host.settleUpdate()
    #expect(!host.hasRecordedUpdate && !layout.events.contains { $0.hasPrefix("animate") })
  }

  @Test(
    "Elements go from their old places and sizes to new ones, and what comes or goes moves as the layout says"
  )
  func drawn() throws {
    let host = host(TellingLayout())
    host.recordsUpdates = true
    _ = try host.draw()
    host.bounds = CGRect(x: 0, y: 150, width: 480, height: 480)
    try host.settleUpdate()
    let frames = try host.draw(update: 0.5).compactMap { item -> CGRect? in
      if case .scope(let scope) = item.content { scope.element?.frame } else { nil }
    }
    // The first row is gone: it goes from 0 to -150 and is -75 halfway. Those from the second on are seen 75 points higher
    // and 400 points wide halfway. The sixth and seventh come from 500 and 600, faded in at their places, 350 and 450.
    #expect(frames.map(\.minY) == [-75, 25, 125, 225, 325, 350, 450])
    #expect(frames.map(\.width) == [400, 400, 400, 400, 400, 480, 480])
  }

  @Test("Bounds that change without an animation, or come back to what they were, are none of its business")
  func untold() throws {
    let layout = TellingLayout()
    let host = host(layout)
    try host.layoutIfNeeded()
    host.bounds.size.width = 480
    try host.layoutIfNeeded()
    host.animateBounds(from: host.bounds)
    host.bounds.size.width = 320
    host.bounds.size.width = 480
    try host.layoutIfNeeded()
    #expect(!layout.events.contains("finalize") && layout.events.filter { $0.hasPrefix("animate") }.isEmpty)
  }
}
