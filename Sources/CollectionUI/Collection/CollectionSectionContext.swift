public import CollectionLayout
public import Foundation
import Geometry

/// What is known of a section's views when its layout is built by hand.
@preconcurrency @MainActor
public struct CollectionSectionContext {
  /// The section's index.
  public let section: Int
  /// How many items the section has.
  public let itemCount: Int
  /// The room there is, and what the section is drawn for.
  public let environment: any CollectionLayoutEnvironment
  /// Whether a header is declared.
  public let hasHeader: Bool
  /// Whether a footer is declared.
  public let hasFooter: Bool
  /// The badges that items declare, to be anchored to the items of a group; `nil` where no item has one.
  public let badge: CollectionLayoutSupplementaryItem?
  let arranger: SectionArranger

  /// Points the whole section has from side to side.
  public var width: CGFloat { arranger.width }

  /// What an item declares about its size; nothing for an item that does not exist.
  public func sizeHints(forItem item: Int) -> CollectionSizeHints {
    (0..<itemCount).contains(item) ? arranger.model.sizes.hints(of: item) : CollectionSizeHints()
  }

  /// What all items declare about their sizes, or `nil` where they differ.
  public var uniformSizeHints: CollectionSizeHints? { arranger.model.sizes.uniform }

  /// The size an item has by its declarations or its sizing class where they decide it, else the size its view prefers.
  ///
  /// Costs a measurement where nothing is declared.
  ///
  /// - Parameters:
  ///   - item: the item's index; zero size for one that does not exist.
  ///   - width: points the item is given; `nil` for its own width.
  public func preferredSize(forItem item: Int, width: CGFloat?) -> CGSize {
    guard (0..<itemCount).contains(item) else { return .zero }
    return arranger.sizer.itemSize(inSection: section, item: item, width: width)
  }

  /// The height of the items: absolute where all declare one height or share a sizing class, else estimated.
  ///
  /// - Parameter column: points an item is given.
  public func heightDimension(inColumn column: CGFloat) -> CollectionLayoutDimension {
    arranger.heightDimension(arranger.sizes(inColumn: column), inColumn: column)
  }

  /// The declared header as a boundary item, for a builder that changes it; `nil` where there is none.
  public var headerItem: CollectionLayoutBoundarySupplementaryItem? {
    boundaryItem(SupplementaryKind.header, alignment: .top)
  }

  /// The declared footer as a boundary item, for a builder that changes it; `nil` where there is none.
  public var footerItem: CollectionLayoutBoundarySupplementaryItem? {
    boundaryItem(SupplementaryKind.footer, alignment: .bottom)
  }

  private func boundaryItem(
    _ kind: String, alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem? {
    guard let part = arranger.model.part(ofKind: kind), !part.isEmpty else { return nil }
    return arranger.boundaryItem(part, kind: kind, alignment: alignment, room: width)
  }
}
