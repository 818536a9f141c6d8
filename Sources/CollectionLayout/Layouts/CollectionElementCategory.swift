/// What sort of view an element is (UIKit's `UICollectionView.ElementCategory`).
public enum CollectionElementCategory: UInt, CaseIterable, Hashable, Sendable {
  case cell = 0
  case supplementaryView = 1
  case decorationView = 2
}
