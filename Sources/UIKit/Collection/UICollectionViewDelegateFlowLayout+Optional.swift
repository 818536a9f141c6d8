public import CollectionLayout
public import Foundation

/// The methods of a flow layout's delegate called as optional ones.
///
/// Each is here twice. `delegate.collectionView?(view, …)` needs no conversion with the generic one, whose nil
/// says that the delegate left the method out; `delegate.collectionView!(view, …)` fits both, and the plain one,
/// which answers the layout's own value then, is preferred.
@preconcurrency @MainActor
public struct OptionalFlowLayoutMethods {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// The size of an item, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) }

  /// The size of an item, in points; nil where it was left out.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    LeftOut.answer { delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) }
  }

  /// Room around the lines of a section, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section) }

  /// Room around the lines of a section, in points; nil where it was left out.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    LeftOut.answer { delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section) }
  }

  /// The gap between lines, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  /// The gap between lines, in points; nil where it was left out.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    LeftOut.answer {
      delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// The least gap between the items of a line, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  /// The least gap between the items of a line, in points; nil where it was left out.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    LeftOut.answer {
      delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// The header's size, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }

  /// The header's size, in points; nil where it was left out.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    LeftOut.answer {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  /// The footer's size, in points.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }

  /// The footer's size, in points; nil where it was left out.
  public func callAsFunction<View: UICollectionView>(
    _ collectionView: View, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    LeftOut.answer {
      delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// The methods about flow layouts, to be called as optional ones.
  @_disfavoredOverload
  public var collectionView: OptionalFlowLayoutMethods? { OptionalFlowLayoutMethods(delegate: self) }
}
