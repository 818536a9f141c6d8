import Foundation
import Geometry

/// What sections are solved with beside their own descriptions; shared, since it is large.
final class SectionContext: Sendable {
  /// The layout's axis.
  let axis: Axis
  let environment: LayoutEnvironment
  /// The device pixels of positions.
  let grid: PixelGrid
  /// The layout's reference, which automatic sections take over.
  let reference: ContentInsetsReference
  /// The room for sections: the view's size, in a flow layout less the content inset across the axis.
  let container: CGSize
  /// Whether the layout is seen in a mirror.
  let isMirrored: Bool

  /// - Parameter flipsInRightToLeft: Whether right-to-left environments mirror the layout.
  init(
    axis: Axis, environment: LayoutEnvironment, reference: ContentInsetsReference, container: CGSize,
    flipsInRightToLeft: Bool
  ) {
    self.axis = axis
    self.environment = environment
    self.reference = reference
    self.container = container
    grid = environment.traits.pixelGrid
    isMirrored = flipsInRightToLeft && environment.traits.layoutDirection == .rightToLeft
  }
}

/// Solves a section: box, groups, boundary items, decorations (`layout.md` 3); shared by all versions of it.
final class SectionSolver: Sendable {
  let value: SectionValue
  let context: SectionContext
  private let container: CGSize
  let axis: Axis
  /// What the section keeps clear of at the edges of the view.
  private let reference: EdgeInsets

  init(_ value: SectionValue, in context: SectionContext) {
    self.value = value
    self.context = context
    axis = context.axis
    container = context.container
    reference = context.environment.referenceInsets(
      value.contentInsetsReference, inherited: context.reference, axis: axis)
  }

  /// The container of the section's group (`layout.md` 1.2): insets are taken off across the direction in
  /// which groups advance, never along it.
  var groupContainer: CGSize {
    var size = container
    let across = value.orthogonal == nil ? axis.cross : axis
    size[across] -= value.contentInsets.sum(across)
    if value.orthogonal == nil { size[axis.cross] -= reference.sum(axis.cross) }
    return size
  }

  /// Where the room within the section's insets and the edges of the view begins, the section beginning at 0.
  var bodyOrigin: CGPoint {
    var origin = CGPoint.zero
    origin[axis] = value.contentInsets.start(axis)
    origin[axis.cross] = value.contentInsets.start(axis.cross) + reference.start(axis.cross)
    return origin
  }

  /// The axis along which groups follow one another.
  var groupAxis: Axis { value.orthogonal == nil ? axis : axis.cross }

  /// How the section's group is solved.
  private var groupSolver: GroupSolver { GroupSolver(grid: context.grid, viewSize: container) }

  /// The section's group once, to be repeated over `count` items.
  func template(for count: Int) -> SolvedGroup? {
    value.group.map { groupSolver.solve($0, in: groupContainer, leaves: count) }
  }

  /// The section of `count` items made of copies of `template`.
  func solve(template: SolvedGroup?, count: Int) -> SolvedSection {
    section(of: template.flatMap { groups($0, count: count) }.map { .groups($0) })
  }

  /// The section around `body`; nil is a section without items.
  func section(of body: SectionBody?) -> SolvedSection {
    var section = SolvedSection(solver: self, body: body)
    section.arrange()
    return section
  }

  /// The room outside each group.
  var groupEdges: EdgeSpacingValue { value.group?.item.edgeSpacing ?? EdgeSpacingValue() }

  /// The repeated groups; nil when there is nothing to see.
  private func groups(_ template: SolvedGroup, count: Int) -> GroupSequence? {
    guard let group = value.group else { return nil }
    let direction = groupAxis
    return GroupSequence(
      recipe: GroupRecipe(
        group, in: groupContainer, solver: groupSolver, template: template, axis: direction),
      itemCount: count, axis: direction, gap: value.interGroupSpacing + groupEdges.minimum(direction),
      origin: groupOrigin(template.size))
  }

  /// How long the body makes the section, insets left out.
  func contentLength(of body: SectionBody) -> CGFloat {
    switch body {
    case .groups(let groups):
      (value.orthogonal == nil ? groups.lengths.total : groups.thickness) + groupEdges.minimum(axis)
    case .masonry(let masonry): masonry.length
    case .flow(let flow): flow.length
    }
  }

  /// Where the first group begins: after the insets, moved by its edge spacing (`layout.md` 2.6).
  private func groupOrigin(_ size: CGSize) -> CGPoint {
    let direction = groupAxis
    let across = direction.cross
    var origin = bodyOrigin
    origin[direction] += groupEdges.before(direction).minimum
    // A section is as thick as the row that scrolls in it, which leaves nothing over to share (`layout.md` 4.1).
    origin[across] +=
      value.orthogonal == nil
      ? groupEdges.offset(of: size[across], in: groupContainer[across], axis: across)
      : groupEdges.before(across).minimum
    return origin
  }

  /// Where the section lies across the axis.
  var band: Band {
    Band(
      start: reference.start(axis.cross),
      length: max(0, container[axis.cross] - reference.sum(axis.cross)))
  }

  /// The boundary items around a box of `boxLength`.
  func boundaryPlacement(
    boxLength: CGFloat, measured: (BoundaryValue) -> MeasuredSize
  ) -> BoundaryPlacement {
    let insets = boundaryInsets
    let cross = axis.cross
    var size = container
    size[cross] -= insets.sum(cross)
    return BoundaryPlacement(
      value.boundary, boxLength: boxLength, axis: axis,
      band: Band(start: insets.start(cross), length: size[cross]), container: size,
      grid: context.grid, measured: measured)
  }

  /// What boundary items keep clear of across the axis.
  ///
  /// A reference of their own replaces the section's; `.none` frees them of the section's insets too
  /// (`layout.md` 5.4, Q9 `[inferred]`).
  private var boundaryInsets: EdgeInsets {
    let own = value.supplementaryContentInsetsReference
    if own == .none { return .zero }
    var insets =
      own == .automatic
      ? reference
      : context.environment.referenceInsets(own, inherited: context.reference, axis: axis)
    if value.supplementariesFollowContentInsets {
      insets.top += value.contentInsets.top
      insets.leading += value.contentInsets.leading
      insets.bottom += value.contentInsets.bottom
      insets.trailing += value.contentInsets.trailing
    }
    return insets
  }

  /// The decorations of a section `length` long: as large as its whole box (`layout.md` 3.7).
  func decorations(length: CGFloat) -> [PlacedDecoration] {
    var box = CGRect.zero
    box.origin[axis.cross] = band.start
    box.size[axis.cross] = band.length
    box.size[axis] = length
    return value.decorations.map {
      PlacedDecoration(kind: $0.kind, frame: box.less($0.contentInsets), zIndex: $0.zIndex)
    }
  }
}
