public import Foundation
public import Geometry

/// Where everything is: the answer of a layout, an immutable value.
///
/// Sections of deterministic sizes hold one solved group however many items they have; nothing here grows with
/// their item count. All rectangles are in content coordinates, in points, positions on device pixels, mirrored
/// in right-to-left environments.
public struct LayoutPlan: Sendable {
  /// The direction in which sections follow one another.
  public let axis: Axis
  /// The environment the plan was made for.
  public let environment: LayoutEnvironment
  /// The size of everything, in points; not enlarged to the view's bounds (`layout.md` 5.5).
  public let contentSize: CGSize

  var sections: [SolvedSection]
  /// Where each section begins along the axis.
  var starts: [CGFloat]
  /// The layout's own headers and footers (`layout.md` 5.3).
  var boundary: BoundaryPlacement
  /// Whether sections follow one another without overlapping, so that a rectangle finds its sections by
  /// bisection.
  let isMonotone: Bool

  /// A plan of `sections` one after the other.
  ///
  /// - Complexity: O(S).
  init(
    axis: Axis, environment: LayoutEnvironment, sections: [SolvedSection], spacing: CGFloat,
    boundary: (CGFloat) -> BoundaryPlacement
  ) {
    self.axis = axis
    self.environment = environment
    self.sections = sections
    var position: CGFloat = 0
    var starts: [CGFloat] = []
    starts.reserveCapacity(sections.count)
    var isMonotone = spacing >= 0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing }
      starts.append(position)
      position += section.length
      if !section.staysInside(axis) { isMonotone = false }
    }
    let placement = boundary(position)
    if placement.startGrowth != 0 { starts = starts.map { $0 + placement.startGrowth } }
    self.boundary = placement
    self.starts = starts
    self.isMonotone = isMonotone
    var size = environment.containerSize
    size[axis] = max(0, placement.length)
    contentSize = size
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items of a section are placed; 0 for a section that shows nothing.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
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
    return mirrored(onPixels(frame))
  }

  /// The device pixels of positions.
  var grid: PixelGrid { environment.traits.pixelGrid }

  var isMirrored: Bool { environment.traits.layoutDirection == .rightToLeft }

  /// `frame` seen in the reading direction: layout is solved left to right and mirrored as a whole
  /// (`layout.md` 11, Q7 `[inferred]`).
  func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.mirrored(in: contentSize.width) : frame
  }

  /// `frame` with its position on the nearest pixel (`layout.md` 1.3).
  func onPixels(_ frame: CGRect) -> CGRect {
    CGRect(
      x: grid.nearest(frame.origin.x), y: grid.nearest(frame.origin.y), width: frame.size.width,
      height: frame.size.height)
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
    if case .groups(let groups) = body {
      let low = groups.origin[axis] + bodyShift
      let first = groups.frame(ofGroup: 0)
      let last = groups.frame(ofGroup: groups.lengths.entryCount - 1)
      let high = max(first.origin[axis] + first.size[axis], last.origin[axis] + last.size[axis])
      return low >= 0 && high + bodyShift <= length + 1e-6 && groups.lengths.gap >= 0
    }
    return true
  }
}
