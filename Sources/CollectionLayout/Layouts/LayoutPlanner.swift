import Foundation
import Geometry

/// Gathers sections into a plan.
@MainActor
struct LayoutPlanner {
  private let context: SectionContext
  private let spacing: CGFloat
  private let boundary: [BoundaryValue]
  private var sections: [SolvedSection] = []
  /// The section solved last: sections described alike are solved once.
  private var last: (solver: SectionSolver, template: SolvedGroup?)?

  init(
    configuration: CollectionViewCompositionalLayoutConfiguration, environment: LayoutEnvironment
  ) throws(LayoutMisuse) {
    var environment = environment
    environment.containerSize = CGSize(
      width: try finite(environment.containerSize.width, "container width"),
      height: try finite(environment.containerSize.height, "container height"))
    context = SectionContext(
      axis: configuration.scrollDirection.axis, environment: environment,
      reference: configuration.contentInsetsReference, container: environment.containerSize,
      flipsInRightToLeft: true)
    spacing = try finite(configuration.interSectionSpacing, "interSectionSpacing")
    boundary = try DescriptionReader(environment: environment)
      .boundary(configuration.boundarySupplementaryItems)
  }

  /// Adds a section of `count` items.
  mutating func add(_ section: CollectionLayoutSection, count: Int) throws(LayoutMisuse) {
    let value = try DescriptionReader(environment: context.environment).section(section)
    if last?.solver.value != value {
      let solver = SectionSolver(value, in: context)
      last = (solver, solver.template(for: count))
    } else if let (solver, template) = last, template?.serves(count) == false {
      last?.template = solver.template(for: count)
    }
    guard let (solver, template) = last else { return }
    switch section.content {
    case .masonry(let masonry):
      sections.append(try solver.solve(masonry, count: count))
    case .flow(let flow):
      sections.append(try solver.solve(flow, count: count))
    case .group:
      sections.append(solver.solve(template: template, count: count))
    }
  }

  /// Adds a section that shows nothing, and keeps its neighbours apart as one without items does (`layout.md` 3.1).
  mutating func addNothing() {
    sections.append(SectionSolver(SectionValue(), in: context).section(of: nil))
  }

  func plan() -> LayoutPlan {
    LayoutPlan(sections: sections, spacing: spacing, boundary: boundary, context: context)
  }
}
