import CollectionLayout
import Foundation
import Geometry
import Testing

/// Layouts as a collection view uses them.
struct HostedLayoutTests {
  /// A view that shows nothing.
  final class FakeHost: CollectionViewHosting {
    var bounds = rect(0, 0, 320, 480)
    var adjustedContentInsets = EdgeInsets.zero
    var counts = [7]
    var orthogonalOffsets: [Int: CGFloat] = [:]
    var contexts: [CollectionViewLayoutInvalidationContext] = []

    var layoutEnvironment: LayoutEnvironment { LayoutEnvironment(containerSize: bounds.size) }
    var numberOfSections: Int { counts.count }

    func numberOfItems(inSection section: Int) -> Int { counts[section] }

    func layoutDidInvalidate(with context: CollectionViewLayoutInvalidationContext) {
      contexts.append(context)
    }
  }

  /// A flow layout that fades what is far down, as people write them.
  final class Fading: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as? CollectionViewLayoutAttributes ?? attributes
        copy.alpha = copy.frame.minY > 50 ? 0.5 : 1
        return copy
      }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  /// A layout from scratch: a diagonal of squares.
  final class Diagonal: CollectionViewLayout {
    private var places: [CollectionViewLayoutAttributes] = []

    override func prepare() {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      places = (0..<count).map { item in
        let attributes = CollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = rect(CGFloat(item) * 20, CGFloat(item) * 20, 20, 20)
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 20 * places.count, height: 20 * places.count)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      places[indexPath.item]
    }
  }

  @Test("A subclass of flow layout changes what its superclass answers")
  func flowSubclass() throws {
    let host = FakeHost()
    let layout = Fading()
    layout.collectionView = host
    layout.prepare()
    // Five of 50 in the first line, two in the second at 60.
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 110))
    let all = try #require(layout.layoutAttributesForElements(in: host.bounds))
    #expect(all.count == 7)
    #expect(all.map(\.alpha) == [1, 1, 1, 1, 1, 0.5, 0.5])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.alpha == 1)
  }

  @Test("A layout from scratch answers for itself")
  func scratch() {
    let host = FakeHost()
    let layout = Diagonal()
    layout.collectionView = host
    layout.prepare()
    #expect(layout.collectionViewContentSize == CGSize(width: 140, height: 140))
    #expect(layout.layoutAttributesForElements(in: rect(30, 30, 20, 20))?.count == 2)
    let vanishing = layout.finalLayoutAttributesForDisappearingItem(
      at: IndexPath(item: 2, section: 0))
    #expect(vanishing?.frame == rect(40, 40, 20, 20))
    #expect(vanishing?.alpha == 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
  }

  @Test("Counts are asked for anew after invalidation, and not before")
  func invalidation() {
    let host = FakeHost()
    let layout = CollectionViewCompositionalLayout(section: Fixture.list(.absolute(40)))
    layout.collectionView = host
    layout.prepare()
    host.counts = [2]
    layout.prepare()
    #expect(layout.collectionViewContentSize.height == 280)
    layout.invalidateLayout()
    #expect(host.contexts.count == 1)
    layout.prepare()
    #expect(layout.collectionViewContentSize.height == 80)
  }

  @Test("A compositional layout follows bounds changes only where the size changes or something is pinned")
  func boundsChange() {
    let host = FakeHost()
    let section = Fixture.list(.absolute(40))
    let layout = CollectionViewCompositionalLayout(section: section)
    layout.collectionView = host
    layout.prepare()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 50, 320, 480)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 300, 480)))
    let header = Fixture.header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 50, 320, 480)))
  }

  @Test("Mutating the configuration one was given changes nothing; assigning one invalidates")
  func configuration() {
    let host = FakeHost()
    let layout = CollectionViewCompositionalLayout(section: Fixture.list(.absolute(40)))
    layout.collectionView = host
    layout.configuration.interSectionSpacing = 9
    #expect(host.contexts.isEmpty)
    #expect(layout.configuration.interSectionSpacing == 0)
    let copy = layout.configuration
    copy.interSectionSpacing = 30
    layout.configuration = copy
    #expect(host.contexts.count == 1)
    copy.interSectionSpacing = 99
    #expect(layout.configuration.interSectionSpacing == 30)
  }

  @Test("What is in sight stays where it is when cells above it turn out taller")
  func anchoring() throws {
    let before = try Fixture.plan(Fixture.list(.estimated(40)), 100)
    var after = before
    after.setPreferredSizes([(.item(section: 0, item: 0), CGSize(width: 0, height: 100))])
    let window = LayoutWindow(bounds: rect(0, 1000, 320, 480))
    #expect(after.contentOffsetAdjustment(from: before, in: window) == 60)
    #expect(
      after.contentOffsetAdjustment(
        from: before, in: LayoutWindow(bounds: rect(0, 0, 320, 480))) == 0)
  }

  @Test("A cell that prefers its estimate has been measured, and moves nothing")
  func estimateMet() throws {
    var plan = try Fixture.plan(Fixture.list(.estimated(40)), 100)
    let size = plan.contentSize
    let hasMoved = plan.setPreferredSizes([(.item(section: 0, item: 3), CGSize(width: 0, height: 40))])
    #expect(!hasMoved)
    #expect(plan.element(.item(section: 0, item: 3))?.unmeasuredAxes == [])
    #expect(plan.element(.item(section: 0, item: 4))?.unmeasuredAxes == .vertical)
    var asked: [Int] = []
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 200))) { element in
      asked.append(element.identity.item)
      return element.frame.size
    }
    // 200 points are five rows of 40.
    #expect(asked == [0, 1, 2, 4])
    #expect(plan.contentSize == size)
  }

  @Test("A layout shown with a description that no layout can be made from ends the program")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = FakeHost()
        let layout = CollectionViewCompositionalLayout(section: Fixture.list(.absolute(.nan)))
        layout.collectionView = host
        layout.prepare()
      }
    }
  }
}
