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

  func plan() -> LayoutPlan {
    LayoutPlan(sections: sections, spacing: spacing, boundary: boundary, context: context)
  }
}

extension SectionSolver {
  /// The section as a masonry of `count` items.
  @MainActor
  func solve(
    _ description: CollectionLayoutMasonry, count: Int
  ) throws(LayoutMisuse) -> SolvedSection {
    switch description.columns {
    case .count(let columns) where columns < 1:
      throw .masonry(reason: "it has \(columns) columns. It must have at least 1.")
    case .adaptive(let minimum) where !(minimum > 0 && minimum.isFinite):
      throw .masonry(reason: "the least column width must be positive and finite.")
    default: break
    }
    guard count > 0 else { return section(of: nil) }
    let axis = context.axis
    let box = groupContainer
    var origin = CGPoint.zero
    origin[axis] = value.contentInsets.start(axis)
    origin[axis.cross] = value.contentInsets.start(axis.cross) + referenceStart
    var masonry = SolvedMasonry(
      axis: axis, origin: origin, breadth: box[axis.cross], columns: description.columns,
      columnSpacing: try finite(description.columnSpacing, "column spacing"), grid: context.grid)
    let gap = value.interGroupSpacing
    let span = description.span
    switch description.lengths {
    case .aspectRatios(let ratio) where axis == .vertical:
      masonry.fill(count: count, gap: gap, span: span) { $1 / ratio($0) }
    case .aspectRatios(let ratio): masonry.fill(count: count, gap: gap, span: span) { $1 * ratio($0) }
    case .points(let length): masonry.fill(count: count, gap: gap, span: span) { item, _ in length(item) }
    case .estimated(let length): masonry.fill(count: count, gap: gap, span: span, estimate: length)
    }
    return section(of: .masonry(masonry))
  }
}
