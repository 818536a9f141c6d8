public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same bindings again.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Bindable<Value> { self }

  /// The property of the object at `keyPath`.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      owner: object, keyPath, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
