public import CollectionLayout
public import Foundation
public import Geometry

extension CollectionHost: CollectionViewHosting {
  /// The insets that scrolling keeps clear of, in points.
  public var adjustedContentInsets: EdgeInsets { environment.contentInsets }

  /// What layouts are solved for.
  public var layoutEnvironment: LayoutEnvironment { ownEnvironment }

  /// How many sections there are, as of the last load or update.
  public var numberOfSections: Int { knownCounts.count }

  /// How many items a section has, as of the last load or update; 0 where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }

  /// How far each section that scrolls by itself has been moved, in points.
  public var orthogonalOffsets: [Int: CGFloat] { rows.offsets }

  /// What the elements say about their sizes.
  public var collectionMetrics: (any CollectionMetrics)? { source.collectionMetrics }

  /// Has everything placed anew before the next drawing.
  public func layoutDidInvalidate(with context: CollectionViewLayoutInvalidationContext) {
    isPrepared = false
    shown = nil
    if context.invalidateDataSourceCounts { counts = nil }
    offset.x += context.contentOffsetAdjustment.x
    offset.y += context.contentOffsetAdjustment.y
  }

  /// The source's counts, asked once.
  var knownCounts: [Int] {
    if let counts { return counts }
    let asked = (0..<max(0, source.sectionCount)).map { source.itemCount(inSection: $0) }
    counts = asked
    return asked
  }
}
