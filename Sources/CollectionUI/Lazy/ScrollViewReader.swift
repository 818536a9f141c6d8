import Foundation
public import Geometry

/// A view that can scroll the scroll views and collections inside it to their views.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView { … }
///     .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
///
/// Actions for appearing run in a ``ViewHost`` and not in a picture drawn once: let `scrollPosition(id:anchor:)` or
/// `defaultScrollAnchor(_:)` say there what is seen.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var controller = ScrollController()

  /// A reader whose content is made with the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content, told of the proxy.
  public var body: some View {
    content(ScrollViewProxy(controller: controller))
      .environment(\.scrollController, controller)
      .environment(\.collectionController, controller.collections)
  }
}

/// Scrolls the scroll views and collections inside a ``ScrollViewReader``.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  let controller: ScrollController

  /// Scrolls to the view that carries an id: an element of a `ForEach`, or a view with `id(_:)`.
  ///
  /// It happens at the next drawing; ask in actions. Scroll views that do not have the view stay where they are. Items of a
  /// collection are found by their tags, too; one that has no such item tells so as a diagnostic.
  ///
  /// - Parameters:
  ///   - id: the id; `nil` does nothing.
  ///   - anchor: the place of the view, and of what is seen, that are brought together; `nil` scrolls as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    if let target = ScrollTarget(id: id, anchor: anchor) { controller.ask(target) }
  }
}

/// What a reader asks of the scroll views inside it.
final class ScrollController {
  nonisolated deinit {}

  private var places: [Handle<ScrollPlace>] = []
  /// What is asked of the collection inside.
  let collections = CollectionController()

  init() {}

  /// Takes a scroll view.
  func add(_ place: ScrollPlace) { places.add(place.handle) }

  func ask(_ target: ScrollTarget) {
    for place in places { place.target?.ask(target) }
    // A reader without a collection keeps nothing for one.
    if collections.collection != nil { collections.ask(.scroll(CollectionScrollTarget(target))) }
  }
}

private enum ScrollControllerKey: EnvironmentKey {
  static var defaultValue: ScrollController? { nil }
}

extension EnvironmentValues {
  /// What scrolls the scroll views of this part of the tree.
  var scrollController: ScrollController? {
    get { self[ScrollControllerKey.self] }
    set { self[ScrollControllerKey.self] = newValue }
  }
}
