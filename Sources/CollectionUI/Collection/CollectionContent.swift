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
  /// The host that asks, for sizes that an arrangement needs while it is being planned.
  weak var host: CollectionHost?

  init(sections: [SectionModel], context: ResolutionContext) {
    self.sections = sections
    self.context = context
  }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].section.content.count }

  /// What is shown in the place of an element; `nil` leaves the place empty.
  func cell(for identity: ElementIdentity) -> CellDescription? {
    let model = sections[identity.section]
    switch identity {
    case .item(_, let item):
      return CellDescription(alignment: model.cellAlignment, hints: model.sizes.hints(of: item)) {
        model.section.content.element(at: item).makeNode()
      }
    case .supplementary(let kind, _, _):
      let part = kind == SupplementaryKind.header ? model.section.header : model.section.footer
      if part.isEmpty { return nil }
      let direction = context.environment.layoutDirection
      return CellDescription(alignment: .leading, hints: ItemHints()) {
        let nodes = part.makeNodes()
        if nodes.count == 1 { return nodes[0] }
        return StackNode(
          axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil, direction: direction,
          children: nodes)
      }
    case .decoration: return nil
    }
  }

  func declaredSize(of identity: ElementIdentity, width: CGFloat) -> CGSize? {
    guard case .item(let section, let item) = identity else { return nil }
    return sections[section].sizes.hints(of: item).height(inColumn: width)
      .map { CGSize(width: width, height: $0) }
  }

  func orthogonalOffset(inSection section: Int) -> CGFloat? { sections[section].offset }

  /// The description of a section in a room of `width` points.
  func layoutSection(_ index: Int, width: CGFloat) -> CollectionLayoutSection {
    sections[index].makeLayoutSection(
      width: width, grid: context.environment.builtIn.traits.pixelGrid,
      measuresAll: host?.measuringPolicy == .everything
    ) { [weak self] item, width in
      self?.host?.preferredSize(of: .item(section: index, item: item), width: width, height: nil) ?? .zero
    }
  }
}
