public import CollectionLayout

extension CollectionViewLayout {
  /// The collection view that shows the layout; nil outside one.
  ///
  /// Stands in front of the engine's property of the same name, whose type knows no views.
  public var collectionView: UICollectionView? { host as? UICollectionView }
}
