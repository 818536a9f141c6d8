import CollectionHost
import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite("Cells of a host", .serialized)
struct ReuseTests {
  @Test("Scrolling through 2,000 rows makes no more cells than a screen shows")
  func reuse() throws {
    let source = RowSource(count: 2000)
    let host = CollectionHost.phone(source, RowLayouts.absolute(44))
    var most = 0
    for step in 0..<200 {
      host.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 440))
      try host.layoutIfNeeded()
      most = max(most, host.liveCount)
    }
    // 844 points show 20 whole rows of 44 and a part of another, or of two.
    #expect(most <= 21 && host.createdCount <= 21)
    // Every row came into sight: those that were not made are old cells again.
    #expect(host.createdCount + host.reusedCount == 2000)
    #expect(host.measurementCount == 0)
  }

  @Test("Cells that size themselves are measured once, and never 60 are alive")
  func selfSizing() throws {
    let source = RowSource(count: 2000)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    while true {
      try host.layoutIfNeeded()
      #expect(host.liveCount < 60)
      let before = host.bounds.minY
      host.scroll(to: CGPoint(x: 0, y: before + 700))
      try host.layoutIfNeeded()
      if host.bounds.minY == before { break }
    }
    #expect(source.asked == Array(0..<2000) && host.measurementCount == 2000)
  }

  @Test("A million rows cost what is seen of them: each is asked once, when it comes into sight")
  func million() throws {
    let source = RowSource(count: 1_000_000)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    var seen: Set<Int> = []
    for _ in 0..<50 {
      try host.layoutIfNeeded()
      seen.formUnion(try host.visibleElements().map(\.identity.item))
      #expect(host.measurementCount == seen.count && host.liveCount < 60)
      host.scroll(to: CGPoint(x: 0, y: host.bounds.minY + 844))
    }
    #expect(seen == Set(0..<seen.count))
  }

  @Test("A picture of everything above an offset keeps no more cells than it needs")
  func prefix() throws {
    let source = RowSource(count: 2000)
    let host = CollectionHost.phone(source, RowLayouts.estimated(), policy: .prefix)
    host.scroll(to: CGPoint(x: 0, y: 20_000))
    try host.layoutIfNeeded()
    #expect(host.measurementCount > 200 && host.createdCount < 60)
    #expect(source.asked == Array(0..<host.measurementCount))
  }

  @Test("A host that has shown 100,000 cells and is released leaves none alive")
  func noLeak() throws {
    let before = RowCell.aliveCount
    do {
      let source = RowSource(count: 100_000)
      source.pools = false
      let host = CollectionHost.phone(source, RowLayouts.absolute(1), height: 1000)
      for step in 0..<100 {
        host.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 1000))
        _ = try host.draw()
      }
      #expect(host.createdCount == 100_000 && RowCell.aliveCount == before + 1000)
    }
    #expect(RowCell.aliveCount == before)
  }

  @Test("A cell stays the same object while it is in sight, and is handed back when it leaves")
  func lives() throws {
    let source = RowSource(count: 100)
    let host = CollectionHost.phone(source, RowLayouts.absolute(100), height: 300)
    try host.layoutIfNeeded()
    let third = host.content(at: .item(section: 0, item: 2))
    host.scroll(to: CGPoint(x: 0, y: 150))
    try host.layoutIfNeeded()
    #expect(host.content(at: .item(section: 0, item: 2)) === third)
    #expect(source.ended == [.item(section: 0, item: 0)])
    host.endDisplaying()
    #expect(host.liveCount == 0 && source.ended.count == 5)
  }
}
