import UIKit

// Sections with headers, badges, backgrounds and sideways scrolling as people build them.

enum Kind {
  static let badge = "badge-element-kind"
  static let background = "section-background-element-kind"
  static let global = "layout-header-element-kind"
}

func sectionWithHeaderAndFooter(pinned: Bool) -> NSCollectionLayoutSection {
  let section = createRows()
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40)),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  header.pinToVisibleBounds = pinned
  header.zIndex = 2
  let footer = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(20)),
    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom,
    absoluteOffset: CGPoint(x: 0, y: 5))
  section.boundarySupplementaryItems = [header, footer]
  return section
}

func badgedSection() -> NSCollectionLayoutSection {
  let anchor = NSCollectionLayoutAnchor(
    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
    elementKind: Kind.badge, containerAnchor: anchor)
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
    supplementaryItems: [badge])
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
    subitems: [item])
  return NSCollectionLayoutSection(group: group)
}

func dottedSection() -> NSCollectionLayoutSection {
  let dot = NSCollectionLayoutSupplementaryItem(
    layoutSize: .init(widthDimension: .absolute(8), heightDimension: .absolute(8)), elementKind: Kind.badge,
    containerAnchor: NSCollectionLayoutAnchor(
      edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: -4)))
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .absolute(60), heightDimension: .absolute(60)),
    supplementaryItems: [dot])
  return NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item]
    ))
}

func createBackgroundLayout() -> UICollectionViewLayout {
  let section = createRows()
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 14, trailing: 16)
  let background = NSCollectionLayoutDecorationItem.background(elementKind: Kind.background)
  background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  section.decorationItems = [background]
  let layout = UICollectionViewCompositionalLayout(section: section)
  layout.register(BackgroundView.self, forDecorationViewOfKind: Kind.background)
  return layout
}

class BackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

func mosaicSection() -> NSCollectionLayoutSection {
  let leadingItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
  let trailingItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)))
  let trailingGroup = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
    repeatingSubitem: trailingItem, count: 2)
  let nestedGroup = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(200)),
    subitems: [leadingItem, trailingGroup])
  return NSCollectionLayoutSection(group: nestedGroup)
}

func carouselSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  section.orthogonalScrollingBehavior = .groupPagingCentered
  section.orthogonalScrollingProperties.decelerationRate = .normal
  section.orthogonalScrollingProperties.bounce = .never
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    items.forEach { item in
      let distanceFromCenter = abs(
        (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
      let scale = max(1 - (distanceFromCenter / environment.container.contentSize.width), 0.7)
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
      if item.representedElementCategory == .cell, item.indexPath.item == 0 { item.alpha = 0.5 }
    }
  }
  return section
}

func sectionInsideMargins() -> NSCollectionLayoutSection {
  let section = createRows()
  section.contentInsetsReference = .layoutMargins
  section.supplementariesFollowContentInsets = false
  return section
}

func layoutWithGlobalHeader() -> UICollectionViewLayout {
  let config = UICollectionViewCompositionalLayoutConfiguration()
  config.interSectionSpacing = 20
  config.contentInsetsReference = .none
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(60)),
    elementKind: Kind.global, alignment: .top)
  config.boundarySupplementaryItems = [header]
  return UICollectionViewCompositionalLayout(sectionProvider: { _, _ in createRows() }, configuration: config)
}

func sidewaysLayout() -> UICollectionViewLayout {
  let config = UICollectionViewCompositionalLayoutConfiguration()
  config.scrollDirection = .horizontal
  let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
  let section = NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  return UICollectionViewCompositionalLayout(section: section, configuration: config)
}

func customGroupSection() -> NSCollectionLayoutSection {
  let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
    let width = environment.container.effectiveContentSize.width
    return [
      NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 90)),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(x: width / 2, y: 10, width: width / 2, height: 70), zIndex: 3),
    ]
  }
  let group = NSCollectionLayoutGroup.custom(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
    itemProvider: provider)
  return NSCollectionLayoutSection(group: group)
}

func groupBadge() -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
    subitems: [
      NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    ])
  group.supplementaryItems = [
    NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: Kind.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
  ]
  return NSCollectionLayoutSection(group: group)
}
