public import Foundation
public import Geometry

/// Where everything is: the answer of a layout, an immutable value.
///
/// Sections of deterministic sizes hold one solved group however many items they have; nothing here grows with
/// their item count. All rectangles are in content coordinates, in points, positions on device pixels, mirrored
/// in right-to-left environments.
public struct LayoutPlan: Sendable {
  /// The size of everything, in points: along the axis not enlarged to the view's bounds, across it as wide as the view
  /// or its widest group (`layout.md` 5.5).
  public private(set) var contentSize: CGSize

  private(set) var sections: [SolvedSection]
  /// Where each section begins along the axis.
  private(set) var starts: [CGFloat] = []
  /// The layout's own headers and footers (`layout.md` 5.3).
  private(set) var boundary: BoundaryPlacement
  /// Whether sections follow one another without overlapping, so that a rectangle finds its sections by
  /// bisection.
  private(set) var isMonotone = true

  private let context: SectionContext
  private let spacing: CGFloat
  private let boundaryValues: [BoundaryValue]
  private var measuredBoundary: [String: MeasuredSize] = [:]

  /// A plan of `sections` one after the other.
  ///
  /// - Complexity: O(S).
  init(
    sections: [SolvedSection], spacing: CGFloat, boundary: [BoundaryValue], context: SectionContext
  ) {
    self.sections = sections
    self.spacing = spacing
    self.context = context
    boundaryValues = boundary
    contentSize = context.container
    self.boundary = BoundaryPlacement(length: 0)
    stack()
  }

  /// The direction in which sections follow one another.
  public var axis: Axis { context.axis }

  /// The environment the plan was made for.
  public var environment: LayoutEnvironment { context.environment }

  /// The content's length; that of a self-sizing flow layout is cut down to a pixel (`layout.md` 8.7
  /// `[measured]`).
  private func wholeLength(_ length: CGFloat) -> CGFloat {
    let isSelfSizingFlow = sections.contains {
      if case .flow(let flow) = $0.body { flow.style.isJustified && flow.sizes.isSelfSizing } else { false }
    }
    return isSelfSizingFlow ? grid.floor(length) : length
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items of a section are placed; 0 for a section that shows nothing.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// Whether elements of a kind are headers, footers or side views of a section, or of the layout for `nil`.
  public func isBoundaryKind(_ kind: String, inSection section: Int?) -> Bool {
    guard let section else { return boundaryValues.contains { $0.kind == kind } }
    return sections.indices.contains(section) && sections[section].boundary.contains { $0.value.kind == kind }
  }

  /// The rectangle of a section, boundary items included; null when there is no such section.
  public func sectionFrame(_ section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .null }
    let solved = sections[section]
    var frame = CGRect.zero
    frame.origin[axis] = starts[section]
    frame.origin[axis.cross] = solved.band.start
    frame.size[axis] = solved.length
    frame.size[axis.cross] = solved.band.length
    return mirrored(grid.positioned(frame))
  }

  /// Takes what elements prefer on their self-sizing axes, and moves what follows them.
  ///
  /// Elements of deterministic size, and axes that are not self-sizing, are left alone.
  ///
  /// - Parameter sizes: The elements with their preferred sizes, in points.
  /// - Returns: Whether anything moved.
  /// - Complexity: O(log n) an item, and O(S) once; where items share lines, also the lines that begin elsewhere. Elements of
  ///   which each depends on those before are better asked with ``measure(in:extent:preferredSize:)`` and
  ///   ``measureAgain(_:in:preferredSize:)``, which make those once for all of them.
  @discardableResult
  public mutating func setPreferredSizes(_ sizes: [(ElementIdentity, CGSize)]) -> Bool {
    var isChanged = false
    var sections: [Int] = []
    for (identity, size) in sizes where setPreferredSize(size, for: identity) {
      isChanged = true
      if identity.item != .max, sections.last != identity.section { sections.append(identity.section) }
    }
    for section in sections { self.sections[section].arrange() }
    if isChanged { stack() }
    return isChanged
  }

  /// Arranges a section in which something has been measured, or nothing but the layout's own boundary items for nil, and
  /// moves what follows it.
  mutating func finishSection(_ section: Int?) {
    if let section { sections[section].arrange() }
    stack()
  }

  /// Places a section through one of its items, those that follow it being moved by ``finishSection(_:)``; says whether it
  /// could, which only a flow can.
  ///
  /// In the mirror all places depend on what follows them.
  mutating func place(through identity: ElementIdentity, inSection section: Int) -> Bool {
    guard case .item(section, let item) = identity, !isMirrored || axis == .vertical else { return false }
    return sections[section].place(through: item)
  }

  /// Takes what one element prefers; says whether anything moves, which ``finishSection(_:)`` then spreads.
  mutating func setPreferredSize(_ size: CGSize, for identity: ElementIdentity) -> Bool {
    switch identity {
    case .item(let section, let item):
      return sections.indices.contains(section)
        && sections[section].setPreferredSize(size, ofItem: item)
    case .supplementary(let kind, 0, .max):
      guard let value = boundaryValues.first(where: { $0.kind == kind }) else { return false }
      let measured = value.measured(size)
      guard measured != MeasuredSize(), measuredBoundary[kind] != measured else { return false }
      measuredBoundary[kind] = measured
      return true
    case .supplementary(let kind, let section, 0):
      return sections.indices.contains(section)
        && sections[section].setPreferredSize(size, ofBoundary: kind)
    case .supplementary, .decoration: return false
    }
  }

  /// Takes over what the layout's boundary items were measured to.
  mutating func adoptBoundaryMeasurements(from previous: LayoutPlan) {
    for value in boundaryValues where previous.boundaryValues.contains(value) {
      measuredBoundary[value.kind] = previous.measuredBoundary[value.kind]
    }
  }

  /// Lets a section take over what was measured before.
  mutating func adopt(_ previous: SolvedSection, _ edit: SectionEdit) {
    sections[edit.newSection].adopt(previous, edit)
  }

  /// Puts everything in its place again.
  mutating func restack() { stack() }

  /// The axes of a layout-level boundary item that have not been measured.
  func unmeasuredAxes(of value: BoundaryValue) -> Axis.Set {
    measuredBoundary[value.kind] == nil ? value.size.selfSizingAxes : []
  }

  /// Puts the sections one after the other, and the layout's boundary items around them (`layout.md` 5.2, 5.3).
  private mutating func stack() {
    var position: CGFloat = 0
    var starts: [CGFloat] = []
    starts.reserveCapacity(sections.count)
    isMonotone = spacing >= 0
    for index in sections.indices {
      if index > 0 { position += spacing }
      starts.append(position)
      position += sections[index].length
      if isMonotone, !sections[index].staysInside(axis) { isMonotone = false }
    }
    let container = context.container
    let placement = BoundaryPlacement(
      boundaryValues, boxLength: position, axis: axis,
      band: Band(start: 0, length: container[axis.cross]), container: container, grid: grid,
      measured: { measuredBoundary[$0.kind] ?? MeasuredSize() })
    if placement.startGrowth != 0 { starts = starts.map { $0 + placement.startGrowth } }
    boundary = placement
    self.starts = starts
    contentSize = container
    contentSize[axis] = wholeLength(max(0, placement.length))
    contentSize[axis.cross] = sections.reduce(container[axis.cross]) { max($0, $1.thickness) }
  }

  /// Whether something stays in sight while the rest scrolls (`layout.md` 3.4).
  ///
  /// - Complexity: O(S).
  public var hasPinnedItems: Bool {
    boundary.items.contains(where: \.value.isPinned)
      || sections.contains { $0.boundary.contains(where: \.value.isPinned) }
  }

  /// The device pixels of positions.
  var grid: PixelGrid { context.grid }

  var isMirrored: Bool { context.isMirrored }

  /// `frame` seen in the reading direction: layout is solved left to right and mirrored as a whole
  /// (`layout.md` 11, Q7 `[inferred]`).
  func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.mirrored(in: contentSize.width) : frame
  }
}

extension PixelGrid {
  /// `frame` with its position on the nearest pixel (`layout.md` 1.3).
  func positioned(_ frame: CGRect) -> CGRect {
    CGRect(
      x: steady(frame.origin.x), y: steady(frame.origin.y), width: frame.size.width,
      height: frame.size.height)
  }

  /// The nearest pixel to a sum of lengths: its last bits, which depend on the order of summing, do not decide
  /// where a half goes.
  private func steady(_ position: CGFloat) -> CGFloat {
    let pixels = (position * scale * 4096).rounded() / 4096
    return pixels.rounded(.toNearestOrAwayFromZero) / scale
  }
}

extension SolvedSection {
  /// Whether nothing of the section lies outside its own stretch.
  func staysInside(_ axis: Axis) -> Bool {
    guard length >= 0, insets.start(axis) >= 0, insets.end(axis) >= 0 else { return false }
    for item in boundary {
      let start = item.frame.origin[axis]
      if start < 0 || start + item.frame.size[axis] > length { return false }
    }
    switch body {
    case .groups(let groups):
      let low = groups.origin[axis] + bodyShift
      let extent = groups.axis == axis ? groups.lengths.total : groups.thickness
      return groups.lengths.isOrdered && low >= 0 && low + extent <= length + 1e-6
    // Where lines or items overlap, the last to begin need not be the last to end.
    case .masonry(let masonry): return masonry.gap >= 0
    case .flow(let flow): return flow.lineSpacing >= 0
    case nil: return true
    }
  }
}
