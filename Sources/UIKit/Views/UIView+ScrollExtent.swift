public import CollectionHost
public import Drawing
import Foundation

extension UIView: ScrollingDisplayListSource {
  /// How far the view scrolls, and the rows in it, where it is a scroll view; `nil` for other views.
  ///
  /// - Throws: as ``displayList(in:)``.
  public func scrollExtent(in environment: DrawingEnvironment) throws -> ScrollExtent? {
    guard let scrollView = self as? UIScrollView else { return nil }
    _ = try displayList(in: environment)
    let start = scrollView.contentOffset
    let collectionView = self as? UICollectionView
    let extent = ScrollExtent(
      start: start, end: try end(of: scrollView, in: environment),
      rows: try collectionView?.host.orthogonalRows() ?? [:],
      rowOffsets: collectionView?.orthogonalOffsets ?? [:])
    scrollView.contentOffset = start
    return extent
  }

  /// The offset at the content's end, which moves while what comes into sight there is measured.
  private func end(of scrollView: UIScrollView, in environment: DrawingEnvironment) throws -> CGPoint {
    var end = scrollView.contentOffset
    let endsAtLeft = (scrollView as? UICollectionView)?.host.beginsAtRight ?? false
    for _ in 0..<64 {
      let (size, view) = (scrollView.contentSize, scrollView.bounds.size)
      let inset = scrollView.adjustedContentInset
      let next = CGPoint(
        x: endsAtLeft ? -inset.left : max(-inset.left, size.width + inset.right - view.width),
        y: max(-inset.top, size.height + inset.bottom - view.height))
      if next == end { break }
      end = next
      scrollView.contentOffset = end
      var here = environment
      here.contentOffset = .zero
      _ = try displayList(in: here)
    }
    return end
  }
}

extension UIViewController: ScrollingDisplayListSource {
  /// How far the controller's view scrolls; `nil` where it is no scroll view.
  ///
  /// - Throws: as ``displayList(in:)``.
  public func scrollExtent(in environment: DrawingEnvironment) throws -> ScrollExtent? {
    _ = try displayList(in: environment)
    return try ViewEnvironment.with(ViewEnvironment(of: environment)) {
      try view.scrollExtent(in: environment)
    }
  }
}
