public import Geometry

/// Content that may be larger than its frame, of which a part is seen.
///
/// It takes what it is offered along the axes that scroll, and the content's size across. How far it is scrolled is the
/// picture's content offset, which the outermost scroll view or collection takes, kept within the content's ends as at rest;
/// without one, `scrollPosition`, a ``ScrollViewReader`` or `defaultScrollAnchor` says so.
/// Its content reaches below bars of `safeAreaInset` around it.
/// Everything in it is built; a ``CollectionView`` builds only what is seen.
public struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set

  /// Content that scrolls along `axes`; several views stand below each other.
  ///
  /// - Parameters:
  ///   - axes: the axes that scroll.
  ///   - showsIndicators: a picture shows none either way.
  ///   - content: the views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// A node that draws the part of the content that is seen.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    let options = context.environment.scrollOptions
    let room = context.makeRoom()
    var inner = context.insideContainer(stackAxis: nil).at(.secondary)
    inner.environment[ContainerRoomKey.self] = room
    inner.environment.scrollOptions = ScrollOptions()
    let controller = context.environment.scrollController
    let place = context.retained { ScrollPlace(in: context) }
    controller?.add(place)
    // Where nothing is asked for any more, it stays at the view that it was asked for.
    if controller != nil || options.position != nil || place.isAsked { inner.tracksIDs = true }
    let direction = context.environment.layoutDirection
    return ScrollNode(
      PaddingNode(inner.rootNode(content), insets: options.margins, edges: .all, direction: direction),
      axes: axes, options: options, place: place, room: room, direction: direction)
  }

  /// The type of the body.
  public typealias Body = Never
}

extension View {
  /// Chooses whether scroll views show how far they are scrolled, which they never do in a picture.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
}

/// When scroll views show how far they are scrolled.
nonisolated public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}
