import Foundation
import Geometry

/// Turns mutable descriptions into immutable values, refusing what no layout can be made from.
@MainActor
struct DescriptionReader {
  let environment: LayoutEnvironment

  func section(_ section: CollectionLayoutSection) throws(LayoutMisuse) -> SectionValue {
    var group: GroupValue?
    if case .group(let description) = section.content { group = try self.group(description) }
    let boundary = try boundary(section.boundarySupplementaryItems)
    if let kind = boundary.lazy.map(\.kind).first(where: { group?.anchors($0) == true }) {
      throw .duplicateElementKind(kind)
    }
    let scrolling = section.orthogonalScrollingProperties
    return SectionValue(
      group: group,
      contentInsets: try finite(section.contentInsets, "section contentInsets"),
      interGroupSpacing: try finite(section.interGroupSpacing, "interGroupSpacing"),
      contentInsetsReference: section.contentInsetsReference,
      supplementaryContentInsetsReference: section.supplementaryContentInsetsReference,
      supplementariesFollowContentInsets: section.supplementariesFollowContentInsets,
      orthogonal: section.orthogonalScrollingBehavior == .none || group == nil
        ? nil
        : OrthogonalValue(
          behavior: section.orthogonalScrollingBehavior,
          decelerationRate: scrolling.decelerationRate, bounce: scrolling.bounce),
      boundary: boundary,
      decorations: try decorations(section.decorationItems),
      startPadding: try finite(section.startPadding, "header top padding"))
  }

  func boundary(
    _ items: [CollectionLayoutBoundarySupplementaryItem]
  ) throws(LayoutMisuse) -> [BoundaryValue] {
    var values: [BoundaryValue] = []
    for item in items {
      if values.contains(where: { $0.kind == item.elementKind }) {
        throw .duplicateElementKind(item.elementKind)
      }
      values.append(
        BoundaryValue(
          kind: item.elementKind, size: try size(item.layoutSize), alignment: item.alignment,
          offset: try finite(item.offset, "boundary item offset"),
          extendsBoundary: item.extendsBoundary, isPinned: item.pinToVisibleBounds,
          zIndex: item.zIndex, contentInsets: try finite(item.contentInsets, "contentInsets")))
    }
    return values
  }

  private func decorations(
    _ items: [CollectionLayoutDecorationItem]
  ) throws(LayoutMisuse) -> [DecorationValue] {
    var values: [DecorationValue] = []
    for item in items {
      values.append(
        DecorationValue(
          kind: item.elementKind, contentInsets: try finite(item.contentInsets, "contentInsets"),
          zIndex: item.zIndex))
    }
    return values
  }

  private func group(_ group: CollectionLayoutGroup) throws(LayoutMisuse) -> GroupValue {
    var axis = Axis.horizontal
    let arrangement: GroupValue.Arrangement
    switch group.arrangement {
    case .cycle(let direction):
      axis = direction
      arrangement = .cycle
    case .equalShares(let direction, let count):
      guard count >= 1 else { throw .countBelowOne(count) }
      axis = direction
      arrangement = .equalShares(count)
    case .repeating(let direction, let count):
      guard count >= 1 else { throw .countBelowOne(count) }
      axis = direction
      arrangement = .repeating(count)
    case .custom(let provider):
      return try custom(group, provider)
    }
    guard !group.subitems.isEmpty else { throw .noSubitems }
    var subitems: [NodeValue] = []
    for subitem in group.subitems { subitems.append(try node(subitem)) }
    return GroupValue(
      item: try item(group), axis: axis, spacing: try spacing(group.interItemSpacing),
      arrangement: arrangement, subitems: subitems)
  }

  /// A custom group, its closure asked once: its container is the group's size in the whole view
  /// (`layout.md` 1.2, 2.8).
  ///
  /// A group without frames, as before there is any data, holds nothing.
  private func custom(
    _ group: CollectionLayoutGroup, _ provider: CollectionLayoutGroupCustomItemProvider
  ) throws(LayoutMisuse) -> GroupValue {
    let value = try item(group)
    let size = value.size.resolved(in: environment.containerSize, grid: environment.traits.pixelGrid)
    let answer = provider(
      SolvingEnvironment(environment, contentSize: size, contentInsets: value.effectiveInsets))
    var frames: [CustomFrame] = []
    for item in answer {
      frames.append(
        CustomFrame(frame: try finite(item.frame.standardized, "custom item frame"), zIndex: item.zIndex))
    }
    return GroupValue(
      item: value, axis: .horizontal, spacing: .fixed(0), arrangement: .custom(frames), subitems: [])
  }

  private func node(_ item: CollectionLayoutItem) throws(LayoutMisuse) -> NodeValue {
    if let group = item as? CollectionLayoutGroup { return .group(try self.group(group)) }
    return .item(try self.item(item))
  }

  private func item(_ item: CollectionLayoutItem) throws(LayoutMisuse) -> ItemValue {
    var supplementaries: [SupplementaryValue] = []
    for supplementary in item.supplementaryItems {
      supplementaries.append(
        SupplementaryValue(
          kind: supplementary.elementKind, size: try size(supplementary.layoutSize),
          containerAnchor: try anchor(supplementary.containerAnchor),
          itemAnchor: try supplementary.itemAnchor.map(anchor),
          zIndex: supplementary.zIndex,
          contentInsets: try finite(supplementary.contentInsets, "contentInsets")))
    }
    var edges = EdgeSpacingValue()
    if let spacing = item.edgeSpacing {
      edges = EdgeSpacingValue(
        leading: try self.spacing(spacing.leading), top: try self.spacing(spacing.top),
        trailing: try self.spacing(spacing.trailing), bottom: try self.spacing(spacing.bottom))
    }
    return ItemValue(
      size: try size(item.layoutSize),
      contentInsets: try finite(item.contentInsets, "contentInsets"),
      edgeSpacing: edges, supplementaries: supplementaries)
  }

  private func anchor(_ anchor: CollectionLayoutAnchor) throws(LayoutMisuse) -> AnchorValue {
    AnchorValue(
      edges: anchor.edges, offset: try finite(anchor.offset, "anchor offset"),
      isFractional: anchor.isFractionalOffset)
  }

  private func spacing(_ spacing: CollectionLayoutSpacing?) throws(LayoutMisuse) -> LayoutSpacing {
    switch spacing?.value {
    case nil: .fixed(0)
    case .fixed(let points): .fixed(try finite(points, "fixed spacing"))
    case .flexible(let points): .flexible(try finite(points, "flexible spacing"))
    }
  }

  private func size(_ size: CollectionLayoutSize) throws(LayoutMisuse) -> SizeValue {
    SizeValue(
      width: try dimension(size.widthDimension.value),
      height: try dimension(size.heightDimension.value))
  }

  private func dimension(_ dimension: LayoutDimension) throws(LayoutMisuse) -> LayoutDimension {
    switch dimension {
    case .fractionalWidth(let value):
      .fractionalWidth(try finite(value, "fractional width dimension"))
    case .fractionalHeight(let value):
      .fractionalHeight(try finite(value, "fractional height dimension"))
    case .absolute(let value): .absolute(try finite(value, "absolute dimension"))
    case .estimated(let value): .estimated(try finite(value, "estimated dimension"))
    case .uniformAcrossSiblings(let value):
      .uniformAcrossSiblings(try finite(value, "uniform across siblings dimension"))
    }
  }
}

extension GroupValue {
  /// Whether a view of `kind` is anchored to the group or to anything in it.
  fileprivate func anchors(_ kind: String) -> Bool {
    item.anchors(kind)
      || subitems.contains {
        switch $0 {
        case .item(let item): item.anchors(kind)
        case .group(let group): group.anchors(kind)
        }
      }
  }
}

extension ItemValue {
  fileprivate func anchors(_ kind: String) -> Bool { supplementaries.contains { $0.kind == kind } }
}
