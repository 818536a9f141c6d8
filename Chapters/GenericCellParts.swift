#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// A card of the journal whose model is its place.
  final class PlaceView: UIView, HasModel {
    private let hosted = HostedView()

    var model = Place.all[0] { didSet { hosted.content = PlaceCard(place: model) } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      fill(with: hosted)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  extension UICollectionViewCell {
    /// Gives the cell the book's surface.
    func putOnCard() {
      contentView.backgroundColor = .secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 14
      contentView.layer.cornerCurve = .continuous
    }
  }

  /// The head of chapter 13's page, with the title of its first section.
  struct GenericCellsTop: View {
    var body: some View {
      VStack(spacing: 0) {
        PageHeader(
          number: 13, title: "One cell\nto rule them all", summary: "One class for every view and its model")
        SectionTitle("A label and its string")
      }
    }
  }

  /// Rows of three below a header, then rows of two.
  func makeCellsLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let (count, height, spacing): (Int, CGFloat, CGFloat) = index == 0 ? (3, 52, 8) : (2, 176, 12)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        repeatingSubitem: item, count: count)
      row.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: row)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }
#endif
