import CollectionLab

/// How a value becomes a snapshot: a picture, a layout, a text.
///
/// Strategies of one's own are made from these by ``pullback(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Value == Order {
///   static var receipt: Self { SnapshotStrategy<ReceiptView>.image.pullback { ReceiptView(order: $0) } }
/// }
/// ```
public struct SnapshotStrategy<Value>: Sendable {
  /// What a file's name ends in, without the dot: `png`, `layout.txt`.
  public var pathExtension: String
  /// What is drawn in, before a variant changes it.
  public var environment: SnapshotEnvironment
  /// Makes the snapshot of a value.
  public var content: @MainActor @Sendable (Value, SnapshotEnvironment) throws -> SnapshotContent

  /// A strategy with all its parts.
  public init(
    pathExtension: String, environment: SnapshotEnvironment = SnapshotEnvironment(),
    content: @escaping @MainActor @Sendable (Value, SnapshotEnvironment) throws -> SnapshotContent
  ) {
    self.pathExtension = pathExtension
    self.environment = environment
    self.content = content
  }

  /// The strategy for values that can be turned into this one's.
  public func pullback<Other>(
    _ transform: @escaping @MainActor @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(pathExtension: pathExtension, environment: environment) { other, environment in
      try content(transform(other), environment)
    }
  }

  /// What stands before the extension: the scale of a picture that is not drawn at 1, as `@2x`.
  var scaleSuffix: String {
    guard pathExtension == "png", environment.scale != 1 else { return "" }
    return "@\(NumberText.decimal(Double(environment.scale)))x"
  }
}
