import CollectionHost
public import Foundation
public import Geometry

/// Scrolls the collection inside a ``CollectionViewReader``, and says how far it is scrolled.
///
/// What is asked for happens at the next drawing, in order. Ask in actions, such as those of `onAppear`, `onChange` and
/// buttons. Where the reader has no collection inside, nothing happens.
@preconcurrency @MainActor
public struct CollectionViewProxy {
  let controller: CollectionController

  /// Scrolls to the item that carries a tag, and a carousel to its card.
  ///
  /// Items of a `ForEach` carry their ids as tags. A tag that no item carries is told as a diagnostic of the drawing.
  ///
  /// - Parameters:
  ///   - tag: the item's tag.
  ///   - anchor: the place of the view, and of the item, that are brought together; `nil` scrolls as little as possible.
  public func scrollTo<V: Hashable>(tag: V, anchor: UnitPoint? = nil) {
    controller.ask(.scroll(.tag(tag, anchor: anchor)))
  }

  /// Scrolls to a section, by default so that it begins at the top.
  ///
  /// - Parameters:
  ///   - section: the section's index; one that does not exist is told as a diagnostic.
  ///   - anchor: the place of the view, and of the section, that are brought together; `nil` scrolls as little as possible.
  public func scrollTo(section: Int, anchor: UnitPoint? = .top) {
    controller.ask(.scroll(.section(section, anchor: anchor)))
  }

  /// Scrolls the content to an offset in points, kept within its ends.
  public func scrollTo(offset: CGPoint) { controller.ask(.offset(offset)) }

  /// Scrolls a section that scrolls by itself to an offset, in points from its leading end, kept within its ends.
  ///
  /// The offset belongs to the section, whatever happens to its cells.
  public func scroll(section: Int, to offset: CGFloat) { controller.ask(.sectionOffset(section, offset)) }

  /// How far the content was scrolled when it was last drawn, in points.
  public var contentOffset: CGPoint { controller.collection?.host.bounds.origin ?? .zero }

  /// How far a section that scrolls by itself was scrolled when it was last drawn, in points from its leading end; `nil`
  /// for other sections.
  public func offset(ofSection section: Int) -> CGFloat? {
    controller.collection?.host.orthogonalOffsets[section]
  }

  /// Has the members of sizing classes measured anew, after a change of what they show.
  public func invalidateSizingClasses() { controller.ask(.invalidateSizingClasses) }
}

/// What a proxy asks of its collection.
final class CollectionController {
  nonisolated deinit {}

  enum Request {
    case scroll(CollectionScrollTarget)
    case offset(CGPoint)
    case sectionOffset(Int, CGFloat)
    case invalidateSizingClasses
  }

  private var requests: [Request] = []
  /// The collection as it was drawn last.
  weak var collection: LiveCollection?

  init() {}

  func ask(_ request: Request) {
    requests.append(request)
    collection?.setNeedsUpdate()
  }

  /// What was asked for since this was taken last.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}

enum CollectionControllerKey: EnvironmentKey {
  static var defaultValue: CollectionController? { nil }
}
