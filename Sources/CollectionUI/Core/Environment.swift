public import Geometry

/// A value of the environment, read when the view's body is evaluated.
///
/// Outside a body it has the environment's default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var environment: EnvironmentValues?

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value where the view stands.
  public var wrappedValue: Value { (environment ?? EnvironmentValues())[keyPath: keyPath] }

  /// Takes the environment of the place where the view stands.
  public mutating func _install(in context: ResolutionContext) { environment = context.environment }
}

extension View {
  /// Sets a value of the environment for the views inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
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
