import Foundation

/// A data source whose items have identifiers.
@MainActor
protocol IdentifyingDataSource {
  /// Where the first item stands whose identifier is described so; `nil` where there is none.
  func indexPath(describedAs tag: String) -> IndexPath?
}

extension UICollectionViewDiffableDataSource: IdentifyingDataSource {
  /// O(n).
  func indexPath(describedAs tag: String) -> IndexPath? {
    snapshot().itemIdentifiers.first { "\($0)" == tag }.flatMap { indexPath(for: $0) }
  }
}

extension UICollectionView {
  /// Where the item of a tag stands: the first whose identifier is described so, or of data without identifiers the one at
  /// that place, as `2.14` for the item 14 of section 2.
  func indexPath(describedAs tag: String) -> IndexPath? {
    if let source = dataSource as? any IdentifyingDataSource { return source.indexPath(describedAs: tag) }
    let parts = tag.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
    let path = IndexPath(item: item, section: section)
    return exists(path) ? path : nil
  }
}
