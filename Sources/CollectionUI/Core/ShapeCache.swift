/// The shapes of view types, computed once a type.
///
/// A shape that depends on what a modifier is applied to is computed anew each time. A type whose body contains itself is
/// taken for a single view at first, and then for what comes of that, until both are the same.
enum ShapeCache {
  private static var shapes: [ObjectIdentifier: ResolvedShape] = [:]
  /// What types are taken for whose shapes are being computed.
  private static var assumed: [ObjectIdentifier: ResolvedShape] = [:]
  /// Types of those that were met again meanwhile.
  private static var met: Set<ObjectIdentifier> = []

  /// Guesses before nothing is promised of a type that contains itself.
  private static let guessLimit = 3

  static func shape<V: View>(of type: V.Type) -> ResolvedShape {
    let key = ObjectIdentifier(type)
    if let shape = shapes[key] { return shape }
    if let shape = assumed[key] {
      met.insert(key)
      return shape
    }
    let outer = ModifierContentShape.wasRead
    ModifierContentShape.wasRead = false
    let shape = compute(V.self, key)
    // What follows from a guess about a type further out is not certain yet.
    if !ModifierContentShape.wasRead, met.isEmpty { shapes[key] = shape }
    ModifierContentShape.wasRead = ModifierContentShape.wasRead || outer
    return shape
  }

  private static func compute<V: View>(_ type: V.Type, _ key: ObjectIdentifier) -> ResolvedShape {
    defer { assumed[key] = nil }
    var guess = ResolvedShape(count: 1)
    for _ in 0..<guessLimit {
      assumed[key] = guess
      let shape = V._shape
      if met.remove(key) == nil || shape == guess { return shape }
      guess = shape
    }
    assumed[key] = .unknown
    let shape = V._shape
    met.remove(key)
    return shape
  }
}
