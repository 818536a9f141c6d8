public import Foundation
public import Geometry

/// What a scroll view shows: a view, an end of the content, or a place of it.
nonisolated public struct ScrollPosition: Sendable {
  private enum Kind {
    case none
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var kind: Kind

  /// No wish.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { kind = .none }

  /// The view that carries an id.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - anchor: the place of the view, and of what is seen, that are brought together; `nil` scrolls as little as possible.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { kind = .view(id, anchor: anchor) }

  /// An end of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { kind = .edge(edge) }

  /// A place of the content, in points from its leading top corner.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    kind = .point(x: point.x, y: point.y)
  }

  /// A place of the content, in points from its leading top corner.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    kind = .point(x: x, y: y)
  }

  /// A place of the content, in points from its leading edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    kind = .point(x: x, y: nil)
  }

  /// A place of the content, in points from its top edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    kind = .point(x: nil, y: y)
  }

  /// Shows the view that carries an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    kind = .view(id, anchor: anchor)
  }

  /// Shows an end of the content.
  public mutating func scrollTo(edge: Edge) { kind = .edge(edge) }

  /// Shows a place of the content, in points from its leading top corner.
  public mutating func scrollTo(point: CGPoint) { kind = .point(x: point.x, y: point.y) }

  /// Shows a place of the content, in points from its leading top corner.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { kind = .point(x: x, y: y) }

  /// Shows a place of the content, in points from its leading edge.
  public mutating func scrollTo(x: CGFloat) { kind = .point(x: x, y: nil) }

  /// Shows a place of the content, in points from its top edge.
  public mutating func scrollTo(y: CGFloat) { kind = .point(x: nil, y: y) }

  /// The end of the content that is shown, where that was asked for.
  public var edge: Edge? { if case .edge(let edge) = kind { edge } else { nil } }

  /// The place that is shown, in points from the content's leading top corner, where both of its numbers were asked for.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = kind { CGPoint(x: x, y: y) } else { nil }
  }

  /// Points from the content's leading edge, where they were asked for.
  public var x: CGFloat? { if case .point(let x, _) = kind { x } else { nil } }

  /// Points from the content's top edge, where they were asked for.
  public var y: CGFloat? { if case .point(_, let y) = kind { y } else { nil } }

  /// The id of the view that is shown, where that was asked for.
  public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = kind { id } else { nil } }

  /// The id of the view that is shown, where one of this type was asked for.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether a person has scrolled, which does not happen in a picture.
  public var isPositionedByUser: Bool { false }

  /// What a scroll view is asked for; an anchor of its own wins over the one of the modifier.
  func target(anchor: UnitPoint?) -> ScrollTarget? {
    switch kind {
    case .none: nil
    case .view(let id, let own): ScrollTarget(id: id, anchor: own ?? anchor)
    case .edge(let edge): ScrollTarget(.edge(edge))
    case .point(let x, let y): ScrollTarget(.point(x: x, y: y))
    }
  }
}

nonisolated extension ScrollPosition: Equatable {
  /// Whether both ask for the same.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.target(anchor: nil) == right.target(anchor: nil)
  }
}

extension View {
  /// Has the nearest scroll views and collections inside show the view that carries an id: an element of a `ForEach`, or a
  /// view with `id(_:)`.
  ///
  /// It is shown at first, and again when the id becomes another; the binding is only read. An offset that a picture asks for
  /// wins. An id that no view carries is told as a diagnostic.
  ///
  /// - Parameters:
  ///   - id: the id; `nil` for no wish.
  ///   - anchor: the place of the view, and of what is seen, that are brought together; `nil` scrolls as little as possible.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    scrollTarget(ScrollTarget(id: id.wrappedValue, anchor: anchor))
  }

  /// Has the nearest scroll views and collections inside show what a position says.
  ///
  /// It is shown at first, and again when the position becomes another; the binding is only read.
  ///
  /// - Parameters:
  ///   - position: a view, an end of the content, or a place of it.
  ///   - anchor: the place of the view, and of what is seen, that are brought together, unless the position has its own.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    scrollTarget(position.wrappedValue.target(anchor: anchor))
  }

  private func scrollTarget(_ target: ScrollTarget?) -> some View {
    transformEnvironment(\.scrollOptions) { $0.position = target }
  }
}
