public import CollectionLayout
public import Foundation

/// A view that a collection view uses again for other elements (UIKit's `UICollectionReusableView`).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name the view was registered under; nil for decoration views and views made by hand.
  open internal(set) var reuseIdentifier: String?

  /// A view for a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Takes the looks of attributes: frame, transform, opacity, stacking order.
  ///
  /// Called by the collection view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Told that the collection view is about to show another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Told that the collection view shows another layout.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes the view would like best: the given ones with the height that fits its content at their
  /// width.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }

  /// Gives the view the place and looks of `attributes`, then lets it ``apply(_:)`` them.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    transform3D = CATransform3DIdentity
    center = attributes.center
    bounds.size = attributes.size
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
