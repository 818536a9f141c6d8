public import CollectionHost
public import Drawing
import Foundation

extension View {
  /// How far the view's outermost scrollable content scrolls, and the rows in it; `nil` where nothing scrolls.
  ///
  /// - Throws: as ``displayList(in:)``.
  /// - Complexity: as measuring all content.
  public func scrollExtent(in environment: DrawingEnvironment) throws -> ScrollExtent? {
    guard var extent = try drawnExtent(in: environment) else { return nil }
    var atEnd = environment
    atEnd.contentOffset = ScrollExtent.beyond
    extent.end = try drawnExtent(in: atEnd)?.start ?? extent.start
    return extent
  }

  /// Where the content stands in a picture, and its rows; the end is not known.
  private func drawnExtent(in environment: DrawingEnvironment) throws -> ScrollExtent? {
    let render = RenderContext(measurer: environment.textMeasurer)
    defer { render.store.root.end() }
    _ = try render.settle(in: environment) { context in
      render.store.root.evaluate { context.rootNode(self) }
    }
    guard let offset = render.usedOffset else { return nil }
    let host = render.outermostCollection?.host
    return ScrollExtent(
      start: offset, end: offset, rows: try host?.orthogonalRows() ?? [:],
      rowOffsets: host?.orthogonalOffsets ?? [:])
  }
}
