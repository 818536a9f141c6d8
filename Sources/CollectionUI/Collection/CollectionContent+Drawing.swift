import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

extension CollectionContent {
  /// The collection's own layout, kept from drawing to drawing; `nil` where its sections say how they are laid out.
  func ownLayout() -> CollectionViewLayout? {
    guard let make = options.makeLayout else { return nil }
    let layout = memory.layout ?? make()
    memory.layout = layout
    return layout
  }

  /// Where a collection is drawn: where it was, unless the picture's content offset is another than before.
  ///
  /// The outermost collection takes the picture's offset.
  func offset(of host: CollectionHost) -> CGPoint {
    let given = context.render.contentOffset ?? .zero
    context.render.contentOffset = nil
    defer { memory.givenOffset = given }
    return memory.givenOffset == given && memory.positionedHost === host ? host.bounds.origin : given
  }

  /// Does what was asked for since the last drawing, and scrolls to where the collection is declared to be.
  func prepareDrawing(of node: CollectionNode) throws {
    let scroller = CollectionScroller(host: node.host, content: self)
    let isFirst = memory.positionedHost !== node.host
    memory.positionedHost = node.host
    if let position = options.position, isFirst || !position.isSame(as: memory.position) {
      diagnosing { try scroller.scroll(to: position) }
    }
    memory.position = options.position
    guard let controller = options.controller else { return }
    controller.node = node
    for request in controller.takeRequests() {
      switch request {
      case .scroll(let target): diagnosing { try scroller.scroll(to: target) }
      case .offset(let offset): node.host.scroll(to: offset)
      case .sectionOffset(let section, let offset):
        try node.host.layoutIfNeeded()
        node.host.scroll(section: section, to: offset)
      case .invalidateSizingClasses:
        memory.sizingClasses.removeAll()
        node.host.layout.invalidateLayout()
      }
    }
    try context.render.rethrow()
  }

  /// Tells what is to be done near the end of the content, once for each version of it.
  func finishDrawing(of host: CollectionHost) throws {
    guard let nearEnd = options.nearEnd, context.render.lifecycle != nil else { return }
    let left = try host.contentSize().height - host.bounds.maxY
    guard left <= nearEnd.distance ?? host.bounds.height else { return }
    let version = ContentVersion(self)
    if memory.toldNearEnd == version { return }
    memory.toldNearEnd = version
    context.render.afterDrawing(nearEnd.action)
  }

  /// The items drawn, lifted elements in front of all others, on the ground that lists of their kind have.
  func arranged(_ items: [DisplayItem], size: CGSize) -> [DisplayItem] {
    var (placed, lifted): ([DisplayItem], [DisplayItem]) = ([], [])
    for item in items {
      if case .scope(let scope) = item.content, isLifted(scope.element?.identity) {
        lifted.append(item)
      } else {
        placed.append(item)
      }
    }
    return ground(size: size) + placed + lifted
  }

  /// What lies behind grouped lists, where all sections are such.
  private func ground(size: CGSize) -> [DisplayItem] {
    let isGrouped =
      !sections.isEmpty && options.makeLayout == nil
      && sections.allSatisfy { [.grouped, .insetGrouped].contains($0.layout.listAppearance) }
    guard isGrouped else { return [] }
    let canvas = Canvas(render: context.render)
    canvas.fill(
      CGRect(origin: .zero, size: size), Color(.systemGroupedBackground), in: context.environment)
    return canvas.items
  }

  /// Turns what cannot be found into a diagnostic of the drawing, and other errors into its failure.
  private func diagnosing(_ work: () throws -> Void) {
    do { try work() } catch let diagnostic as DrawingDiagnostic {
      context.render.diagnose(diagnostic)
    } catch { context.render.fail(error) }
  }
}
