/// A part of a control for a style to place, its type forgotten.
struct ViewPart: View {
  private let resolve: (ResolutionContext) -> ResolvedList

  /// The part `view`, told apart from other parts of its control by `slot`.
  init<V: View>(_ view: V, slot: Int) { resolve = { V._resolve(view, in: $0.at(.part(slot))) } }

  static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList { view.resolve(context) }

  static var _shape: ResolvedShape { .unknown }

  typealias Body = Never
}
