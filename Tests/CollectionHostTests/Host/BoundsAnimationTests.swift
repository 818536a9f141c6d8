import CollectionHost
import CollectionLayout
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
    // What is shown for the first time has not changed.
    #expect(layout.events == ["prepare 320", "elements 0 0 320 480"])
    layout.events = []
    host.bounds = CGRect(x: 0, y: 30, width: 480, height: 480)
    host.bounds = CGRect(x: 0, y: 30, width: 480, height: 320)
    #expect(layout.events == [])
    try host.layoutIfNeeded()
    try host.layoutIfNeeded()
    #expect(
      layout.events == ["prepare 480", "animate from 0 0 320 480", "elements 0 30 480 320", "finalize"])
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
