/// A value that is read and written where somebody else keeps it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Where the value is kept, where that is known.
  private var place: Place?

  /// An object that keeps a value, and the way from there to a part of it.
  private struct Place {
    let owner: AnyObject
    var way: [AnyKeyPath] = []
  }

  /// A value that `get` reads and `set` writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that `owner` keeps, or the part of it at `keyPath`.
  init(
    owner: AnyObject, _ keyPath: AnyKeyPath? = nil, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.init(get: get, set: set)
    place = Place(owner: owner, way: keyPath.map { [$0] } ?? [])
  }

  /// A value that never changes; writing it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// This binding, whose changes move as `animation` says; a picture shows where they end.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The same binding again.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(
      get: { get()[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    part.place = place.map { Binding<Subject>.Place(owner: $0.owner, way: $0.way + [keyPath]) }
    return part
  }

  /// The value as one that could be missing; writing `nil` does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value inside, or `nil` where there is none now.
  ///
  /// If the value goes missing later, the last one is read.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
  /// The value's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: ViewComparable {
  /// The value may have changed; who reads it while a body is evaluated is told by its owner.
  func makesSameViews(as other: Binding) -> Bool {
    guard let place, let otherPlace = other.place else { return false }
    return place.owner === otherPlace.owner && place.way == otherPlace.way
  }
}
