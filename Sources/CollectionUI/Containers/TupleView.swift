/// Several views in order.
///
/// It is the sum of its parts to a container.
public struct TupleView<each Content: View>: View {
  /// The views.
  public let value: (repeat each Content)

  /// The views given.
  public init(_ content: repeat each Content) { value = (repeat each content) }

  /// The parts' lists, one after the other.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    var parts: [ResolvedList] = []
    func add<Part: View>(_ part: Part) {
      parts.append(Part._resolve(part, in: context.at(.part(parts.count))))
    }
    repeat add(each view.value)
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
    repeat add(each view.value)
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
