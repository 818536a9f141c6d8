import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

/// Rows of given heights that count how often they are asked.
private final class Rows: CollectionHostSource {
  let heights: [CGFloat]
  var asked: [Int] = []
  /// A height a row declares; it is then never asked.
  var declared: CGFloat?

  init(_ heights: [CGFloat]) { self.heights = heights }

  var sectionCount: Int { 1 }

  func itemCount(inSection section: Int) -> Int { heights.count }

  func content(for identity: ElementIdentity) -> (any CellContent)? { Row(identity.item, of: self) }

  func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize? {
    declared.map { CGSize(width: width ?? 0, height: $0) }
  }
}

private final class Row: CellContent {
  private let index: Int
  private let rows: Rows

  init(_ index: Int, of rows: Rows) {
    self.index = index
    self.rows = rows
  }

  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    rows.asked.append(index)
    return CGSize(width: width ?? 0, height: rows.heights[index])
  }

  func draw(size: CGSize) -> [DisplayItem] {
    (try? [DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))]) ?? []
  }
}

@Suite struct HostTests {
  /// A list of estimated rows, 10 points apart.
  private func host(_ rows: Rows, height: CGFloat = 100, policy: MeasuringExtent) -> CollectionHost {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return CollectionHost(
      layout: CollectionViewCompositionalLayout(section: section), source: rows,
      environment: LayoutEnvironment(containerSize: CGSize(width: 60, height: height)),
      measuringPolicy: policy)
  }

  @Test("A host that shows what is visible measures only that, and once")
  func visible() throws {
    let rows = Rows(Array(repeating: 30, count: 100))
    let host = host(rows, policy: .visible)
    // Rows begin at 1, 41, 81: three are in sight.
    #expect(try host.visibleElements().map(\.frame.minY) == [1, 41, 81])
    #expect(rows.asked == [0, 1, 2] && host.measurementCount == 3)
    _ = try host.visibleElements()
    #expect(host.measurementCount == 3)
    // Three rows of 30 and 97 of 40, 99 gaps of 10, 4 points of insets.
    #expect(try host.contentSize() == CGSize(width: 60, height: 4964))
    // What was never shown keeps its estimate of 40: row n begins at 1 + 120 + 50 (n − 3), row 50 at 2471.
    host.scroll(to: CGPoint(x: 0, y: 2471))
    #expect(try host.visibleElements().first?.identity == .item(section: 0, item: 50))
    #expect(rows.asked.dropFirst(3).allSatisfy { $0 >= 50 })
  }

  @Test("A host for figures measures everything from the top through the end of the view")
  func prefix() throws {
    let rows = Rows(Array(repeating: 30, count: 100))
    let host = host(rows, policy: .prefix)
    host.scroll(to: CGPoint(x: 0, y: 401))
    // Rows are 40 apart from 1: row 10 begins at 401, row 12 at 481.
    #expect(try host.visibleElements().map(\.frame.minY) == [401, 441, 481])
    #expect(rows.asked == Array(0...12))
  }

  @Test("An offset beyond the end comes to rest where the content's end meets the view's")
  func clamping() throws {
    let rows = Rows([30, 50, 20, 60])
    let host = host(rows, policy: .prefix)
    host.scroll(to: CGPoint(x: -5, y: 1e9))
    try host.layoutIfNeeded()
    // 160 of rows, 30 of gaps, 4 of insets, less the view's 100.
    #expect(host.bounds == CGRect(x: 0, y: 94, width: 60, height: 100))
  }

  @Test("A declared size is taken and nobody is asked")
  func declared() throws {
    let rows = Rows([30, 30, 30])
    rows.declared = 20
    let host = host(rows, policy: .everything)
    #expect(try host.contentSize().height == 84)
    #expect(rows.asked.isEmpty && host.measurementCount == 0)
  }

  @Test("Drawing makes a scope for each element in sight, and keeps the contents that stay in sight")
  func drawing() throws {
    let rows = Rows(Array(repeating: 30, count: 100))
    let host = host(rows, policy: .visible)
    let items = try host.draw()
    #expect(items.count == 3 && host.createdCount == 3)
    guard case .scope(let scope) = items[1].content else {
      Issue.record("not a scope")
      return
    }
    #expect(scope.element?.identity == .item(section: 0, item: 1))
    #expect(scope.transform == CGAffineTransform(translationX: 2, y: 41))
    host.scroll(to: CGPoint(x: 0, y: 35))
    // Row 0 ended at 31; row 3 comes in.
    #expect(try host.draw().count == 3)
    #expect(host.createdCount == 4)
  }

  @Test("A new width plans anew; a new height only where the layout depends on it")
  func resizing() throws {
    let rows = Rows(Array(repeating: 30, count: 3))
    let host = host(rows, policy: .everything)
    try host.layoutIfNeeded()
    host.plansByHeight = false
    host.bounds = CGRect(x: 0, y: 0, width: 60, height: 50)
    try host.layoutIfNeeded()
    #expect(host.measurementCount == 3)
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 50)
    #expect(try host.contentSize().width == 80)
    #expect(host.measurementCount == 6)
  }

  @Test("A description that cannot be laid out is an error and leaves nothing drawn")
  func misuse() {
    let layout = CollectionViewCompositionalLayout { _, _ in nil }
    let rows = Rows([1])
    let host = CollectionHost(
      layout: layout, source: rows,
      environment: LayoutEnvironment(containerSize: CGSize(width: 60, height: 60)))
    #expect(throws: LayoutMisuse.noSection(section: 0)) { try host.draw() }
  }
}
