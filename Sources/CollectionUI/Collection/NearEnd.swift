public import Foundation

extension View {
  /// Runs an action when a collection is scrolled near its end, once for each version of its content.
  ///
  /// A version ends when an item or a section comes, goes or moves: an action that appends a page is run again near the end
  /// of the longer content, and not before. An item that only shows something else leaves the version as it is. Hosts run
  /// the action after drawing; a picture drawn once runs none.
  ///
  /// - Parameters:
  ///   - distance: points left beyond what is seen, in the direction in which the collection scrolls; `nil` for as much as is
  ///     seen of it.
  ///   - action: appends more, for example.
  public func onScrolledNearEnd(within distance: CGFloat? = nil, perform action: @escaping () -> Void)
    -> some View
  {
    modifier(ValueModifier { $0[NearEndKey.self] = NearEndAction(distance: distance, action: action) })
  }
}

/// What is done near the end of a collection.
struct NearEndAction {
  let distance: CGFloat?
  let action: () -> Void
}

enum NearEndKey: ContainerValueKey {
  static var defaultValue: NearEndAction? { nil }
}

/// What tells one state of a collection's content from another.
struct ContentVersion: Hashable {
  /// How many updates have changed which items there are, or their order.
  let edits: Int
  let counts: [Int]
  let last: ViewPath?

  /// The version of a content.
  ///
  /// O(S) in the sections.
  init(_ content: CollectionContent) {
    edits = content.memory.edits
    counts = content.sections.map { $0.section.content.count }
    let section = content.sections.last { !$0.section.content.isEmpty }
    last = section.map { $0.section.content.element(at: $0.section.content.count - 1).path }
  }
}
