import Foundation
import Geometry

// Items that follow one another in lines, as many as fit by their own lengths.
extension SectionSolver {
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
