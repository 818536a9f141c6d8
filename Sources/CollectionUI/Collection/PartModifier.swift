import Geometry

/// Makes the node of a view that was written on another for the collection to draw: a background, a badge.
///
/// - Parameter path: the view that asks, so that each has a part of its own.
typealias PartMaker = (_ path: ViewPath?) -> LayoutNode

/// Writes container values that may depend on where the view stands.
protocol ValueWriter: ContextModifier {}

extension ValueWriter {
  static func _shape(of content: ResolvedShape) -> ResolvedShape {
    var shape = content
    shape.mayWriteValues = true
    return shape
  }
}

/// Hands a view to the collection under a key.
struct PartModifier<Key: ContainerValueKey, Part: View>: ValueWriter {
  let part: Part
  /// The value that carries the part.
  let value: (@escaping PartMaker) -> Key.Value

  func modify(_ context: inout ResolutionContext) {
    let outer = context
    context.values[Key.self] = value { path in
      let inner = outer.at(.secondary)
      return (path.map { inner.at(.id($0)) } ?? inner).secondaryNode(part, alignment: .center)
    }
  }
}
