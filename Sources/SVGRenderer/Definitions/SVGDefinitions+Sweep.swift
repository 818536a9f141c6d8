import Drawing
import Foundation
import Geometry

extension SVGDefinitions {
  /// The most wedges a turn is cut into: one for each half degree.
  private static let wedgesPerTurn = 720.0

  /// The id of a pattern that shows an angular gradient.
  ///
  /// SVG has no such gradient. The pattern is one tile of wedges of one colour each, as many as the colours have levels and
  /// at most one for each half degree, so that no place is further than a level or two from its own colour. Opaque wedges
  /// lie over each other by half, for readers let what is behind shine through where two edges only meet; clear ones have edges that are not smoothed.
  ///
  /// - Parameters:
  ///   - sweep: the gradient.
  ///   - center: where all wedges begin.
  ///   - bounds: what the pattern has to cover.
  mutating func pattern(of sweep: AngularSweep, center: CGPoint, around bounds: CGRect) -> Int {
    let tile = bounds.insetBy(dx: -1, dy: -1).outward
    let reach =
      [tile.minX, tile.maxX].flatMap { x in
        [tile.minY, tile.maxY].map { y in hypot(x - center.x, y - center.y) }
      }.max() ?? 0
    // Readers take a pattern's own coordinates from the tile's corner, wherever it is said to lie; the corner is the origin.
    let middle = CGPoint(x: center.x - tile.minX, y: center.y - tile.minY)
    let whole = CGRect(origin: .zero, size: tile.size)
    let wedges = sweep.sectors.flatMap(Self.wedges)
    let isOpaque = wedges.allSatisfy(\.color.isOpaque)
    return define("pattern") { buffer in
      buffer.write(" patternUnits=\"userSpaceOnUse\"")
      buffer.writeRegion(whole)
      buffer.open("patternTransform")
      buffer.write(transform: CGAffineTransform(translationX: tile.minX, y: tile.minY))
      buffer.write("\">")
      if !isOpaque { buffer.write("<g shape-rendering=\"crispEdges\">") }
      for (index, wedge) in wedges.enumerated() {
        let isLast = index == wedges.count - 1
        if isOpaque, isLast { break }
        if isOpaque, index == 0, let last = wedges.last {
          // All of the tile in the last colour: the first wedge's edge then meets it, and the last needs no wedge.
          buffer.write("<rect")
          buffer.writeRegion(whole)
          buffer.writeFill(last.color)
          buffer.write("/>")
        }
        let end = isOpaque ? wedge.end + (wedges[index + 1].end - wedge.end) / 2 : wedge.end
        let far = reach / CGFloat(cos((end - wedge.start) / 2)) + 1
        buffer.write("<path d=\"M")
        buffer.write(middle)
        for angle in [wedge.start, end] {
          buffer.write("L")
          buffer.write(
            CGPoint(x: middle.x + far * CGFloat(cos(angle)), y: middle.y + far * CGFloat(sin(angle))))
        }
        buffer.write("z\"")
        buffer.writeFill(wedge.color)
        buffer.write("/>")
      }
      if !isOpaque { buffer.write("</g>") }
      buffer.write("</pattern>")
    }
  }

  /// A part of the turn in one colour.
  private struct Wedge {
    var start: Double
    var end: Double
    var color: SRGBColor
  }

  private static func wedges(of sector: AngularSweep.Sector) -> [Wedge] {
    let (from, to) = (sector.startColor, sector.endColor)
    func levels(_ a: UInt8, _ b: UInt8) -> Double { abs(Double(a) - Double(b)) }
    let steps = max(
      levels(from.red, to.red), levels(from.green, to.green), levels(from.blue, to.blue),
      (abs(from.alpha - to.alpha) * 255).rounded(.up))
    let span = sector.endAngle - sector.startAngle
    let most = (span / (2 * .pi) * wedgesPerTurn).rounded(.up)
    // A wedge of more than an eighth of a turn would reach far beyond the tile.
    let least = (span / (.pi / 4)).rounded(.up)
    let count = max(min(steps + 1, most), least, 1)
    return (0..<Int(count)).map { index in
      func angle(_ index: Int) -> Double { sector.startAngle + span * Double(index) / count }
      return Wedge(
        start: angle(index), end: angle(index + 1),
        color: from.mixed(with: to, (Double(index) + 0.5) / count))
    }
  }
}

extension SVGBuffer {
  fileprivate mutating func write(_ point: CGPoint) {
    write(number: point.x)
    write(" ")
    write(number: point.y)
  }

  fileprivate mutating func writeFill(_ color: SRGBColor) {
    attribute("fill", color)
    if !color.isOpaque { attribute("fill-opacity", CGFloat(color.alpha)) }
  }
}
