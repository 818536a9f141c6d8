public import Foundation

extension Path {
  /// The part of the path between two fractions of its length, all of its lines counted one after the other.
  ///
  /// Fractions outside 0...1 are clamped; nothing is left where `from` is not less than `to`. A line that is cut is no
  /// longer closed. O(n) in the steps.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (Self.fraction(from), Self.fraction(to))
    if from >= to { return Path() }
    if from == 0, to == 1 { return self }
    let segments = measuredSegments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (start, end) = (from * total, to * total)
    var elements: [Element] = []
    var passed: CGFloat = 0
    var pen: CGPoint?
    for segment in segments {
      let (low, high) = (max(start - passed, 0), min(end - passed, segment.length))
      passed += segment.length
      if low >= high { continue }
      let part = segment.part(fromLength: low, toLength: high)
      if pen != part.start || segment.startsLine { elements.append(.move(to: part.start)) }
      elements.append(part.element)
      pen = part.end
    }
    return Path(elements: elements)
  }

  /// A fraction within 0...1; one that is not a number is 0.
  private static func fraction(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }

  /// The path's lines and curves with their lengths; closing lines are lines.
  private var measuredSegments: [PathSegment] {
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var pen = CGPoint.zero
    var startsLine = true
    func add(_ shape: PathSegment.Shape, to end: CGPoint) {
      let segment = PathSegment(start: pen, shape: shape, end: end, startsLine: startsLine)
      pen = end
      if segment.length > 0 {
        segments.append(segment)
        startsLine = false
      }
    }
    for element in elements {
      switch element {
      case .move(let to):
        (start, pen, startsLine) = (to, to, true)
      case .line(let to): add(.line, to: to)
      case .quadCurve(let to, let control): add(.quadratic(control), to: to)
      case .curve(let to, let control1, let control2): add(.cubic(control1, control2), to: to)
      case .closeSubpath:
        add(.line, to: start)
        startsLine = true
      }
    }
    return segments
  }
}

/// One line or curve of a path, and how long it is.
private struct PathSegment {
  enum Shape {
    case line
    case quadratic(CGPoint)
    case cubic(CGPoint, CGPoint)
  }

  var start: CGPoint
  var shape: Shape
  var end: CGPoint
  /// Whether the pen was lifted before.
  var startsLine: Bool
  /// In points.
  private(set) var length: CGFloat
  /// Of a curve, its length up to each of its samples.
  private var lengths: [CGFloat] = []

  /// Samples of a curve: so many that a quarter of a circle comes out right to a hundred-thousandth.
  private static let samples = 64

  init(start: CGPoint, shape: Shape, end: CGPoint, startsLine: Bool) {
    self.start = start
    self.shape = shape
    self.end = end
    self.startsLine = startsLine
    length = 0
    if case .line = shape {
      length = hypot(end.x - start.x, end.y - start.y)
      return
    }
    lengths.reserveCapacity(Self.samples + 1)
    lengths.append(0)
    var last = start
    for index in 1...Self.samples {
      let next = point(at: CGFloat(index) / CGFloat(Self.samples))
      length += hypot(next.x - last.x, next.y - last.y)
      lengths.append(length)
      last = next
    }
  }

  /// The step that draws the segment from its start.
  var element: Path.Element {
    switch shape {
    case .line: .line(to: end)
    case .quadratic(let control): .quadCurve(to: end, control: control)
    case .cubic(let control1, let control2): .curve(to: end, control1: control1, control2: control2)
    }
  }

  /// The part between two distances from the start along the segment.
  func part(fromLength low: CGFloat, toLength high: CGFloat) -> PathSegment {
    let (first, last) = (parameter(atLength: low), parameter(atLength: high))
    var result = self
    if last < 1 { result = result.split(at: last).before }
    if first > 0, last > 0 { result = result.split(at: first / last).after }
    return result
  }

  /// The curve's parameter where it is `wanted` long.
  private func parameter(atLength wanted: CGFloat) -> CGFloat {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    guard !lengths.isEmpty else { return wanted / length }
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= wanted { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let rest = step > 0 ? (wanted - lengths[low]) / step : 0
    return (CGFloat(low) + rest) / CGFloat(Self.samples)
  }

  private func point(at t: CGFloat) -> CGPoint {
    switch shape {
    case .line: Self.mix(start, end, t)
    case .quadratic(let control):
      Self.mix(Self.mix(start, control, t), Self.mix(control, end, t), t)
    case .cubic(let a, let b):
      Self.mix(
        Self.mix(Self.mix(start, a, t), Self.mix(a, b, t), t),
        Self.mix(Self.mix(a, b, t), Self.mix(b, end, t), t), t)
    }
  }

  /// The segment's two parts, by de Casteljau's construction.
  private func split(at t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    let middle = point(at: t)
    func part(_ start: CGPoint, _ shape: Shape, _ end: CGPoint) -> PathSegment {
      var part = self
      (part.start, part.shape, part.end) = (start, shape, end)
      return part
    }
    switch shape {
    case .line: return (part(start, .line, middle), part(middle, .line, end))
    case .quadratic(let control):
      return (
        part(start, .quadratic(Self.mix(start, control, t)), middle),
        part(middle, .quadratic(Self.mix(control, end, t)), end)
      )
    case .cubic(let a, let b):
      let (first, second, third) = (Self.mix(start, a, t), Self.mix(a, b, t), Self.mix(b, end, t))
      return (
        part(start, .cubic(first, Self.mix(first, second, t)), middle),
        part(middle, .cubic(Self.mix(second, third, t), third), end)
      )
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
