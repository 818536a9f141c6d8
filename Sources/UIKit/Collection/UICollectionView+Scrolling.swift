import CollectionHost
import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// Scrolls until an item is seen at a place, as far as the content allows; at once, whatever is asked.
  ///
  /// An item of a section that scrolls by itself is reached by scrolling its row too. What is measured on the way
  /// moves the item; the offset follows.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    for _ in 0..<3 {
      showIfNeeded()
      let before = (contentOffset, orthogonalOffsets)
      scrollRow(to: indexPath, at: scrollPosition)
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
      let isRow = collectionViewLayout.currentPlan?.orthogonalRow(inSection: indexPath.section) != nil
      scroll(
        to: frame, at: isRow ? scrollPosition.subtracting(rowPositions) : scrollPosition, animated: animated)
      if before == (contentOffset, orthogonalOffsets) { return }
    }
  }

  private func scroll(to frame: CGRect, at position: ScrollPosition, animated: Bool) {
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
  /// - Parameters:
  ///   - section: the section's number.
  ///   - offset: points from the row's leading end.
  public func scroll(section: Int, to offset: CGFloat) {
    prepareLayoutIfNeeded()
    host.scroll(section: section, to: offset)
    revision += 1
    setNeedsLayout()
  }

  /// Drags the row of a section and lets it go, so that it comes to rest where UIKit's would (`layout.md` 4.3).
  ///
  /// - Parameters:
  ///   - section: the section's number.
  ///   - distance: points dragged, positive towards the end of the row.
  ///   - velocity: the speed when it is let go, in points a millisecond.
  public func scroll(section: Int, by distance: CGFloat, velocity: CGFloat = 0) {
    hosted { try $0.scroll(section: section, by: distance, velocity: velocity) }
    revision += 1
    setNeedsLayout()
  }

  /// `x`, or where content begins that is still seen at its start: at the right in a layout that is seen in a mirror.
  func keptAtStart(_ x: CGFloat) -> CGFloat {
    let old = rightStart
    let left = -adjustedContentInset.left
    guard LayoutAttributesSource(collectionViewLayout).isFlipped else {
      rightStart = nil
      return x == old ? left : x
    }
    let start = within(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0)).x
    rightStart = start
    return x == old ?? left ? start : x
  }
}
