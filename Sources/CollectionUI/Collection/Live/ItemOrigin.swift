import CollectionLayout
import Geometry

/// What the node of an item was made from, to tell whether it would be made the same again.
struct ItemOrigin {
  /// What is drawn around the item's view.
  private struct Frame: Equatable {
    let appearance: CollectionLayoutListConfiguration.Appearance?
    let isFirst: Bool
    let isLast: Bool
    let state: CollectionItemState
    let anchorsBadges: Bool
  }

  private let view: ViewOrigin
  private let frame: Frame

  /// The origin of an item's node; `nil` where nobody can tell whether its view would be the same.
  init?(of item: Int, in model: SectionModel, of content: CollectionContent) {
    let list = model.section.content
    guard item < list.count, let view = list.origin(at: item) else { return nil }
    self.view = view
    let appearance = model.layout.listAppearance
    // Only a list's rows look otherwise at its ends.
    frame = Frame(
      appearance: appearance, isFirst: appearance != nil && item == 0,
      isLast: appearance != nil && item == list.count - 1,
      state: content.state(of: list.values(at: item), in: model), anchorsBadges: content.anchorsBadges(model))
  }

  /// Whether the node would certainly be made the same from `other`.
  func makesSameNode(as other: ItemOrigin) -> Bool {
    frame == other.frame && view.makesSameViews(as: other.view)
  }
}

extension CollectionContent {
  /// What the node of an element is made from; `nil` where nobody can tell.
  func origin(of identity: ElementIdentity) -> ItemOrigin? {
    guard case .item(let section, let item) = identity, sections.indices.contains(section) else { return nil }
    return ItemOrigin(of: item, in: sections[section], of: self)
  }
}
