import UIKit

// A gallery over a flow layout: sizes from the delegate, pictures fetched ahead, taps that select.

class GalleryViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  let reuseIdentifier = "Cell"
  let itemsPerRow: CGFloat = 3
  let sectionInsets = UIEdgeInsets(top: 20, left: 12, bottom: 30, right: 14)
  var fetched: Set<IndexPath> = []
  var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { return 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return section == 0 ? 7 : 40
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
    let selected = UIView()
    selected.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    cell.selectedBackgroundView = selected
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
      header.backgroundColor = .systemGray5
      let label = header.subviews.first as? UILabel ?? UILabel(frame: header.bounds.insetBy(dx: 12, dy: 0))
      label.text = "Album \(indexPath.section + 1)"
      label.font = UIFont.boldSystemFont(ofSize: 15)
      header.addSubview(label)
      return header
    default:
      assert(false, "Invalid element type")
      return UICollectionReusableView()
    }
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    fetched.formUnion(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    fetched.subtract(indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let paddingSpace = sectionInsets.left + sectionInsets.right + 10 * (itemsPerRow - 1)
    let widthPerItem = (collectionView.bounds.width - paddingSpace) / itemsPerRow
    return CGSize(width: widthPerItem, height: indexPath.section == 0 ? widthPerItem : widthPerItem * 1.4)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { return sectionInsets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { return CGSize(width: collectionView.frame.width, height: 32) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.contentOffset.y > scrollView.contentSize.height - scrollView.frame.height else { return }
  }
}
