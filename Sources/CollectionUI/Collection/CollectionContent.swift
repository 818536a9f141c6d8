import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// The declared content of a collection, as its host asks for it.
final class CollectionContent: CollectionHostSource {
  nonisolated deinit {}

  private let sections: [SectionModel]
  private let context: ResolutionContext
  /// The host that asks, for sizes that an arrangement needs while it is being planned.
  weak var host: CollectionHost?

  init(sections: [SectionModel], context: ResolutionContext) {
    self.sections = sections
    self.context = context
  }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].section.content.count }

  func content(for identity: ElementIdentity) -> (any CellContent)? {
    let model = sections[identity.section]
    switch identity {
    case .item(_, let item):
      return ViewCell(
        model.section.content.element(at: item).makeNode(), alignment: model.cellAlignment,
        hints: model.sizes.hints(of: item), context: context)
    case .supplementary(let kind, _, _):
      let part = kind == SupplementaryKind.header ? model.section.header : model.section.footer
      if part.isEmpty { return nil }
      let nodes = part.makeNodes()
      let node =
        nodes.count == 1
        ? nodes[0]
        : StackNode(
          axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil,
          direction: context.environment.layoutDirection, children: nodes)
      return ViewCell(node, alignment: .leading, hints: ItemHints(), context: context)
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

/// A view in a cell.
final class ViewCell: CellContent {
  nonisolated deinit {}

  private let node: LayoutNode
  private let alignment: Alignment
  private let hints: ItemHints
  private let context: ResolutionContext

  init(_ node: LayoutNode, alignment: Alignment, hints: ItemHints, context: ResolutionContext) {
    self.node = node
    self.alignment = alignment
    self.hints = hints
    self.context = context
  }

  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    node.sizeThatFits(ProposedViewSize(width: width.map { min(hints.width ?? $0, $0) }, height: height))
  }

  func draw(size: CGSize) -> [DisplayItem] {
    let proposal = ProposedViewSize(width: min(hints.width ?? size.width, size.width), height: size.height)
    let dimensions = node.dimensions(proposal)
    var origin = alignment.origin(of: dimensions, in: size)
    if context.environment.layoutDirection == .rightToLeft {
      origin.x = size.width - origin.x - dimensions.width
    }
    let canvas = Canvas(render: context.render)
    node.draw(at: origin, proposal: proposal, on: canvas)
    return canvas.items
  }
}
