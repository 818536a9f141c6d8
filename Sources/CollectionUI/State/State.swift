/// A value that belongs to a view and lives as long as the view keeps its identity (`views.md` 4.2).
///
/// The value given in the declaration is taken once a lifetime. A picture drawn once has that value, unless a preference
/// or a geometry that was read has changed it. Outside of a body and of the actions a body has made, the property has
/// its first value and writing does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// A property that starts with `wrappedValue`.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A property that starts with `initialValue`.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; writing it evaluates the bodies anew.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// The value for others to read and write.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(owner: box, get: { box.value }, set: { box.value = $0 })
  }

  /// Takes the value remembered for the view's place.
  public mutating func _install(in context: ResolutionContext) {
    box = context.render.store.box(at: context.path, slot: context.propertySlot) { initial }
  }

  /// The value's changes are told by the value itself.
  public mutating func _isCurrent(in context: ResolutionContext) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A property that starts without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ViewComparable {
  /// The value given in the declaration matters once a lifetime.
  func makesSameViews(as other: Self) -> Bool { true }
}
