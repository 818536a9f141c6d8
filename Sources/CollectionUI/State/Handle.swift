/// Leads to an object without keeping it alive, for as long as the object lives.
///
/// It is what a weak reference is, but the object's own references stay cheap. Objects that have one empty it when they
/// go; it is followed on the main actor only.
nonisolated final class Handle<Target: AnyObject>: @unchecked Sendable {
  unowned(unsafe) var target: Target?

  init(_ target: Target? = nil) { self.target = target }
}

extension Array {
  /// Adds a handle that is not there yet, and drops those whose objects are gone.
  mutating func add<Target>(_ handle: Handle<Target>) where Element == Handle<Target> {
    var isKnown = false
    removeAll { other in
      if other === handle { isKnown = true }
      return other.target == nil
    }
    if !isKnown { append(handle) }
  }
}
