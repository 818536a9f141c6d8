import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// Sections of rows that are known by numbers and size themselves, with cells that are used again.
final class RowSource: CollectionHostSource {
  nonisolated deinit {}

  /// The ids of the rows, section by section.
  var sections: [[Int]]
  /// The height that a row prefers; those of rows that change are set here.
  var heights: [Int: CGFloat] = [:]
  /// Ids whose cells were asked for their sizes, in order.
  var asked: [Int] = []
  /// Called before a content is made.
  var onContent: ((ElementIdentity) -> Void)?
  /// Whether cells wait to be used again.
  var pools = true
  private var pool: [RowCell] = []
  private(set) var ended: [ElementIdentity] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  /// A height of 30 to 120 points that only depends on the id.
  func height(of id: Int) -> CGFloat { heights[id] ?? CGFloat(30 + abs(id) * 37 % 91) }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].count }

  func content(for identity: ElementIdentity) -> (any CellContent)? {
    onContent?(identity)
    guard case .item(let section, let item) = identity, sections[section].indices.contains(item) else {
      return nil
    }
    let cell = pool.popLast() ?? RowCell(of: self)
    cell.id = sections[section][item]
    return cell
  }

  func didEndDisplaying(_ content: any CellContent, identity: ElementIdentity) {
    ended.append(identity)
    guard pools, let cell = content as? RowCell else { return }
    cell.useCount += 1
    pool.append(cell)
  }

  func reconfigure(_ content: any CellContent, identity: ElementIdentity) -> Bool { true }
}

/// A row that draws a rectangle as high as itself and as wide as its id says.
final class RowCell: CellContent {
  static var aliveCount = 0

  private let source: RowSource
  var id = 0
  var useCount = 1

  init(of source: RowSource) {
    self.source = source
    Self.aliveCount += 1
  }

  isolated deinit { Self.aliveCount -= 1 }

  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    source.asked.append(id)
    return CGSize(width: width ?? 50, height: source.height(of: id))
  }

  func draw(size: CGSize) -> [DisplayItem] {
    let rect = CGRect(x: 0, y: 0, width: CGFloat(1 + abs(id) % 50), height: size.height)
    return (try? [DisplayItem.fill(Path(rect), with: .color(.black))]) ?? []
  }
}

/// Layouts that tests show rows with.
enum RowLayouts {
  /// A list of rows estimated 40 points high, with four unequal insets.
  static func estimated(spacing: CGFloat = 0) -> CollectionViewCompositionalLayout {
    list(.estimated(40), spacing: spacing)
  }

  /// A list of rows of one height.
  static func absolute(_ height: CGFloat) -> CollectionViewCompositionalLayout {
    list(.absolute(height), insets: .zero)
  }

  /// Columns estimated 60 points wide, side by side.
  static func sideways() -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .fractionalHeight(1))
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])),
      configuration: configuration)
  }

  /// Sections that scroll by themselves: cards of 100 by 120 points, 10 apart.
  static func carousels() -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(120))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    return CollectionViewCompositionalLayout(section: section)
  }

  private static func list(
    _ height: CollectionLayoutDimension, spacing: CGFloat = 0,
    insets: EdgeInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  ) -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return CollectionViewCompositionalLayout(section: section)
  }
}

extension CollectionHost {
  /// A host in a view of 390 by `height` points.
  static func phone(
    _ source: any CollectionHostSource, _ layout: CollectionViewLayout, height: CGFloat = 844,
    policy: MeasuringExtent = .visible
  ) -> CollectionHost {
    CollectionHost(
      layout: layout, source: source,
      environment: LayoutEnvironment(containerSize: CGSize(width: 390, height: height)),
      measuringPolicy: policy)
  }

  /// Where the elements in sight stand on the screen.
  func positions() throws -> [ElementIdentity: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: try visibleElements().map { ($0.identity, $0.frame.minY - bounds.minY) })
  }
}
