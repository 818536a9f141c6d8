import UIKit

// Grids and lists as people build them; `UIKit` is the only import.

func createThreeColumnSection() -> NSCollectionLayoutSection {
  let itemSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1.0))
  let item = NSCollectionLayoutItem(layoutSize: itemSize)
  let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
  return NSCollectionLayoutSection(group: group)
}

func createRows() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 1
  return section
}

func createTwoColumnGrid() -> NSCollectionLayoutSection {
  let itemSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
  let item = NSCollectionLayoutItem(layoutSize: itemSize)
  let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(80))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 2)
  let spacing = CGFloat(10)
  group.interItemSpacing = .fixed(spacing)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 14)
  return section
}

func photosSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
  let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
  let item = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
  item.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
    subitems: [item])
  return NSCollectionLayoutSection(group: group)
}

func adaptiveLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout {
    (_: Int, env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
    let isCompact = env.traitCollection.horizontalSizeClass == .compact
    let isPad = env.traitCollection.userInterfaceIdiom == .pad
    let count = isPad ? 3 : (isCompact ? 1 : 2)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1 / CGFloat(count)),
          heightDimension: item.layoutSize.heightDimension)),
      count: count)
    return NSCollectionLayoutSection(group: group)
  }
}

func spreadSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(30)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
    subitems: [item, item, item])
  group.interItemSpacing = NSCollectionLayoutSpacing.flexible(45)
  return NSCollectionLayoutSection(group: group)
}

func tagsSection() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .absolute(24))
  let tag = NSCollectionLayoutItem(layoutSize: size)
  tag.edgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(5), top: .fixed(2), trailing: nil, bottom: .fixed(3))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(24)), subitems: [tag]
  )
  return NSCollectionLayoutSection(group: group)
}

func bannerSection() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(9.0 / 16.0))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size,
    subitems: [
      NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    ])
  return NSCollectionLayoutSection(group: group)
}

extension NSCollectionLayoutSection {
  static func plainGrid(columns: Int, height: CGFloat) -> Self {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: item,
      count: columns)
    return Self(group: group)
  }
}

func sizesOfEqualHeight() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 70))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(70)), subitems: [item])
  return NSCollectionLayoutSection(group: group)
}

func describe(_ dimension: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing) -> [String] {
  var words: [String] = []
  if dimension.isAbsolute { words.append("absolute \(dimension.dimension)") }
  if dimension.isEstimated { words.append("estimated") }
  if dimension.isFractionalWidth || dimension.isFractionalHeight { words.append("fractional") }
  words.append(spacing.isFixed ? "fixed \(spacing.spacing)" : "flexible")
  return words
}
