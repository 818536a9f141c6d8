public import Foundation

/// `numberOfSections(in:)` called as an optional method.
@preconcurrency @MainActor
public struct OptionalSectionCount {
  let source: any UICollectionViewDataSource

  /// How many sections there are.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
}

/// The methods of a data source that may be left out, called as optional ones.
@preconcurrency @MainActor
public struct OptionalDataSourceMethods {
  let source: any UICollectionViewDataSource

  /// The supplementary view of a kind, dequeued from the collection view.
  ///
  /// Stops the program where the data source makes none.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether an item may be moved by a person.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Tells that an item was moved by a person.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}

extension UICollectionViewDataSource {
  /// `numberOfSections(in:)`, to be called as an optional method.
  @_disfavoredOverload
  public var numberOfSections: OptionalSectionCount? { OptionalSectionCount(source: self) }

  /// The methods that may be left out, to be called as optional ones.
  @_disfavoredOverload
  public var collectionView: OptionalDataSourceMethods? { OptionalDataSourceMethods(source: self) }
}
