import CollectionLayout
import Foundation
import Geometry

/// Random layouts that mix all features, the same for the same seed.
struct RandomDescriptions {
  private var numbers: SeededNumbers
  /// Whether numbers may be zero, negative, huge or tiny.
  private let isWild: Bool
  private var kinds = 0

  init(seed: UInt64, isWild: Bool) {
    numbers = SeededNumbers(seed: seed)
    self.isWild = isWild
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }

  private mutating func length(_ limit: CGFloat) -> CGFloat {
    if isWild, chance(4) {
      let strange: [CGFloat] = [0, -7.5, 1e9, 1e-7, -1e9, 3.3333, .leastNonzeroMagnitude]
      return strange.randomElement(using: &numbers)!
    }
    return (CGFloat.random(in: 0...limit, using: &numbers) * 2).rounded() / 2
  }

  private mutating func insets() -> EdgeInsets {
    guard chance(2) else { return .zero }
    return EdgeInsets(top: length(9), leading: length(9), bottom: length(9), trailing: length(9))
  }

  private mutating func dimension() -> CollectionLayoutDimension {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1:
      .fractionalWidth(isWild && chance(5) ? length(3) : CGFloat.random(in: 0.1...1, using: &numbers))
    case 2, 3: .fractionalHeight(CGFloat.random(in: 0.1...1, using: &numbers))
    case 4, 5: .absolute(length(120))
    case 6: .estimated(length(90))
    default: chance(2) ? .uniformAcrossSiblings(estimate: length(60)) : .estimated(length(60))
    }
  }

  private mutating func size() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private mutating func spacing() -> CollectionLayoutSpacing {
    chance(2) ? .fixed(length(12)) : .flexible(length(12))
  }

  private mutating func kind() -> String {
    kinds += 1
    return "k\(kinds)"
  }

  private mutating func supplementaries() -> [CollectionLayoutSupplementaryItem] {
    guard chance(4) else { return [] }
    let edges: [DirectionalRectEdge] = [.top, [.top, .trailing], [.bottom, .leading], .all, []]
    let offset = CGPoint(x: length(10), y: length(10))
    let anchor = CollectionLayoutAnchor(
      edges: edges.randomElement(using: &numbers)!, absoluteOffset: offset)
    return [
      CollectionLayoutSupplementaryItem(
        layoutSize: size(), elementKind: kind(), containerAnchor: anchor)
    ]
  }

  private mutating func dress(_ item: CollectionLayoutItem) {
    item.contentInsets = insets()
    if chance(4) {
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: spacing(), top: chance(2) ? spacing() : nil, trailing: spacing(), bottom: nil)
    }
  }

  private mutating func node(_ depth: Int) -> CollectionLayoutItem {
    if depth > 0, chance(3) { return group(depth - 1) }
    let item = CollectionLayoutItem(layoutSize: size(), supplementaryItems: supplementaries())
    dress(item)
    return item
  }

  private mutating func group(_ depth: Int) -> CollectionLayoutGroup {
    let size = size()
    let group: CollectionLayoutGroup
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0, 1: group = .horizontal(layoutSize: size, subitems: (0..<3).map { _ in node(depth) })
    case 2, 3: group = .vertical(layoutSize: size, subitems: (0..<2).map { _ in node(depth) })
    case 4: group = .horizontal(layoutSize: size, subitem: node(depth), count: 3)
    case 5: group = .vertical(layoutSize: size, repeatingSubitem: node(depth), count: 2)
    default:
      let frames = (0..<3).map { _ in
        CollectionLayoutGroupCustomItem(
          frame: rect(length(100), length(100), length(80), length(80)), zIndex: 2)
      }
      group = .custom(layoutSize: size) { _ in frames }
    }
    dress(group)
    if chance(2) { group.interItemSpacing = spacing() }
    group.supplementaryItems = supplementaries()
    return group
  }

  private mutating func boundary() -> [CollectionLayoutBoundarySupplementaryItem] {
    guard chance(2) else { return [] }
    return (0..<2).map { _ in
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(), elementKind: kind(),
        alignment: RectAlignment.allCases.randomElement(using: &numbers)!,
        absoluteOffset: chance(3) ? CGPoint(x: length(9), y: length(9)) : .zero)
      item.extendsBoundary = !chance(4)
      item.pinToVisibleBounds = chance(3)
      item.contentInsets = insets()
      return item
    }
  }

  mutating func section() -> CollectionLayoutSection {
    let section: CollectionLayoutSection
    if chance(8) {
      let lengths = (0..<200).map { _ in length(200) }
      section = CollectionLayoutSection(
        masonry: CollectionLayoutMasonry(
          columns: .count(Int.random(in: 1...4, using: &numbers)), columnSpacing: length(9),
          lengths: chance(2) ? .points { lengths[$0] } : .estimated(length(50))))
    } else {
      section = CollectionLayoutSection(group: group(2))
    }
    section.contentInsets = insets()
    if chance(2) { section.interGroupSpacing = length(12) }
    section.boundarySupplementaryItems = boundary()
    if chance(4) {
      let background = CollectionLayoutDecorationItem.background(elementKind: kind())
      background.contentInsets = insets()
      section.decorationItems = [background]
    }
    if chance(4) {
      section.orthogonalScrollingBehavior =
        CollectionLayoutSectionOrthogonalScrollingBehavior.allCases.randomElement(using: &numbers)!
    }
    section.contentInsetsReference =
      ContentInsetsReference.allCases.randomElement(using: &numbers)!
    section.supplementariesFollowContentInsets = !chance(3)
    return section
  }

  /// A layout of three sections, with how many items each has.
  mutating func layout() -> (layout: CollectionViewCompositionalLayout, counts: [Int]) {
    let sections = (0..<3).map { _ in section() }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = chance(3) ? .horizontal : .vertical
    configuration.interSectionSpacing = length(12)
    configuration.boundarySupplementaryItems = boundary()
    let counts = (0..<3).map { _ in Int.random(in: 0...60, using: &numbers) }
    return (
      CollectionViewCompositionalLayout(
        sectionProvider: { index, _ in sections[index] }, configuration: configuration), counts
    )
  }

  mutating func rectangle(in size: CGSize) -> CGRect {
    rect(
      CGFloat.random(in: -50...max(1, min(size.width, 1e5)), using: &numbers),
      CGFloat.random(in: -50...max(1, min(size.height, 1e5)), using: &numbers),
      CGFloat.random(in: 1...400, using: &numbers), CGFloat.random(in: 1...600, using: &numbers))
  }
}
