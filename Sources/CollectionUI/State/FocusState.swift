/// Which view takes what is typed: none off a device, whatever is written.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let nothing: Value

  /// Reads and writes which view has the focus.
  public struct Binding {
    let nothing: Value

    /// The value of no focus; writing does nothing.
    public var wrappedValue: Value {
      get { nothing }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Whether a view has the focus.
  public init() where Value == Bool { nothing = false }

  /// The name of the view that has the focus.
  public init<T: Hashable>() where Value == T? { nothing = nil }

  /// The value of no focus; writing does nothing.
  public var wrappedValue: Value {
    get { nothing }
    nonmutating set {}
  }

  /// A binding for views that can have the focus.
  public var projectedValue: Binding { Binding(nothing: nothing) }
}

nonisolated extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it: never, off a device.
  public var isFocused: Bool { false }
}

extension View {
  /// Lets the view take the focus, which it does not in a picture.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Lets the view take the focus under a name, which it does not in a picture.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
