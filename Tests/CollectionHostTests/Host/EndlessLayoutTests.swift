import CollectionHost
import CollectionLayout
import Foundation
import Geometry
import Testing

/// A layout that is never content: it invalidates itself while it prepares itself, or whenever it is looked at.
private final class RestlessLayout: CollectionViewLayout {
  var invalidatesInPrepare = false
  var invalidatesInAnswers = false
  var adjustment = CGPoint.zero
  var preparedCount = 0

  override func prepare() {
    super.prepare()
    preparedCount += 1
    if invalidatesInPrepare { invalidate() }
  }

  private func invalidate() {
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = adjustment
    invalidateLayout(with: context)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 2000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    if invalidatesInAnswers { invalidate() }
    return (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 390, height: 50)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

@Suite("A host under layouts that invalidate themselves without end")
struct EndlessLayoutTests {
  private func host(_ source: RowSource, _ change: (RestlessLayout) -> Void) -> (
    CollectionHost, RestlessLayout
  ) {
    let layout = RestlessLayout()
    change(layout)
    return (CollectionHost.phone(source, layout), layout)
  }

  @Test("A layout that invalidates itself while it prepares is prepared once a drawing")
  func whilePreparing() throws {
    let source = RowSource(count: 4)
    defer { withExtendedLifetime(source) {} }
    let (host, layout) = host(source) { $0.invalidatesInPrepare = true }
    #expect(try host.draw().count == 4)
    #expect(layout.preparedCount == 1)
    host.scroll(to: CGPoint(x: 0, y: 10))
    #expect(try host.draw().count == 4)
    #expect(layout.preparedCount == 2, "it depends on what is seen")
  }

  @Test(
    "A layout that invalidates itself whenever it is asked is asked again at the next drawing, not for ever")
  func whileAnswering() throws {
    let source = RowSource(count: 4)
    defer { withExtendedLifetime(source) {} }
    let (host, layout) = host(source) { $0.invalidatesInAnswers = true }
    for drawing in 1...3 {
      #expect(try host.draw().count == 4)
      #expect(layout.preparedCount <= 2 * drawing)
    }
  }

  @Test("An offset that a layout moves at every step stays within the content")
  func moving() throws {
    let source = RowSource(count: 4)
    defer { withExtendedLifetime(source) {} }
    let (host, layout) = host(source) {
      $0.invalidatesInPrepare = true
      $0.adjustment = CGPoint(x: 0, y: 900)
    }
    for _ in 0..<5 {
      _ = try host.draw()
      layout.invalidateLayout()
    }
    _ = try host.draw()
    // 2000 of content less the view's 844.
    #expect(host.bounds.minY == 1156)
  }

  @Test("A moved offset that is no number leaves a finite picture")
  func noNumber() throws {
    let source = RowSource(count: 4)
    defer { withExtendedLifetime(source) {} }
    let (host, _) = host(source) {
      $0.invalidatesInPrepare = true
      $0.adjustment = CGPoint(x: CGFloat.nan, y: -CGFloat.infinity)
    }
    _ = try host.draw()
    #expect(host.bounds.minX.isFinite && host.bounds.minY.isFinite)
  }
}
