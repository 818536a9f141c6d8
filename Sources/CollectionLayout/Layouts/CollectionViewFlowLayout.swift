public import Foundation
public import Geometry

/// Items in lines that break where the next one does not fit (UIKit's `UICollectionViewFlowLayout`, `layout.md` 8).
///
/// The values here hold for every section unless the collection view's delegate says otherwise. Assigning one
/// invalidates the layout.
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// What a section's insets are measured from (`layout.md` 8.8).
  public enum SectionInsetReference: Int, CaseIterable, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The estimate that makes items measure themselves; any estimate that is not zero does.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The least gap between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The least gap between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
  /// The size of every item, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The size items are given before they measure themselves, in points; zero, the default, leaves them at
  /// ``itemSize``.
  open var estimatedItemSize: CGSize = .zero { didSet { changed(estimatedItemSize != oldValue) } }
  /// The direction in which lines follow one another.
  open var scrollDirection: CollectionViewScrollDirection = .vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The length of headers, in points; only the side along the direction of scrolling is used, and zero means none.
  open var headerReferenceSize: CGSize = .zero { didSet { changed(headerReferenceSize != oldValue) } }
  /// The length of footers, in points; only the side along the direction of scrolling is used, and zero means none.
  open var footerReferenceSize: CGSize = .zero { didSet { changed(footerReferenceSize != oldValue) } }
  /// Room around the lines of a section, in points.
  open var sectionInset: SideInsets = .zero { didSet { changed(sectionInset != oldValue) } }
  /// What ``sectionInset`` is measured from.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay in sight while their section does; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay in sight while their section does; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// A vertical layout with UIKit's defaults.
  public override init() { super.init() }

  /// A layout from an archive, of which there are none here: the same as ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isDifferent: Bool) {
    if isDifferent { invalidateLayout() }
  }
}
