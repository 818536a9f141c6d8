import CollectionHost

/// A view for each element of a collection.
///
/// Where the content's type says that every element gives the same number of views, elements are asked for only when
/// they are shown: a million of them cost nothing by themselves. Otherwise the content is built for every element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The collection.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  /// Whether elements are identified by their own ids.
  var usesOwnIDs = false
  /// The collection, where it is known only once the view is resolved.
  let resolveData: ((ResolutionContext) -> Data)?

  init(
    data: Data, resolveData: ((ResolutionContext) -> Data)? = nil, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.resolveData = resolveData
    self.identify = identify
    self.content = content
  }

  /// A view for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }

  /// A list that is lazy where the type allows it.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    var view = view
    if let data = view.resolveData?(context) { view.data = data }
    if view.data.isEmpty { return .empty }
    let shape = ShapeCache.shape(of: Content.self)
    if let count = shape.count, !shape.mayHaveSections {
      return count == 0 ? .empty : ResolvedList(UniformList(view, rowCount: count, context: context))
    }
    var known: [ID: Int] = [:]
    return ResolvedList(
      view.data.map { element in
        let id = view.identify(element)
        let earlier = known[id, default: 0]
        known[id] = earlier + 1
        if earlier > 0 { context.render.diagnose(.duplicateIdentifier(id)) }
        let step: ViewPath.Step = earlier == 0 ? .id(id) : .duplicate(id, earlier)
        return resolve(view.content(element), id: id, step: step, in: context)
      })
  }

  /// The list of one element's content.
  static func resolve(
    _ content: Content, id: ID, step: ViewPath.Step, in context: ResolutionContext
  ) -> ResolvedList {
    context.identified(Content._resolve(content, in: stamped(context.at(step), with: id)), by: id)
  }

  /// A context with an id as a tag where no tag of the id's type was written.
  static func stamped(_ context: ResolutionContext, with id: ID) -> ResolutionContext {
    if context.values.isWritten(TagKey<ID>.self) { return context }
    var context = context
    context.values.setTag(id)
    return context
  }

  /// Any number of views; sections where the content has them.
  public static var _shape: ResolvedShape {
    var shape = Content._shape
    shape.count = shape.count == 0 ? 0 : nil
    return shape
  }

  /// The type of the body.
  public typealias Body = Never
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, identified by its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
    usesOwnIDs = true
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}
