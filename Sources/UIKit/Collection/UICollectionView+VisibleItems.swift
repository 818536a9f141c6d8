import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// What is seen, after the handlers of its sections have changed it (`layout.md` 3.8).
  ///
  /// Handlers are called from the last section to the first, with what they have made of an element before as long
  /// as it is seen.
  func handled(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let plan = layout.currentPlan
    else { return visible }
    let sections = Set(visible.map(\.indexPath.section)).sorted(by: >)
    var changed: Set<Int> = []
    for section in sections {
      guard let handler = layout.visibleItemsInvalidationHandler(forSection: section) else { continue }
      changed.insert(section)
      let items = visible.filter { $0.indexPath.section == section }
        .sorted { $0.handlingOrder < $1.handlingOrder }
        .compactMap { handledItem($0.identity, of: plan) }
      let row = orthogonalOffsets[section]
      let isRow = plan.orthogonalRow(inSection: section) != nil
      handler(
        items, isRow ? CGPoint(x: row ?? 0, y: 0) : contentOffset, SolvingEnvironment(plan.environment))
    }
    if changed.isEmpty { return visible }
    return visible.map { attributes in
      guard changed.contains(attributes.indexPath.section), let handled = handledItems[attributes.identity],
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      let item = handled.item.attributes
      copy.alpha = item.alpha
      copy.zIndex = item.zIndex
      copy.isHidden = item.isHidden
      copy.transform3D = item.transform3D
      copy.center.x += item.center.x - handled.natural.midX
      copy.center.y += item.center.y - handled.natural.midY
      return copy
    }
  }

  /// What handlers have made of an element, or a new object for it, where the plan puts it now.
  private func handledItem(_ identity: ElementIdentity, of plan: LayoutPlan) -> VisibleLayoutItem? {
    guard let element = plan.element(identity) else { return nil }
    var handled = handledItems[identity] ?? HandledItem(item: VisibleLayoutItem(element), natural: element.frame)
    if handled.natural != element.frame {
      let attributes = handled.item.attributes
      attributes.center.x += element.frame.midX - handled.natural.midX
      attributes.center.y += element.frame.midY - handled.natural.midY
      attributes.size = element.frame.size
      handled.natural = element.frame
    }
    handledItems[identity] = handled
    return handled.item
  }
}

/// What handlers have made of an element.
struct HandledItem {
  let item: VisibleLayoutItem
  /// Where the plan puts the element, nothing scrolled.
  var natural: CGRect
}

extension UICollectionViewLayoutAttributes {
  /// Cells by index, then supplementary views, then decorations.
  fileprivate var handlingOrder: UInt {
    representedElementCategory.rawValue << 48 + UInt(clamping: indexPath.item)
  }
}
