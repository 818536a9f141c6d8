/// A source of display lists whose own type does not matter.
@preconcurrency @MainActor
public struct AnyDisplayListSource: DisplayListSource {
  /// What is drawn.
  public let base: any DisplayListSource

  /// The source, its type forgotten.
  public init(_ base: any DisplayListSource) { self.base = base }

  /// The picture that the source gives.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    try base.displayList(in: environment)
  }
}
