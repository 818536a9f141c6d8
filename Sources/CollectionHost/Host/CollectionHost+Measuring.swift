import CollectionLayout
public import Foundation
public import Geometry

extension CollectionHost {
  /// Rounds of measuring and moving after which a layout that never comes to rest is left as it is.
  private static let roundLimit = 8

  /// Measures what the policy says until the offset rests within what is there, and contents that want to be asked
  /// again while they are asked answer what they answered before.
  ///
  /// It is the one place where measured sizes go back into the plan. What is measured while only what is seen is
  /// measured does not move the first cell that was seen before (`layout.md` 6.4, Q13 `[inferred]`).
  func settlePlan() {
    guard var plan = layout.currentPlan else { return }
    keepAtStart(in: plan.contentSize)
    endContentsOutOfSight(in: plan)
    var anchor = anchor(in: plan)
    var isSettled = false
    var restless: ElementIdentity?
    for _ in 0..<Self.roundLimit where !isSettled {
      restless = nil
      func preferredSizeNoted(of element: LayoutElement) -> CGSize {
        // Being asked is what it was to be verified by, unless it wants to be asked again meanwhile.
        unverified.remove(element.identity)
        let size = preferredSize(of: element)
        if restless == nil, size != element.frame.size { restless = element.identity }
        return size
      }
      var asked = 0
      if measuringPolicy != .visible {
        asked += plan.measure(
          in: LayoutWindow(bounds: reach(in: plan)), extent: .prefix, preferredSize: preferredSizeNoted)
      }
      asked += plan.measure(in: window, extent: .visible, preferredSize: preferredSizeNoted)
      asked += verify(&plan, preferredSizeNoted)
      if asked > 0 { rows.clamp(to: plan) }
      let before = offset
      if asked > 0, let held = anchor, let now = plan.element(held.identity, window: window) {
        offset[plan.axis] += now.frame.origin[plan.axis] - held.frame.origin[plan.axis]
        anchor = now
      }
      keepOffset(in: plan.contentSize)
      isSettled = offset == before && (unverified.isEmpty || restless == nil)
    }
    if !isSettled {
      unverified = []
      let cause = restless.map { "\($0) changed its size in the last" } ?? "its offset changed in the last"
      diagnose(
        "the collection did not come to rest in \(Self.roundLimit) rounds of measuring: \(cause); it is drawn as it "
          + "was then")
    }
    layout.currentPlan = plan
  }

  /// What is seen, or all content, of which everything from the start is measured.
  ///
  /// Rows that scroll by themselves are measured as far as they are seen where they begin: their cells out of sight cost
  /// nothing, however long the row is.
  private func reach(in plan: LayoutPlan) -> CGRect {
    var reach = bounds
    if measuringPolicy == .everything {
      reach.origin[plan.axis] = -ScrollExtent.beyond[plan.axis]
      reach.size[plan.axis] = 2 * ScrollExtent.beyond[plan.axis]
    }
    return reach
  }

  /// Has contents asked for their sizes again at the next layout, for they may prefer another; all that are alive
  /// where none are named.
  ///
  /// Elements of deterministic size are not asked.
  public func setNeedsMeasuring(_ identities: [ElementIdentity]? = nil) {
    unverified.formUnion(identities ?? Array(contents.keys))
    shown = nil
  }

  /// Asks measured elements in sight again that may prefer another size; how many were asked.
  private func verify(
    _ plan: inout LayoutPlan, _ preferredSize: (LayoutElement) -> CGSize
  ) -> Int {
    let verifiesAppearing = verifiesAppearingSizes && measuringPolicy == .visible
    if unverified.isEmpty && !verifiesAppearing { return 0 }
    let window = window
    var candidates = unverified
    unverified = []
    if verifiesAppearing {
      for element in plan.elements(in: bounds, window: window) where contents[element.identity] == nil {
        candidates.insert(element.identity)
      }
    }
    // What is out of sight is asked when it comes into sight.
    return plan.measureAgain(candidates.inOrder(), in: window, preferredSize: preferredSize)
  }

  /// Keeps the offset within the content of a layout that makes no plans.
  ///
  /// Such a layout is not asked to measure: its attributes say all.
  func settleAttributes() { keepOffset(in: currentContentSize) }

  /// The first cell that was in sight before and still is.
  private func anchor(in plan: LayoutPlan) -> LayoutElement? {
    if measuringPolicy != .visible || isAtStart { return nil }
    let window = window
    for identity in anchors {
      // What is out of sight has no content any more, which is faster found out than where it is.
      if keepsContents, contents[identity] == nil { continue }
      if let element = plan.element(identity, window: window), element.frame.intersects(bounds) {
        return element
      }
    }
    return nil
  }

  /// The size an element's content prefers, or the size it has where there is no content.
  private func preferredSize(of element: LayoutElement) -> CGSize {
    let axes = element.unmeasuredAxes
    let isNew = contents[element.identity] == nil
    let own = preferredSize(
      of: element.identity, width: axes.contains(.horizontal) ? nil : element.frame.width,
      height: axes.contains(.vertical) ? nil : element.frame.height)
    if isNew, !element.frame.intersects(bounds) { endMeasuredContent(element.identity) }
    return own ?? element.frame.size
  }

  /// The preferred size of an element; asked of its content unless the source declares it.
  ///
  /// `nil` where the element has no content. Numbers that are not finite or below zero count as zero, with a
  /// diagnostic that names the element.
  public func preferredSize(of identity: ElementIdentity, width: CGFloat?, height: CGFloat?) -> CGSize? {
    if let declared = source.declaredSize(of: identity, width: width) {
      return usable(declared, of: identity)
    }
    let isNew = contents[identity] == nil
    guard let content = makeContent(for: identity) else { return nil }
    if identity.isItem { measurementCount += 1 } else { supplementaryMeasurementCount += 1 }
    let size = content.preferredSize(width: width, height: height)
    if isNew, !isPrepared { endMeasuredContent(identity) }
    return usable(size, of: identity)
  }

  private func usable(_ size: CGSize, of identity: ElementIdentity) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    diagnose(
      "\(identity) prefers a size of \(size.width) × \(size.height) points; what is not a length counts as 0")
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
