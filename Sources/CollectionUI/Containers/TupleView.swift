/// Several views in order.
///
/// It is the sum of its parts to a container.
public struct TupleView<each Content: View>: View {
  /// The views.
  public var value: (repeat each Content) { views.value }

  /// A stack is copied with all its content several times on its way into a tree; this way only a reference is.
  @usableFromInline let views: Box<(repeat each Content)>

  /// The views given.
  @inlinable public init(_ content: repeat each Content) { views = Box((repeat each content)) }

  /// The parts' lists, one after the other.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    var parts: [ResolvedList] = []
    func add<Part: View>(_ part: Part) {
      parts.append(Part._resolve(part, in: context.at(.part(parts.count))))
    }
    repeat add(each view.views.value)
    return ResolvedList(parts)
  }

  /// Makes the parts' nodes, one after the other.
  public static func _makeNodes(
    _ view: Self, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    var index = 0
    func add<Part: View>(_ part: Part) {
      Part._makeNodes(part, in: context.at(.part(index)), into: &nodes)
      index += 1
    }
    repeat add(each view.views.value)
  }

  /// The sum of the parts' shapes.
  public static var _shape: ResolvedShape {
    var sum = ResolvedShape(count: 0)
    func add<Part: View>(_ part: Part.Type) { sum = sum + Part._shape }
    repeat add((each Content).self)
    return sum
  }

  /// The type of the body.
  public typealias Body = Never
}

/// A value behind a reference.
@usableFromInline final class Box<Value> {
  @usableFromInline nonisolated deinit {}

  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
