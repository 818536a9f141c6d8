import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

extension UICollectionView {
  /// Rounds of placing after which a layout that never comes to rest stops the program, as UIKit's does
  /// (`layout.md` 6.1).
  private static let roundLimit = 100

  /// Makes, measures, places and takes away views until those in sight rest in their places.
  func showElements() {
    guard !isShowing else { return }
    for _ in 0..<Self.roundLimit {
      let round = revision
      let visible = hosted { try $0.visibleAttributes() }
      followHost()
      if revision == round { hosted { _ in place(visible) } }
      if revision == round {
        if host.needsSettling { hosted { try $0.settleUpdate() } }
        return
      }
    }
    trap(
      "UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including self-sizing"
        + " views whose preferred attributes are not returning a consistent size.")
  }

  /// Shows what has changed since the last time.
  func showIfNeeded() {
    if needsLayout, !isShowing { layoutIfNeeded() }
  }

  /// What the host, told how things stand, does; data loaded meanwhile is taken over afterwards.
  ///
  /// Nothing else is asked of the host until it has answered. Stops the program where it throws.
  func hosted<Result>(_ ask: (CollectionHost) throws -> Result) -> Result {
    let isOutermost = !isShowing
    // On its way the view is seen where it is not.
    if isOutermost, UpdateRecorder.current?.moves(self) != true {
      host.environment = layoutEnvironment
      host.bounds = bounds
    }
    isShowing = true
    let result: Result
    do { result = try ask(host) } catch { trap("\(error)") }
    guard isOutermost else { return result }
    isShowing = false
    isLayoutValid = true
    if isReloadPending {
      isReloadPending = false
      reloadData()
    }
    return result
  }

  private func place(_ visible: [UICollectionViewLayoutAttributes]) {
    let round = revision
    notes = []
    var placed: Set<ElementIdentity> = []
    var order: [UIView] = []
    for answer in visible {
      let (attributes, identity) = (presentable(answer), answer.identity)
      guard placed.insert(identity).inserted else {
        note("the layout answers \(identity) more than once; the first answer is shown")
        continue
      }
      guard let view = shown[identity] else {
        checkExistence(of: identity)
        continue
      }
      view.adopt(attributes)
      order.append(view)
      if view.superview !== self {
        willDisplay(view, as: identity)
        addSubview(view)
      }
      if collectionViewLayout.currentPlanIfMade == nil { askForSize(view, attributes) }
      guard revision == round else { return }
    }
    stack(order)
  }

  /// `attributes` without lengths below zero; where the finger is for an item that is being moved.
  private func presentable(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let lifted = lifted(attributes) { return lifted }
    check(attributes)
    guard attributes.size.width < 0 || attributes.size.height < 0,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    note("the layout gives \(attributes.identity) a size below zero; it is shown without size")
    copy.size = CGSize(width: max(0, copy.size.width), height: max(0, copy.size.height))
    return copy
  }

  /// Stops the program where a layout answers what no view can take.
  private func check(_ attributes: UICollectionViewLayoutAttributes) {
    let (center, size) = (attributes.center, attributes.size)
    guard center.x.isFinite, center.y.isFinite else {
      trap("CALayer position contains NaN: [\(center.x) \(center.y)], given to \(attributes.identity)")
    }
    guard size.width.isFinite, size.height.isFinite else {
      trap(
        "CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)], given to \(attributes.identity)")
    }
  }

  /// Stops the program where a layout answers a cell that the data source does not have.
  private func checkExistence(of identity: ElementIdentity) {
    guard case .item = identity, !exists(IndexPath(identity)) else { return }
    trap(
      "UICollectionView received layout attributes for a cell with an index path that does not exist:"
        + " \(IndexPath(identity))")
  }

  private func note(_ sentence: String) { notes.append(DrawingDiagnostic(sentence)) }

  /// Has views of equal stacking order drawn in the order the layout answers them.
  private func stack(_ order: [UIView]) {
    let first = backgroundView?.superview === self ? 1 : 0
    let end = first + order.count
    if children.count >= end, zip(children[first..<end], order).allSatisfy({ $0 === $1 }) { return }
    let own = Set(order.map(ObjectIdentifier.init))
    let others = children.filter { $0 !== backgroundView && !own.contains(ObjectIdentifier($0)) }
    children = Array(children.prefix(while: { $0 === backgroundView })) + order + others
  }

  /// Takes a view out of sight and lets it wait to be used again.
  func recycle(_ view: UICollectionReusableView, as identity: ElementIdentity) {
    if shown[identity] === view { shown[identity] = nil }
    view.leaveElement()
    if view.superview === self {
      view.removeFromSuperview()
      didEndDisplaying(view, as: identity)
    }
    registry.enqueue(view)
  }

  // MARK: Telling the delegate

  private func willDisplay(_ view: UICollectionReusableView, as identity: ElementIdentity) {
    let path = IndexPath(identity)
    switch identity {
    case .item:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, _, _), .decoration(let kind, _, _):
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  private func didEndDisplaying(_ view: UICollectionReusableView, as identity: ElementIdentity) {
    let path = IndexPath(identity)
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
