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

  /// The part of what a slot is longer than the badge that lies before the badge.
  var share: CGPoint {
    func share(_ first: DirectionalRectEdge, _ last: DirectionalRectEdge) -> CGFloat {
      edges.contains(first) ? offset : edges.contains(last) ? 1 - offset : 0.5
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
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

/// A badge in its slot, which has the size of the section's first badge: others keep their own size, and their place on
/// the item.
final class BadgeSlotNode: UnaryLayoutNode {
  nonisolated deinit {}

  private let badge: ItemBadge

  init(_ child: LayoutNode, badge: ItemBadge, direction: LayoutDirection) {
    self.badge = badge
    super.init(child, direction: direction)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(.unspecified)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func placement(_ proposal: ProposedViewSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let (slot, own) = (sizeThatFits(proposal), child.sizeThatFits(.unspecified))
    let share = badge.share
    return (
      CGPoint(x: (slot.width - own.width) * share.x, y: (slot.height - own.height) * share.y), .unspecified
    )
  }
}

enum BadgeKey: ContainerValueKey {
  static var defaultValue: ItemBadge? { nil }
}
