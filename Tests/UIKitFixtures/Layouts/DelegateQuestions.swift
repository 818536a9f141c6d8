import UIKit

/// A flow layout that asks its view's delegate as Objective-C lets one ask: by optional methods.
final class AskingFlowLayout: UICollectionViewFlowLayout {
  func size(at indexPath: IndexPath) -> CGSize {
    guard let collectionView = collectionView,
      let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    else { return itemSize }
    return delegate.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath)
      ?? CGSize(width: 1, height: 2)
  }

  func inset(of section: Int) -> UIEdgeInsets {
    let delegate = collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    if let inset = delegate?.collectionView?(collectionView!, layout: self, insetForSectionAt: section) {
      return inset
    }
    return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  func lineSpacing(of section: Int) -> CGFloat? {
    (collectionView?.delegate as? UICollectionViewDelegateFlowLayout)?
      .collectionView?(collectionView!, layout: self, minimumLineSpacingForSectionAt: section)
  }

  func headerHeight(of section: Int) -> CGFloat {
    let delegate = collectionView!.delegate as! UICollectionViewDelegateFlowLayout
    let size = delegate.collectionView!(
      collectionView!, layout: self, referenceSizeForHeaderInSection: section)
    return size.height
  }

  var sectionCount: Int {
    collectionView!.dataSource!.numberOfSections!(in: collectionView!)
      + (collectionView?.dataSource?.numberOfSections?(in: collectionView!) ?? 100)
  }

  override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set {
      super.sectionInset = UIEdgeInsets(top: 0, left: newValue.left, bottom: 0, right: newValue.right)
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
  }
}

/// A controller whose own `collectionView` stands in front of the delegate's optional methods of the name.
final class AskedController: UIViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
{
  private(set) lazy var collectionView: UICollectionView = {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: AskingFlowLayout())
    view.delegate = self
    view.dataSource = self
    return view
  }()
  var selected: [IndexPath] = []
  var scrolls = 0

  func reload() {
    guard let layout = collectionView.collectionViewLayout as? AskingFlowLayout else { return }
    let collectionView = collectionView
    collectionView.reloadData()
    layout.invalidateLayout()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70 + CGFloat(indexPath.item), height: 30) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: CGFloat(section) * 10) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// A delegate that hands on what it is told.
final class ForwardingDelegate: NSObject, UICollectionViewDelegate {
  weak var next: UICollectionViewDelegate?

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    next?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll?(scrollView) }
}

/// Attributes with properties whose names the engine uses too.
final class NamedAttributes: UICollectionViewLayoutAttributes {
  var element: String?
  var identity = 0
}

/// A layout with a property whose name the engine uses too.
final class NamedLayout: UICollectionViewFlowLayout {
  weak var host: AskedController?

  override class var layoutAttributesClass: AnyClass { NamedAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for case let named as NamedAttributes in attributes ?? [] {
      named.element = host?.title
      named.identity = named.indexPath.item
    }
    return attributes
  }
}
