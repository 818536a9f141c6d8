/// A view that is drawn anew only where it is another than before, which every view here is.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  /// The view.
  public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, drawn anew only where it is another than before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
