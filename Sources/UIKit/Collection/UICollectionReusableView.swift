public import CollectionLayout
import Drawing
public import Foundation
import Geometry

/// A view that a collection view uses again for other elements (UIKit's `UICollectionReusableView`).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view was dequeued for; nil for views made by hand.
  var reuseKey: ReuseRegistry.Key?
  /// For how many elements the view has stood, the one it stands for counted.
  var useCount = 1
  /// The element the view stands for while it is shown.
  var identity: ElementIdentity?
  /// The attributes taken over last, in the state they were in.
  private var adopted: UICollectionViewLayoutAttributes?
  /// The opacity, and whether the view is hidden, as the layout last said.
  private var laidOutAlpha: CGFloat = 1
  private var isHiddenByLayout = false
  /// The size that the view was last asked for what it prefers at.
  var fittedSize: CGSize?

  /// The name the view was registered under; nil for decoration views and views made by hand.
  open var reuseIdentifier: String? { reuseKey?.reuseIdentifier }

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

  /// The attributes the view would like best: the given ones with the size that fits its content.
  ///
  /// Free are the lengths that the layout leaves to the content, or the height where it leaves none
  /// (`layout.md` 6.1).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let free = layoutAttributes.unmeasuredAxes
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: free.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free == .horizontal ? .required : .fittingSizeLevel)
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }

  /// Gives the view the place and looks of `attributes`, then lets it ``apply(_:)`` them, unless they are what
  /// they were.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    if let adopted, adopted == attributes { return }
    adopted = attributes.copy() as? UICollectionViewLayoutAttributes
    transform3D = CATransform3DIdentity
    center = attributes.center
    bounds.size = attributes.size
    transform3D = attributes.transform3D
    // What the layout has not changed is the program's: a badge that it hides stays hidden.
    if attributes.alpha != laidOutAlpha { alpha = attributes.alpha }
    if attributes.isHidden != isHiddenByLayout { isHidden = attributes.isHidden }
    (laidOutAlpha, isHiddenByLayout) = (attributes.alpha, attributes.isHidden)
    backing.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  /// Forgets the element that the view stood for.
  func leaveElement() {
    identity = nil
    adopted = nil
    fittedSize = nil
  }

  override var displayElement: DisplayElement? {
    guard let identity else { return super.displayElement }
    return DisplayElement(identity: identity, frame: frame, accessibilityLabel: accessibilityLabel)
  }
}
