import UIKit

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Made from the class it is called on.
  static func header(height: CGFloat, kind: String = UICollectionView.elementKindSectionHeader) -> Self {
    Self(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: .top)
  }
}

/// A grid whose numbers come from screen, device and application.
func screenGrid() -> NSCollectionLayoutSection {
  let isPad = UIDevice.current.userInterfaceIdiom == .pad
  let isWide = UIApplication.shared.statusBarOrientation.isLandscape
  let bottom = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  let width = (scene?.screen ?? UIScreen.main).bounds.width
  let columns = isPad ? 5 : isWide ? 4 : 3
  let side = (width - 20) / CGFloat(columns)
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7 + bottom, trailing: 10)
  section.boundarySupplementaryItems = [.header(height: 44)]
  return section
}

/// A list with separators of one's own.
func separatedList() -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  configuration.separatorConfiguration.color = .systemRed
  configuration.itemSeparatorHandler = { indexPath, separator in
    var separator = separator
    separator.bottomSeparatorInsets.leading = 60
    separator.color = indexPath.item == 0 ? .systemBlue : separator.color
    return separator
  }
  return UICollectionViewCompositionalLayout.list(using: configuration)
}

/// The height of a text in a style, in points.
func textHeight(_ text: String, width: CGFloat, lineSpacing: CGFloat) -> CGFloat {
  let style = NSMutableParagraphStyle()
  style.lineSpacing = lineSpacing
  let string = NSAttributedString(
    string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
  return string.boundingRect(
    with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
    context: nil
  ).height
}
