import UIKit

/// A collection view over plain counts, laid out.
final class Shelf: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]

  /// A shelf of `counts` items a section; 320 × 480 points at scale 2 as the recordings are (`layout.md` 0.1).
  init(_ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 480)) {
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// A shelf whose sections all are `section`.
  convenience init(_ section: NSCollectionLayoutSection, count: Int) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts: [count])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  /// The frame of a cell.
  func item(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frames of the first cells of the first section.
  func items(_ count: Int) -> [CGRect?] { (0..<count).map { item($0) } }

  /// The frame of a supplementary view.
  func supplementary(_ kind: String, item: Int = 0, section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}

/// A rectangle, written as the specification writes it.
nonisolated func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
