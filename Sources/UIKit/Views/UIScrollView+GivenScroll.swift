package import Drawing
import Foundation

extension UIScrollView: GivenScrollFollower {
  /// Rounds of scrolling and placing after which content that grows while it is shown is left where it is.
  private static var followLimit: Int { 4 }

  package func follow(_ scroll: GivenScroll) -> [DrawingDiagnostic] {
    if let tag = scroll.tag { return reveal(tag: tag) ? [] : [.noItem(tag: tag)] }
    let rows = follow(rows: scroll.sectionOffsets)
    if scroll.offset == .zero { return rows }
    // A collection view knows its content without showing any of it.
    if !(self is UICollectionView) { layoutIfNeeded() }
    for _ in 0..<Self.followLimit {
      // What comes into sight may make the content longer, so that more of the way is there.
      let wanted = within(scroll.offset)
      if contentOffset == wanted { break }
      contentOffset = wanted
      layoutIfNeeded()
    }
    return (GivenScroll.clamped(scroll.offset, to: contentOffset).map { [$0] } ?? []) + rows
  }

  /// The nearest offset to `offset` that shows no more than the content and its insets.
  func within(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (adjustedContentInset, contentSize)
    return CGPoint(
      x: max(-inset.left, min(offset.x, size.width + inset.right - bounds.size.width)),
      y: max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.size.height)))
  }

  /// Scrolls as little as possible to what carries a tag; whether there is such a thing.
  private func reveal(tag: String) -> Bool {
    layoutIfNeeded()
    if let collectionView = self as? UICollectionView {
      guard let path = collectionView.indexPath(describedAs: tag) else { return false }
      collectionView.scrollToItem(at: path, at: [], animated: false)
      return true
    }
    guard let view = descendant(identifiedBy: tag) else { return false }
    scrollRectToVisible(view.convert(view.bounds, to: self), animated: false)
    return true
  }

  /// Scrolls rows that scroll by themselves, and says where that could not be followed.
  private func follow(rows: [Int: CGFloat]) -> [DrawingDiagnostic] {
    if rows.isEmpty { return [] }
    guard let collectionView = self as? UICollectionView else {
      return GivenScroll(sectionOffsets: rows).unheeded
    }
    layoutIfNeeded()
    return rows.sorted { $0.key < $1.key }.compactMap { section, offset in
      collectionView.scroll(section: section, to: offset)
      collectionView.layoutIfNeeded()
      return GivenScroll.row(
        section, asked: offset, used: collectionView.orthogonalOffsets[section],
        sectionCount: collectionView.numberOfSections)
    }
  }
}

extension UIView {
  /// The first view inside with an accessibility identifier.
  fileprivate func descendant(identifiedBy identifier: String) -> UIView? {
    for child in children {
      if child.accessibilityIdentifier == identifier { return child }
      if let found = child.descendant(identifiedBy: identifier) { return found }
    }
    return nil
  }
}
