/// The place of a view in the tree of declarations: structural steps and explicit ids, from the root down.
///
/// Two views are the same over time when their paths are equal (`views.md` 1.6, 4.2).
nonisolated final class ViewPath: Hashable {
  /// One step down.
  enum Step: Hashable {
    /// The nth part of a builder.
    case part(Int)
    /// The body of a custom view or modifier.
    case body
    /// A branch of a condition.
    case branch(Bool)
    /// The header, content or footer of a section.
    case section(SectionPart)
    /// The view that a modifier with views of its own is applied to.
    case primary
    /// A view inside a modifier, such as a background.
    case secondary
    /// An element of a `ForEach`, or an explicit id.
    case id(AnyHashable)
    /// The second or later element of a `ForEach` with an id that was used before.
    case duplicate(AnyHashable, Int)
    /// A type that was erased.
    case type(ObjectIdentifier)
  }

  /// The parts of a section.
  enum SectionPart: Hashable { case header, content, footer }

  @MainActor static let root = ViewPath(parent: nil, step: .part(0))

  private let parent: ViewPath?
  private let step: Step

  /// The hash of the whole path, once it was asked for.
  private var knownHash: Int?

  private init(parent: ViewPath?, step: Step) {
    self.parent = parent
    self.step = step
  }

  /// Whether an element with the id, or a view that was given it, lies on the way down from `start`.
  ///
  /// O(steps).
  func passes(_ id: AnyHashable, below start: ViewPath) -> Bool {
    var path: ViewPath? = self
    while let current = path, current !== start {
      if case .id(id) = current.step { return true }
      path = current.parent
    }
    return false
  }

  /// The path one step further down.
  func appending(_ step: Step) -> ViewPath { ViewPath(parent: self, step: step) }

  static func == (left: ViewPath, right: ViewPath) -> Bool {
    var (a, b): (ViewPath?, ViewPath?) = (left, right)
    while let x = a, let y = b {
      if x === y { return true }
      if x.step != y.step { return false }
      (a, b) = (x.parent, y.parent)
    }
    return a == nil && b == nil
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fullHash) }

  /// The hash of the path from the root, computed from the nearest one above that is known.
  private var fullHash: Int {
    if let knownHash { return knownHash }
    var unknown: [ViewPath] = []
    var node: ViewPath? = self
    while let current = node, current.knownHash == nil {
      unknown.append(current)
      node = current.parent
    }
    var hash = node?.knownHash ?? 0
    for path in unknown.reversed() {
      var hasher = Hasher()
      hasher.combine(hash)
      hasher.combine(path.step)
      hash = hasher.finalize()
      path.knownHash = hash
    }
    return hash
  }
}
