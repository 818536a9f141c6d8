public import Geometry

/// What flows down while views are resolved: the environment, container values, and the place in the tree.
public struct ResolutionContext {
  var environment: EnvironmentValues
  /// Container values written around the views being resolved, up to the nearest container.
  var values = ContainerValues()
  var path = ViewPath.root
  private var ownAxis: Axis?
  /// Whether the views being resolved are handed to a container as subviews, which stand wherever it puts them.
  private var isHandedOver = false
  /// Whether the views being resolved are items of a collection, whose values are then the collection's to read.
  var isCollectionItem = false
  /// Whether a scroll view around may be asked for a view by its id.
  var tracksIDs = false
  /// Where the property being set lies in its view, which tells it from the view's other properties.
  var propertySlot = 0
  let render: RenderContext
  private var bodyDepth = 0

  /// The most custom bodies nested in one another, as long as the stack has room for them.
  ///
  /// Beyond it a view most likely contains itself.
  static let bodyDepthLimit = 2_000

  init(environment: EnvironmentValues, render: RenderContext) {
    self.environment = environment
    self.render = render
  }

  /// The axis of the nearest stack, which directs spacers and dividers; `nil` outside stacks.
  ///
  /// Of a view that was handed over it is known only while the view's node is made.
  var stackAxis: Axis? { isHandedOver ? render.subviewAxis : ownAxis }

  /// The context for the children of a container: container values stay outside.
  func insideContainer(stackAxis: Axis?) -> ResolutionContext {
    var inner = self
    inner.values = ContainerValues()
    inner.ownAxis = stackAxis
    inner.isHandedOver = false
    inner.isCollectionItem = false
    return inner
  }

  /// The context for views that a container of one's own takes as subviews: container values stay outside, and
  /// stacks are those the subviews are put into.
  func handingOver() -> ResolutionContext {
    var inner = at(.secondary)
    inner.values = ContainerValues()
    inner.isHandedOver = true
    return inner
  }

  /// The context one step further down.
  func at(_ step: ViewPath.Step) -> ResolutionContext {
    var inner = self
    inner.path = path.appending(step)
    return inner
  }

  /// The context with the axis that a subview put into a stack has there, for views that are made later.
  func withOwnAxis() -> ResolutionContext {
    var own = self
    own.ownAxis = stackAxis
    own.isHandedOver = false
    return own
  }

  /// The nodes of the views that `view` gives, made in order.
  func nodes<V: View>(of view: V) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    // Most are a few views.
    nodes.reserveCapacity(4)
    V._makeNodes(view, in: self, into: &nodes)
    return nodes
  }

  /// Whether views at the same place would be made the same in `other`.
  func makesSameViews(as other: ResolutionContext) -> Bool {
    ownAxis == other.ownAxis && isHandedOver == other.isHandedOver
      && isCollectionItem == other.isCollectionItem && tracksIDs == other.tracksIDs
      && environment.makesSameViews(as: other.environment)
      && values.isSame(as: other.values)
  }

  /// Takes over everything from a context of the same place.
  mutating func take(_ other: ResolutionContext) {
    let path = path
    self = other
    self.path = path
  }

  /// Goes into one more nested body; `false`, with an error noted, where there are too many.
  mutating func enterBody(of type: Any.Type) -> Bool {
    bodyDepth += 1
    if bodyDepth <= Self.bodyDepthLimit, render.stack.hasRoom { return true }
    render.fail(ViewError.recursion(view: "\(type)", limit: bodyDepth - 1))
    return false
  }
}

/// Why a view cannot be drawn.
public enum ViewError: Error, Hashable, CustomStringConvertible {
  /// Bodies are nested beyond any sensible depth.
  case recursion(view: String, limit: Int)
  /// The view takes all the room it is offered, and it was offered endless room.
  case infiniteSize(axis: Axis)
  /// A collection was asked for its own width.
  case collectionWithoutWidth

  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .recursion(let view, let limit):
      "\(view) lies inside more than \(limit) bodies; a view whose body contains itself needs an end"
    case .infiniteSize(let axis):
      "the view's \(axis == .horizontal ? "width" : "height") is infinite; "
        + "propose a size, or give the view a frame of its own"
    case .collectionWithoutWidth:
      "a CollectionView has no width of its own; propose a width, or put it into a frame that has one"
    }
  }
}
