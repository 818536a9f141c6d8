import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// What a collection knows of a cell before its view is made.
struct CellDescription {
  /// Where a view stands that does not fill its cell.
  let alignment: Alignment
  let hints: CollectionSizeHints
  /// Makes the view.
  let makeNode: () -> LayoutNode
}

/// A view in a cell, made in a scope of its own, which keeps the view's state while the cell is out of sight.
///
/// Cells are pooled: the object is used again for another element, with another scope.
final class ViewCell: CellContent {
  nonisolated deinit { handle.target = nil }

  /// Leads here from the scope.
  private nonisolated let handle = Handle<ViewCell>()
  private(set) var useCount = 0
  /// The element the cell shows; where an update has moved it.
  private(set) var identity: ElementIdentity = .item(section: 0, item: 0)
  /// Whether an update has taken the element away, and with it the state in the cell.
  private(set) var hasLostElement = false
  private(set) var scope: ViewScope?
  private unowned let collection: LiveCollection
  private var description: CellDescription?
  private var node: LayoutNode?
  /// What the node was made from.
  private var origin: ItemOrigin?
  /// Whether the declaration is another one than the view was made from.
  private var needsFollowing = false
  /// What was drawn last, until something in the cell changes.
  private var drawn: Drawn?

  /// The node drawn in a size.
  private struct Drawn {
    let size: CGSize
    let origin: CGPoint
    let proposal: ProposedViewSize
    let drawing: KeptDrawing
  }

  /// Cells of all kinds wait together.
  var reuseIdentifier: String? { "cell" }

  init(in collection: LiveCollection) {
    self.collection = collection
    handle.target = self
  }

  /// Shows an element.
  func show(_ identity: ElementIdentity, _ description: CellDescription, in scope: ViewScope) {
    self.identity = identity
    hasLostElement = false
    self.description = description
    self.scope = scope
    useCount += 1
    scope.onInvalidate = { [handle] in handle.target?.viewDidChange() }
  }

  /// Follows the element.
  func move(to identity: ElementIdentity) { self.identity = identity }

  /// Is on its way out, for there is no element any more.
  func loseElement() { hasLostElement = true }

  /// Has the view compared with what another declaration says, before it is used.
  func setNeedsFollowing() { needsFollowing = true }

  /// Takes the current declaration: keeps the view where it would be made the same, else has it made anew.
  func followIfNeeded() {
    guard needsFollowing else { return }
    needsFollowing = false
    if keepsView() { return }
    setOutdated()
    collection.noteOutdated(self)
  }

  /// Whether the current declaration would make the same view; its description is taken over then.
  private func keepsView() -> Bool {
    let content = collection.content
    guard node != nil, let description, let origin, let scope, !scope.isStale,
      let new = scope.extend({ content.origin(of: identity) }), new.makesSameNode(as: origin),
      let newDescription = content.cell(for: identity), newDescription.hints == description.hints,
      newDescription.alignment == description.alignment
    else { return false }
    self.description = newDescription
    self.origin = new
    return true
  }

  /// Has the view made anew from the current declaration.
  func setOutdated() {
    needsFollowing = false
    node = nil
    description = nil
    origin = nil
    drawn = nil
  }

  /// Lets go of the view and of the scope, for the next use.
  func tearDown() {
    setOutdated()
    scope?.onInvalidate = nil
    scope = nil
  }

  /// Something the view was made from has changed.
  private func viewDidChange() {
    drawn = nil
    if scope?.isStale == true {
      setOutdated()
      collection.content.forgetLast(identity)
    }
    collection.cellDidChange(self)
  }

  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let (node, description, scope) = made() else { return .zero }
    return scope.perform {
      node.sizeThatFits(
        ProposedViewSize(width: width.map { min(description.hints.width ?? $0, $0) }, height: height))
    }
  }

  func draw(size: CGSize) -> [DisplayItem] {
    guard let (node, description, scope) = made() else { return [] }
    let collection = collection
    let canvas = Canvas(render: collection.render)
    if let drawn, drawn.size == size, drawn.drawing.fits(drawn.origin, drawn.proposal, in: canvas.render) {
      drawn.drawing.repeat(on: canvas)
      return canvas.items
    }
    let proposal = ProposedViewSize(
      width: min(description.hints.width ?? size.width, size.width), height: size.height)
    scope.perform {
      let dimensions = node.dimensions(proposal)
      var origin = description.alignment.origin(of: dimensions, in: size)
      if collection.content.context.environment.layoutDirection == .rightToLeft {
        origin.x = size.width - origin.x - dimensions.width
      }
      if collection.isRetained {
        let drawing = KeptDrawing(at: origin, proposal: proposal, on: canvas) {
          node.draw(at: origin, proposal: proposal, on: $0)
        }
        drawn = Drawn(size: size, origin: origin, proposal: proposal, drawing: drawing)
      } else {
        node.draw(at: origin, proposal: proposal, on: canvas)
      }
    }
    return canvas.items
  }

  /// The view, made when it is first needed.
  private func made() -> (LayoutNode, CellDescription, ViewScope)? {
    guard let scope else { return nil }
    followIfNeeded()
    if let node, let description { return (node, description, scope) }
    let collection = collection
    guard let description = description ?? collection.content.cell(for: identity) else { return nil }
    let node = scope.evaluate {
      if collection.isRetained { origin = collection.content.origin(of: identity) }
      return description.makeNode()
    }
    self.description = description
    self.node = node
    return (node, description, scope)
  }
}
