import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// Asks the views in sight what they prefer, and has the layout place them anew; returns whether it did.
  func measureElements(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
    if let plan = collectionViewLayout.currentPlan { return measure(plan) }
    for attributes in visible where attributes.representedElementCategory != .decorationView {
      askForSize(attributes)
    }
    return false
  }

  /// Measures what is in sight of a plan, and keeps in place what is seen when something above it has grown.
  private func measure(_ before: LayoutPlan) -> Bool {
    let (round, window) = (revision, layoutWindow)
    var plan = before
    let attributesClass =
      type(of: collectionViewLayout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let asked = plan.measure(in: window) { element in
      guard revision == round else { return element.frame.size }
      let attributes = attributesClass.attributes(for: element.identity)
      attributes.apply(element)
      return preferredSize(attributes) ?? element.frame.size
    }
    guard asked > 0, revision == round else { return false }
    collectionViewLayout.currentPlan = plan
    contentDidMove()
    let shift = plan.contentOffsetAdjustment(from: before, in: window)
    if shift != 0 {
      var offset = contentOffset
      offset[plan.axis] += shift
      contentOffset = offset
    }
    return true
  }

  /// The size a view prefers; nil where the layout does not want to know.
  private func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard let view = view(for: attributes) else { return nil }
    view.adopt(attributes)
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    let isWanted = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    return isWanted ? preferred.size : nil
  }

  /// Asks a view once at each size, and invalidates a layout of one's own that wants another one.
  private func askForSize(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = view(for: attributes), view.fittedSize != attributes.size else { return }
    view.fittedSize = attributes.size
    view.adopt(attributes)
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
    guard selfSizingInvalidation != .disabled, !isShowing, reconfigured == nil,
      let identity = cell.identity, shown[identity] === cell, let plan = collectionViewLayout.currentPlan
    else { return }
    var changed = plan
    let attributes = UICollectionViewLayoutAttributes.attributes(for: identity)
    guard let element = plan.element(identity, window: layoutWindow) else { return }
    attributes.apply(element)
    attributes.unmeasuredAxes = [.vertical]
    let preferred = cell.preferredLayoutAttributesFitting(attributes).size
    guard changed.setPreferredSizes([(identity, preferred)]) else { return }
    collectionViewLayout.currentPlan = changed
    contentDidMove()
    revision += 1
    setNeedsLayout()
  }
}
