public import Foundation
import CollectionLayout
import Geometry

extension UICollectionView {
  /// Scrolls until an item is seen at a place, as far as the content allows; at once, whatever is asked.
  ///
  /// An item of a section that scrolls by itself is reached by scrolling its row too.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    showIfNeeded()
    scrollRow(to: indexPath, at: scrollPosition)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let isRow = collectionViewLayout.currentPlan?.orthogonalRow(inSection: indexPath.section) != nil
    let position = isRow ? scrollPosition.subtracting(rowPositions) : scrollPosition
    guard !position.isEmpty else {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.top) { offset.y += frame.minY - visible.minY }
    if position.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
    if position.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
    if position.contains(.left) { offset.x += frame.minX - visible.minX }
    if position.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
    if position.contains(.right) { offset.x += frame.maxX - visible.maxX }
    setContentOffset(within(offset), animated: animated)
  }

  /// The positions across the layout, which rows take.
  private var rowPositions: ScrollPosition {
    collectionViewLayout.currentPlan?.axis == .horizontal
      ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
  }

  /// Moves the row of an item so that the item is seen in it.
  private func scrollRow(to path: IndexPath, at position: ScrollPosition) {
    guard let plan = collectionViewLayout.currentPlan,
      let row = plan.orthogonalRow(inSection: path.section),
      let frame = plan.frame(of: .item(section: path.section, item: path.item)),
      let first = plan.frame(of: .item(section: path.section, item: 0))
    else { return }
    let axis = plan.axis.cross
    let isMirrored = first.midX > frame.midX
    let start = isMirrored ? first.maxX - frame.maxX : frame.origin[axis] - first.origin[axis]
    let (length, current) = (frame.size[axis], orthogonalOffsets[path.section] ?? 0)
    let leading: ScrollPosition = isMirrored ? .right : [.left, .top]
    let trailing: ScrollPosition = isMirrored ? .left : [.right, .bottom]
    let asked = position.intersection(rowPositions)
    var offset = min(max(current, start + length - row.viewport), start)
    if !asked.isDisjoint(with: [.centeredHorizontally, .centeredVertically]) {
      offset = start + length / 2 - row.viewport / 2
    } else if !asked.isDisjoint(with: leading) {
      offset = start
    } else if !asked.isDisjoint(with: trailing) {
      offset = start + length - row.viewport
    }
    scroll(section: path.section, to: offset)
  }

  /// Scrolls the row of a section that scrolls by itself, as far as it goes.
  ///
  /// Does nothing for other sections. The row keeps its offset while it is out of sight and when its section
  /// moves: it belongs to the section, not to the cells that show it.
  ///
  /// - Parameter offset: points from the row's leading end.
  public func scroll(section: Int, to offset: CGFloat) {
    prepareLayoutIfNeeded()
    guard let row = collectionViewLayout.currentPlan?.orthogonalRow(inSection: section) else { return }
    rowOffsets[section] = min(max(offset, row.range.lowerBound), row.range.upperBound)
    revision += 1
    setNeedsLayout()
  }

  /// Lets the row of a section go, from where it is: it moves on to where it comes to rest (`layout.md` 4.3).
  public func settle(section: Int) {
    prepareLayoutIfNeeded()
    guard let row = collectionViewLayout.currentPlan?.orthogonalRow(inSection: section) else { return }
    scroll(section: section, to: row.restOffset(for: orthogonalOffsets[section] ?? 0))
  }

  /// Where rows are before anybody has scrolled them, where that is not zero.
  func beginningsOfRows() -> [Int: CGFloat] {
    guard let plan = collectionViewLayout.currentPlan else { return [:] }
    var offsets: [Int: CGFloat] = [:]
    for section in 0..<plan.sectionCount {
      guard let row = plan.orthogonalRow(inSection: section), row.initialOffset != 0 else { continue }
      offsets[section] = row.initialOffset
    }
    return offsets
  }

  /// Keeps the offsets of rows within what they have; sections without a row lose theirs.
  func keepRowsInRange() {
    for (section, offset) in rowOffsets {
      let row = collectionViewLayout.currentPlan?.orthogonalRow(inSection: section)
      rowOffsets[section] = row.map { min(max(offset, $0.range.lowerBound), $0.range.upperBound) }
    }
  }
}
