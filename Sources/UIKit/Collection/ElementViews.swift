import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// The views of a collection view's elements, as its host asks for them.
@MainActor
final class ElementViews: CollectionHostSource {
  private unowned let collectionView: UICollectionView

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  var sectionCount: Int {
    max(0, collectionView.dataSource?.numberOfSections(in: collectionView) ?? 0)
  }

  func itemCount(inSection section: Int) -> Int {
    let count =
      collectionView.dataSource?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    if count < 0 { trap("the data source gives section \(section) a negative number of items (\(count))") }
    return count
  }

  func content(for identity: ElementIdentity) -> (any CellContent)? {
    let view = collectionView.makeView(identity, at: IndexPath(identity))
    view.identity = identity
    collectionView.shown[identity] = view
    if let cell = view as? UICollectionViewCell { collectionView.adoptState(cell, at: IndexPath(identity)) }
    return ElementContent(view, in: collectionView)
  }

  func didEndDisplaying(_ content: any CellContent, identity: ElementIdentity) {
    guard let content = content as? ElementContent else { return }
    collectionView.recycle(content.view, as: identity)
  }

  func didMove(_ content: any CellContent, to identity: ElementIdentity) {
    (content as? ElementContent)?.view.identity = identity
  }

  func reconfigure(_ content: any CellContent, identity: ElementIdentity) -> Bool {
    guard let cell = (content as? ElementContent)?.view as? UICollectionViewCell else { return false }
    collectionView.reconfigure(cell, at: IndexPath(identity))
    return true
  }
}

/// An element's view as a host's content.
@MainActor
final class ElementContent: CellContent {
  let view: UICollectionReusableView
  let useCount: Int
  private unowned let collectionView: UICollectionView

  init(_ view: UICollectionReusableView, in collectionView: UICollectionView) {
    self.view = view
    self.collectionView = collectionView
    useCount = view.useCount
  }

  var reuseIdentifier: String? { view.reuseKey?.identifier }

  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    collectionView.preferredSize(of: view, width: width, height: height)
  }

  func draw(size: CGSize) -> [DisplayItem] {
    let placed = view.bounds.size
    view.bounds.size = size
    view.layoutIfNeeded()
    defer { view.bounds.size = placed }
    return view.ownItems
  }
}
