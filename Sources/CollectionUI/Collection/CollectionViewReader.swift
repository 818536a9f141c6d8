/// A view that can scroll the collection inside it.
///
/// ```swift
/// CollectionViewReader { proxy in
///   CollectionView { … }
///     .onChange(of: chosen) { proxy.scrollTo(tag: chosen, anchor: .center) }
/// }
/// ```
///
/// The proxy belongs to the first collection that is drawn inside, not to collections in its cells.
public struct CollectionViewReader<Content: View>: View {
  private let content: (CollectionViewProxy) -> Content
  @State private var controller = CollectionController()

  /// A reader whose content is made with the proxy.
  public init(@ViewBuilder content: @escaping (CollectionViewProxy) -> Content) { self.content = content }

  /// The content, told of the proxy.
  public var body: some View {
    content(CollectionViewProxy(controller: controller)).environment(\.collectionController, controller)
  }
}

extension EnvironmentValues {
  /// What scrolls the collections of this part of the tree.
  var collectionController: CollectionController? {
    get { self[CollectionControllerKey.self] }
    set { self[CollectionControllerKey.self] = newValue }
  }
}
