/// Builds views from statements, as `body` and containers do.
@resultBuilder
public enum ViewBuilder {
  /// A single expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Tells what may stand in a builder.
  @available(
    *, unavailable,
    message:
      "this expression is not a view; only views may stand here, so wrap text in Text(…) and move other statements out of the builder"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> EmptyView { EmptyView() }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  {
    ConditionalContent(storage: .first(first))
  }

  /// The other branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<
    First, Second
  > {
    ConditionalContent(storage: .second(second))
  }

  /// A view of a newer system's.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
