/// One view of those that were handed to a container, which the container may put anywhere (`views.md` 1.6).
///
/// The view's own modifiers apply first, then those written on the subview. It sees the environment of the place where
/// the container resolved it, not of the place where it is put.
public struct Subview: View, Identifiable {
  let element: ListElement

  /// What tells one subview from another over time; it does not reveal ids of your own, for which there are tags.
  nonisolated public struct ID: Hashable {
    let path: ViewPath
  }

  /// The view's identity: its place among the declarations, and the ids on the way there.
  public var id: ID { ID(path: element.path) }

  /// The values that were written on the view.
  public var containerValues: ContainerValues { element.values }

  /// The view itself, with the values written around the subview where it has none of its own.
  public static func _resolve(_ view: Subview, in context: ResolutionContext) -> ResolvedList {
    ResolvedList(view.element.placed(in: context))
  }

  /// One view.
  public static var _shape: ResolvedShape { ResolvedShape(count: 1, mayWriteValues: true) }

  /// The type of the body.
  public typealias Body = Never
}

extension ListElement {
  /// This element as a subview put into another place.
  func placed(in context: ResolutionContext) -> ListElement {
    ListElement(
      path: context.path.appending(.id(path)), values: values.merged(over: context.values)
    ) {
      let outer = context.render.subviewAxis
      context.render.subviewAxis = context.stackAxis
      defer { context.render.subviewAxis = outer }
      return makeNode()
    }
  }
}
