import CollectionLayout
import Foundation
import Geometry

/// The elements in sight of sections whose handlers change how they are shown (`layout.md` 3.8).
///
/// What a handler sets stays on the element's object until the element leaves the screen.
@MainActor
struct HandledElements {
  private typealias Handler = CollectionLayoutSectionVisibleItemsInvalidationHandler

  private var handlers: [Int: Handler] = [:]
  private var orders: [Int: VisibleOrder] = [:]
  private var items: [ElementIdentity: (item: VisibleLayoutItem, frame: CGRect)] = [:]

  init() {}

  /// Takes the handlers of a new plan.
  ///
  /// O(S) in the sections.
  mutating func prepare(_ layout: CollectionViewLayout, sectionCount: Int) {
    handlers = [:]
    guard let layout = layout as? CollectionViewCompositionalLayout else { return }
    for section in 0..<sectionCount {
      handlers[section] = layout.visibleItemsInvalidationHandler(forSection: section)
    }
  }

  /// Lets the handlers see the elements in sight, last section first, and takes over what they change.
  mutating func apply(to elements: inout [ShownElement], of plan: LayoutPlan, window: LayoutWindow) {
    if handlers.isEmpty {
      items = [:]
      return
    }
    var visible: [Int: [Int]] = [:]
    for (index, shown) in elements.enumerated() where handlers[shown.element.identity.section] != nil {
      visible[shown.element.identity.section, default: []].append(index)
    }
    var kept: [ElementIdentity: (item: VisibleLayoutItem, frame: CGRect)] = [:]
    // Handlers are told of rows that are not scrolled; what is pinned is where it stays in sight.
    let unscrolled = LayoutWindow(bounds: window.bounds, contentInsets: window.contentInsets)
    for section in visible.keys.sorted(by: >) {
      guard let handler = handlers[section], let indices = visible[section] else { continue }
      for index in indices {
        let identity = elements[index].element.identity
        let placed = plan.element(identity, window: unscrolled) ?? elements[index].element
        let known = items[identity]
        let item = known?.item ?? VisibleLayoutItem(placed, shownAs: elements[index].attributes)
        if let known, known.frame != placed.frame { item.attributes.apply(placed) }
        kept[identity] = (item, placed.frame)
      }
      orders[section, default: VisibleOrder()].update(with: indices.map { elements[$0].element.identity })
      let isRow = plan.orthogonalRow(inSection: section) != nil
      var offset = window.bounds.origin
      if isRow {
        offset = .zero
        // Seen is what is less the offset (`layout.md` 3.8); a row that begins at the right moves to the right.
        let isMirrored = plan.axis == .vertical && plan.environment.traits.layoutDirection == .rightToLeft
        offset[plan.axis.cross] = (isMirrored ? -1 : 1) * (window.orthogonalOffsets[section] ?? 0)
      }
      handler(
        orders[section]?.identities.compactMap { kept[$0]?.item } ?? [], offset,
        SolvingEnvironment(plan.environment))
      for index in indices.reversed() { take(&elements[index], from: kept) }
    }
    orders = orders.filter { visible[$0.key] != nil }
    items = kept
    elements.removeAll { $0.attributes?.isHidden == true }
  }

  /// Moves what belongs to elements along with them; `nil` where one is gone.
  mutating func move(_ new: (ElementIdentity) -> ElementIdentity?) {
    var moved: [ElementIdentity: (item: VisibleLayoutItem, frame: CGRect)] = [:]
    for (identity, value) in items {
      guard let place = new(identity) else { continue }
      value.item.attributes.indexPath = IndexPath(item: place.item, section: place.section)
      moved[place] = value
    }
    items = moved
    orders = [:]
  }

  /// Shows an element as its object says, moved as far as its row is.
  private func take(
    _ shown: inout ShownElement, from kept: [ElementIdentity: (item: VisibleLayoutItem, frame: CGRect)]
  ) {
    guard let (item, frame) = kept[shown.element.identity],
      let attributes = item.attributes.copy() as? CollectionViewLayoutAttributes
    else { return }
    let seen =
      shown.attributes?.center ?? CGPoint(x: shown.element.frame.midX, y: shown.element.frame.midY)
    attributes.center.x += seen.x - frame.midX
    attributes.center.y += seen.y - frame.midY
    var element = attributes.element
    element.unmeasuredAxes = shown.element.unmeasuredAxes
    shown = ShownElement(element: element, attributes: attributes)
  }
}
