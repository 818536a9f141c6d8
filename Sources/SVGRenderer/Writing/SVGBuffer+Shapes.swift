import Drawing
import Foundation

extension SVGBuffer {
  /// Appends the start of the element that draws `path`, without its paint: `<rect …`, `<circle …`, `<path d="…"`.
  ///
  /// - Parameters:
  ///   - path: what to draw.
  ///   - startMatters: whether it shows where an outline starts, as it does with dashes.
  mutating func writeShape(_ path: Path, startMatters: Bool = false) {
    switch path.kind {
    case .rectangle(let rect) where rect.width > 0 && rect.height > 0: writeRectangle(rect)
    case .ellipse(let rect) where rect.width > 0 && rect.height > 0: writeEllipse(rect)
    case .roundedRectangle(let rect, let radii, let style):
      // A continuous corner of half the shorter side is a quarter circle (`views.md` 6.4).
      guard !startMatters, let radius = radii.uniform,
        style == .circular || radius * 2 >= min(rect.width, rect.height)
      else { return writePath(path) }
      writeRectangle(rect)
      attribute("rx", radius)
    case .empty, .rectangle, .ellipse, .elements: writePath(path)
    }
  }

  private mutating func writeRectangle(_ rect: CGRect) {
    write("<rect")
    attributeUnlessZero("x", rect.minX)
    attributeUnlessZero("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  private mutating func writeEllipse(_ rect: CGRect) {
    let isCircle = thousandths(rect.width) == thousandths(rect.height)
    write(isCircle ? "<circle" : "<ellipse")
    attributeUnlessZero("cx", rect.midX)
    attributeUnlessZero("cy", rect.midY)
    if isCircle {
      attribute("r", rect.width / 2)
    } else {
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    }
  }

  private mutating func writePath(_ path: Path) {
    write("<path d=\"")
    var pen = SVGPathPen()
    pen.write(path, to: &self)
    close()
  }
}
