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

  /// Whether the collection has been scrolled to where the picture asks for, so that it stays where it is.
  func isAt(_ given: GivenScroll?, _ live: LiveCollection) -> Bool {
    defer { memory.givenScroll = given }
    return memory.givenScroll == given && memory.positionedHost === live.host
  }

  /// Does what was asked for since the last drawing, and scrolls to where the collection is declared to be.
  ///
  /// In a picture drawn once it is there in every pass; in a host a person may have scrolled on since.
  ///
  /// - Parameter given: where the picture asks for the collection to be scrolled, if it has not been yet.
  func prepareDrawing(of live: LiveCollection, newly given: GivenScroll?) throws {
    let (host, render) = (live.host, live.render)
    if let given { memory.unheeded = try scroll(live, to: given) }
    // A picture drawn once says it in every pass; in a host a person may have scrolled on since.
    if given != nil || render.lifecycle == nil { memory.unheeded.forEach(render.diagnose) }
    let scroller = CollectionScroller(host: host, content: self)
    let isFirst = memory.positionedHost !== host || render.lifecycle == nil
    memory.positionedHost = host
    if let position = options.position, memory.givenScroll?.isElsewhere != true,
      isFirst || !position.isSame(as: memory.position)
    {
      diagnosing(in: render) { try scroller.scroll(to: position) }
    }
    memory.position = options.position
    guard let controller = options.controller else { return }
    controller.collection = live
    for request in controller.takeRequests() {
      switch request {
      case .scroll(let target): diagnosing(in: render) { try scroller.scroll(to: target) }
      case .offset(let offset): host.scroll(to: offset)
      case .sectionOffset(let section, let offset):
        try host.layoutIfNeeded()
        host.scroll(section: section, to: offset)
      case .invalidateSizingClasses:
        memory.sizingClasses.removeAll()
        host.layout.invalidateLayout()
      }
    }
    try render.rethrow()
  }

  /// Tells what is to be done near the end of the content, once for each version of it.
  func finishDrawing(of live: LiveCollection) throws {
    guard let nearEnd = options.nearEnd, live.render.lifecycle != nil else { return }
    let host = live.host
    guard try host.lengthLeft() <= nearEnd.distance ?? host.bounds.size[host.scrollAxis] else { return }
    let version = ContentVersion(self)
    if memory.toldNearEnd == version { return }
    memory.toldNearEnd = version
    live.render.afterDrawing(nearEnd.action)
  }

  /// The items drawn, lifted elements in front of all others, on the ground that lists of their kind have.
  func arranged(_ items: [DisplayItem], size: CGSize, in render: RenderContext) -> [DisplayItem] {
    let ground = ground(size: size, in: render)
    if !sections.contains(where: \.hasLifted) { return ground + items }
    var (placed, lifted): ([DisplayItem], [DisplayItem]) = ([], [])
    for item in items {
      if case .scope(let scope) = item.content, isLifted(scope.element?.identity) {
        lifted.append(item)
      } else {
        placed.append(item)
      }
    }
    return ground + placed + lifted
  }

  /// What lies behind grouped lists, where all sections are such.
  private func ground(size: CGSize, in render: RenderContext) -> [DisplayItem] {
    let isGrouped =
      options.showsGround && !sections.isEmpty && options.makeLayout == nil
      && sections.allSatisfy { [.grouped, .insetGrouped].contains($0.layout.listAppearance) }
    guard isGrouped else { return [] }
    let canvas = Canvas(render: render)
    canvas.fill(
      CGRect(origin: .zero, size: size), Color(.systemGroupedBackground), in: context.environment)
    return canvas.items
  }

  /// Turns what cannot be found into a diagnostic of the drawing, and other errors into its failure.
  private func diagnosing(in render: RenderContext, _ work: () throws -> Void) {
    do { try work() } catch let diagnostic as DrawingDiagnostic {
      render.diagnose(diagnostic)
    } catch { render.fail(error) }
  }
}
