import CollectionHost
public import CollectionLayout
public import Drawing
public import Foundation
public import Geometry

/// A declared collection on a screen that is not there: it is scrolled, changes its data, and is drawn again.
///
/// The root view has a ``CollectionView`` somewhere; the outermost one is scrolled. Its cells are alive while they are
/// in sight, `@State` in a cell lives as long as its element is there, and only what is seen is measured:
///
/// ```swift
/// let host = CollectionViewHost(rootView: Feed(store: store), environment: environment)
/// try host.scroll(by: CGPoint(x: 0, y: 400), velocity: CGPoint(x: 0, y: 2))
/// let picture = try host.displayList()
/// ```
@preconcurrency @MainActor
public final class CollectionViewHost<Content: View>: DisplayListSource {
  private let views: ViewHost<Content>
  /// What the picture is made for; its width and height are the view's size.
  public private(set) var environment: DrawingEnvironment
  private var isLaidOut = false
  /// Whether the collection was scrolled since it was drawn.
  private var isScrolled = false

  /// A host of a view that has not appeared yet.
  ///
  /// - Parameters:
  ///   - rootView: a view with a ``CollectionView``.
  ///   - environment: the view's size and what is drawn with; its content offset is where the collection begins.
  public init(rootView: Content, environment: DrawingEnvironment) {
    views = ViewHost(rootView: rootView)
    self.environment = environment
  }

  /// What is shown; another value is an update.
  public var rootView: Content {
    get { views.rootView }
    set { views.rootView = newValue }
  }

  /// What timers and relative dates in the views are read at; see ``ViewHost/now``.
  ///
  /// When it is set, the cells that show one are drawn anew, and those whose size changes are laid out anew.
  public var now: Date? {
    get { views.now }
    set { views.now = newValue }
  }

  /// Whether state, an observed object or the view itself has changed since the last layout.
  public var needsUpdate: Bool { views.needsUpdate }

  /// Evaluates what has changed, lays out, measures what is seen and gives it cells.
  ///
  /// - Throws: ``CollectionViewHostError`` where there is no collection, and as ``DisplayListSource/displayList(in:)``.
  public func layoutIfNeeded() throws { try host().layoutIfNeeded() }

  /// What is seen of the content, in content coordinates: the collection's offset and size, in points.
  public func bounds() throws -> CGRect {
    try layoutIfNeeded()
    return try host().bounds
  }

  /// Gives the view another size, in points.
  public func resize(to size: CGSize) {
    environment.width = size.width
    environment.height = size.height
    isLaidOut = false
  }

  /// The size of all content, in points, as far as it is known.
  public func contentSize() throws -> CGSize { try host().contentSize() }

  /// The elements in sight, from back to front, their frames in content coordinates.
  public func visibleElements() throws -> [LayoutElement] { try host().visibleElements() }

  /// The picture of the view as it is now.
  public func displayList() throws -> DisplayList {
    if isScrolled { views.collection?.setNeedsUpdate() }
    isScrolled = false
    let list = try views.displayList(in: environment)
    isLaidOut = true
    return list
  }

  /// The picture of the view in another environment, which stays.
  ///
  /// A size that is not proposed is the one before; a content offset other than before scrolls there.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    var new = environment
    new.width = new.width ?? self.environment.width
    new.height = new.height ?? self.environment.height
    self.environment = new
    return try displayList()
  }

  // MARK: Scrolling

  /// Scrolls so that `offset` is at the top left corner, kept within the content.
  public func scroll(to offset: CGPoint) throws { try scroll { $0.scroll(to: offset) } }

  /// Drags the content and lets it go, so that it comes to rest where UIKit's would; see
  /// `CollectionHost.scroll(by:velocity:)`.
  ///
  /// - Parameters:
  ///   - distance: points dragged, positive towards the end of the content.
  ///   - velocity: the speed when it is let go, in points a millisecond.
  public func scroll(by distance: CGPoint, velocity: CGPoint = .zero) throws {
    try scroll { try $0.scroll(by: distance, velocity: velocity) }
  }

  /// Scrolls so that an element stands at a place of the view, as far as the content's ends allow.
  ///
  /// - Parameters:
  ///   - identity: the element.
  ///   - anchor: the place of the view, and of the element, that are brought together; `nil` scrolls as little as
  ///     possible.
  public func scroll(to identity: ElementIdentity, anchor: UnitPoint? = nil) throws {
    try scroll { try $0.scroll(to: identity, anchor: anchor.map { CGPoint(x: $0.x, y: $0.y) }) }
  }

  /// Scrolls a section that scrolls by itself to an offset, in points from its leading end.
  public func scroll(section: Int, to offset: CGFloat) throws {
    try scroll { $0.scroll(section: section, to: offset) }
  }

  /// Drags the row of a section that scrolls by itself and lets it go; see `CollectionHost.scroll(section:by:velocity:)`.
  public func scroll(section: Int, by distance: CGFloat, velocity: CGFloat = 0) throws {
    try scroll { try $0.scroll(section: section, by: distance, velocity: velocity) }
  }

  /// How far a section that scrolls by itself is scrolled, in points; `nil` for other sections.
  public func orthogonalOffset(inSection section: Int) throws -> CGFloat? {
    try host().orthogonalOffset(inSection: section)
  }

  // MARK: Counts

  /// How many cells, headers and other contents were made so far.
  public var createdCount: Int { views.collection?.host.createdCount ?? 0 }

  /// How often one was used again for another element so far.
  public var reusedCount: Int { views.collection?.host.reusedCount ?? 0 }

  /// How many are alive.
  public var liveCount: Int { views.collection?.host.liveCount ?? 0 }

  /// How often an item was asked for its size so far.
  public var measurementCount: Int { views.collection?.host.measurementCount ?? 0 }

  /// How much was done since the host was made.
  public var work: ViewHostWork { views.work }

  // MARK: Parts

  /// The outermost collection's host, all views being up to date.
  private func host() throws -> CollectionHost {
    if views.needsUpdate || !isLaidOut { _ = try displayList() }
    guard let collection = views.collection else { throw CollectionViewHostError.noCollection }
    return collection.host
  }

  private func scroll(_ work: (CollectionHost) throws -> Void) throws {
    let host = try host()
    try work(host)
    try host.layoutIfNeeded()
    isScrolled = true
    views.endLifetimes()
  }
}

/// Why a host of a declared collection cannot do what it is asked for.
public enum CollectionViewHostError: Error, Hashable, CustomStringConvertible {
  /// The root view draws no collection.
  case noCollection

  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    "the root view of a CollectionViewHost draws no CollectionView; put one into it"
  }
}
