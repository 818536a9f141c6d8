import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

/// Updates seen on their way.
@Suite("An update of a host on its way") struct UpdateAnimationTests {
  /// An element as it is drawn.
  private struct Drawn: Equatable {
    var identity: ElementIdentity?
    var frame: CGRect
    var opacity: Double
  }

  private func scopes(_ items: [DisplayItem]) -> [DisplayScope] {
    items.compactMap { if case .scope(let scope) = $0.content { scope } else { nil } }
  }

  private func drawn(_ host: CollectionHost, at progress: Double) throws -> [Drawn] {
    scopes(try host.draw(update: progress)).map {
      Drawn(identity: $0.element?.identity, frame: $0.element?.frame ?? .null, opacity: $0.opacity)
    }
  }

  private func item(_ item: Int) -> ElementIdentity { .item(section: 0, item: item) }

  private func row(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 390, height: 50) }

  /// A host of rows 50 points high, drawn once with recording on.
  private func host(_ source: RowSource, height: CGFloat = 400) throws -> CollectionHost {
    let host = CollectionHost.phone(source, RowLayouts.absolute(50), height: height)
    host.recordsUpdates = true
    _ = try host.draw()
    return host
  }

  private func apply(_ difference: DiffableDifference, to host: CollectionHost) throws {
    try host.apply(difference)
    try host.settleUpdate()
  }

  @Test("What stays moves in a straight line, what goes fades where it was")
  func deletion() throws {
    let source = RowSource([[1, 2, 3]])
    let host = try host(source)
    source.sections = [[2, 3]]
    var difference = DiffableDifference()
    difference.deletedItems = [IndexPath(item: 0, section: 0)]
    try apply(difference, to: host)
    // A quarter of the way from 50 to 0 is 37.5, and from 100 to 50 it is 87.5.
    #expect(
      try drawn(host, at: 0.25) == [
        Drawn(identity: nil, frame: row(0), opacity: 0.75),
        Drawn(identity: item(0), frame: row(37.5), opacity: 1),
        Drawn(identity: item(1), frame: row(87.5), opacity: 1),
      ])
    #expect(try drawn(host, at: 0).map(\.frame) == [row(0), row(50), row(100)])
    #expect(try drawn(host, at: 1).map(\.frame) == [row(0), row(50)])
  }

  @Test("What comes fades in at its place, and rows trade places through each other")
  func insertionAndMove() throws {
    let source = RowSource([[1, 2]])
    let host = try host(source)
    source.sections = [[9, 2, 1]]
    var difference = DiffableDifference()
    difference.insertedItems = [IndexPath(item: 0, section: 0)]
    difference.movedItems = [.init(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))]
    try apply(difference, to: host)
    // The second row stands still at 50; the first goes from 0 to 100.
    #expect(
      try drawn(host, at: 0.5) == [
        Drawn(identity: item(0), frame: row(0), opacity: 0.5),
        Drawn(identity: item(1), frame: row(50), opacity: 1),
        Drawn(identity: item(2), frame: row(50), opacity: 1),
      ])
  }

  @Test("Rows that were out of sight come in from where they were, and others leave to where they will be")
  func outOfSight() throws {
    let source = RowSource([[1, 2, 3, 4]])
    let host = try host(source, height: 100)
    source.sections = [[3, 4]]
    var difference = DiffableDifference()
    difference.deletedItems = [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
    try apply(difference, to: host)
    // The third row was at 100 and is at 0, the fourth comes from 150.
    #expect(try drawn(host, at: 0.5).suffix(2).map(\.frame) == [row(50), row(100)])
    #expect(try drawn(host, at: 0.5).suffix(2).map(\.opacity) == [1, 1])
  }

  @Test("An update in two steps goes from what was seen to what is seen in the end")
  func twoSteps() throws {
    let source = RowSource([[1, 2, 3]])
    let host = try host(source)
    for rows in [[2, 3], [3]] {
      source.sections = [rows]
      var difference = DiffableDifference()
      difference.deletedItems = [IndexPath(item: 0, section: 0)]
      try apply(difference, to: host)
    }
    #expect(
      try drawn(host, at: 0.5) == [
        Drawn(identity: nil, frame: row(0), opacity: 0.5), Drawn(identity: nil, frame: row(50), opacity: 0.5),
        Drawn(identity: item(0), frame: row(50), opacity: 1),
      ])
  }

  @Test("What looks different afterwards dissolves: the two opacities add up to one")
  func dissolving() throws {
    let source = RowSource([[1, 2]])
    let host = try host(source)
    source.sections = [[1, 7]]
    var difference = DiffableDifference()
    difference.reloadedItems = [IndexPath(item: 1, section: 0)]
    try apply(difference, to: host)
    let elements = scopes(try host.draw(update: 0.25))
    #expect(elements.map { $0.element?.identity } == [item(0), item(1)])
    // The first row is as before: its bar, 1 + 1 points wide, and nothing else.
    #expect(elements[0].items.map(\.bounds) == [CGRect(x: 0, y: 0, width: 2, height: 50)])
    let parts = try #require(scopes(elements[1].items).first)
    #expect(parts.isIsolated)
    let both = scopes(parts.items)
    #expect(both.map(\.opacity) == [0.75, 0.25])
    #expect(both.map(\.blendMode) == [.normal, .plusLighter])
    #expect(both.map { $0.items[0].bounds.width } == [3, 8])
  }

  @Test("A row that becomes higher is drawn in every height between")
  func growing() throws {
    let source = RowSource([[1, 2]])
    source.heights = [1: 40, 2: 60]
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    host.recordsUpdates = true
    _ = try host.draw()
    source.heights[1] = 80
    var difference = DiffableDifference()
    difference.reconfiguredItems = [IndexPath(item: 0, section: 0)]
    try apply(difference, to: host)
    let elements = scopes(try host.draw(update: 0.5))
    // Insets of 1 above, 2 and 4 at the sides: 384 points wide; heights (40 + 80) / 2, tops 1 and (41 + 81) / 2.
    #expect(
      elements.map { $0.element?.frame } == [
        CGRect(x: 2, y: 1, width: 384, height: 60), CGRect(x: 2, y: 61, width: 384, height: 60),
      ])
    #expect(elements[0].items.map(\.bounds.height) == [60])
  }

  @Test("A host that records nothing draws updates at their end")
  func notRecorded() throws {
    let source = RowSource([[1, 2]])
    let host = CollectionHost.phone(source, RowLayouts.absolute(50))
    _ = try host.draw()
    source.sections = [[2]]
    var difference = DiffableDifference()
    difference.deletedItems = [IndexPath(item: 0, section: 0)]
    try apply(difference, to: host)
    #expect(!host.hasRecordedUpdate)
    #expect(try host.draw(update: 0.5) == host.draw())
  }
}
