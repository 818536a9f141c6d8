import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry

/// Content, or the row of one of its sections, that scrolls.
nonisolated struct ScrollMotion: Sendable {
  /// The section whose row scrolls; `nil` for the content.
  let section: Int?
  /// In points; `nil` for where the figure stands.
  let from: CGFloat?
  /// In points; `nil` for the end.
  let to: CGFloat?

  /// Flicks of a row that pages; the last goes all the way that is left, so that long rows take no longer.
  private static let flickLimit = 8
  /// Seconds between two flicks.
  private static let pause = 0.4
  /// UIKit's normal deceleration (`layout.md` 4.4).
  private static let speedKept: CGFloat = 0.998

  /// The pictures on the way.
  @MainActor
  func lists(
    of content: any DisplayListSource, in environment: DrawingEnvironment, framesPerSecond: Int
  ) throws -> [DisplayList] {
    guard let source = content as? any ScrollingDisplayListSource,
      let extent = try source.scrollExtent(in: environment)
    else { throw FigureAnimationError.nothingScrolls }
    let environments =
      if let section {
        try environments(of: section, extent, environment, framesPerSecond)
      } else { environments(extent, environment, framesPerSecond) }
    guard environments.count > 1 else { throw FigureAnimationError.alreadyThere }
    var lists = try environments.map(source.displayList)
    if let excess = excess(extent), let last = lists.popLast() {
      lists.append(
        DisplayList(size: last.size, items: last.items, diagnostics: last.diagnostics + [excess]))
    }
    return lists
  }

  /// What is said where the end that was asked for lies beyond the content's; `nil` where it does not.
  private func excess(_ extent: ScrollExtent) -> DrawingDiagnostic? {
    let limit =
      section.map { extent.rows[$0]?.range.upperBound ?? 0 } ?? extent.end[Self.axis(of: extent)]
    guard let to, to > limit + 1 else { return nil }
    let (used, asked) = (NumberText.decimal(Double(limit)), NumberText.decimal(Double(to)))
    return DrawingDiagnostic(
      "the content scrolls to \(used) pt, not to the \(asked) pt asked for: it ends there")
  }

  /// The way that content scrolls.
  private static func axis(of extent: ScrollExtent) -> Axis {
    extent.end.y > 0 || extent.end.x <= 0 ? .vertical : .horizontal
  }

  /// What the pictures of scrolling content are made for.
  private func environments(
    _ extent: ScrollExtent, _ environment: DrawingEnvironment, _ framesPerSecond: Int
  ) -> [DrawingEnvironment] {
    let axis = Self.axis(of: extent)
    let end = extent.end[axis]
    let first = from.map { min(max($0, 0), max(end, 0)) } ?? extent.start[axis]
    let last = min(max(to ?? end, min(first, 0)), end)
    let positions = TimingCurve.slowingDown(
      from: first, to: last, speedKept: Self.speedKept, framesPerSecond: framesPerSecond)
    return positions.map { position in
      var environment = environment
      environment.contentOffset[axis] = position
      return environment
    }
  }

  /// What the pictures of a scrolling row are made for.
  private func environments(
    of section: Int, _ extent: ScrollExtent, _ environment: DrawingEnvironment, _ framesPerSecond: Int
  ) throws -> [DrawingEnvironment] {
    guard let row = extent.rows[section] else { throw FigureAnimationError.noRow(section: section) }
    let start = extent.rowOffsets[section] ?? row.initialOffset
    let first = from.map { min(max($0, row.range.lowerBound), row.range.upperBound) } ?? start
    let last = row.restOffset(for: to ?? row.range.upperBound)
    return positions(of: row, from: first, to: last, framesPerSecond).map { position in
      var environment = environment
      environment.sectionOffsets[section] = position
      return environment
    }
  }

  /// Where a row is in each frame: one flick, or one for each stop where a flick goes no further.
  private func positions(
    of row: OrthogonalRow, from first: CGFloat, to last: CGFloat, _ framesPerSecond: Int
  ) -> [CGFloat] {
    var positions = [first]
    var here = first
    for flick in 1...Self.flickLimit where here != last {
      let next = row.restOffset(from: here, releasedAt: last, velocity: 0)
      let comesNearer = (last - next).magnitude < (last - here).magnitude
      let stop = comesNearer && flick < Self.flickLimit ? next : last
      if positions.count > 1 {
        let frames = (Self.pause * Double(framesPerSecond)).rounded()
        positions += Array(repeating: here, count: Int(frames))
      }
      positions += TimingCurve.slowingDown(
        from: here, to: stop, speedKept: row.speedKept, framesPerSecond: framesPerSecond
      ).dropFirst()
      here = stop
    }
    return positions
  }
}
