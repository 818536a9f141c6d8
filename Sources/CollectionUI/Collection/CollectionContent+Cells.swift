import CollectionLayout
import Foundation
import Geometry

extension CollectionContent {
  /// The node of an item, with what its section's layout and its state draw around it.
  func itemNode(inSection section: Int, item: Int) -> LayoutNode {
    let model = sections[section]
    let element = model.section.content.element(at: item)
    let state = state(of: element.values, in: model)
    var node = element.makeNode()
    if let appearance = model.layout.listAppearance {
      let row = ListRow(
        element, appearance: appearance, isFirst: item == 0, isLast: item == model.section.content.count - 1,
        state: state)
      node = ListRowNode(node, row: row, environment: context.environment)
    } else if !state.isDisjoint(with: [.selected, .highlighted, .editing]) {
      node = ItemStateNode(node, state: state, environment: context.environment)
    }
    if !anchorsBadges(model), let (badgeNode, badge) = badgeNode(inSection: section, item: item) {
      node = BadgedNode(node, badge: badge, node: badgeNode, direction: context.environment.layoutDirection)
    }
    if state.contains(.lifted) {
      node = LiftedNode(
        node, offset: element.values[ItemLiftKey.self], direction: context.environment.layoutDirection)
    }
    return node
  }

  /// The node of a header or footer; several views stand below each other.
  func partNode(_ part: ResolvedList, kind: String, of model: SectionModel) -> LayoutNode {
    var nodes: [LayoutNode] = []
    part.makeNodes(into: &nodes)
    let node =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil,
        direction: context.environment.layoutDirection, children: nodes)
    if model.layout.listAppearance == nil { return node }
    return PaddingNode(
      node, insets: ListRow.boundaryInsets(isHeader: SupplementaryKind.isHeader(kind)), edges: .all,
      direction: context.environment.layoutDirection)
  }

  /// The badge of an item; `nil` where it has none.
  func badge(inSection section: Int, item: Int) -> ItemBadge? {
    let content = sections[section].section.content
    guard sections[section].firstBadge != nil, item < content.count else { return nil }
    return content.values(at: item)[BadgeKey.self]
  }

  /// The badge of an item and its node; `nil` where it has none.
  func badgeNode(inSection section: Int, item: Int) -> (LayoutNode, ItemBadge)? {
    badge(inSection: section, item: item).map { badge in
      let node = badge.makeNode(sections[section].section.content.element(at: item).path)
      return (BadgeSlotNode(node, badge: badge, direction: context.environment.layoutDirection), badge)
    }
  }

  /// How an item's tags read.
  func tagDescriptions(of identity: ElementIdentity) -> [String] {
    guard case .item(let section, let item) = identity, item < sections[section].section.content.count else {
      return []
    }
    return sections[section].section.content.values(at: item).tagDescriptions
  }

  /// Whether badges are supplementary views of the layout.
  func anchorsBadges(_ model: SectionModel) -> Bool {
    options.makeLayout == nil && model.layout.anchorsBadges
  }

  /// The state of an item: what is declared, and whether it is among the selected.
  func state(of values: ContainerValues, in model: SectionModel) -> CollectionItemState {
    var state = values[ItemStateKey.self].union(model.outerState)
    if options.isSelected?(values) == true { state.insert(.selected) }
    return state
  }

  /// Whether an element is held above all others.
  func isLifted(_ identity: ElementIdentity?) -> Bool {
    guard case .item(let section, let item) = identity, sections[section].hasLifted,
      item < sections[section].section.content.count
    else { return false }
    let model = sections[section]
    return state(of: model.section.content.values(at: item), in: model).contains(.lifted)
  }
}
