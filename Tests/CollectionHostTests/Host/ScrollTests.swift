import CollectionHost
import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite("Scrolling a host")
struct ScrollTests {
  @Test("A flick goes on for its speed times 0.998 / 0.002, and ends where the content does")
  func deceleration() throws {
    let source = RowSource(count: 1000)
    defer { withExtendedLifetime(source) {} }
    let host = CollectionHost.phone(source, RowLayouts.absolute(44))
    // 100 points dragged, then 2 points a millisecond: 2 · 499.
    try host.scroll(by: CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: 2))
    #expect(abs(host.bounds.minY - 1098) < 1e-6)
    try host.scroll(by: CGPoint(x: 0, y: -50))
    #expect(abs(host.bounds.minY - 1048) < 1e-6)
    // The fast rate of paging: 2 · 0.99 / 0.01.
    host.decelerationRate = 0.99
    try host.scroll(by: .zero, velocity: CGPoint(x: 0, y: 2))
    #expect(abs(host.bounds.minY - 1246) < 1e-6)
    try host.scroll(by: CGPoint(x: 0, y: 1e7), velocity: CGPoint(x: 0, y: 50))
    // 44,000 − 844.
    #expect(host.bounds.minY == 43_156)
    try host.scroll(by: CGPoint(x: 0, y: -1e7))
    #expect(host.bounds.minY == 0)
    try host.scroll(by: CGPoint(x: CGFloat.nan, y: .infinity), velocity: CGPoint(x: 0, y: CGFloat.nan))
    #expect(host.bounds.origin == .zero)
  }

  @Test("What is flown over is measured on the way, as a person sees it go by")
  func flight() throws {
    let source = RowSource(count: 1000)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    try host.scroll(by: .zero, velocity: CGPoint(x: 0, y: 10))
    let last = try #require(try host.visibleElements().map(\.identity.item).max())
    #expect(source.asked == Array(0...last))
  }

  @Test("Scrolling up over rows that were never measured does not move those in sight")
  func upwards() throws {
    let source = RowSource(count: 1000)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    host.scroll(to: CGPoint(x: 0, y: 20_000))
    var before = try host.positions()
    for _ in 0..<20 {
      host.scroll(to: CGPoint(x: 0, y: host.bounds.minY - 100))
      let now = try host.positions()
      let common = before.keys.filter { now[$0] != nil }
      #expect(!common.isEmpty)
      for identity in common { #expect(abs(now[identity]! - before[identity]! - 100) < 1e-6) }
      before = now
    }
  }

  @Test("An element is scrolled to an anchor, though what lies above it is measured only then")
  func toElement() throws {
    let source = RowSource(count: 500)
    defer { withExtendedLifetime(source) {} }
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    let identity = ElementIdentity.item(section: 0, item: 300)
    try host.scroll(to: identity, anchor: CGPoint(x: 0, y: 0))
    #expect(abs(try #require(try host.positions()[identity])) < 1e-6)
    try host.scroll(to: identity, anchor: CGPoint(x: 0, y: 1))
    let frame = try #require(host.frame(of: identity))
    #expect(abs(frame.maxY - host.bounds.maxY) < 1e-6)
    // It is in sight: as little as possible is nothing.
    let offset = host.bounds.minY
    try host.scroll(to: identity)
    #expect(host.bounds.minY == offset)
    try host.scroll(to: .item(section: 0, item: 500))
    #expect(host.bounds.minY == offset)
  }

  @Test(
    "Content that scrolls sideways begins at the right from right to left, and stays there as it is measured")
  func fromRightToLeft() throws {
    let source = RowSource(count: 40)
    let host = CollectionHost.phone(source, RowLayouts.sideways())
    host.environment.traits.layoutDirection = .rightToLeft
    func screenX() throws -> [ElementIdentity: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: try host.visibleElements().map {
          ($0.identity, $0.frame.minX - host.bounds.minX)
        })
    }
    let first = ElementIdentity.item(section: 0, item: 0)
    // Columns turn out 50 wide: eight of them fill 390 points from the right.
    #expect(try screenX()[first] == 340)
    #expect(source.asked == Array(0..<8))
    // 8 · 50 + 32 · 60 - 390.
    #expect(host.bounds.minX == 1930)
    var before = try screenX()
    for _ in 0..<10 {
      host.scroll(to: CGPoint(x: host.bounds.minX - 100, y: 0))
      let now = try screenX()
      let common = before.keys.filter { now[$0] != nil }
      #expect(!common.isEmpty)
      for identity in common { #expect(abs(now[identity]! - before[identity]! - 100) < 1e-6) }
      before = now
    }
    // At the left is the end, which is no start that is kept.
    host.scroll(to: .zero)
    #expect(try screenX()[.item(section: 0, item: 39)] == 0)
    #expect(host.bounds.minX == 0)
    host.scrollToStart()
    #expect(try screenX()[first] == 340)
    host.environment.traits.layoutDirection = .leftToRight
    #expect(try screenX()[first] == 0)
  }

  @Test("A new width keeps the first cell in sight in its place")
  func rotation() throws {
    let source = RowSource(count: 500)
    defer { withExtendedLifetime(source) {} }
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    for _ in 0..<10 { try host.scroll(by: CGPoint(x: 0, y: 500)) }
    let before = try host.positions()
    let first = try #require(before.filter { $0.value >= 0 }.min { $0.value < $1.value })
    host.bounds.size = CGSize(width: 600, height: 844)
    #expect(abs(try #require(try host.positions()[first.key]) - first.value) < 1e-6)
  }
}

@Suite("Rows that scroll by themselves")
struct OrthogonalHostTests {
  /// Twelve rows of twenty cards, in a view that shows two and a half of them.
  private func carousels() -> (CollectionHost, RowSource) {
    let source = RowSource((0..<12).map { section in (0..<20).map { section * 100 + $0 } })
    return (CollectionHost.phone(source, RowLayouts.carousels(), height: 300), source)
  }

  private func firstX(_ section: Int, of host: CollectionHost) throws -> CGFloat? {
    try host.visibleElements().first { $0.identity.section == section }?.frame.minX
  }

  @Test("The third section's offset is its own, whoever uses its cells")
  func belongsToSection() throws {
    let (host, source) = carousels()
    try host.layoutIfNeeded()
    host.scroll(section: 2, to: 250)
    // Cards are 110 apart: the card that begins at 220 is the first in sight, 30 points beyond the edge.
    #expect(try firstX(2, of: host) == -30)
    let used = host.createdCount
    // The ninth section begins at 8 · 120.
    host.scroll(to: CGPoint(x: 0, y: 960))
    #expect(try firstX(8, of: host) == 0 && host.orthogonalOffset(inSection: 8) == 0)
    #expect(host.reusedCount > 0 && host.createdCount <= used + 4)
    #expect(source.ended.contains(.item(section: 2, item: 2)))
    host.scroll(to: CGPoint(x: 0, y: 120))
    #expect(try firstX(2, of: host) == -30 && host.orthogonalOffset(inSection: 2) == 250)
  }

  @Test("An update moves a section's offset along with it, and a section that comes starts at its beginning")
  func followsUpdates() throws {
    let (host, source) = carousels()
    try host.layoutIfNeeded()
    host.scroll(section: 2, to: 250)
    host.scroll(section: 4, to: 500)
    source.sections.insert((0..<20).map { 9000 + $0 }, at: 0)
    source.sections.remove(at: 5)
    var difference = DiffableDifference()
    difference.insertedSections = [0]
    difference.deletedSections = [4]
    try host.apply(difference)
    #expect(try host.orthogonalOffset(inSection: 3) == 250)
    for section in 0..<12 where section != 3 {
      #expect(try host.orthogonalOffset(inSection: section) == 0)
    }
  }

  @Test("Offsets stay between the ends, and a gesture ends where the behaviour says")
  func gestures() throws {
    let (host, source) = carousels()
    defer { withExtendedLifetime(source) {} }
    try host.layoutIfNeeded()
    host.scroll(section: 0, to: 1e9)
    // 20 cards of 100, 19 gaps of 10, less the view's 390.
    #expect(try host.orthogonalOffset(inSection: 0) == 1800)
    host.scroll(section: 0, to: .nan)
    #expect(try host.orthogonalOffset(inSection: 0) == 0)
    // Continuous rows slow down as any scroll view: 1 · 499.
    try host.scroll(section: 0, by: 30, velocity: 1)
    #expect(abs(try #require(try host.orthogonalOffset(inSection: 0)) - 529) < 1e-6)
    #expect(try host.orthogonalOffset(inSection: 99) == nil)
    try host.scroll(section: 99, by: 30)
  }

  @Test("A card of a row is reached by scrolling the row and the content")
  func card() throws {
    let (host, source) = carousels()
    defer { withExtendedLifetime(source) {} }
    let identity = ElementIdentity.item(section: 7, item: 15)
    try host.scroll(to: identity, anchor: CGPoint(x: 0, y: 0))
    // Card 15 begins at 1,650 of its row, section 7 at 840 of the content.
    #expect(try host.orthogonalOffset(inSection: 7) == 1650 && host.bounds.minY == 840)
    #expect(host.content(at: identity) != nil)
  }
}
