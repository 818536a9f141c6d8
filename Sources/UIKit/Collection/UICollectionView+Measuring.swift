import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// The size a view prefers where the layout has decided on a width or height and leaves the others to it.
  ///
  /// A view that does not care keeps what the layout thinks.
  func preferredSize(of view: UICollectionReusableView, width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let identity = view.identity else { return .zero }
    let attributesClass =
      type(of: collectionViewLayout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = attributesClass.attributes(for: identity)
    // Where it is seen, rows being scrolled: being asked moves no view.
    if let element = collectionViewLayout.currentPlanIfMade?.element(identity, window: layoutWindow) {
      attributes.apply(element)
    }
    attributes.frame.size = CGSize(
      width: width ?? attributes.size.width, height: height ?? attributes.size.height)
    attributes.unmeasuredAxes = []
    if width == nil { attributes.unmeasuredAxes.insert(.horizontal) }
    if height == nil { attributes.unmeasuredAxes.insert(.vertical) }
    view.adopt(attributes)
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    let isWanted = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    return isWanted ? preferred.size : attributes.size
  }

  /// Asks a view once at each size, and invalidates a layout of one's own that wants another one.
  func askForSize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementCategory != .decorationView, view.fittedSize != attributes.size
    else { return }
    view.fittedSize = attributes.size
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Has a cell in sight measured anew after its content has changed, where it is the content that decides its
  /// size.
  func contentDidChange(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isShowing, let identity = cell.identity,
      shown[identity] === cell, var plan = collectionViewLayout.currentPlanIfMade,
      let element = plan.element(identity)
    else { return }
    let axes = plan.selfSizingAxes(of: identity)
    if axes.isEmpty { return }
    let preferred = preferredSize(
      of: cell, width: axes.contains(.horizontal) ? nil : element.frame.width,
      height: axes.contains(.vertical) ? nil : element.frame.height)
    guard plan.setPreferredSizes([(identity, preferred)]) else { return }
    let layout = collectionViewLayout
    layout.invalidateLayout(with: layout.makeContext())
    layout.currentPlan = plan
  }

  /// Has a cell whose content has another size measured anew before anything is shown again.
  func setNeedsMeasuring(_ cell: UICollectionViewCell) {
    if isShowing || outdated.contains(where: { $0 === cell }) { return }
    outdated.append(cell)
    setNeedsLayout()
  }

  /// Measures the cells whose contents have changed.
  func measureOutdated() {
    let cells = outdated
    outdated = []
    for cell in cells { contentDidChange(of: cell) }
  }
}
