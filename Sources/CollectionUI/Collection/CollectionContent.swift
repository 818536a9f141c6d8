import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// The declared content of a collection, as its host asks for it.
final class CollectionContent: CollectionHostSource {
  nonisolated deinit {}

  let sections: [SectionModel]
  let context: ResolutionContext
  /// What the collection remembers between updates.
  let memory: CollectionMemory
  /// What was declared on the collection itself.
  let options: CollectionOptions
  /// The host that asks, for sizes that an arrangement needs while it is being planned.
  weak var host: CollectionHost?
  /// Whether the member of a sizing class is being measured, whose size is not to be asked of the class.
  var isMeasuringClass = false

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

  func content(for identity: ElementIdentity) -> (any CellContent)? {
    let model = sections[identity.section]
    switch identity {
    case .item(_, let item):
      return ViewCell(
        itemNode(inSection: identity.section, item: item), alignment: model.cellAlignment,
        hints: model.sizes.hints(of: item), context: context)
    case .supplementary(let kind, _, let item):
      if kind == ItemBadge.kind {
        return badgeNode(inSection: identity.section, item: item).map { node, badge in
          ViewCell(node, alignment: badge.alignment, hints: CollectionSizeHints(), context: context)
        }
      }
      guard let part = model.part(ofKind: kind), !part.isEmpty else { return nil }
      return ViewCell(
        partNode(part, kind: kind, of: model), alignment: .leading, hints: CollectionSizeHints(),
        context: context)
    case .decoration(let kind, _, _):
      guard kind == SectionBackground.kind, let background = model.background else { return nil }
      return ViewCell(
        background.makeNode(nil), alignment: .center, hints: CollectionSizeHints(), context: context)
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

/// A view in a cell.
final class ViewCell: CellContent {
  nonisolated deinit {}

  private let node: LayoutNode
  private let alignment: Alignment
  private let hints: CollectionSizeHints
  private let context: ResolutionContext

  init(_ node: LayoutNode, alignment: Alignment, hints: CollectionSizeHints, context: ResolutionContext) {
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
