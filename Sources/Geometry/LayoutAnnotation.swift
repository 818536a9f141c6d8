public import Foundation

/// Something of a collection's layout that figures show beside its elements.
public struct LayoutAnnotation: Hashable, Sendable {
  /// What is shown.
  public enum Kind: Hashable, Sendable {
    /// What is seen of the collection; with the size of all its content, in points.
    case viewport(axis: Axis, direction: LayoutDirection, contentSize: CGSize)
    /// A section's box, boundary items included; its first item counted through all sections, and how many it has.
    case section(firstItem: Int, itemCount: Int)
    /// The room that a content inset keeps at an edge, and whose inset it is.
    case contentInset(Edge, of: InsetOwner)
    /// The band of a section that scrolls by itself: how far it is scrolled, how far before anybody has scrolled it, and
    /// how long its row is, in points.
    case orthogonalRow(offset: CGFloat, rest: CGFloat, length: CGFloat)
    /// A group's box, with the dimensions it was described by, none where it has an equal share; the section's own group
    /// has depth 0.
    case group(depth: Int, width: LayoutDimension?, height: LayoutDimension?)
    /// The gap between two groups, columns or lines that follow one another along an axis.
    case interGroupSpacing(Axis)
    /// The gap between two neighbours in a group, column or line that follow one another along an axis.
    case interItemSpacing(Axis)
    /// A cell's box, with the dimensions it was described by, of which a length that the item declares is absolute; none
    /// where it was placed by other means or has an equal share of its group.
    case item(Int, width: LayoutDimension?, height: LayoutDimension?)
    /// A header, footer, badge or other supplementary element, and what keeps it where it stands.
    case supplementary(
      ElementIdentity, place: SupplementaryPlace, width: LayoutDimension?, height: LayoutDimension?)
    /// A content that is alive: what it waits under to be used again, and for how many elements it has served.
    case live(ElementIdentity, pool: String, uses: Int)
    /// How many contents were made for the collection so far, and how often one was used again.
    case reuse(created: Int, reused: Int)
  }

  /// What has content insets.
  public enum InsetOwner: Hashable, Sendable {
    /// A section, around its groups.
    case section
    /// A group, around its items.
    case group
    /// An item, around its cell.
    case item
  }

  /// What keeps a supplementary element where it stands.
  public enum SupplementaryPlace: Hashable, Sendable {
    /// An edge of its section or of the whole, as headers and footers: its natural place, also of one that may be pinned.
    case boundary
    /// What is seen of the collection: it is held in sight, away from its natural place.
    case pinned
    /// An item or a group that it is anchored to, as badges.
    case anchored
  }

  /// What is shown.
  public var kind: Kind
  /// The section it belongs to; 0 for what belongs to the whole.
  public var section: Int
  /// The rectangle, in points: a plan's in content coordinates, a display list's in those of its scope's items.
  public var frame: CGRect
  /// What the element is called: how an item's tags read.
  public var names: [String]

  /// An annotation of a section's part.
  public init(kind: Kind, section: Int, frame: CGRect, names: [String] = []) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.names = names
  }
}
