import Foundation
import Geometry

/// A layout whose answers come from a plan.
@MainActor
protocol PlanningLayout: CollectionViewLayout {
  /// Where everything is for what `host` shows.
  func plan(for host: any CollectionViewHosting) throws(LayoutMisuse) -> LayoutPlan
}

extension CollectionViewCompositionalLayout: PlanningLayout {
  func plan(for host: any CollectionViewHosting) throws(LayoutMisuse) -> LayoutPlan {
    try plan(
      sectionCount: host.numberOfSections, itemCount: { host.numberOfItems(inSection: $0) },
      environment: host.layoutEnvironment)
  }
}

extension CollectionViewFlowLayout: PlanningLayout {
  func plan(for host: any CollectionViewHosting) throws(LayoutMisuse) -> LayoutPlan {
    try plan(
      sectionCount: host.numberOfSections, itemCount: { host.numberOfItems(inSection: $0) },
      environment: host.layoutEnvironment)
  }
}

extension CollectionViewLayout {
  /// Where a compositional or flow layout puts everything its collection view has; nil for other layouts and
  /// outside a collection view.
  ///
  /// Solved when it is first asked for after an invalidation, so that subclasses may set properties in ``prepare()``
  /// after calling `super`. Stops the program where the layout is misused. A host that has measured elements
  /// assigns the plan it has made of this one.
  public var currentPlan: LayoutPlan? {
    get {
      if let solvedPlan { return solvedPlan }
      guard let host, let planning = self as? any PlanningLayout else { return nil }
      do {
        let plan = try planning.plan(for: host)
        solvedPlan = plan
        return plan
      } catch {
        error.trap()
      }
    }
    set { solvedPlan = newValue }
  }

  /// The attributes of the plan's elements that meet `rect`, as the host is scrolled; nil without a plan.
  ///
  /// A plan's elements are clipped to its content as UIKit's are (`layout.md` 3.9).
  func plannedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    guard let currentPlan else { return nil }
    let elements =
      if let host {
        currentPlan.elements(in: rect, window: host.layoutWindow)
      } else {
        currentPlan.elements(in: rect)
      }
    return elements.map(makeAttributes)
  }

  /// The attributes of one of the plan's elements, as the host is scrolled.
  func plannedAttributes(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    guard let currentPlan else { return nil }
    let element =
      if let host {
        currentPlan.element(identity, window: host.layoutWindow)
      } else {
        currentPlan.element(identity)
      }
    return element.map(makeAttributes)
  }
}

extension LayoutPlan {
  /// Whether some element keeps in sight while the content scrolls.
  ///
  /// - Complexity: O(S).
  public var hasPinnedElements: Bool {
    boundary.items.contains { $0.value.isPinned }
      || sections.contains { section in section.boundary.contains { $0.value.isPinned } }
  }
}
