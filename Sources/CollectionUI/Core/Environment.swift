public import Geometry
public import Observation

/// A value of the environment, read when the view's body is evaluated.
///
/// Outside a body it has the environment's default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Where in the environment the value is found.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)

    func value(in environment: EnvironmentValues) -> Value {
      switch self {
      case .keyPath(let keyPath): environment[keyPath: keyPath]
      case .object(let read): read(environment)
      }
    }
  }

  private let source: Source
  private var environment: EnvironmentValues?

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The object of a type that a view further out has put into the environment; it traps where none has.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      if let object = values.object(type) { return object }
      fatalError(
        "no object of type \(type) is in the environment; put one there with .environment(…) on a view further out"
      )
    }
  }

  /// The object of a type that a view further out has put into the environment, or `nil`.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .object { $0.object(type) }
  }

  /// The value where the view stands.
  public var wrappedValue: Value { source.value(in: environment ?? EnvironmentValues()) }

  /// Takes the environment of the place where the view stands.
  public mutating func _install(in context: ResolutionContext) { environment = context.environment }

  /// Whether the value there is the same.
  public mutating func _isCurrent(in context: ResolutionContext) -> Bool {
    guard let environment else { return false }
    if environment.isIdentical(to: context.environment) { return true }
    return ValueComparison.areEqual(source.value(in: environment), source.value(in: context.environment))
  }
}

extension Environment: ViewComparable {
  func makesSameViews(as other: Self) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    // The type of the value says which object it is.
    case (.object, .object): true
    default: false
    }
  }
}

extension View {
  /// Sets a value of the environment for the views inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an object into the environment, which views inside find by its type; `nil` takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object) })
  }

  /// Changes a value of the environment for the views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Sets the size of type for the views inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentModifier { $0.dynamicTypeSize = size })
  }

  /// Keeps the inherited size of type within `range`.
  ///
  /// The outer of two such ranges is applied first, and the inner one to its result (`views.md` 3.3).
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(
      EnvironmentModifier { values in
        guard let low = allowed.first, let high = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, low), high)
      })
  }
}

/// Changes the environment.
struct EnvironmentModifier: ContextModifier {
  let change: (inout EnvironmentValues) -> Void

  func modify(_ context: inout ResolutionContext) { change(&context.environment) }
}
