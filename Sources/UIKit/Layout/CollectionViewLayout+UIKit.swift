public import CollectionLayout
public import Geometry

extension CollectionViewLayout {
  /// The collection view that shows the layout; nil outside one.
  ///
  /// Stands in front of the engine's property of the same name, whose type knows no views.
  public var collectionView: UICollectionView? { host as? UICollectionView }
}

extension CollectionViewFlowLayout {
  /// Room around the lines of a section, in points, the sides as they are seen.
  ///
  /// Stands in front of the engine's property of the same name, which names the sides by reading direction; a
  /// flow layout that does not flip reads from left to right in every environment.
  public var sectionInset: UIEdgeInsets {
    get { sectionSideInset }
    set { sectionSideInset = newValue }
  }
}
