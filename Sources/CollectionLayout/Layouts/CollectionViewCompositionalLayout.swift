public import Foundation
import Geometry

/// Answers the section of an index; nil may be answered for sections without items only, of which then nothing is shown
/// (`layout.md` 5.1).
public typealias CollectionViewCompositionalLayoutSectionProvider = (
  Int, any CollectionLayoutEnvironment
) -> CollectionLayoutSection?

/// A layout of sections (UIKit's `UICollectionViewCompositionalLayout`, `layout.md` 5).
@preconcurrency @MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  private enum Source {
    case section(CollectionLayoutSection)
    case provider(CollectionViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  private var storedConfiguration: CollectionViewCompositionalLayoutConfiguration
  private var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private var lists: [Int: CollectionLayoutListConfiguration] = [:]

  /// A layout whose sections all look like `section`.
  public init(section: CollectionLayoutSection) {
    source = .section(section)
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections all look like `section`.
  public init(
    section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section)
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// A layout that asks for each of its sections once a solve.
  public init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks for each of its sections once a solve.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Nothing: a layout made of closures is not archived.
  public required init?(coder: NSCoder) { nil }

  /// Compositional layouts mirror leading and trailing by themselves (`layout.md` 11).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Whether the size changes, or something is pinned (`layout.md` 3.4 `[measured]`).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || currentPlan?.hasPinnedItems == true
  }

  override func makePlan(for host: any CollectionViewHosting) throws(LayoutMisuse) -> LayoutPlan? {
    try plan(
      sectionCount: host.numberOfSections, itemCount: host.numberOfItems,
      environment: host.layoutEnvironment)
  }

  /// A copy of the layout's configuration; assigning one invalidates the layout.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.duplicate() }
    set {
      storedConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// The handler of a section as of the last plan (`layout.md` 3.8).
  public func visibleItemsInvalidationHandler(
    forSection section: Int
  ) -> CollectionLayoutSectionVisibleItemsInvalidationHandler? {
    handlers[section]
  }

  /// What a section of the last plan was made from, if it is a list (`layout.md` 7).
  public func listConfiguration(forSection section: Int) -> CollectionLayoutListConfiguration? {
    lists[section]
  }

  /// Where everything is for the given counts and environment.
  ///
  /// Asks the section provider once a section. Throws ``LayoutMisuse`` for a description that no layout can be made
  /// from, and changes nothing then.
  ///
  /// - Complexity: O(S) for S sections of deterministic sizes, whatever their item counts; O(n) for a masonry of n
  ///   items.
  public func plan(
    sectionCount: Int, itemCount: (Int) -> Int, environment: LayoutEnvironment
  ) throws(LayoutMisuse) -> LayoutPlan {
    var planner = try LayoutPlanner(configuration: storedConfiguration, environment: environment)
    var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    var lists: [Int: CollectionLayoutListConfiguration] = [:]
    for index in 0..<max(0, sectionCount) {
      let count = itemCount(index)
      guard count >= 0 else { throw .negativeCount(section: index, count: count) }
      let section: CollectionLayoutSection
      switch source {
      case .section(let shared): section = shared
      case .provider(let provider):
        guard let answer = provider(index, SolvingEnvironment(environment)) else {
          if count > 0 { throw .noSection(section: index) }
          planner.addNothing()
          continue
        }
        section = answer
      }
      try planner.add(section, count: count)
      if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
      if let list = section.listConfiguration { lists[index] = list }
    }
    self.handlers = handlers
    self.lists = lists
    return planner.plan()
  }
}
