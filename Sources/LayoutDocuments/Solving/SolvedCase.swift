import CollectionLayout
import Foundation
import Geometry

/// What the engine makes of a case.
@MainActor
struct SolvedCase {
  let plan: LayoutPlan
  /// What is on screen, rows inside sections not moved.
  let window: LayoutWindow
  /// The sections as they were described last; only lists are remembered.
  let listSections: [CollectionLayoutSection]
  /// Whether there are items to answer for, rather than only the structure of a list.
  let hasItems: Bool

  /// Solves a case.
  ///
  /// - Throws: why no layout can be made of it.
  init(_ test: LayoutCase) throws(LayoutMisuse) {
    let counts = test.counts ?? [0]
    var sections: [CollectionLayoutSection] = []
    var plan: LayoutPlan
    switch test.layout {
    case .compositional(let layout):
      plan = try layout.plan(
        sectionCount: counts.count, itemCount: { counts[$0] }, environment: test.environment)
    case .flow(let layout):
      plan = try layout.plan(
        sectionCount: counts.count, itemCount: { counts[$0] }, environment: test.environment)
    case .list(let configuration):
      let layout = CollectionViewCompositionalLayout { _, environment in
        let section = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        sections.append(section)
        return section
      }
      plan = try layout.plan(
        sectionCount: counts.count, itemCount: { counts[$0] }, environment: test.environment)
    }
    window = Self.window(test.environment, at: test.offset)
    if let preferred = test.preferred {
      // A view is settled at its start before it is scrolled.
      for window in [Self.window(test.environment, at: .zero), window] {
        plan.measure(in: window, preferredSize: preferred.size(of:))
      }
    }
    self.plan = plan
    listSections = sections
    hasItems = test.counts != nil
  }

  /// The view of an environment, scrolled to `offset`; its adjusted inset is the content's own with the safe area.
  private static func window(_ environment: LayoutEnvironment, at offset: CGPoint) -> LayoutWindow {
    let (content, safe) = (environment.contentInsets, environment.safeAreaInsets)
    return LayoutWindow(
      bounds: CGRect(origin: offset, size: environment.containerSize),
      contentInsets: EdgeInsets(
        top: content.top + safe.top, leading: content.leading + safe.leading,
        bottom: content.bottom + safe.bottom, trailing: content.trailing + safe.trailing))
  }
}
