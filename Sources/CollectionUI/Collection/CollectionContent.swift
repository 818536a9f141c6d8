import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// The declared content of a collection, as its host asks for it.
final class CollectionContent {
  nonisolated deinit {}

  let sections: [SectionModel]
  let context: ResolutionContext
  /// What the collection remembers between updates.
  let memory: CollectionMemory
  /// What was declared on the collection itself.
  let options: CollectionOptions
  /// The host that asks, for sizes that an arrangement needs while it is being planned.
  weak var host: CollectionHost?
  /// Whether an item's content is being measured, whose size is not to be taken from what the item declares.
  var isMeasuringContent = false

  init(
    sections: [SectionModel], context: ResolutionContext, memory: CollectionMemory, options: CollectionOptions
  ) {
    self.sections = sections
    self.context = context
    self.memory = memory
    self.options = options
  }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].section.content.count }

  /// What is shown in the place of an element; `nil` leaves the place empty.
  func cell(for identity: ElementIdentity) -> CellDescription? {
    let model = sections[identity.section]
    switch identity {
    case .item(_, let item):
      return CellDescription(alignment: model.cellAlignment, hints: model.sizes.hints(of: item)) {
        self.itemNode(inSection: identity.section, item: item)
      }
    case .supplementary(let kind, _, let item):
      if kind == ItemBadge.kind {
        guard let badge = badge(inSection: identity.section, item: item) else { return nil }
        return CellDescription(alignment: badge.alignment, hints: CollectionSizeHints()) {
          self.badgeNode(inSection: identity.section, item: item)?.0 ?? LayoutNode()
        }
      }
      guard let part = model.part(ofKind: kind), !part.isEmpty else { return nil }
      return CellDescription(alignment: .leading, hints: CollectionSizeHints()) {
        self.partNode(part, kind: kind, of: model)
      }
    case .decoration(let kind, _, _):
      guard kind == SectionBackground.kind, let background = model.background else { return nil }
      return CellDescription(alignment: .center, hints: CollectionSizeHints()) { background.makeNode(nil) }
    }
  }

  /// Has an element's declaration evaluated again when it is asked for: what it read has changed.
  func forgetLast(_ identity: ElementIdentity) {
    if sections.indices.contains(identity.section) {
      sections[identity.section].section.content.forgetLast()
    }
  }

  func orthogonalOffset(inSection section: Int) -> CGFloat? { sections[section].offset }

  /// The description of a section in an environment.
  func layoutSection(
    _ index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    SectionArranger(model: sections[index], index: index, environment: environment, sizer: self).makeSection()
  }
}
