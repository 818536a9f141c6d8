public import Foundation

/// A part of a mosaic: a tile, or tiles stacked.
@MainActor
public protocol MosaicPart {
  /// How much room the part takes beside its neighbours.
  var share: CGFloat { get }
  /// The part in a group whose children follow one another as `isHorizontal` says, taking `fraction` of it.
  func item(isHorizontal: Bool, fraction: CGFloat, spacing: CGFloat) -> CollectionLayoutItem
}

/// One cell of a mosaic.
public struct MosaicTile: MosaicPart {
  public let share: CGFloat

  /// A tile that takes `share` of the room; its neighbours' shares count against it.
  public init(_ share: CGFloat = 1) { self.share = share }

  public func item(isHorizontal: Bool, fraction: CGFloat, spacing: CGFloat) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: mosaicSize(isHorizontal: isHorizontal, fraction: fraction))
  }
}

/// Parts of a mosaic one after the other, across the direction they are in: in a row below one another, in a stack
/// side by side.
public struct MosaicStack: MosaicPart {
  public let share: CGFloat
  let parts: [any MosaicPart]

  /// Parts that together take `share` of the room.
  public init(_ share: CGFloat = 1, @MosaicBuilder parts: () -> [any MosaicPart]) {
    self.share = share
    self.parts = parts()
  }

  public func item(isHorizontal: Bool, fraction: CGFloat, spacing: CGFloat) -> CollectionLayoutItem {
    mosaicGroup(
      parts, isHorizontal: !isHorizontal,
      size: mosaicSize(isHorizontal: isHorizontal, fraction: fraction), spacing: spacing)
  }
}

/// Gathers the parts of a mosaic.
@resultBuilder @MainActor
public enum MosaicBuilder {
  /// One part.
  public static func buildExpression(_ part: any MosaicPart) -> [any MosaicPart] { [part] }

  /// Parts one after the other.
  public static func buildBlock(_ parts: [any MosaicPart]...) -> [any MosaicPart] {
    parts.flatMap { $0 }
  }

  /// The parts of a loop.
  public static func buildArray(_ parts: [[any MosaicPart]]) -> [any MosaicPart] {
    parts.flatMap { $0 }
  }

  /// The parts of a condition without an alternative.
  public static func buildOptional(_ parts: [any MosaicPart]?) -> [any MosaicPart] { parts ?? [] }

  /// The parts of a condition that holds.
  public static func buildEither(first parts: [any MosaicPart]) -> [any MosaicPart] { parts }

  /// The parts of a condition that does not hold.
  public static func buildEither(second parts: [any MosaicPart]) -> [any MosaicPart] { parts }
}

extension CollectionLayoutSection {
  /// A section that repeats a mosaic: parts side by side, stacks of parts among them.
  ///
  /// One large tile with two small ones beside it:
  ///
  /// ```swift
  /// let section = CollectionLayoutSection.mosaic(height: .absolute(200), spacing: 8) {
  ///   MosaicTile(2)
  ///   MosaicStack {
  ///     MosaicTile()
  ///     MosaicTile()
  ///   }
  /// }
  /// ```
  ///
  /// stands for these nested groups:
  ///
  /// ```swift
  /// let large = CollectionLayoutItem(
  ///   layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
  /// let small = CollectionLayoutItem(
  ///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
  /// let stack = CollectionLayoutGroup.vertical(
  ///   layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
  ///   subitems: [small, small])
  /// stack.interItemSpacing = .fixed(8)
  /// let row = CollectionLayoutGroup.horizontal(
  ///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
  ///   subitems: [large, stack])
  /// row.interItemSpacing = .fixed(8)
  /// let section = CollectionLayoutSection(group: row)
  /// section.interGroupSpacing = 8
  /// ```
  ///
  /// - Parameters:
  ///   - height: How high the mosaic is before it repeats.
  ///   - spacing: The gap between neighbours, in points.
  ///   - parts: The parts from leading to trailing.
  public class func mosaic(
    height: CollectionLayoutDimension, spacing: CGFloat = 0,
    @MosaicBuilder parts: () -> [any MosaicPart]
  ) -> Self {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = self.init(
      group: mosaicGroup(parts(), isHorizontal: true, size: size, spacing: spacing))
    section.interGroupSpacing = spacing
    return section
  }
}

/// A size that takes `fraction` of a group along its axis and all of it across.
@MainActor
private func mosaicSize(isHorizontal: Bool, fraction: CGFloat) -> CollectionLayoutSize {
  CollectionLayoutSize(
    widthDimension: .fractionalWidth(isHorizontal ? fraction : 1),
    heightDimension: .fractionalHeight(isHorizontal ? 1 : fraction))
}

/// A group of parts by their shares.
@MainActor
private func mosaicGroup(
  _ parts: [any MosaicPart], isHorizontal: Bool, size: CollectionLayoutSize, spacing: CGFloat
) -> CollectionLayoutGroup {
  let total = parts.reduce(0) { $0 + max(0, $1.share) }
  let items = parts.map {
    $0.item(
      isHorizontal: isHorizontal, fraction: total > 0 ? max(0, $0.share) / total : 0,
      spacing: spacing)
  }
  let group: CollectionLayoutGroup =
    isHorizontal
    ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
  group.interItemSpacing = .fixed(spacing)
  return group
}
