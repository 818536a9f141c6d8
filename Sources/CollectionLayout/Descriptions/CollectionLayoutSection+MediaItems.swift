import Foundation

extension CollectionLayoutSection {
  /// A row of media items, such as film posters, that scrolls sideways to the leading edges of its items
  /// (`layout.md` 13.3).
  ///
  /// Items are as large as their content. UIKit's own spacing is unknown.
  public class func orthogonalLayoutSectionForMediaItems() -> Self {
    let size = CollectionLayoutSize(
      widthDimension: .estimated(mediaItemEstimate), heightDimension: .estimated(mediaItemEstimate))
    let section = self.init(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = mediaItemSpacing
    return section
  }

  /// What a media item measures before its content is asked, in points `[inferred]`.
  private static var mediaItemEstimate: CGFloat { 200 }

  /// The gap between media items, in points: tvOS's between posters `[inferred]`.
  private static var mediaItemSpacing: CGFloat { 40 }
}
