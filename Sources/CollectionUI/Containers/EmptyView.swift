public import CollectionHost
public import Drawing

/// No view at all.
public struct EmptyView: View {
  /// Nothing.
  public init() {}

  /// The empty list.
  public static func _resolve(_ view: EmptyView, in context: ResolutionContext) -> ResolvedList { .empty }

  /// No view.
  public static var _shape: ResolvedShape { ResolvedShape(count: 0) }

  /// The type of the body.
  public typealias Body = Never
}

extension Optional: DisplayListSource where Wrapped: View {}

extension Optional: ScrollingDisplayListSource where Wrapped: View {}

extension Optional: View where Wrapped: View {
  /// The view's list, or the empty one.
  public static func _resolve(_ view: Wrapped?, in context: ResolutionContext) -> ResolvedList {
    guard let view else { return .empty }
    return Wrapped._resolve(view, in: context)
  }

  /// The view's shape, or nothing.
  public static var _shape: ResolvedShape { Wrapped._shape | ResolvedShape(count: 0) }

  /// The type of the body.
  public typealias Body = Never
}

/// One of two views, by a condition.
///
/// Only the live branch is listed; the branches have different identities.
public struct ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// The live branch's list.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    switch view.storage {
    case .first(let first): First._resolve(first, in: context.at(.branch(true)))
    case .second(let second): Second._resolve(second, in: context.at(.branch(false)))
    }
  }

  /// What both branches have in common.
  public static var _shape: ResolvedShape { First._shape | Second._shape }

  /// The type of the body.
  public typealias Body = Never
}

/// Several views treated as one: modifiers reach each of them, and containers see each of them.
public struct Group<Content: View>: View {
  let content: Content

  /// The views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content's list.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    Content._resolve(view.content, in: context.at(.part(0)))
  }

  /// The content's shape.
  public static var _shape: ResolvedShape { Content._shape }

  /// The type of the body.
  public typealias Body = Never
}

/// A view of a type that is not told.
///
/// Views of the same type keep their identity when one replaces the other; a different type is a different view.
public struct AnyView: View {
  private let erased: ErasedView

  /// The view, its type forgotten.
  public init<V: View>(_ view: V) {
    if let view = view as? AnyView {
      self = view
    } else {
      erased = TypedView(view)
    }
  }

  /// The view, its type forgotten.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// The list of the view inside.
  public static func _resolve(_ view: AnyView, in context: ResolutionContext) -> ResolvedList {
    view.erased.resolve(in: context)
  }

  /// Nothing is known.
  public static var _shape: ResolvedShape { .unknown }

  /// The type of the body.
  public typealias Body = Never
}

extension AnyView: ViewComparable {
  func makesSameViews(as other: AnyView) -> Bool { erased.isSame(as: other.erased) }
}

/// A view behind a common type.
private class ErasedView {
  nonisolated deinit {}

  init() {}

  func resolve(in context: ResolutionContext) -> ResolvedList { .empty }

  func isSame(as other: ErasedView) -> Bool { false }
}

private final class TypedView<V: View>: ErasedView {
  nonisolated deinit {}

  private let view: V

  init(_ view: V) { self.view = view }

  override func resolve(in context: ResolutionContext) -> ResolvedList {
    V._resolve(view, in: context.at(.type(ObjectIdentifier(V.self))))
  }

  override func isSame(as other: ErasedView) -> Bool {
    (other as? TypedView<V>).map { ValueComparison.areEqual(view, $0.view) } ?? false
  }
}
