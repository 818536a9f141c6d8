/// What one view of a list is made from, to tell whether it would be made the same again.
class ViewOrigin {
  nonisolated deinit {}

  init() {}

  /// Whether the view would certainly be made the same from `other`.
  func makesSameViews(as other: ViewOrigin) -> Bool { false }
}

/// A view of an element of a `ForEach`: the content's value and where it stands.
final class ElementOrigin<ID: Hashable, Content: View>: ViewOrigin {
  nonisolated deinit {}

  private let content: Content
  private let id: ID
  private let part: Int
  private let surroundings: ViewSurroundings

  init(_ content: Content, id: ID, part: Int, in surroundings: ViewSurroundings) {
    self.content = content
    self.id = id
    self.part = part
    self.surroundings = surroundings
    super.init()
  }

  override func makesSameViews(as other: ViewOrigin) -> Bool {
    guard let other = other as? Self else { return false }
    return part == other.part && id == other.id && surroundings.makesSameViews(as: other.surroundings)
      && ValueComparison.areEqual(content, other.content)
  }
}

/// The context that all views of a list share; two of them are compared once.
final class ViewSurroundings {
  nonisolated deinit {}

  private let context: ResolutionContext
  private weak var compared: ViewSurroundings?
  private var isSameAsCompared = false

  init(_ context: ResolutionContext) { self.context = context }

  /// Whether equal views would be made the same in both.
  func makesSameViews(as other: ViewSurroundings) -> Bool {
    if self === other { return true }
    if compared === other { return isSameAsCompared }
    compared = other
    isSameAsCompared = context.path == other.context.path && context.makesSameViews(as: other.context)
    return isSameAsCompared
  }
}
