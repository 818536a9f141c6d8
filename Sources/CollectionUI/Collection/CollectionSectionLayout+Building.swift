public import CollectionLayout
public import Foundation
public import Geometry

/// A function that builds a section, equal to itself only.
nonisolated final class SectionBuilder: Hashable, Sendable {
  let make: @MainActor (CollectionSectionContext) -> CollectionLayoutSection
  /// Whether badges are the builder's to anchor; cells draw them otherwise.
  let anchorsBadges: Bool

  init(
    anchorsBadges: Bool, _ make: @escaping @MainActor (CollectionSectionContext) -> CollectionLayoutSection
  ) {
    self.make = make
    self.anchorsBadges = anchorsBadges
  }

  static func == (left: SectionBuilder, right: SectionBuilder) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension CollectionSectionLayout {
  /// A section built by hand from items and groups, as UIKit's compositional layouts are.
  ///
  /// The header, footer and background that are declared are added to it, unless the builder has placed boundary items
  /// of `CollectionElementKind.sectionHeader` or `.sectionFooter` itself.
  ///
  /// ```swift
  /// .collectionLayout(.compositional { context in
  ///   let size = CollectionLayoutSize(
  ///     widthDimension: .fractionalWidth(0.5), heightDimension: context.heightDimension(inColumn: 160))
  ///   let section = CollectionLayoutSection(
  ///     group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  ///   section.orthogonalScrollingBehavior = .groupPaging
  ///   return section
  /// })
  /// ```
  ///
  /// - Parameter section: builds the section from what is known of its views; called once a plan.
  public static func compositional(
    _ section: @escaping @MainActor (CollectionSectionContext) -> CollectionLayoutSection
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(SectionBuilder(anchorsBadges: true, section))
  }

  /// Items in tiles of different sizes, a pattern that repeats; nothing is measured.
  ///
  /// ```swift
  /// .collectionLayout(.mosaic(height: .absolute(200)) {
  ///   MosaicTile(2)
  ///   MosaicStack {
  ///     MosaicTile()
  ///     MosaicTile()
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - height: how high the pattern is before it repeats.
  ///   - spacing: the gap between neighbours, in points.
  ///   - insets: room around the section's items, in points.
  ///   - parts: the tiles and stacks of tiles from leading to trailing.
  @MainActor
  public static func mosaic(
    height: CollectionLayoutDimension, spacing: CGFloat = standardSpacing, insets: EdgeInsets = .zero,
    @MosaicBuilder parts: @escaping @MainActor () -> [any MosaicPart]
  ) -> CollectionSectionLayout {
    let value = height.value
    return CollectionSectionLayout(
      SectionBuilder(anchorsBadges: false) { _ in
        let section = CollectionLayoutSection.mosaic(
          height: CollectionLayoutDimension(value: value), spacing: spacing, parts: parts)
        section.contentInsets = insets
        section.contentInsetsReference = .none
        return section
      })
  }

  private init(_ builder: SectionBuilder) {
    self.init(.compositional(builder), spacing: Self.standardSpacing, lineSpacing: nil, insets: .zero)
  }

  /// Whether badges are supplementary views of the layout; where items are placed one by one, cells draw them.
  var anchorsBadges: Bool {
    switch arrangement {
    case .list, .styledList, .grid, .carousel: true
    case .flow, .waterfall: false
    case .compositional(let builder): builder.anchorsBadges
    }
  }
}
