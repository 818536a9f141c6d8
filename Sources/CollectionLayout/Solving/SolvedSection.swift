import Foundation
import Geometry

/// What fills a section.
enum SectionBody: Sendable {
  case groups(GroupSequence)
  case masonry(SolvedMasonry)
  case flow(SolvedFlow)
}

/// A decoration with its place, in section coordinates.
struct PlacedDecoration: Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
}

/// A section with all places known: along the axis from its own start, across it in content coordinates.
struct SolvedSection: Sendable {
  /// What the section is arranged by, again and again as cells are measured.
  let solver: SectionSolver
  private(set) var body: SectionBody?
  /// What boundary items have been measured to, by kind.
  private var measuredBoundary: [String: MeasuredSize] = [:]
  private var needsPlacing = false
  /// The length along the axis, boundary items included; 0 when there is nothing.
  private(set) var length: CGFloat = 0
  /// How far boundary items push the body.
  private(set) var bodyShift: CGFloat = 0
  private(set) var endGrowth: CGFloat = 0
  private(set) var boundary: [PlacedBoundary] = []
  private(set) var decorations: [PlacedDecoration] = []

  init(solver: SectionSolver, body: SectionBody?) {
    self.solver = solver
    self.body = body
  }

  /// Where the section lies across the axis.
  var band: Band { solver.band }

  var orthogonal: OrthogonalValue? { solver.value.orthogonal }

  var insets: EdgeInsets { solver.value.contentInsets }

  /// The least stacking order of cells: 1 in front of decorations (`layout.md` 3.7).
  var cellZIndex: Int { decorations.isEmpty ? 0 : 1 }

  /// How many items are placed.
  var itemCount: Int {
    switch body {
    case .groups(let groups): groups.itemCount
    case .masonry(let masonry): masonry.count
    case .flow(let flow): flow.count
    case nil: 0
    }
  }

  /// How far groups reach across the layout's axis, in points; a row that scrolls by itself and lines of a flow, which
  /// break, make no content wider (`layout.md` 5.5 `[measured]`).
  var thickness: CGFloat {
    guard case .groups(let groups) = body, orthogonal == nil else { return 0 }
    return groups.thickness
  }

  /// Puts boundary items and decorations around the body.
  ///
  /// A section without items is as long as its insets and boundary items, and nothing without the latter
  /// (`layout.md` 3.1).
  mutating func arrange() {
    if body == nil, solver.value.boundary.isEmpty { return }
    placeBody()
    let axis = solver.axis
    let content = body.map(solver.contentLength) ?? 0
    let placement = solver.boundaryPlacement(
      boxLength: insets.start(axis) + content + insets.end(axis),
      measured: { measuredBoundary[$0.kind] ?? MeasuredSize() })
    let padding = solver.value.startPadding
    length = placement.length + padding
    bodyShift = placement.startGrowth + padding
    endGrowth = placement.endGrowth
    boundary = placement.items
    if padding != 0 {
      for index in boundary.indices { boundary[index].frame.origin[axis] += padding }
    }
    decorations = length == 0 ? [] : solver.decorations(length: length)
  }

  /// Places again the items of a body that is placed as a whole.
  private mutating func placeBody() {
    guard needsPlacing else { return }
    needsPlacing = false
    let current = takeBody()
    switch consume current {
    case .masonry(var masonry):
      masonry.place()
      body = .masonry(masonry)
    case .flow(var flow):
      flow.breakLines()
      body = .flow(flow)
    case .groups(var groups):
      groups.place()
      body = .groups(groups)
    case nil: return
    }
  }

  /// Places the items of a flow through one of them again, and those that follow it when the section is arranged; says
  /// whether it is a flow.
  mutating func place(through item: Int) -> Bool {
    guard case .flow(var flow) = body else { return false }
    body = nil
    flow.breakLines(through: item)
    body = .flow(flow)
    return true
  }

  /// Takes what a cell prefers; says whether anything moved, which ``arrange()`` then spreads.
  mutating func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
    // The body is taken out while it changes, so that its storage is not copied.
    let current = takeBody()
    let isChanged: Bool
    switch consume current {
    case .groups(var groups):
      isChanged = groups.setPreferredSize(size, ofItem: item)
      if groups.needsPlacing { needsPlacing = true }
      body = .groups(groups)
      return isChanged
    case .flow(var flow):
      isChanged = flow.setPreferredSize(size, ofItem: item)
      body = .flow(flow)
    case .masonry(var masonry):
      isChanged = masonry.setPreferredSize(size, ofItem: item)
      body = .masonry(masonry)
    case nil: return false
    }
    if isChanged { needsPlacing = true }
    return isChanged
  }

  /// Takes what a boundary item prefers; says whether anything moved, which ``arrange()`` then spreads.
  mutating func setPreferredSize(_ size: CGSize, ofBoundary kind: String) -> Bool {
    guard let value = solver.value.boundary.first(where: { $0.kind == kind }) else { return false }
    let measured = value.measured(size)
    guard measured != MeasuredSize(), measuredBoundary[kind] != measured else { return false }
    measuredBoundary[kind] = measured
    return true
  }

  /// Takes over what boundary items of the same description were measured to.
  mutating func adoptBoundary(_ previous: SolvedSection) {
    for value in solver.value.boundary where previous.solver.value.boundary.contains(value) {
      measuredBoundary[value.kind] = previous.measuredBoundary[value.kind]
    }
  }

  /// Takes the body out, so that it can change without being copied.
  mutating func takeBody() -> SectionBody? {
    defer { body = nil }
    return body
  }

  /// Puts a changed body back, to be placed when the section is arranged.
  mutating func replaceBody(_ body: SectionBody?) {
    self.body = body
    needsPlacing = true
  }

  /// The axes of a boundary item that have not been measured.
  func unmeasuredAxes(of value: BoundaryValue) -> Axis.Set {
    measuredBoundary[value.kind] == nil ? value.size.selfSizingAxes : []
  }
}

extension BoundaryValue {
  /// `size` on the self-sizing axes.
  func measured(_ size: CGSize) -> MeasuredSize {
    MeasuredSize(
      width: self.size.width.isSelfSizing ? preferredLength(size.width) : nil,
      height: self.size.height.isSelfSizing ? preferredLength(size.height) : nil)
  }
}
