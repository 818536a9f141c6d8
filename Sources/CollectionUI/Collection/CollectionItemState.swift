public import Foundation

/// The states a person brings items of a collection into, as they are drawn.
///
/// In a list with an appearance, states look as on the device. Elsewhere a selected item has a ring in the tint colour
/// and a highlighted one is fainter (UIKit leaves both to the cell).
nonisolated public struct CollectionItemState: OptionSet, Hashable, Sendable {
  /// One bit for each member.
  public let rawValue: Int

  /// The set of the bits of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Chosen.
  public static let selected = CollectionItemState(rawValue: 1)
  /// Under a finger.
  public static let highlighted = CollectionItemState(rawValue: 2)
  /// Being edited: a mark to choose it by, and in lists a handle to move it by.
  public static let editing = CollectionItemState(rawValue: 4)
  /// Swiped towards the trailing edge, so that the leading actions are seen.
  public static let swipedLeading = CollectionItemState(rawValue: 8)
  /// Swiped towards the leading edge, so that the trailing actions are seen.
  public static let swipedTrailing = CollectionItemState(rawValue: 16)
  /// Lifted from its place to be moved.
  public static let lifted = CollectionItemState(rawValue: 32)
}

nonisolated enum ItemStateKey: ContainerValueKey {
  static var defaultValue: CollectionItemState { [] }
}

nonisolated enum ItemLiftKey: ContainerValueKey {
  static var defaultValue: CGSize { .zero }
}

nonisolated enum ItemStateEnvironmentKey: EnvironmentKey {
  static var defaultValue: CollectionItemState { [] }
}

nonisolated extension EnvironmentValues {
  /// The states that were declared around a view for items of a collection; a selection by tag is not among them.
  public var collectionItemState: CollectionItemState { self[ItemStateEnvironmentKey.self] }
}

extension View {
  /// Draws items of a collection in a state, in addition to states declared further out.
  ///
  /// - Parameters:
  ///   - state: one state or several.
  ///   - isActive: whether the items are in it; `false` leaves them as they are.
  public func collectionItemState(_ state: CollectionItemState, isActive: Bool = true) -> some View {
    modifier(ItemStateModifier(state: isActive ? state : [], lift: nil))
  }

  /// Draws an item of a collection lifted from its place, above all others, its own place left free.
  ///
  /// - Parameter offset: how far from its place it is held, in points, towards the trailing edge and downwards.
  public func collectionItemLifted(by offset: CGSize = .zero) -> some View {
    modifier(ItemStateModifier(state: .lifted, lift: offset))
  }
}

/// Adds states to those declared further out.
struct ItemStateModifier: ValueWriter {
  let state: CollectionItemState
  let lift: CGSize?

  func modify(_ context: inout ResolutionContext) {
    let joined = context.values[ItemStateKey.self].union(state)
    context.values[ItemStateKey.self] = joined
    context.environment[ItemStateEnvironmentKey.self] = joined
    if let lift { context.values[ItemLiftKey.self] = lift }
  }
}
