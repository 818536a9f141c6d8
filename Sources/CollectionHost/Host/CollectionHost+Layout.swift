public import CollectionLayout
public import Foundation
public import Geometry

extension CollectionHost {
  /// Whether the layout's plan says all there is: its class is one of the library's own.
  var readsPlan: Bool {
    type(of: layout) == CollectionViewCompositionalLayout.self
      || type(of: layout) == CollectionViewFlowLayout.self
  }

  /// The size of all content, in points, as far as it is known.
  public func contentSize() throws -> CGSize {
    try layoutIfNeeded()
    return currentContentSize
  }

  /// The size of all content in a view of some width, in points, all of it measured.
  ///
  /// The view is left at the content's start with that width and no height, which is no change of bounds that anybody
  /// sees.
  public func contentSize(inWidth width: CGFloat) throws -> CGSize {
    let (policy, wasAside) = (measuringPolicy, isAsideFromSight)
    measuringPolicy = .everything
    isAsideFromSight = true
    defer { (measuringPolicy, isAsideFromSight) = (policy, wasAside) }
    rightStart = nil
    bounds = CGRect(x: 0, y: 0, width: width, height: 0)
    return try contentSize()
  }

  /// The elements in sight, from back to front.
  ///
  /// The frames are in content coordinates; those of rows that scroll by themselves are where they are seen.
  public func visibleElements() throws -> [LayoutElement] {
    try layoutIfNeeded()
    return shown?.map(\.element) ?? []
  }

  /// The elements in sight with all that the layout says about them, from back to front.
  public func visibleAttributes() throws -> [CollectionViewLayoutAttributes] {
    try layoutIfNeeded()
    return shown?.map(\.fullAttributes) ?? []
  }

  /// Plans, measures what the policy says, keeps the offset within the content, and gives elements in sight their
  /// contents.
  ///
  /// Does nothing where nothing has changed.
  public func layoutIfNeeded() throws {
    if isPrepared, shown != nil { return }
    try prepare()
    let isAnimated = !isAsideFromSight && boundsBeforeAnimation.map { $0 != bounds } ?? false
    if isAnimated, let old = boundsBeforeAnimation { layout.prepare(forAnimatedBoundsChange: old) }
    if !isAsideFromSight { boundsBeforeAnimation = nil }
    if layout.currentPlan != nil { settlePlan() } else { settleAttributes() }
    let elements = elementsInSight()
    shown = elements
    laidOut = elements
    anchors = anchors(among: elements)
    if keepsContents { updateContents(elements) }
    wasLaidOut = true
    guard isAnimated else { return }
    // Where updates are recorded the layout is asked more before it is over.
    if recordsUpdates { recordBoundsChange() } else { layout.finalizeAnimatedBoundsChange() }
  }

  /// The cells in sight that hold the offset, the best first: those that begin in sight from the start on, then those
  /// that began before.
  private func anchors(among elements: [ShownElement]) -> [ElementIdentity] {
    let (axis, start) = (scrollAxis, offset[scrollAxis])
    var (ahead, behind): ([Anchor], [Anchor]) = ([], [])
    ahead.reserveCapacity(elements.count)
    for shown in elements where shown.element.identity.isItem {
      let anchor = Anchor(identity: shown.element.identity, start: shown.element.frame.origin[axis])
      if anchor.start >= start { ahead.append(anchor) } else { behind.append(anchor) }
    }
    ahead.sort()
    behind.sort()
    var anchors: [ElementIdentity] = []
    anchors.reserveCapacity(ahead.count + behind.count)
    for anchor in ahead { anchors.append(anchor.identity) }
    for anchor in behind.reversed() { anchors.append(anchor.identity) }
    return anchors
  }

  /// A cell in sight, and where it begins along the axis that scrolls.
  private nonisolated struct Anchor: Comparable {
    let identity: ElementIdentity
    let start: CGFloat

    static func < (left: Anchor, right: Anchor) -> Bool { left.start < right.start }
  }

  /// Lets the layout prepare itself when something has changed; no content is made.
  public func prepare() throws {
    if isPrepared { return }
    let previous = layout.currentPlanIfMade
    if readsPlan { try layout.preparePlan() } else { layout.prepare() }
    isPrepared = true
    rows.prepare(layout.currentPlan) { source.orthogonalOffset(inSection: $0) }
    handled.prepare(layout, sectionCount: numberOfSections)
    keepInPlace(from: previous)
  }

  /// Keeps what is seen in its place when the view's width or the environment has changed (`layout.md` G24).
  private func keepInPlace(from previous: LayoutPlan?) {
    guard measuringPolicy == .visible, let previous, let plan = layout.currentPlan,
      previous.environment != plan.environment, let first = anchors.first,
      let before = previous.element(first), let now = plan.element(first), !isAtStart
    else { return }
    offset[scrollAxis] += now.frame.origin[scrollAxis] - before.frame.origin[scrollAxis]
  }

  /// The direction in which the content scrolls.
  public var scrollAxis: Axis {
    if let plan = layout.currentPlanIfMade { return plan.axis }
    let size = currentContentSize
    return size.width > viewSize.width && size.height <= viewSize.height ? .horizontal : .vertical
  }

  /// The size of all content as the layout says it now.
  var currentContentSize: CGSize {
    if readsPlan, let plan = layout.currentPlan { return plan.contentSize }
    return LayoutAttributesSource(layout).contentSize
  }

  /// What is seen, inside sections that scroll by themselves too.
  var window: LayoutWindow {
    LayoutWindow(
      bounds: bounds, contentInsets: hosting.adjustedContentInsets, orthogonalOffsets: rows.offsets)
  }

  private func elementsInSight() -> [ShownElement] {
    let window = window
    var elements: [ShownElement] = []
    if readsPlan, let plan = layout.currentPlan {
      let placed = plan.elements(in: bounds, window: window)
      elements.reserveCapacity(placed.count)
      for element in placed { elements.append(ShownElement(element: element)) }
    } else {
      elements = LayoutAttributesSource(layout).attributes(in: bounds).map { attributes in
        ShownElement(element: LayoutAttributesSource.element(attributes), attributes: attributes)
      }
    }
    if let plan = layout.currentPlan { handled.apply(to: &elements, of: plan, window: window) }
    // Elements of equal order stay as the plan answers them, as most do.
    var isInOrder = true
    for index in elements.indices.dropFirst()
    where elements[index].element.zIndex < elements[index - 1].element.zIndex { isInOrder = false }
    if isInOrder { return elements }
    return elements.enumerated()
      .sorted { ($0.element.element.zIndex, $0.offset) < ($1.element.element.zIndex, $1.offset) }
      .map(\.element)
  }
}

nonisolated extension ElementIdentity {
  /// Whether the element is a cell.
  var isItem: Bool { if case .item = self { true } else { false } }
}
