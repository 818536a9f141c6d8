import Drawing
import Foundation
import Geometry

/// Writes path data: relative steps in whole thousandths, so that rounding never adds up.
struct SVGPathPen {
  /// Maps the path's space to the data's.
  var transform: CGAffineTransform
  private var current = Point()
  private var start = Point()
  private var hasPoint = false
  private var letter: Unicode.Scalar = " "
  private var needsSeparator = false

  /// A place in thousandths.
  private struct Point: Equatable {
    var x = 0
    var y = 0
  }

  /// A pen for one path's data.
  init(transform: CGAffineTransform = .identity) { self.transform = transform }

  /// Appends the steps of `path`.
  mutating func write(_ path: Path, to buffer: inout SVGBuffer) {
    let elements = path.elements
    for (index, element) in elements.enumerated() {
      // Closing draws the line back to the start.
      if case .line(let to) = element, index + 1 < elements.count, case .closeSubpath = elements[index + 1],
        hasPoint, place(to) == start, current != start
      {
        continue
      }
      write(element, to: &buffer)
    }
  }

  /// Appends one step.
  ///
  /// A line or curve without a point to start from starts where Cairo lets it: a line at its end, a curve at its
  /// first control point.
  private mutating func write(_ element: Path.Element, to buffer: inout SVGBuffer) {
    switch element {
    case .move(let to): move(to: place(to), in: &buffer)
    case .line(let to):
      let end = place(to)
      guard hasPoint else { return move(to: end, in: &buffer) }
      if end.y == current.y {
        command("h", in: &buffer)
        number(end.x - current.x, in: &buffer)
      } else if end.x == current.x {
        command("v", in: &buffer)
        number(end.y - current.y, in: &buffer)
      } else {
        command("l", in: &buffer)
        pair(end, in: &buffer)
      }
      current = end
    case .quadCurve(let to, let control):
      if !hasPoint { move(to: place(control), in: &buffer) }
      command("q", in: &buffer)
      pair(place(control), in: &buffer)
      pair(place(to), in: &buffer)
      current = place(to)
    case .curve(let to, let control1, let control2):
      if !hasPoint { move(to: place(control1), in: &buffer) }
      command("c", in: &buffer)
      pair(place(control1), in: &buffer)
      pair(place(control2), in: &buffer)
      pair(place(to), in: &buffer)
      current = place(to)
    case .closeSubpath:
      guard hasPoint else { return }
      command("z", in: &buffer)
      current = start
    }
  }

  private func place(_ point: CGPoint) -> Point {
    let mapped = transform.isIdentity ? point : point.applying(transform)
    return Point(x: thousandths(mapped.x), y: thousandths(mapped.y))
  }

  private mutating func move(to end: Point, in buffer: inout SVGBuffer) {
    // Two numbers after a move without a letter would be a line, so a move always has its letter.
    letter = " "
    command("m", in: &buffer)
    pair(end, in: &buffer)
    current = end
    start = end
    hasPoint = true
  }

  /// Appends a step's letter, unless it is the same as before.
  private mutating func command(_ next: Unicode.Scalar, in buffer: inout SVGBuffer) {
    if next == letter, next != "z" { return }
    buffer.write(character: next)
    letter = next
    needsSeparator = false
  }

  private mutating func pair(_ point: Point, in buffer: inout SVGBuffer) {
    number(point.x - current.x, in: &buffer)
    number(point.y - current.y, in: &buffer)
  }

  private mutating func number(_ value: Int, in buffer: inout SVGBuffer) {
    if needsSeparator, value >= 0 { buffer.write(character: " ") }
    buffer.write(thousandths: value)
    needsSeparator = true
  }
}
