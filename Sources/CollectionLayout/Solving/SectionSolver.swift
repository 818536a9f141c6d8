import Foundation
import Geometry

/// What a section is solved with beside its own description.
struct SectionContext {
  /// The layout's axis.
  var axis: Axis
  var environment: LayoutEnvironment
  /// The layout's reference, which automatic sections take over.
  var reference: ContentInsetsReference

  var grid: PixelGrid { environment.traits.pixelGrid }
}

/// Solves a section: box, groups, boundary items, decorations (`layout.md` 3).
struct SectionSolver {
  let value: SectionValue
  let context: SectionContext
  private let container: CGSize
  private let axis: Axis
  /// What the section keeps clear of at the edges of the view.
  private let reference: EdgeInsets

  init(_ value: SectionValue, in context: SectionContext) {
    self.value = value
    self.context = context
    axis = context.axis
    container = context.environment.containerSize
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

  /// Where the room within the edges of the view begins across the axis.
  var referenceStart: CGFloat { reference.start(axis.cross) }

  /// The axis along which groups follow one another.
  var groupAxis: Axis { value.orthogonal == nil ? axis : axis.cross }

  /// The section's group once, to be repeated over any number of items.
  func template() -> SolvedGroup? {
    value.group.map {
      GroupSolver(grid: context.grid, viewSize: container).solve($0, in: groupContainer)
    }
  }

  /// The section of `count` items made of copies of `template`.
  func solve(template: SolvedGroup, count: Int) -> SolvedSection {
    let sequence = self.sequence(template, count: count)
    guard let sequence else { return finish(body: nil, contentLength: 0) }
    let length =
      value.orthogonal == nil
      ? sequence.lengths.total + edges.minimum(axis) : template.size[axis] + edges.minimum(axis)
    return finish(body: .groups(sequence), contentLength: length)
  }

  private var edges: EdgeSpacingValue { value.group?.item.edgeSpacing ?? EdgeSpacingValue() }

  /// The repeated groups; nil when there is nothing to see.
  private func sequence(_ template: SolvedGroup, count: Int) -> GroupSequence? {
    let capacity = template.leaves.count
    guard count > 0, capacity > 0 else { return nil }
    let direction = groupAxis
    let rest = count % capacity
    let tail = rest == 0 ? nil : template.trimmedLength(toFirst: rest, along: direction)
    if let tail, tail < 0 { return nil }
    let gap = value.interGroupSpacing + edges.minimum(direction)
    let lengths = LengthSequence(
      count: count / capacity, standard: template.size[direction], gap: gap, tail: tail)
    return GroupSequence(
      template: template, itemCount: count, axis: direction, lengths: lengths,
      origin: groupOrigin(template.size))
  }

  /// Where the first group begins: after the insets, moved by its edge spacing (`layout.md` 2.6).
  private func groupOrigin(_ size: CGSize) -> CGPoint {
    let insets = value.contentInsets
    let direction = groupAxis
    let across = direction.cross
    var origin = CGPoint.zero
    origin[axis] = insets.start(axis)
    origin[axis.cross] = insets.start(axis.cross) + reference.start(axis.cross)
    origin[direction] += edges.before(direction).minimum
    origin[across] += edges.offset(of: size[across], in: groupContainer[across], axis: across)
    return origin
  }

  /// The section around a body `contentLength` long; nil is a section without items.
  func finish(body: SectionBody?, contentLength: CGFloat) -> SolvedSection {
    let insets = value.contentInsets
    let band = Band(
      start: reference.start(axis.cross), length: container[axis.cross] - reference.sum(axis.cross))
    var section = SolvedSection(body: body, band: band, orthogonal: value.orthogonal)
    if body == nil, value.boundary.isEmpty { return section }
    let placement = boundaryPlacement(boxLength: insets.sum(axis) + contentLength)
    section.length = placement.length
    section.bodyShift = placement.startGrowth
    section.endGrowth = placement.endGrowth
    section.boundary = placement.items
    section.cellZIndex = value.decorations.isEmpty ? 0 : 1
    section.insets = insets
    decorate(&section)
    return section
  }

  private func boundaryPlacement(boxLength: CGFloat) -> BoundaryPlacement {
    let insets = boundaryInsets
    let cross = axis.cross
    var size = container
    size[cross] -= insets.sum(cross)
    return BoundaryPlacement(
      value.boundary, boxLength: boxLength, axis: axis,
      band: Band(start: insets.start(cross), length: size[cross]), container: size,
      grid: context.grid, measured: { _ in MeasuredSize() })
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

  private func decorate(_ section: inout SolvedSection) {
    guard section.length != 0 else { return }
    var box = CGRect.zero
    box.origin[axis.cross] = section.band.start
    box.size[axis.cross] = section.band.length
    box.size[axis] = section.length
    section.decorations = value.decorations.map {
      PlacedDecoration(kind: $0.kind, frame: box.less($0.contentInsets), zIndex: $0.zIndex)
    }
  }
}
