import Drawing
import Foundation
import Geometry

extension PixelBox {
  /// Beyond so many rectangles a path is left to cairo, whose sweep is the better one for many.
  static let mostUnited = 512

  /// The very pixels that filling a path covers, in boxes that have none in common where that is asked for.
  ///
  /// Only rectangles along the axes whose edges are edges of pixels are told; `nil` for any other path, and for several
  /// rectangles that are not filled by winding.
  ///
  /// - Complexity: O(n log n) in the rectangles and in the boxes answered.
  static func boxes(
    filledBy path: Path, _ rule: FillRule, _ transform: CGAffineTransform, areDisjoint: Bool = true
  ) -> [PixelBox]? {
    guard transform.isScaleAndTranslation else { return nil }
    switch path.kind {
    case .rectangle(let rect):
      let far = CGPoint(x: rect.maxX, y: rect.maxY)
      return PixelBox(exactly: rect.origin, far, transform).map { [$0] }
    case .elements(let steps):
      guard rule == .nonZero, let boxes = boxes(of: steps, transform) else { return nil }
      return areDisjoint ? union(of: boxes) : boxes
    case .empty, .roundedRectangle, .ellipse: return nil
    }
  }

  /// The boxes of steps that are nothing but rectangles drawn the same way round.
  private static func boxes(of steps: [Path.Element], _ transform: CGAffineTransform) -> [PixelBox]? {
    guard steps.count.isMultiple(of: 5), steps.count <= 5 * mostUnited else { return nil }
    var boxes: [PixelBox] = []
    boxes.reserveCapacity(steps.count / 5)
    for start in stride(from: 0, to: steps.count, by: 5) {
      guard case .move(let origin) = steps[start], case .line(let second) = steps[start + 1],
        case .line(let far) = steps[start + 2], case .line(let last) = steps[start + 3],
        case .closeSubpath = steps[start + 4], origin.y == second.y, second.x == far.x, far.y == last.y,
        last.x == origin.x, origin.x <= far.x, origin.y <= far.y,
        let box = PixelBox(exactly: origin, far, transform)
      else { return nil }
      if !box.isEmpty { boxes.append(box) }
    }
    return boxes
  }

  /// The pixels of any of the boxes, each in one box only: row by row, as far down as the boxes there stay the same.
  static func union(of boxes: [PixelBox]) -> [PixelBox] {
    var edges: [Int] = []
    edges.reserveCapacity(2 * boxes.count)
    for box in boxes {
      edges.append(box.minY)
      edges.append(box.maxY)
    }
    edges.sort()
    var waiting = boxes.sorted { $0.minY > $1.minY }
    var open: [PixelBox] = []
    var union: [PixelBox] = []
    for index in edges.indices.dropLast() {
      let (top, bottom) = (edges[index], edges[index + 1])
      if top == bottom { continue }
      open.removeAll { $0.maxY <= top }
      while let next = waiting.last, next.minY <= top {
        open.insert(next, at: open.firstIndex { $0.minX > next.minX } ?? open.endIndex)
        waiting.removeLast()
      }
      var row: PixelBox?
      for box in open {
        if var span = row, span.maxX >= box.minX {
          span.maxX = max(span.maxX, box.maxX)
          row = span
        } else {
          if let row { union.append(row) }
          row = PixelBox(minX: box.minX, minY: top, maxX: box.maxX, maxY: bottom)
        }
      }
      if let row { union.append(row) }
    }
    return union
  }

  /// A rectangle between two corners, scaled and moved by `transform`, whose edges are edges of pixels to cairo, which
  /// knows 256 places in a pixel.
  init?(exactly origin: CGPoint, _ far: CGPoint, _ transform: CGAffineTransform) {
    guard let x1 = Self.edge(transform.a * origin.x + transform.tx),
      let y1 = Self.edge(transform.d * origin.y + transform.ty),
      let x2 = Self.edge(transform.a * far.x + transform.tx),
      let y2 = Self.edge(transform.d * far.y + transform.ty)
    else { return nil }
    self.init(minX: min(x1, x2), minY: min(y1, y2), maxX: max(x1, x2), maxY: max(y1, y2))
  }

  /// The edge of pixels that a coordinate is, if it is one.
  static func edge(_ coordinate: CGFloat) -> Int? {
    guard coordinate.magnitude < 1e6 else { return nil }
    // Without the functions that round, which are calls.
    let edge = Int(coordinate < 0 ? coordinate - 0.5 : coordinate + 0.5)
    return (coordinate - CGFloat(edge)).magnitude < 1 / 600 ? edge : nil
  }
}
