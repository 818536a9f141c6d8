import Drawing
public import Geometry

/// Tells ids of one view from those of another.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What ids belong to.
  nonisolated public struct ID: Hashable {
    fileprivate var path: ViewPath?
    fileprivate var slot = 0
  }

  private var id = ID()

  /// A namespace of the view it is a property of.
  public init() {}

  /// What ids of the view belong to.
  public var wrappedValue: ID { id }

  /// Takes the place of the view and of the property.
  public mutating func _install(in context: ResolutionContext) {
    id = ID(path: context.path, slot: context.propertySlot)
  }

  /// A view keeps its namespace.
  public mutating func _isCurrent(in context: ResolutionContext) -> Bool { true }
}

/// What views of one id have in common while they move.
nonisolated public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets the view move from or to where another of the same id was; a picture shows it where it is.
  ///
  /// A view that is no source would have another's frame at rest, too; it is drawn where it is laid out, and a diagnostic
  /// says so.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(MatchedGeometryModifier(isSource: isSource))
  }
}

struct MatchedGeometryModifier: NodeModifier {
  let isSource: Bool

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    if !isSource {
      context.render.diagnose(
        DrawingDiagnostic(
          "a view with matchedGeometryEffect that is no source is drawn where it is laid out, not where its source is"
        ))
    }
    return node
  }
}
