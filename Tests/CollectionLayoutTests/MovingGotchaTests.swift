import CollectionLayout
import Foundation
import Geometry
import Testing

/// Public bug reports about what moves, grows and is updated (`layout.md` 10), named after what each shows.
struct MovingGotchaTests {
  private let screen = LayoutWindow(bounds: rect(0, 0, 320, 480))

  private func flow(estimate: CGSize) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return layout
  }

  private func plan(_ layout: CollectionViewFlowLayout, _ count: Int) throws -> LayoutPlan {
    try layout.plan(sectionCount: 1, itemCount: { _ in count }, environment: Fixture.environment)
  }

  @Test("G9: the insets of the last item count as content, down the page and along a row")
  func lastItemInsets() throws {
    let item = Fixture.item(.fractionalWidth(1), .fractionalHeight(1))
    item.contentInsets = Fixture.insets
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: Fixture.size(.absolute(200), .absolute(40)), subitems: [item]))
    let page = try Fixture.plan(section, 2)
    // Slots are 40 high, the items 3 + 5 less.
    #expect(Fixture.frames(page) == [rect(4, 3, 190, 32), rect(4, 43, 190, 32)])
    #expect(page.contentSize.height == 80)
    section.orthogonalScrollingBehavior = .continuous
    let row = try #require(try Fixture.plan(section, 2).orthogonalRow(inSection: 0))
    // Two slots of 200 in 320.
    #expect(row.length == 400)
    #expect(row.range == 0...80)
  }

  @Test("G12: an estimate that is always too large leaves no gaps")
  func tooLargeEstimate() throws {
    var plan = try plan(flow(estimate: CGSize(width: 320, height: 200)), 30)
    plan.measure(in: screen, extent: .everything) { _ in CGSize(width: 320, height: 31) }
    // Rows of 31 with gaps of 10.
    #expect(Fixture.frames(plan).map(\.origin.y) == (0..<30).map { CGFloat($0) * 41 })
    #expect(plan.contentSize.height == 1220)
  }

  @Test("G13: cells as wide as the view keep what they were measured to when others come and go")
  func keptMeasurements() throws {
    let layout = flow(estimate: CGSize(width: 320, height: 40))
    var old = try plan(layout, 4)
    old.measure(in: screen) { CGSize(width: 320, height: 50 + CGFloat($0.identity.item)) }
    var new = try plan(layout, 4)
    new.adoptMeasurements(
      from: old, sections: [SectionEdit(oldSection: 0, newSection: 0, deletions: [1], insertions: [1])])
    new.measure(in: screen) { element in
      #expect(element.identity == .item(section: 0, item: 1))
      return CGSize(width: 320, height: 99)
    }
    #expect(Fixture.frames(new).map(\.height) == [50, 99, 52, 53])
  }

  @Test("G18: a pinned header stays at the top while items come in above the view")
  func pinnedWhileInserting() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    for count in [100, 101, 150] {
      let window = LayoutWindow(bounds: rect(0, 1234.5, 320, 480))
      let plan = try plan(layout, count)
      let header = plan.elements(in: window.bounds, window: window).first {
        $0.identity == .supplementary(kind: CollectionElementKind.sectionHeader, section: 0, item: 0)
      }
      #expect(header?.frame == rect(0, 1234.5, 320, 30))
    }
  }

  @Test("G23: an item counts as visible by where it is laid out, wherever a handler puts it")
  func movedByHandler() throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: Fixture.size(.absolute(100), .absolute(50)),
        subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    let plan = try Fixture.plan(section, 9)
    var window = screen
    window.orthogonalOffsets[0] = 99
    #expect(plan.elements(in: window.bounds, window: window).first?.identity == .item(section: 0, item: 0))
    window.orthogonalOffsets[0] = 100
    #expect(plan.elements(in: window.bounds, window: window).first?.identity == .item(section: 0, item: 1))
  }

  @Test("G24: after a turn of the device, scrolling up moves nothing that is in sight")
  func scrollingUp() throws {
    let list = Fixture.list(.estimated(40))
    let turned = LayoutEnvironment(containerSize: CGSize(width: 480, height: 320))
    var plan = try Fixture.plan(list, 1000, environment: turned)
    var offset = plan.contentSize.height - 320
    for _ in 0..<20 {
      let before = plan
      let window = LayoutWindow(bounds: rect(0, offset, 480, 320))
      let top = before.elements(in: window.bounds).first
      plan.measure(in: window) { CGSize(width: 0, height: 25 + CGFloat($0.identity.item % 5) * 20) }
      let shift = plan.contentOffsetAdjustment(from: before, in: window)
      let now = top.flatMap { plan.frame(of: $0.identity) }
      #expect(now.map { $0.minY - offset - shift } == top.map { $0.frame.minY - offset })
      offset += shift - 130
    }
  }

  @Test("G25: a cell that never makes up its mind is asked once a pass, and the pass ends")
  func oscillating() throws {
    var plan = try Fixture.plan(Fixture.list(.estimated(40)), 5)
    var isTall = false
    let asked = plan.measure(in: screen, extent: .everything) { _ in
      isTall.toggle()
      return CGSize(width: 0, height: isTall ? 90 : 20)
    }
    #expect(asked == 5)
    // 90, 20, 90, 20, 90.
    #expect(plan.contentSize.height == 310)
  }

  @Test("G34: a rectangle as wide as the content finds cells as wide as both")
  func exactWidth() throws {
    let plan = try Fixture.plan(Fixture.list(.absolute(40)), 30)
    #expect(plan.contentSize.width == 320)
    #expect(plan.elements(in: rect(0, 0, 320, 480)).map(\.identity.item) == Array(0..<12))
    #expect(plan.elements(in: rect(320, 0, 320, 480)).isEmpty)
  }

  @Test("G38: attributes are handed out as copies: what somebody does to them changes no answer")
  func copies() throws {
    let host = HostedLayoutTests.FakeHost()
    let layout = CollectionViewCompositionalLayout(section: Fixture.list(.absolute(40)))
    layout.collectionView = host
    layout.prepare()
    let first = IndexPath(item: 0, section: 0)
    for attributes in [
      layout.layoutAttributesForItem(at: first), layout.layoutAttributesForElements(in: host.bounds)?.first,
    ] {
      attributes?.frame = rect(1, 2, 3, 4)
      attributes?.indexPath = IndexPath(item: 6, section: 0)
      #expect(layout.layoutAttributesForItem(at: first)?.frame == rect(0, 0, 320, 40))
      #expect(layout.layoutAttributesForItem(at: first)?.indexPath == first)
    }
  }

  @Test("G40: padding above the headers of a plain list is zero unless it is asked for")
  func headerPadding() throws {
    func header(_ padding: CGFloat?) throws -> CGFloat? {
      var configuration = CollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = padding
      let layout = CollectionViewCompositionalLayout.list(using: configuration)
      let plan = try layout.plan(
        sectionCount: 1, itemCount: { _ in 2 }, environment: Fixture.environment)
      return plan.frame(
        of: .supplementary(kind: CollectionElementKind.sectionHeader, section: 0, item: 0))?.origin.y
    }
    #expect(try header(nil) == 0)
    #expect(try header(0) == 0)
    #expect(try header(22) == 22)
  }

  @Test("A row for media scrolls sideways, item by item, in the proportion of films")
  func mediaItems() throws {
    let section = CollectionLayoutSection.orthogonalLayoutSectionForMediaItems()
    #expect(section.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary)
    let plan = try Fixture.plan(section, 6)
    // 320 · 0.4 = 128 wide, 128 · 9 / 16 = 72 high, 8 apart, 16 from the side.
    #expect(Fixture.frames(plan)[..<2] == [rect(16, 8, 128, 72), rect(152, 8, 128, 72)])
    #expect(plan.contentSize == CGSize(width: 320, height: 88))
    // Six of them and five gaps, 808, less the room of 288.
    #expect(plan.orthogonalRow(inSection: 0)?.range == 0...520)
  }
}
