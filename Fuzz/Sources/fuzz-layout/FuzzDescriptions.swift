import CollectionLayout
import Foundation
import Geometry

/// Layout descriptions that mix all features, read from bytes.
struct FuzzDescriptions {
  var bytes: FuzzBytes
  private var kinds = 0

  init(_ bytes: FuzzBytes) { self.bytes = bytes }

  // MARK: Parts

  private mutating func insets() -> EdgeInsets {
    guard bytes.chance(3) else { return .zero }
    let insets = EdgeInsets(
      top: bytes.length(), leading: bytes.length(), bottom: bytes.length(), trailing: bytes.length())
    bytes.note("insets \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
    return insets
  }

  private mutating func dimension() -> CollectionLayoutDimension {
    let dimension: CollectionLayoutDimension =
      switch bytes.number(below: 8) {
      case 0, 1: .absolute(bytes.length())
      case 2, 3: .fractionalWidth(bytes.fraction())
      case 4: .fractionalHeight(bytes.fraction())
      case 5, 6: .estimated(bytes.length())
      default: .uniformAcrossSiblings(estimate: bytes.length())
      }
    bytes.note("\(dimension.value)")
    return dimension
  }

  private mutating func size() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private mutating func spacing() -> CollectionLayoutSpacing {
    let spacing: CollectionLayoutSpacing =
      bytes.chance(2) ? .flexible(bytes.length()) : .fixed(bytes.length())
    bytes.note("\(spacing.value)")
    return spacing
  }

  private mutating func optionalSpacing() -> CollectionLayoutSpacing? {
    bytes.chance(2) ? spacing() : nil
  }

  /// A kind; at times one that is used already, which a section may refuse.
  private mutating func kind() -> String {
    if !bytes.chance(12) { kinds += 1 }
    return "kind\(kinds)"
  }

  private mutating func anchor() -> CollectionLayoutAnchor {
    let edges = DirectionalRectEdge(rawValue: UInt(bytes.number(below: 16)))
    let offset = bytes.chance(2) ? CGPoint(x: bytes.length(), y: bytes.length()) : .zero
    bytes.note("anchor \(edges.rawValue) \(offset.x) \(offset.y)")
    return bytes.chance(3)
      ? CollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : CollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }

  private mutating func supplementaries() -> [CollectionLayoutSupplementaryItem] {
    (0..<(bytes.chance(5) ? 1 + bytes.number(below: 2) : 0)).map { _ in
      bytes.note("supplementary")
      let item =
        bytes.chance(2)
        ? CollectionLayoutSupplementaryItem(
          layoutSize: size(), elementKind: kind(), containerAnchor: anchor(), itemAnchor: anchor())
        : CollectionLayoutSupplementaryItem(
          layoutSize: size(), elementKind: kind(), containerAnchor: anchor())
      item.contentInsets = insets()
      item.zIndex = Int(bytes.byte()) - 100
      return item
    }
  }

  private mutating func dress(_ item: CollectionLayoutItem) {
    item.contentInsets = insets()
    if bytes.chance(5) {
      bytes.note("edge spacing")
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: optionalSpacing(), top: optionalSpacing(), trailing: optionalSpacing(),
        bottom: optionalSpacing())
    }
  }

  // MARK: Groups

  private mutating func node(_ depth: Int) -> CollectionLayoutItem {
    if depth > 0, bytes.chance(3) { return group(depth - 1) }
    bytes.note("item")
    let item = CollectionLayoutItem(layoutSize: size(), supplementaryItems: supplementaries())
    dress(item)
    return item
  }

  private mutating func group(_ depth: Int) -> CollectionLayoutGroup {
    bytes.note("group")
    let size = size()
    let kind = bytes.number(below: 8)
    let count = bytes.number(below: 6)
    bytes.note("kind \(kind), \(count) subitems")
    let group: CollectionLayoutGroup
    switch kind {
    case 0, 1: group = .horizontal(layoutSize: size, subitems: (0..<count).map { _ in node(depth) })
    case 2, 3: group = .vertical(layoutSize: size, subitems: (0..<count).map { _ in node(depth) })
    case 4: group = .horizontal(layoutSize: size, subitem: node(depth), count: count)
    case 5: group = .vertical(layoutSize: size, subitem: node(depth), count: count)
    case 6: group = .horizontal(layoutSize: size, repeatingSubitem: node(depth), count: count)
    default:
      let frames = (0..<count).map { _ in
        CollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: bytes.length(), y: bytes.length(), width: bytes.length(), height: bytes.length()),
          zIndex: Int(bytes.byte()))
      }
      bytes.note("frames \(frames.map(\.frame))")
      group = .custom(layoutSize: size) { _ in frames }
    }
    dress(group)
    group.interItemSpacing = optionalSpacing()
    group.supplementaryItems = supplementaries()
    bytes.note("end of group")
    return group
  }

  // MARK: Sections

  private mutating func boundary() -> [CollectionLayoutBoundarySupplementaryItem] {
    (0..<(bytes.chance(3) ? 1 + bytes.number(below: 3) : 0)).map { _ in
      let alignment = bytes.choice(RectAlignment.allCases)
      bytes.note("boundary \(alignment)")
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(), elementKind: kind(), alignment: alignment,
        absoluteOffset: bytes.chance(3) ? CGPoint(x: bytes.length(), y: bytes.length()) : .zero)
      item.extendsBoundary = !bytes.chance(3)
      item.pinToVisibleBounds = bytes.chance(3)
      bytes.note("extends \(item.extendsBoundary), pins \(item.pinToVisibleBounds), offset \(item.offset)")
      item.contentInsets = insets()
      return item
    }
  }

  private mutating func masonry() -> CollectionLayoutSection {
    let lengths = (0..<8).map { _ in bytes.length() }
    let spans = (0..<3).map { _ in bytes.number(below: 6) - 1 }
    let columns: CollectionLayoutMasonry.Columns =
      bytes.chance(3) ? .adaptive(minimum: bytes.length()) : .count(bytes.number(below: 7))
    let kind = bytes.number(below: 3)
    let masonry = CollectionLayoutMasonry(
      columns: columns, columnSpacing: bytes.length(),
      lengths: kind == 0
        ? .points { lengths[$0 % 8] }
        : kind == 1 ? .aspectRatios { lengths[$0 % 8] } : .estimated(lengths[0]),
      span: bytes.chance(3) ? { spans[$0 % 3] } : nil)
    bytes.note("masonry \(masonry.columns), spacing \(masonry.columnSpacing), kind \(kind), \(lengths)")
    if masonry.span != nil { bytes.note("spans \(spans)") }
    return CollectionLayoutSection(masonry: masonry)
  }

  private mutating func section() -> CollectionLayoutSection {
    bytes.note("section")
    let section = bytes.chance(6) ? masonry() : CollectionLayoutSection(group: group(2))
    section.contentInsets = insets()
    if bytes.chance(2) { section.interGroupSpacing = bytes.length() }
    bytes.note("interGroupSpacing \(section.interGroupSpacing)")
    section.boundarySupplementaryItems = boundary()
    if bytes.chance(4) {
      bytes.note("decoration")
      let background = CollectionLayoutDecorationItem.background(elementKind: kind())
      background.contentInsets = insets()
      section.decorationItems = [background]
    }
    if bytes.chance(4) {
      section.orthogonalScrollingBehavior = bytes.choice(
        CollectionLayoutSectionOrthogonalScrollingBehavior.allCases)
    }
    section.contentInsetsReference = bytes.choice(ContentInsetsReference.allCases)
    section.supplementaryContentInsetsReference = bytes.choice(ContentInsetsReference.allCases)
    section.supplementariesFollowContentInsets = !bytes.chance(3)
    bytes.note("\(section.orthogonalScrollingBehavior), \(section.contentInsetsReference)")
    return section
  }

  // MARK: Layouts

  /// A layout's plan for as many sections as there are counts.
  typealias Planner = ([Int], LayoutEnvironment) throws(LayoutMisuse) -> LayoutPlan

  /// A layout, as what plans it.
  mutating func layout(sectionCount: Int) -> Planner {
    bytes.chance(5) ? flow() : compositional(sectionCount: sectionCount)
  }

  private mutating func compositional(sectionCount: Int) -> Planner {
    let sections = (0..<max(1, sectionCount)).map { _ in section() }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = bytes.chance(3) ? .horizontal : .vertical
    configuration.interSectionSpacing = bytes.chance(2) ? bytes.length() : 0
    configuration.contentInsetsReference = bytes.choice(ContentInsetsReference.allCases)
    bytes.note("\(configuration.scrollDirection), interSectionSpacing \(configuration.interSectionSpacing)")
    configuration.boundarySupplementaryItems = boundary()
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index % sections.count] }, configuration: configuration)
    return { (counts, environment) throws(LayoutMisuse) in
      try layout.plan(
        sectionCount: counts.count, itemCount: { counts[$0] }, environment: environment)
    }
  }

  private mutating func flow() -> Planner {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = bytes.chance(3) ? .horizontal : .vertical
    layout.itemSize = CGSize(width: bytes.length(), height: bytes.length())
    if bytes.chance(3) {
      layout.estimatedItemSize =
        bytes.chance(2)
        ? CollectionViewFlowLayout.automaticSize : CGSize(width: bytes.length(), height: bytes.length())
    }
    layout.minimumLineSpacing = bytes.length()
    layout.minimumInteritemSpacing = bytes.length()
    layout.sectionInset = SideInsets(insets(), in: .leftToRight)
    layout.sectionInsetReference = bytes.choice(CollectionViewFlowLayout.SectionInsetReference.allCases)
    if bytes.chance(2) { layout.headerReferenceSize = CGSize(width: bytes.length(), height: bytes.length()) }
    if bytes.chance(2) { layout.footerReferenceSize = CGSize(width: bytes.length(), height: bytes.length()) }
    layout.sectionHeadersPinToVisibleBounds = bytes.chance(2)
    layout.sectionFootersPinToVisibleBounds = bytes.chance(2)
    if bytes.chance(3) {
      let sizes = (0..<5).map { _ in CGSize(width: bytes.length(), height: bytes.length()) }
      bytes.note("delegate sizes \(sizes)")
      var metrics = FlowLayoutDelegateMetrics()
      metrics.sizeForItem = { _, item in sizes[item % 5] }
      layout.delegateMetrics = metrics
    }
    bytes.note(
      "flow \(layout.scrollDirection), item \(layout.itemSize), estimate \(layout.estimatedItemSize), line "
        + "\(layout.minimumLineSpacing), inter-item \(layout.minimumInteritemSpacing), header "
        + "\(layout.headerReferenceSize), footer \(layout.footerReferenceSize)")
    return { (counts, environment) throws(LayoutMisuse) in
      try layout.plan(
        sectionCount: counts.count, itemCount: { counts[$0] }, environment: environment)
    }
  }
}
