public import CollectionHost
public import Drawing
import Foundation

extension View {
  /// How far the view's outermost scrollable content scrolls, and the rows in it; `nil` where nothing scrolls.
  ///
  /// - Throws: as ``displayList(in:)``.
  /// - Complexity: as measuring all content.
  public func scrollExtent(in environment: DrawingEnvironment) throws -> ScrollExtent? {
    guard case (var extent, let beginsAtRight)? = try drawnExtent(in: environment) else { return nil }
    var atEnd = environment
    atEnd.contentOffset = ScrollExtent.beyond
    if beginsAtRight { atEnd.contentOffset.x.negate() }
    extent.end = try drawnExtent(in: atEnd)?.extent.start ?? extent.start
    return extent
  }

  /// Where the content stands in a picture, and its rows; the end is not known.
  ///
  /// And whether it is a collection that begins at the right, and so ends at the left.
  private func drawnExtent(
    in environment: DrawingEnvironment
  ) throws -> (extent: ScrollExtent, beginsAtRight: Bool)? {
    let render = RenderContext(measurer: environment.textMeasurer)
    defer { render.store.root.end() }
    _ = try render.settle(in: environment) { context in
      render.store.root.evaluate { context.rootNode(self) }
    }
    guard let offset = render.usedOffset else { return nil }
    let host = render.outermostCollection?.host
    let extent = ScrollExtent(
      start: offset, end: offset, rows: try host?.orthogonalRows() ?? [:],
      rowOffsets: host?.orthogonalOffsets ?? [:])
    return (extent, host?.beginsAtRight ?? false)
  }
}
