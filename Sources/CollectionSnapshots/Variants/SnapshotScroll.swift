public import CollectionLab

/// How far the content of a snapshot is scrolled.
///
/// Everything from the top through the viewport's end is measured first, so that an offset always means the same place.
public struct SnapshotScroll: Hashable, Sendable {
  /// Points from the content's top left corner; clamped to the content.
  public var offset: CGPoint

  /// Where the content begins.
  public static let top = SnapshotScroll(offset: .zero)

  /// A number of points from where the content begins.
  public static func to(x: CGFloat = 0, y: CGFloat = 0) -> SnapshotScroll {
    SnapshotScroll(offset: CGPoint(x: x, y: y))
  }
}
