public import CollectionLayout
public import Drawing
public import Foundation
public import Geometry

/// A collection without a screen: a layout's plan, how far it is scrolled, and the elements in sight.
@preconcurrency @MainActor
public final class CollectionHost {
  nonisolated deinit {}

  /// The layout that places elements.
  public let layout: CollectionViewCompositionalLayout
  /// Which elements are measured.
  public var measuringPolicy: MeasuringExtent
  /// Whether the layout must plan anew when only the view's height changes.
  public var plansByHeight = true
  /// Whether contents stay alive while they are in sight, for the next time they are drawn.
  ///
  /// A host that draws one picture is better off without: memory then does not grow with what is in sight.
  public var keepsContents = true
  /// How often an item was asked for its size so far; 0 where declarations fix every size.
  public private(set) var measurementCount = 0
  /// How often a header, footer or badge was asked for its size so far.
  public private(set) var supplementaryMeasurementCount = 0
  /// How many contents were made so far.
  public private(set) var contentCount = 0
  /// What went wrong in a way that leaves a picture.
  public internal(set) var diagnostics: [DrawingDiagnostic] = []

  private unowned let source: any CollectionHostSource
  private(set) var environment: LayoutEnvironment
  /// The size of the view, whose height the plan may not depend on.
  private(set) var viewSize: CGSize
  var offset = CGPoint.zero
  private var plan: LayoutPlan?
  /// The contents of elements in sight, or measured while they were.
  private var contents: [ElementIdentity: any CellContent] = [:]

  /// A host of `source`'s elements.
  ///
  /// - Parameters:
  ///   - layout: places the elements.
  ///   - source: gives the elements; it must outlive the host.
  ///   - environment: the view's size and traits.
  ///   - measuringPolicy: which elements are measured.
  public init(
    layout: CollectionViewCompositionalLayout, source: any CollectionHostSource,
    environment: LayoutEnvironment, measuringPolicy: MeasuringExtent = .visible
  ) {
    self.layout = layout
    self.source = source
    self.environment = environment
    viewSize = environment.containerSize
    self.measuringPolicy = measuringPolicy
  }

  /// What is seen of the content, in content coordinates.
  ///
  /// A new size plans anew, unless only the height changes and ``plansByHeight`` is false; a new origin only looks
  /// elsewhere.
  public var bounds: CGRect {
    get { CGRect(origin: offset, size: viewSize) }
    set {
      offset = newValue.origin
      viewSize = newValue.size
      if viewSize.width != environment.containerSize.width
        || plansByHeight && viewSize.height != environment.containerSize.height
      {
        environment.containerSize = viewSize
        plan = nil
      }
    }
  }

  /// Scrolls so that `offset` is at the top left corner.
  ///
  /// Clamped to the content when it is laid out.
  public func scroll(to offset: CGPoint) { self.offset = offset }

  /// The size of all content, in points, as far as it is known.
  public func contentSize() throws -> CGSize { try layoutIfNeeded().contentSize }

  /// The elements in sight, from back to front.
  public func visibleElements() throws -> [LayoutElement] {
    let plan = try layoutIfNeeded()
    let elements = plan.elements(in: bounds, window: window(on: plan))
    // Elements of equal order stay as the plan answers them.
    return elements.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Plans, measures what the policy says, and keeps the offset within the content.
  @discardableResult
  public func layoutIfNeeded() throws -> LayoutPlan {
    var plan = try self.plan ?? makePlan()
    settle(&plan)
    self.plan = plan
    return plan
  }

  /// The elements in sight drawn, the content offset applied, each a scope that says which it is.
  public func draw() throws -> [DisplayItem] {
    let elements = try visibleElements()
    var items: [DisplayItem] = []
    var visible: [ElementIdentity: any CellContent] = [:]
    for element in elements {
      guard let content = content(for: element.identity) else { continue }
      if keepsContents { visible[element.identity] = content } else { contents[element.identity] = nil }
      let frame = element.frame.offsetBy(dx: -offset.x, dy: -offset.y)
      let drawn = content.draw(size: frame.size)
      if drawn.isEmpty { continue }
      let scope = DisplayScope(
        transform: CGAffineTransform(translationX: frame.minX, y: frame.minY),
        element: DisplayElement(identity: element.identity, frame: frame), items: drawn)
      do throws(DrawingDiagnostic) { items.append(try .scope(scope)) } catch { diagnostics.append(error) }
    }
    contents = visible
    return items
  }

  /// The content of an element, made once while it is in sight.
  private func content(for identity: ElementIdentity) -> (any CellContent)? {
    if let content = contents[identity] { return content }
    guard let content = source.content(for: identity) else { return nil }
    contentCount += 1
    contents[identity] = content
    return content
  }

  /// The preferred size of an element; asked of its content unless the source declares it.
  public func preferredSize(of identity: ElementIdentity, width: CGFloat?, height: CGFloat?) -> CGSize? {
    if let declared = source.declaredSize(of: identity, width: width) { return declared }
    guard let content = content(for: identity) else { return nil }
    if case .item = identity { measurementCount += 1 } else { supplementaryMeasurementCount += 1 }
    return content.preferredSize(width: width, height: height)
  }

  /// What is seen of `plan`, sections that scroll by themselves included.
  ///
  /// O(S) in the sections.
  private func window(on plan: LayoutPlan) -> LayoutWindow {
    var offsets: [Int: CGFloat] = [:]
    for section in 0..<plan.sectionCount {
      guard let row = plan.orthogonalRow(inSection: section) else { continue }
      let wanted = source.orthogonalOffset(inSection: section) ?? row.initialOffset
      offsets[section] = min(max(wanted, row.range.lowerBound), row.range.upperBound)
    }
    return LayoutWindow(bounds: bounds, orthogonalOffsets: offsets)
  }

  private func makePlan() throws -> LayoutPlan {
    try layout.plan(
      sectionCount: source.sectionCount, itemCount: { source.itemCount(inSection: $0) },
      environment: environment)
  }
}
