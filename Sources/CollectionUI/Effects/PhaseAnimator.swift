/// A view that goes through phases one after the other; a picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// A view that goes through phases again and again.
  ///
  /// - Parameters:
  ///   - phases: the phases; the view is nothing where there are none.
  ///   - content: the view in a phase.
  ///   - animation: how a phase is gone into.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// A view that goes through phases once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The view in the first phase.
  public var body: some View { if let first { content(first) } }
}

/// Stands for the view that an animator changes.
public struct PlaceholderContentView<Value: View>: View {
  let value: Value

  /// The view.
  public var body: some View { value }
}

extension View {
  /// Changes the view by phases, again and again; a picture shows the first.
  ///
  /// - Parameters:
  ///   - phases: the phases; the view is nothing where there are none.
  ///   - content: the changed view in a phase.
  ///   - animation: how a phase is gone into.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(value: self), $0) }, animation: animation)
  }

  /// Changes the view by phases whenever `trigger` changes; a picture shows the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
