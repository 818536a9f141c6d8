import Foundation
import Geometry

/// Solves the sections of a flow layout.
@MainActor
struct FlowPlanner {
  private let layout: CollectionViewFlowLayout
  private let delegate: FlowLayoutDelegateMetrics?
  private let context: SectionContext
  private let axis: Axis

  init(
    _ layout: CollectionViewFlowLayout, environment: LayoutEnvironment
  ) throws(LayoutMisuse) {
    self.layout = layout
    delegate = layout.effectiveMetrics
    axis = layout.scrollDirection.axis
    var container = CGSize(
      width: try finite(environment.containerSize.width, "container width"),
      height: try finite(environment.containerSize.height, "container height"))
    container[axis.cross] -= environment.contentInsets.sum(axis.cross)
    context = SectionContext(
      axis: axis, environment: environment, reference: .none, container: container,
      flipsInRightToLeft: layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  func section(_ section: Int, count: Int) throws(LayoutMisuse) -> SolvedSection {
    let own = delegate?.insetForSection?(section) ?? layout.sectionInset.directional(in: .leftToRight)
    let insets = adjusted(try finite(own, "section inset"))
    let value = SectionValue(
      contentInsets: insets, contentInsetsReference: .none, supplementaryContentInsetsReference: .none,
      supplementariesFollowContentInsets: false, boundary: try boundary(section))
    let solver = SectionSolver(value, in: context)
    let flow = SolvedFlow(
      axis: axis, origin: solver.bodyOrigin,
      available: context.container[axis.cross] - insets.sum(axis.cross),
      lineSpacing: try finite(
        delegate?.minimumLineSpacingForSection?(section) ?? layout.minimumLineSpacing,
        "line spacing"),
      itemSpacing: try finite(
        delegate?.minimumInteritemSpacingForSection?(section) ?? layout.minimumInteritemSpacing,
        "inter-item spacing"),
      sizes: try sizes(section, count: count))
    return solver.section(of: .flow(flow))
  }

  func plan(_ sections: [SolvedSection]) -> LayoutPlan {
    LayoutPlan(sections: sections, spacing: 0, boundary: [], context: context)
  }

  /// Cross-axis insets measured from the edge that the reference names (`layout.md` 8.8 `[measured]`).
  private func adjusted(_ insets: EdgeInsets) -> EdgeInsets {
    let environment = context.environment
    let reference: EdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: reference = asSolved(environment.safeAreaInsets)
    case .fromLayoutMargins: reference = asSolved(environment.layoutMargins)
    }
    var adjusted = insets
    let content = asSolved(environment.contentInsets)
    if axis == .vertical {
      adjusted.leading = max(insets.leading + reference.leading - content.leading, 0)
      adjusted.trailing = max(insets.trailing + reference.trailing - content.trailing, 0)
    } else {
      adjusted.top = max(insets.top + reference.top - content.top, 0)
      adjusted.bottom = max(insets.bottom + reference.bottom - content.bottom, 0)
    }
    return adjusted
  }

  /// Insets of the view as the layout is solved, from left to right: their sides only change where it is mirrored afterwards.
  private func asSolved(_ insets: EdgeInsets) -> EdgeInsets {
    if context.isMirrored { return insets }
    return SideInsets(insets, in: context.environment.traits.layoutDirection).directional(in: .leftToRight)
  }

  private func sizes(_ section: Int, count: Int) throws(LayoutMisuse) -> FlowSizes {
    let estimate = layout.estimatedItemSize
    let isAutomatic = estimate == CollectionViewFlowLayout.automaticSize
    let isSelfSizing = estimate != .zero
    let standard = isSelfSizing && !isAutomatic ? estimate : layout.itemSize
    var declared: [CGSize]?
    if let sizeForItem = delegate?.sizeForItem {
      var sizes: [CGSize] = []
      sizes.reserveCapacity(count)
      for item in 0..<count { sizes.append(try positive(sizeForItem(section, item))) }
      declared = sizes
    }
    return FlowSizes(
      count: count, standard: try positive(standard), declared: declared,
      selfSizingAxes: isSelfSizing ? [.horizontal, .vertical] : [], usesAverage: true)
  }

  private func positive(_ size: CGSize) throws(LayoutMisuse) -> CGSize {
    CGSize(
      width: max(0, try finite(size.width, "item width")),
      height: max(0, try finite(size.height, "item height")))
  }

  /// Header and footer as boundary items that span the content (`layout.md` 8.5).
  private func boundary(_ section: Int) throws(LayoutMisuse) -> [BoundaryValue] {
    let header = delegate?.referenceSizeForHeader?(section) ?? layout.headerReferenceSize
    let footer = delegate?.referenceSizeForFooter?(section) ?? layout.footerReferenceSize
    var items: [BoundaryValue] = []
    if header[axis] > 0 {
      items.append(
        strip(
          CollectionElementKind.sectionHeader, axis == .vertical ? .top : .leading,
          try finite(header[axis], "header length"), layout.sectionHeadersPinToVisibleBounds))
    }
    if footer[axis] > 0 {
      items.append(
        strip(
          CollectionElementKind.sectionFooter, axis == .vertical ? .bottom : .trailing,
          try finite(footer[axis], "footer length"), layout.sectionFootersPinToVisibleBounds))
    }
    return items
  }

  private func strip(
    _ kind: String, _ alignment: RectAlignment, _ length: CGFloat, _ isPinned: Bool
  ) -> BoundaryValue {
    var size = SizeValue(width: .fractionalWidth(1), height: .fractionalHeight(1))
    size[axis] = .absolute(length)
    return BoundaryValue(
      kind: kind, size: size, alignment: alignment, offset: .zero, extendsBoundary: true,
      isPinned: isPinned, zIndex: 0, contentInsets: .zero)
  }
}
