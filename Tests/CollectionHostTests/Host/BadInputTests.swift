import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

/// A layout that answers what it is given.
private final class AnsweringLayout: CollectionViewLayout {
  var answers: [CollectionViewLayoutAttributes] = []
  var size = CGSize.zero
  var preparedCount = 0

  override func prepare() { preparedCount += 1 }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { answers }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    answers.first { $0.indexPath == indexPath }
  }

  func answer(_ item: Int, _ frame: CGRect, _ change: (CollectionViewLayoutAttributes) -> Void = { _ in }) {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frame
    change(attributes)
    answers.append(attributes)
  }
}

/// Rows of which one, whenever it is asked for its size, prefers another and wants to be asked again.
private final class RestlessSource: CollectionHostSource {
  let restless: Int
  weak var host: CollectionHost?
  private(set) var askedCount = 0

  init(restless: Int) { self.restless = restless }

  var sectionCount: Int { 1 }

  func itemCount(inSection section: Int) -> Int { 4 }

  func content(for identity: ElementIdentity) -> (any CellContent)? { Row(of: self, identity) }

  private final class Row: CellContent {
    private let source: RestlessSource
    private let identity: ElementIdentity

    init(of source: RestlessSource, _ identity: ElementIdentity) {
      self.source = source
      self.identity = identity
    }

    func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
      guard identity.item == source.restless else { return CGSize(width: 390, height: 30) }
      source.askedCount += 1
      source.host?.setNeedsMeasuring([identity])
      return CGSize(width: 390, height: source.askedCount % 2 == 0 ? 50 : 70)
    }

    func draw(size: CGSize) -> [DisplayItem] { [] }
  }
}

@Suite("A host under bad input and layouts of one's own")
struct BadInputTests {
  @Test("A layout of one's own is shown as it answers: its order, transforms and opacity")
  func ownLayout() throws {
    let layout = AnsweringLayout()
    layout.size = CGSize(width: 390, height: 2000)
    layout.answer(0, CGRect(x: 10, y: 20, width: 100, height: 50)) { $0.zIndex = 5 }
    layout.answer(1, CGRect(x: 10, y: 40, width: 100, height: 50)) {
      $0.alpha = 0.25
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    layout.answer(2, CGRect(x: 0, y: 100, width: 10, height: 10)) { $0.isHidden = true }
    let source = RowSource(count: 3)
    defer { withExtendedLifetime(source) {} }
    let host = CollectionHost.phone(source, layout)
    let items = try host.draw()
    #expect(items.count == 2 && layout.preparedCount == 1 && host.liveCount == 2)
    guard case .scope(let back) = items[0].content, case .scope(let front) = items[1].content else {
      Issue.record("not scopes")
      return
    }
    #expect(back.opacity == 0.25 && front.element?.identity == .item(section: 0, item: 0))
    // Twice as large around its middle at (60, 65): its corner goes to (−40, 15).
    #expect(CGPoint.zero.applying(back.transform) == CGPoint(x: -40, y: 15))
    #expect(CGPoint.zero.applying(front.transform) == CGPoint(x: 10, y: 20))
    host.scroll(to: CGPoint(x: 0, y: 5000))
    try host.layoutIfNeeded()
    #expect(host.bounds.minY == 1156)
    layout.invalidateLayout()
    try host.layoutIfNeeded()
    #expect(layout.preparedCount == 2)
  }

  @Test("A layout that answers nonsense leaves a finite picture")
  func nonsense() throws {
    let layout = AnsweringLayout()
    layout.size = CGSize(width: CGFloat.nan, height: .infinity)
    layout.answer(0, CGRect(x: CGFloat.nan, y: 0, width: 100, height: 50))
    layout.answer(1, CGRect(x: 0, y: 0, width: -50, height: -20))
    layout.answer(2, CGRect(x: 0, y: 10, width: CGFloat.infinity, height: 20))
    layout.answer(3, CGRect(x: 5, y: 5, width: 50, height: 50))
    layout.answer(3, CGRect(x: 8, y: 8, width: 50, height: 50))
    layout.answer(77, CGRect(x: 0, y: 100, width: 50, height: 50))
    layout.answer(0, CGRect(x: -5000, y: -5000, width: 10, height: 10))
    let source = RowSource(count: 4)
    defer { withExtendedLifetime(source) {} }
    let host = CollectionHost.phone(source, layout)
    let list = try host.displayList()
    for element in try host.visibleElements() {
      let frame = element.frame
      for number in [frame.minX, frame.minY, frame.width, frame.height] { #expect(number.isFinite) }
    }
    #expect(list.diagnostics.contains { $0.description.contains("item 0.77") })
    #expect(host.bounds.minX.isFinite && host.bounds.minY.isFinite)
  }

  @Test("Data that changes while a content is asked for is told with the element's name")
  func changingData() throws {
    let source = RowSource(count: 20)
    source.onContent = { identity in if identity.item == 2 { source.sections[0].removeLast(17) } }
    let host = CollectionHost.phone(source, RowLayouts.absolute(100))
    _ = try host.draw()
    #expect(host.diagnostics.contains { $0.description.hasPrefix("item 0.3 is not there any more") })
  }

  @Test("A provider that returns nothing leaves the place empty and names the item")
  func nothing() throws {
    final class Empty: CollectionHostSource {
      var sectionCount: Int { 1 }
      func itemCount(inSection section: Int) -> Int { 3 }
      func content(for identity: ElementIdentity) -> (any CellContent)? { nil }
    }
    let source = Empty()
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    #expect(try host.draw().isEmpty)
    #expect(host.diagnostics.map(\.description).contains("item 0.1 has no content; its place is left empty"))
  }

  @Test(
    "A size that is no size counts as nothing and names the item",
    arguments: [CGFloat.nan, -CGFloat.infinity, -4])
  func badSizes(height: CGFloat) throws {
    let source = RowSource(count: 3)
    source.heights = [0: 30, 1: height, 2: 50]
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    // 1 and 3 of insets, 30 and 50.
    #expect(try host.contentSize().height == 84)
    #expect(host.diagnostics.contains { $0.description.hasPrefix("item 0.1 prefers a size") })
  }

  @Test("A content that never comes to rest is left as it is, and named")
  func restless() throws {
    let source = RestlessSource(restless: 2)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    source.host = host
    let height = try host.contentSize().height
    // 1 and 3 of insets, three rows of 30, and 50 or 70.
    #expect(height == 144 || height == 164)
    // Once when it is first seen and once in each of eight rounds.
    #expect(source.askedCount == 9)
    #expect(host.diagnostics.contains { $0.description.contains("item 0.2 changed its size") })
  }

  @Test("Counts below zero are an error")
  func negativeCount() {
    final class Negative: CollectionHostSource {
      var sectionCount: Int { 1 }
      func itemCount(inSection section: Int) -> Int { -1 }
      func content(for identity: ElementIdentity) -> (any CellContent)? { nil }
    }
    let source = Negative()
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    #expect(throws: LayoutMisuse.negativeCount(section: 0, count: -1)) { try host.layoutIfNeeded() }
  }

  @Test("A handler of visible items changes how they are shown, and sees the row's offset")
  func handler() throws {
    var seen: [(Int, CGFloat)] = []
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(120))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append((items.count, offset.x))
      items.first?.alpha = 0.5
    }
    let source = RowSource(count: 20)
    defer { withExtendedLifetime(source) {} }
    let host = CollectionHost.phone(source, CollectionViewCompositionalLayout(section: section))
    guard case .scope(let first)? = try host.draw().first?.content else {
      Issue.record("not a scope")
      return
    }
    #expect(first.opacity == 0.5)
    host.scroll(section: 0, to: 50)
    #expect(try host.visibleElements().first?.frame.minX == -50)
    // 390 points show four cards, and five once the row is moved by half a card.
    #expect(seen.map(\.0) == [4, 5] && seen.map(\.1) == [0, 50])
  }
}
