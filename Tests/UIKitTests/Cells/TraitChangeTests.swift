import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// A header with a label between its edges, whose font follows the text size.
private final class TitleHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = "A title"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 3),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -7),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A section of rows as high as their words, below a header as high as its own.
private final class Titled: UICollectionViewController {
  /// Whether the header is a list's cell rather than a view of one's own.
  private let isList: Bool
  var told: [UIContentSizeCategory?] = []

  init(isList: Bool) {
    self.isList = isList
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: isList
        ? UICollectionViewCompositionalLayout.list(using: configuration) : Self.layout)
  }

  required init?(coder: NSCoder) { nil }

  private static var layout: UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(
      isList ? UICollectionViewListCell.self : TitleHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    2
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if let cell = header as? UICollectionViewListCell {
      var content = UIListContentConfiguration.plainHeader()
      content.text = "A title"
      cell.contentConfiguration = content
    }
    return header
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    told.append(previousTraitCollection?.preferredContentSizeCategory)
  }

  /// The heights of the header and the rows.
  var heights: [CGFloat?] {
    let header = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    return [header?.bounds.height]
      + (0..<2).map { collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height }
  }
}

@Suite("Views that were laid out under other traits before they are drawn", .serialized)
struct TraitChangeTests {
  init() { useMonospacedText() }

  private func environment(_ size: DynamicTypeSize) -> DrawingEnvironment {
    DrawingEnvironment(
      width: 320, height: 480, traits: Traits(dynamicTypeSize: size), textMeasurer: MonospacedTextMeasurer())
  }

  @Test("Headers and rows are measured again", arguments: [true, false])
  func measured(isList: Bool) throws {
    let fresh = Titled(isList: isList)
    let expected = try fresh.displayList(in: environment(.accessibility3))
    let early = Titled(isList: isList)
    early.view.layoutIfNeeded()
    #expect(early.heights != fresh.heights)
    let list = try early.displayList(in: environment(.accessibility3))
    #expect(early.heights == fresh.heights)
    #expect(list.items == expected.items)
    let drawn = Titled(isList: isList)
    _ = try drawn.displayList(in: environment(.large))
    #expect(try drawn.displayList(in: environment(.accessibility3)).items == expected.items)
    #expect(drawn.told == [.large])
  }
}
