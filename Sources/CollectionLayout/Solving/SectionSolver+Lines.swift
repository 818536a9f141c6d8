import Foundation
import Geometry

// Items that follow one another in lines, as many as fit by their own lengths.
extension SectionSolver {
  /// The lines of a group whose items are as long as their cells prefer along the group; `nil` where the group is another.
  ///
  /// Such a group takes what fits by the estimates until its cells have been measured (`layout.md` 2.4 `[measured]`), and
  /// then what fits by their lengths, as rows of tags are made with UIKit: an item that does not fit begins the next group
  /// (`[inferred]`; no recording has cells that are measured along their group). That holds for groups of one item, a fixed
  /// spacing and no anchored views, across the direction in which groups advance; every other one keeps what its estimates
  /// have given it.
  func lines(of template: SolvedGroup, count: Int) -> SolvedFlow? {
    guard count > 0, value.orthogonal == nil, let group = value.group, let item = group.onlyItem,
      let leaf = template.leaves.first, group.axis == axis.cross, case .cycle = group.arrangement,
      case .fixed(let spacing) = group.spacing, case .estimated = item.size[group.axis],
      !group.item.size[group.axis].isSelfSizing, group.item.effectiveInsets.sum(axis) == 0,
      // Estimates of nothing would all share one line.
      leaf.frame.size[group.axis] + spacing > 0
    else { return nil }
    let insets = group.item.effectiveInsets
    return flow(
      at: insets.start(group.axis), available: template.size[group.axis] - insets.sum(group.axis),
      itemSpacing: spacing,
      style: FlowStyle(
        isJustified: false, alignment: .start,
        thickness: group.item.size[axis].isSelfSizing ? nil : template.size[axis],
        dimensions: FlowStyle.Dimensions(group: group.item.size, item: item.size)),
      sizes: FlowSizes(
        count: count, standard: leaf.frame.size, declared: nil, selfSizingAxes: leaf.selfSizingAxes,
        usesAverage: false))
  }

  /// The section as lines of `count` items.
  @MainActor
  func solve(_ description: CollectionLayoutFlow, count: Int) throws(LayoutMisuse) -> SolvedSection {
    guard count > 0 else { return section(of: nil) }
    var declared: [CGSize]?
    var standard = CGSize.zero
    let size: ((Int) -> CGSize)?
    switch description.sizes {
    case .points(let each), .estimatedEach(let each): size = each
    case .estimated(let all):
      size = nil
      standard = try length(all)
    }
    if let size {
      var sizes: [CGSize] = []
      sizes.reserveCapacity(count)
      for item in 0..<count { sizes.append(try length(size(item))) }
      declared = sizes
    }
    let isDeclared = if case .points = description.sizes { true } else { false }
    let lines = flow(
      at: 0, available: groupContainer[axis.cross],
      itemSpacing: try finite(description.itemSpacing, "item spacing"),
      style: FlowStyle(isJustified: false, limitsItems: true),
      sizes: FlowSizes(
        count: count, standard: standard, declared: declared,
        selfSizingAxes: isDeclared ? [] : [.horizontal, .vertical], usesAverage: false))
    return section(of: .flow(lines))
  }

  private func flow(
    at start: CGFloat, available: CGFloat, itemSpacing: CGFloat, style: FlowStyle, sizes: FlowSizes
  ) -> SolvedFlow {
    var origin = CGPoint.zero
    origin[axis] = value.contentInsets.start(axis)
    origin[axis.cross] = value.contentInsets.start(axis.cross) + referenceStart + start
    return SolvedFlow(
      axis: axis, origin: origin, available: available, lineSpacing: value.interGroupSpacing,
      itemSpacing: itemSpacing, style: style, sizes: sizes)
  }

  @MainActor
  private func length(_ size: CGSize) throws(LayoutMisuse) -> CGSize {
    CGSize(
      width: preferredLength(try finite(size.width, "item width")),
      height: preferredLength(try finite(size.height, "item height")))
  }
}

extension GroupValue {
  /// The one item that the group repeats, if nothing lies around the item and the group or is anchored to them.
  fileprivate var onlyItem: ItemValue? {
    guard subitems.count == 1, case .item(let only) = subitems[0], only.effectiveInsets == .zero else {
      return nil
    }
    let isPlain = [item, only].allSatisfy {
      $0.edgeSpacing == EdgeSpacingValue() && $0.supplementaries.isEmpty
    }
    return isPlain ? only : nil
  }
}
