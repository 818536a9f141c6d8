import Foundation
import Geometry

extension CollectionLayoutSection {
  /// A row of pictures or films that scrolls across the layout's direction, system spacing between them
  /// (`layout.md` 13.3).
  public class func orthogonalLayoutSectionForMediaItems() -> Self {
    let section = self.init(group: mediaGroup())
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = mediaSpacing
    section.contentInsets = EdgeInsets(
      top: mediaSpacing, leading: 2 * mediaSpacing, bottom: mediaSpacing, trailing: 2 * mediaSpacing)
    return section
  }

  /// The system's spacing between neighbours, in points.
  private static var mediaSpacing: CGFloat { 8 }

  /// One item of a row of media.
  ///
  /// UIKit says only that spacing is the system's; its geometry is neither documented nor recorded. All of it is
  /// `[inferred]`: two fifths of the view's width, so that a cut-off third item tells that there is more, in the
  /// proportion of films, 16 to 9; the system's spacing of 8 points between items and twice that at the sides; and
  /// items that come to rest at the leading edge.
  private static func mediaGroup() -> CollectionLayoutGroup {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalWidth(0.4 * 9 / 16))
    return .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: whole)])
  }
}
