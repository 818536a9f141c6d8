import CollectionLayout
import Drawing
import Foundation
import Geometry

/// Turns what a section declares into a layout description, for one width.
struct SectionArranger {
  let model: SectionModel
  let index: Int
  let environment: any CollectionLayoutEnvironment
  /// Answers sizes where declarations do not decide them.
  let sizer: any SectionSizing

  var layout: CollectionSectionLayout { model.layout }

  /// Points the whole section has.
  var width: CGFloat { environment.container.effectiveContentSize.width }

  private var grid: PixelGrid { environment.value.traits.pixelGrid }

  /// The section as a layout description.
  func makeSection() -> CollectionLayoutSection {
    let own = layout.listAppearance.map(listInsets) ?? .zero
    let insets = EdgeInsets(
      top: layout.insets.top + own.top, leading: layout.insets.leading + own.leading,
      bottom: layout.insets.bottom + own.bottom, trailing: layout.insets.trailing + own.trailing)
    let room = max(width - insets.horizontal, 0)
    let result: CollectionLayoutSection
    switch layout.arrangement {
    case .list, .styledList: result = list(room: room)
    case .grid(let columns): result = gridSection(columns, room: room)
    case .flow: result = flow(room: room)
    case .waterfall(let columns): result = waterfall(columns, room: room)
    case .carousel(let behavior): result = carousel(behavior, room: room)
    case .compositional(let builder): return completed(builder.make(context), room: room)
    }
    result.contentInsets = insets
    result.contentInsetsReference = .none
    result.interGroupSpacing =
      result.orthogonalScrollingBehavior == .none ? layout.lineSpacing : layout.spacing
    return completed(result, room: room)
  }

  /// What a builder of sections is told.
  private var context: CollectionSectionContext {
    CollectionSectionContext(
      section: index, itemCount: model.section.content.count, environment: environment,
      hasHeader: !model.section.header.isEmpty, hasFooter: !model.section.footer.isEmpty,
      badge: badgeItem, arranger: self)
  }

  /// The insets that a list of an appearance has on the device.
  private func listInsets(_ appearance: CollectionLayoutListConfiguration.Appearance) -> EdgeInsets {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = model.section.header.isEmpty ? .none : .supplementary
    configuration.footerMode = model.section.footer.isEmpty ? .none : .supplementary
    return CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment).contentInsets
  }

  /// A section with the declared header, footer and background, unless its builder has placed them itself.
  private func completed(_ section: CollectionLayoutSection, room: CGFloat) -> CollectionLayoutSection {
    let pinned = model.pinsHeader || layout.pinsBoundary
    for (kind, alignment, isPinned) in [
      (SupplementaryKind.header, RectAlignment.top, pinned),
      (SupplementaryKind.footer, RectAlignment.bottom, layout.pinsBoundary),
    ] {
      guard let part = model.part(ofKind: kind), !part.isEmpty else { continue }
      let isPlaced = section.boundarySupplementaryItems.contains {
        model.part(ofKind: $0.elementKind) != nil
          && SupplementaryKind.isHeader($0.elementKind)
            == SupplementaryKind.isHeader(kind)
      }
      if isPlaced { continue }
      let item = boundaryItem(part, kind: kind, alignment: alignment, room: room)
      item.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems.append(item)
    }
    if let background = model.background {
      let item = CollectionLayoutDecorationItem.background(elementKind: SectionBackground.kind)
      item.contentInsets = background.insets
      section.decorationItems.insert(item, at: 0)
    }
    return section
  }

  /// A header or footer: as high as it declares, else as its view prefers.
  func boundaryItem(
    _ part: ResolvedList, kind: String, alignment: RectAlignment, room: CGFloat
  ) -> CollectionLayoutBoundarySupplementaryItem {
    let height = model.declaredHeight(of: part, width: room).map { CollectionLayoutDimension.absolute($0) }
    return CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: height ?? .estimated(CollectionSectionLayout.estimatedRowHeight)),
      elementKind: kind, alignment: alignment)
  }

  /// The badge as it is anchored to every item, as large as the first; `nil` where no item has one.
  var badgeItem: CollectionLayoutSupplementaryItem? {
    guard let (item, badge) = model.firstBadge else { return nil }
    return badge.layoutItem(size: sizer.badgeSize(inSection: index, item: item))
  }

  /// An item of a group, with its badge.
  func layoutItem(_ size: CollectionLayoutSize) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size, supplementaryItems: badgeItem.map { [$0] } ?? [])
  }

  /// The items' sizes in a column, those of sizing classes included.
  ///
  /// - Parameter column: points an item is given; `nil` where items have widths of their own.
  func sizes(inColumn column: CGFloat?) -> ItemSizes {
    guard model.sizes.hasClasses else { return model.sizes }
    return model.sizes.map { declaration in
      guard let name = declaration.sizingClass else { return }
      let hints = declaration.hints
      if column.map({ hints.height(inColumn: $0) != nil }) ?? (hints.ownSize != nil) { return }
      let size = sizer.classSize(
        name, section: index, item: declaration.firstItem, width: hints.width ?? column)
      declaration.hints = CollectionSizeHints(
        width: hints.width ?? (column == nil ? size.width : nil), height: size.height)
    }
  }

  /// The width of one of `count` columns, rounded down to pixels as the engine does.
  func columnWidth(_ count: Int, room: CGFloat) -> CGFloat {
    max(0, grid.floor((room - layout.spacing * CGFloat(count - 1)) / CGFloat(count)))
  }

  /// The height of all items: absolute where they declare one height.
  func heightDimension(_ sizes: ItemSizes, inColumn column: CGFloat) -> CollectionLayoutDimension {
    if let height = sizes.uniform?.height(inColumn: column) { return .absolute(height) }
    return .estimated(
      sizes.hints(of: 0).height(inColumn: column) ?? CollectionSectionLayout.estimatedRowHeight)
  }
}

/// Answers sizes that declarations leave open.
@MainActor
protocol SectionSizing: AnyObject {
  /// Whether every item's size is wanted at once, which is cheaper than one after the other.
  var measuresAll: Bool { get }
  /// The size an item prefers in a width of points, or by itself.
  func itemSize(inSection section: Int, item: Int, width: CGFloat?) -> CGSize
  /// The size of all members of a sizing class, for which `item` stands.
  func classSize(_ name: AnyHashable, section: Int, item: Int, width: CGFloat?) -> CGSize
  /// The size of an item's badge.
  func badgeSize(inSection section: Int, item: Int) -> CGSize
}
