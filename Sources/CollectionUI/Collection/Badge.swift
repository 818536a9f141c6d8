import CollectionLayout
public import Foundation
import Geometry

extension View {
  /// Anchors a view to an item of a collection, in front of it; it does not change the item's size.
  ///
  /// With the default offset the badge's middle lies on the item's corner.
  ///
  /// - Parameters:
  ///   - alignment: the corner or edge of the item; both edges take the badge's own corner or edge there.
  ///   - offset: fractions of the badge's own size it is moved outwards by.
  ///   - content: the badge, which has its own size; a view of nothing takes none.
  public func collectionItemBadge<Badge: View>(
    alignment: Alignment = .topTrailing, offset: CGFloat = 0.5, @ViewBuilder content: () -> Badge
  ) -> some View {
    modifier(
      PartModifier<BadgeKey, Badge>(part: content()) {
        ItemBadge(alignment: alignment, offset: offset, makeNode: $0)
      })
  }
}

/// A view anchored to an item.
struct ItemBadge {
  let alignment: Alignment
  let offset: CGFloat
  let makeNode: PartMaker

  /// The kind of the supplementary view.
  static let kind = "badge"

  /// The edges that the alignment names.
  private var edges: DirectionalRectEdge {
    var edges: DirectionalRectEdge = []
    if alignment.horizontal == .leading { edges.insert(.leading) }
    if alignment.horizontal == .trailing { edges.insert(.trailing) }
    if alignment.vertical == .top { edges.insert(.top) }
    if alignment.vertical == .bottom { edges.insert(.bottom) }
    return edges
  }

  /// How far outwards the badge is moved, in fractions of its size.
  private var shift: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? -offset : edges.contains(.trailing) ? offset : 0,
      y: edges.contains(.top) ? -offset : edges.contains(.bottom) ? offset : 0)
  }

  /// The badge as the layout anchors it, in a slot of a size in points.
  func layoutItem(size: CGSize) -> CollectionLayoutSupplementaryItem {
    CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
      elementKind: Self.kind,
      containerAnchor: CollectionLayoutAnchor(edges: edges, fractionalOffset: shift))
  }

  /// Where a badge of a size stands on an item, from the item's leading top corner.
  func origin(of size: CGSize, on item: CGSize) -> CGPoint {
    func start(_ first: DirectionalRectEdge, _ last: DirectionalRectEdge, _ room: CGFloat) -> CGFloat {
      edges.contains(first) ? 0 : edges.contains(last) ? room : room / 2
    }
    let place = CGPoint(
      x: start(.leading, .trailing, item.width - size.width),
      y: start(.top, .bottom, item.height - size.height))
    return CGPoint(x: place.x + shift.x * size.width, y: place.y + shift.y * size.height)
  }
}

enum BadgeKey: ContainerValueKey {
  static var defaultValue: ItemBadge? { nil }
}
