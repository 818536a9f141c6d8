import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@Suite("What a host tells figures of its layout", .serialized)
struct HostAnnotationTests {
  private func element(_ list: DisplayList) -> DisplayElement? {
    guard case .scope(let scope)? = list.items.first?.content else { return nil }
    return scope.element
  }

  @Test("Its picture carries annotations where somebody asks, in the picture's coordinates")
  func asked() throws {
    let source = RowSource(count: 100)
    let host = CollectionHost.phone(source, RowLayouts.absolute(44))
    host.scroll(to: CGPoint(x: 0, y: 100))
    #expect(element(try host.displayList())?.annotations.isEmpty != false)
    let element = try #require(element(try host.displayList(includesAnnotations: true)))
    let size = host.bounds.size
    #expect(element.annotations.first?.frame == CGRect(origin: .zero, size: size))
    // The third row begins 88 points down, 12 above what is seen; the second, 56 above, is near enough to be told of,
    // the first, which ends 56 above, as well.
    let tops = element.annotations.compactMap { annotation -> CGFloat? in
      if case .item = annotation.kind { annotation.frame.minY } else { nil }
    }
    #expect(tops.prefix(3) == [-100, -56, -12])
  }

  @Test("Asking makes and measures nothing more than showing does")
  func free() throws {
    let source = RowSource(count: 1000)
    let host = CollectionHost.phone(source, RowLayouts.estimated())
    try host.layoutIfNeeded()
    let (made, measured) = (host.createdCount, host.measurementCount)
    _ = try host.annotations()
    #expect(host.createdCount == made && host.measurementCount == measured)
  }

  @Test("A layout of one's own tells of its elements alone")
  func ownLayout() throws {
    let source = RowSource(count: 3)
    let host = CollectionHost(
      layout: OwnRows(), source: source,
      environment: LayoutEnvironment(containerSize: CGSize(width: 320, height: 480)))
    let kinds = try host.annotations().map(\.kind)
    #expect(
      kinds.contains(.item(2, width: nil, height: nil))
        && !kinds.contains { if case .section = $0 { true } else { false } })
  }
}

/// Rows of 50 points by a layout without a plan.
private final class OwnRows: CollectionViewLayout {
  nonisolated deinit {}

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 150) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 320, height: 50)
    return attributes
  }
}
