import Drawing
import Foundation
import Geometry

/// Where a scroll view stands from one drawing to the next.
final class ScrollPlace {
  nonisolated deinit { ownHandle?.target = nil }

  /// What the scroll view was asked to show last, and the offset it had before.
  private var rest: (target: ScrollTarget, start: CGPoint)?
  /// The offset it was drawn with last.
  private(set) var latest: CGPoint?
  /// Where the picture asked for it to stand, at the last drawing.
  private var given: GivenScroll?
  /// What it was declared to show, at the last drawing.
  private var position: ScrollTarget?
  /// What it is asked to show by a reader, until it is drawn.
  private var request: ScrollTarget?
  private let scope: ViewScope
  private nonisolated(unsafe) var ownHandle: Handle<ScrollPlace>?
  /// The node that draws the scroll view.
  weak var node: ScrollNode?

  init(in context: ResolutionContext) { scope = context.scope }

  /// Whether it was asked to show something.
  var isAsked: Bool { rest != nil }

  /// Leads here without keeping the place alive.
  var handle: Handle<ScrollPlace> {
    if let ownHandle { return ownHandle }
    let handle = Handle(self)
    ownHandle = handle
    return handle
  }

  /// Asks for a view to be shown at the next drawing, where the scroll view has it.
  func ask(_ target: ScrollTarget) {
    request = target
    if let node { scope.setNeedsUpdate(from: node) }
  }

  /// What is to be shown, and the offset that it counts from.
  ///
  /// What the picture asks for counts until something else is asked of the scroll view itself.
  ///
  /// - Parameters:
  ///   - given: where the picture asks for the scroll view to stand.
  ///   - position: what the scroll view is declared to show.
  ///   - standing: where it stands if nothing is asked of it.
  ///   - has: whether the scroll view has the view that carries an id.
  func target(
    given: GivenScroll?, position: ScrollTarget?, standing: CGPoint, has: (AnyHashable) -> Bool
  ) -> (target: ScrollTarget, start: CGPoint)? {
    let start = latest ?? standing
    var isGiven = false
    if given != self.given {
      self.given = given
      isGiven = given?.isElsewhere == true
      if isGiven { rest = nil }
    }
    if position != self.position {
      self.position = position
      if let position, !isGiven { rest = (position, start) }
    }
    if let request {
      self.request = nil
      if case .view(let id) = request.place, has(id) { rest = (request, start) }
    }
    return rest
  }

  /// Takes the offset that the scroll view was drawn with.
  func note(_ offset: CGPoint) { latest = offset }
}
