public import CollectionLayout
public import Foundation
import Geometry

/// Decides sizes and spacings of a flow layout, item by item and section by section (`layout.md` 13.5).
///
/// Every method may be left out: then the layout's own property holds.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Room around the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The gap between lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least gap between the items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The header's size, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The footer's size, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Notes that a delegate has left a method out.
///
/// Swift cannot ask whether an object has a method of its own or the protocol's; the protocol's own ones say so
/// here.
@MainActor
enum LeftOut {
  private static var isNoted = false

  /// Called by the methods that stand in for those left out.
  static func note() { isNoted = true }

  /// The answer of `ask`, or nil when the delegate has left the method out.
  static func answer<Answer>(_ ask: () -> Answer) -> Answer? {
    isNoted = false
    let answer = ask()
    return isNoted ? nil : answer
  }
}

extension UICollectionViewDelegateFlowLayout {
  private func own<Value>(
    _ layout: UICollectionViewLayout, _ path: KeyPath<UICollectionViewFlowLayout, Value>, _ otherwise: Value
  ) -> Value {
    LeftOut.note()
    return (layout as? UICollectionViewFlowLayout)?[keyPath: path] ?? otherwise
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { own(collectionViewLayout, \.itemSize, CGSize(width: 50, height: 50)) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { own(collectionViewLayout, \.sectionInset, .zero) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { own(collectionViewLayout, \.minimumLineSpacing, 10) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { own(collectionViewLayout, \.minimumInteritemSpacing, 10) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { own(collectionViewLayout, \.headerReferenceSize, .zero) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { own(collectionViewLayout, \.footerReferenceSize, .zero) }
}

extension UICollectionView {
  /// What the delegate decides about a flow layout; nil when it is no delegate of flow layouts.
  ///
  /// Items are asked one by one only when the delegate has the method, which the first item shows: a layout
  /// whose items all have one size stays free of work for each.
  public var flowLayoutDelegateMetrics: FlowLayoutDelegateMetrics? {
    let layout = collectionViewLayout
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else { return nil }
    var metrics = FlowLayoutDelegateMetrics()
    let first = (0..<numberOfSections).first { numberOfItems(inSection: $0) > 0 }
    if let first,
      LeftOut.answer({
        delegate.collectionView(
          self, layout: layout, sizeForItemAt: IndexPath(item: 0, section: first))
      }) != nil
    {
      metrics.sizeForItem = { section, item in
        delegate.collectionView(
          self, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
      }
    }
    metrics.insetForSection = { section in
      delegate.collectionView(self, layout: layout, insetForSectionAt: section)
        .directional(in: .leftToRight)
    }
    metrics.minimumLineSpacingForSection = { section in
      delegate.collectionView(self, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    metrics.minimumInteritemSpacingForSection = { section in
      delegate.collectionView(self, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    metrics.referenceSizeForHeader = { section in
      delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
    }
    metrics.referenceSizeForFooter = { section in
      delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
    }
    return metrics
  }
}
