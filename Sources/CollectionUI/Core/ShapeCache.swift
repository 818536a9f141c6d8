/// The shapes of view types, computed once a type.
///
/// A shape that depends on what a modifier is applied to is computed anew each time.
@usableFromInline
enum ShapeCache {
  private static var shapes: [ObjectIdentifier: ResolvedShape] = [:]
  /// How many bodies inside one another are being looked into.
  private static var depth = 0
  /// Whether bodies were found to go on and on in the type being looked into.
  private static var isEndless = false

  /// The most bodies inside one another that are looked into.
  ///
  /// Deeper ones, above all those of a type whose body contains itself, promise nothing.
  private static let depthLimit = 100

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

  /// Goes into a body inside the type being looked into; `false` where bodies go on and on.
  ///
  /// The shape of such a body is not remembered: that would need the body's type itself, which is costly to make for views
  /// that are never shown.
  @usableFromInline static func enterBody() -> Bool {
    if depth == depthLimit { isEndless = true }
    if isEndless { return false }
    depth += 1
    return true
  }

  /// Comes back from a body that was gone into.
  @usableFromInline static func leaveBody() {
    depth -= 1
    if depth == 0 { isEndless = false }
  }
}
