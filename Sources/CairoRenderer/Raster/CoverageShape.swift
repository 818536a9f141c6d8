import Drawing
import Foundation
import Geometry

/// A shape that may have others like it in a picture.
struct CoverageShape {
  let key: CoverageKey
  /// The shape's outline, a rounded rectangle's without the rows and columns that are as those beside them.
  let path: Path
  /// Maps the path's space to pixels, the corner of the shape's pixels at the origin.
  let transform: CGAffineTransform

  /// Steps of a stroke of straight lines; fewer are fast.
  private static let lines = 12...64
  /// Steps of any other outline.
  private static let steps = 3...64
  private static let pixels = 16_384

  /// The shape that a command fills or strokes; `nil` where it is no small one, and where cairo is not slow.
  init?(_ command: DrawCommand) {
    guard command.boxes.isEmpty, let scale = command.transform.uniformScale else { return nil }
    var path: Path
    let brush: CoverageKey.Brush
    switch command.content {
    case .fill(let filled, .color, let rule): (path, brush) = (filled, .fill(rule))
    case .stroke(let stroked, .color, let style): (path, brush) = (stroked, .stroke(style))
    default: return nil
    }
    let extent = command.extent
    var (width, height) = (extent.width, extent.height)
    if case .roundedRectangle(let rect, let radii, let style) = path.kind {
      let spare = Self.spare(rect, radii, style, brush, scale)
      (width, height) = (width - spare.columns, height - spare.rows)
      path = Path(
        roundedRect: CGRect(
          x: rect.minX, y: rect.minY, width: rect.width - CGFloat(spare.columns) / scale,
          height: rect.height - CGFloat(spare.rows) / scale), cornerRadii: radii, style: style)
    }
    guard width * height <= Self.pixels else { return nil }
    let transform = command.transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(extent.minX), y: -CGFloat(extent.minY)))
    guard let outline = Self.outline(of: path, brush, transform) else { return nil }
    key = CoverageKey(outline: outline, brush: brush, scale: scale, width: width, height: height)
    self.path = path
    self.transform = transform
  }

  /// How many columns and rows in the middle of a rounded rectangle are as those beside them.
  private static func spare(
    _ rect: CGRect, _ radii: CornerRadii, _ style: RoundedCornerStyle, _ brush: CoverageKey.Brush,
    _ scale: CGFloat
  ) -> (columns: Int, rows: Int) {
    var reach = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
    // How far a continuous corner reaches along its edges (`views.md` 6.4).
    if style == .continuous { reach *= 1.5287 }
    if case .stroke(let style) = brush {
      if !style.dash.isEmpty { return (0, 0) }
      reach += style.lineWidth / 2
    }
    let corners = 2 * (reach * scale).rounded(.up) + 5
    // Beyond cairo's numbers a shape has no tile anyway.
    func spare(_ length: CGFloat) -> Int { Int(min(max((length * scale - corners).rounded(.down), 0), 1e6)) }
    return (spare(rect.width), spare(rect.height))
  }

  private static func outline(
    of path: Path, _ brush: CoverageKey.Brush, _ transform: CGAffineTransform
  ) -> CoverageKey.Outline? {
    var numbers = FixedNumbers(transform: transform)
    let outline: CoverageKey.Outline
    switch path.kind {
    case .empty, .rectangle: return nil
    case .ellipse(let rect):
      numbers.add(rect)
      outline = .ellipse(numbers.values)
    case .roundedRectangle(let rect, let radii, let style):
      numbers.add(rect)
      outline = .roundedRectangle(numbers.values, radii, style)
    case .elements(let elements):
      guard steps.contains(elements.count) else { return nil }
      if case .stroke = brush, elements.allSatisfy(\.isStraight), !lines.contains(elements.count) {
        return nil
      }
      for element in elements { numbers.add(element) }
      outline = .steps(numbers.values)
    }
    return numbers.areExact ? outline : nil
  }
}

/// Points in 256ths of a pixel.
private struct FixedNumbers {
  /// Maps the points to pixels.
  let transform: CGAffineTransform
  private(set) var values: [Int32] = []
  /// Whether cairo has such numbers for all points.
  private(set) var areExact = true

  init(transform: CGAffineTransform) { self.transform = transform }

  mutating func add(_ point: CGPoint) {
    let point = point.applying(transform)
    for length in [point.x, point.y] {
      if let value = Int32(exactly: (length * 256).rounded()) {
        values.append(value)
      } else {
        areExact = false
      }
    }
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Adds a step, a number for its kind first.
  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      values.append(0)
      add(to)
    case .line(let to):
      values.append(1)
      add(to)
    case .quadCurve(let to, let control):
      values.append(2)
      add(control)
      add(to)
    case .curve(let to, let control1, let control2):
      values.append(3)
      add(control1)
      add(control2)
      add(to)
    case .closeSubpath: values.append(4)
    }
  }
}

extension Path.Element {
  fileprivate var isStraight: Bool {
    switch self {
    case .move, .line, .closeSubpath: true
    case .quadCurve, .curve: false
    }
  }
}
