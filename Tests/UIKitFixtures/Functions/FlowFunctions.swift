import UIKit

// Flow layouts as people set them up.

func makeFlowLayout() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = .vertical
  layout.itemSize = CGSize(width: 70, height: 50)
  layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
  layout.minimumLineSpacing = 9
  layout.minimumInteritemSpacing = 7
  return layout
}

func makeHorizontalFlowLayout() -> UICollectionViewFlowLayout {
  let flowLayout = UICollectionViewFlowLayout()
  flowLayout.scrollDirection = .horizontal
  flowLayout.minimumLineSpacing = 0
  flowLayout.minimumInteritemSpacing = 0
  flowLayout.sectionInset = .zero
  flowLayout.headerReferenceSize = CGSize(width: 30, height: 0)
  flowLayout.itemSize = CGSize(width: 100, height: 200)
  return flowLayout
}

let galleryLayout: UICollectionViewFlowLayout = {
  let layout = UICollectionViewFlowLayout()
  layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  layout.sectionHeadersPinToVisibleBounds = true
  layout.sectionInsetReference = .fromSafeArea
  layout.footerReferenceSize = CGSize(width: 0, height: 18)
  return layout
}()

/// Sizes by the index, as delegates give them (`layout.md` 8.6).
final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var selected: IndexPath?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 60 + 10 * (indexPath.item % 3), height: 40 + 6 * (indexPath.item % 4))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(4 + 3 * section), left: CGFloat(6 + 5 * section), bottom: CGFloat(8 + section),
      right: CGFloat(10 + 4 * section))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 24)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected = indexPath
  }
}

/// Leaves all sizes to the layout.
final class QuietDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
