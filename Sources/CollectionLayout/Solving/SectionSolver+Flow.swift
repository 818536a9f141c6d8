import Foundation
import Geometry

extension SectionSolver {
  /// The section as lines of `count` items, as many in each as fit by their own lengths.
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
    let lines = SolvedFlow(
      axis: axis, origin: bodyOrigin, available: groupContainer[axis.cross],
      lineSpacing: value.interGroupSpacing,
      itemSpacing: try finite(description.itemSpacing, "item spacing"),
      style: FlowStyle(isJustified: false, limitsItems: true),
      sizes: FlowSizes(
        count: count, standard: standard, declared: declared,
        selfSizingAxes: isDeclared ? [] : [.horizontal, .vertical], usesAverage: false))
    return section(of: .flow(lines))
  }

  @MainActor
  private func length(_ size: CGSize) throws(LayoutMisuse) -> CGSize {
    CGSize(
      width: preferredLength(try finite(size.width, "item width")),
      height: preferredLength(try finite(size.height, "item height")))
  }
}
