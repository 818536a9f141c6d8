/// The shapes of view types, computed once a type.
///
/// A shape that depends on what a modifier is applied to is computed anew each time.
enum ShapeCache {
  private static var shapes: [ObjectIdentifier: ResolvedShape] = [:]

  static func shape<V: View>(of type: V.Type) -> ResolvedShape {
    let key = ObjectIdentifier(type)
    if let shape = shapes[key] { return shape }
    let outer = ModifierContentShape.wasRead
    ModifierContentShape.wasRead = false
    let shape = V._shape
    if !ModifierContentShape.wasRead { shapes[key] = shape }
    ModifierContentShape.wasRead = ModifierContentShape.wasRead || outer
    return shape
  }
}
