import CollectionLayout
import Drawing
import Foundation
import Geometry

extension UICollectionView {
  /// Rounds of placing after which a layout that never comes to rest stops the program, as UIKit's does
  /// (`layout.md` 6.1).
  private static let roundLimit = 100

  /// Makes, measures, places and takes away views until those in sight rest in their places.
  ///
  /// Views that leave are taken away before others are made, so that these use them again.
  func showElements() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    for _ in 0..<Self.roundLimit {
      prepareLayoutIfNeeded()
      let round = revision
      diagnostics = []
      var visible = visibleAttributes
      recycle(except: Set(visible.map(\.identity)))
      if measureElements(visible), revision == round {
        visible = visibleAttributes
      }
      if revision == round { place(visible) }
      if revision == round { return }
    }
    trap(
      "UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including self-sizing"
        + " views whose preferred attributes are not returning a consistent size.")
  }

  /// Shows what has changed since the last time.
  func showIfNeeded() {
    if needsLayout, !isShowing { layoutIfNeeded() }
  }

  /// The attributes of everything that is seen, back to front, as the layout answers them.
  var visibleAttributes: [UICollectionViewLayoutAttributes] {
    LayoutAttributesSource(collectionViewLayout).attributes(in: bounds, checking: check)
  }

  /// Stops the program where a layout of one's own answers what no view can take.
  private func check(_ attributes: UICollectionViewLayoutAttributes) {
    let (center, size) = (attributes.center, attributes.size)
    guard center.x.isFinite, center.y.isFinite else {
      trap("CALayer position contains NaN: [\(center.x) \(center.y)], given to \(attributes.identity)")
    }
    guard size.width.isFinite, size.height.isFinite else {
      trap("CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)], given to \(attributes.identity)")
    }
  }

  /// `attributes` without lengths below zero; where the finger is for an item that is being moved.
  private func presentable(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let lifted = lifted(attributes) { return lifted }
    guard attributes.size.width < 0 || attributes.size.height < 0,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    note("the layout gives \(attributes.identity) a size below zero; it is shown without size")
    copy.size = CGSize(width: max(0, copy.size.width), height: max(0, copy.size.height))
    return copy
  }

  private func place(_ visible: [UICollectionViewLayoutAttributes]) {
    let round = revision
    var placed: Set<ElementIdentity> = []
    var order: [UIView] = []
    for answer in handled(visible) {
      let (attributes, identity) = (presentable(answer), answer.identity)
      guard placed.insert(identity).inserted else {
        note("the layout answers \(identity) more than once; the first answer is shown")
        continue
      }
      guard let view = view(for: attributes) else { return }
      view.adopt(attributes)
      order.append(view)
      guard view.superview !== self else { continue }
      willDisplay(view, as: identity)
      addSubview(view)
      guard revision == round else { return }
    }
    recycle(except: placed)
    stack(order)
  }

  /// Has views of equal stacking order drawn in the order the layout answers them.
  private func stack(_ order: [UIView]) {
    let first = backgroundView?.superview === self ? 1 : 0
    let end = first + order.count
    if children.count >= end, zip(children[first..<end], order).allSatisfy({ $0 === $1 }) { return }
    let own = Set(order.map(ObjectIdentifier.init))
    let others = children.filter { $0 !== backgroundView && !own.contains(ObjectIdentifier($0)) }
    children = Array(children.prefix(while: { $0 === backgroundView })) + order + others
  }

  private func note(_ sentence: String) { diagnostics.append(DrawingDiagnostic(sentence)) }

  /// The view of an element: the one that is shown, or one of the data source's.
  ///
  /// Nil when the data has changed meanwhile.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let identity = attributes.identity
    if let view = shown[identity] { return view }
    let asked = dataRevision
    let view = makeView(identity, at: attributes.indexPath)
    guard dataRevision == asked else {
      registry.enqueue(view)
      return nil
    }
    view.identity = identity
    shown[identity] = view
    if let cell = view as? UICollectionViewCell { adoptState(cell, at: attributes.indexPath) }
    return view
  }

  // MARK: Taking views away

  private func recycle(except visible: Set<ElementIdentity>) {
    for (identity, view) in shown where !visible.contains(identity) { recycle(view, as: identity) }
    for identity in handledItems.keys where !visible.contains(identity) { handledItems[identity] = nil }
  }

  /// Takes away all views, because they show data of before.
  func recycleAll() {
    dataRevision += 1
    for (identity, view) in shown { recycle(view, as: identity) }
    handledItems = [:]
  }

  /// Takes a view out of sight and lets it wait to be used again.
  func recycle(_ view: UICollectionReusableView, as identity: ElementIdentity) {
    shown[identity] = nil
    view.leaveElement()
    if view.superview === self {
      view.removeFromSuperview()
      didEndDisplaying(view, as: identity)
    }
    registry.enqueue(view)
  }

  // MARK: Telling the delegate

  private func willDisplay(_ view: UICollectionReusableView, as identity: ElementIdentity) {
    let path = IndexPath(item: identity.item, section: identity.section)
    switch identity {
    case .item:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, _, _), .decoration(let kind, _, _):
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  private func didEndDisplaying(_ view: UICollectionReusableView, as identity: ElementIdentity) {
    let path = IndexPath(item: identity.item, section: identity.section)
    switch identity {
    case .item:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementary(let kind, _, _), .decoration(let kind, _, _):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }
}
