public import Geometry

/// Whether something is seen.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the place decides.
  case automatic
  case visible
  case hidden
}

/// An edge at one of a line's ends, named by reading direction.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing
}

/// The upper or the lower edge.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// A set of edges.
  nonisolated public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// What rows declare about how a list draws them.
nonisolated struct ListRowValues {
  var insets: EdgeInsets?
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTint: [VerticalEdge: Color] = [:]
}

nonisolated enum ListRowKey: ContainerValueKey {
  static var defaultValue: ListRowValues { ListRowValues() }
}

enum ListRowBackgroundKey: ContainerValueKey {
  static var defaultValue: PartMaker? { nil }
}

/// Changes what a row declares.
struct ListRowModifier: ValueWriter {
  let change: (inout ListRowValues) -> Void

  func modify(_ context: inout ResolutionContext) { change(&context.values[ListRowKey.self]) }
}

extension View {
  /// Chooses the room between a row's edges and its view, in a list with an appearance; `nil` for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowModifier { $0.insets = insets })
  }

  /// Shows or hides the lines above and below a row of a list with an appearance.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowModifier { values in
        for edge in VerticalEdge.allCases where edges.contains(.init(edge)) {
          values.separators[edge] = visibility
        }
      })
  }

  /// Chooses the colour of the lines above and below a row; `nil` for the system's.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowModifier { values in
        for edge in VerticalEdge.allCases where edges.contains(.init(edge)) {
          values.separatorTint[edge] = color
        }
      })
  }

  /// Puts a view behind a row of a list with an appearance, in place of the list's own background.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modifier(PartModifier<ListRowBackgroundKey, Background?>(part: view) { view == nil ? nil : $0 })
  }
}
