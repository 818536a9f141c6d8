import CDrawFloor
import CollectionLab
import Foundation

/// The same amount of text and shapes as a display list, as steps of the floor in C.
///
/// Gradients become plain colours; shadows, blurs and pictures are left out, which only makes the floor faster.
struct FloorSteps {
  private(set) var steps: [floor_step] = []
  private var strings: [UnsafeMutablePointer<CChar>] = []

  init(_ list: DisplayList) { for item in list.items { add(item) } }

  /// Frees the texts; the steps are of no use afterwards.
  mutating func free() {
    for string in strings { Glibc.free(string) }
    strings = []
    steps = []
  }

  private mutating func add(_ item: DisplayItem) {
    switch item.content {
    case .fill(let path, let paint, _):
      add(path)
      add(FLOOR_FILL, color(paint))
    case .stroke(let path, let paint, let style):
      add(path)
      add(FLOOR_STROKE, color(paint) + [style.lineWidth])
    case .text(let text, let origin, let paints):
      let isBroken = text.lines.count > 1
      let string = strdup(text.string)!
      strings.append(string)
      add(
        FLOOR_TEXT,
        color(paints.first ?? .color(SRGBColor(red: 0, green: 0, blue: 0)))
          + [
            origin.x, origin.y, text.runs.first?.fontSize ?? 17,
            isBroken ? text.size.width + 1 : -1,
          ], text: UnsafePointer(string))
    case .scope(let scope): add(scope)
    case .shadow, .image: break
    }
  }

  private mutating func add(_ scope: DisplayScope) {
    add(FLOOR_SAVE, [])
    let t = scope.transform
    add(FLOOR_TRANSFORM, [t.a, t.b, t.c, t.d, t.tx, t.ty])
    if let clip = scope.clip {
      add(clip)
      add(FLOOR_CLIP, [])
    }
    if scope.needsLayer { add(FLOOR_PUSH_GROUP, []) }
    for item in scope.items { add(item) }
    if scope.needsLayer { add(FLOOR_POP_GROUP, [scope.opacity]) }
    add(FLOOR_RESTORE, [])
  }

  private mutating func add(_ path: Path) {
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        add(FLOOR_MOVE, [to.x, to.y])
        last = to
      case .line(let to):
        add(FLOOR_LINE, [to.x, to.y])
        last = to
      case .quadCurve(let to, let control):
        let first = CGPoint(
          x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        add(FLOOR_CURVE, [first.x, first.y, second.x, second.y, to.x, to.y])
        last = to
      case .curve(let to, let first, let second):
        add(FLOOR_CURVE, [first.x, first.y, second.x, second.y, to.x, to.y])
        last = to
      case .closeSubpath: add(FLOOR_CLOSE, [])
      }
    }
  }

  private func color(_ paint: Paint) -> [CGFloat] {
    let color: SRGBColor
    if case .color(let own) = paint {
      color = own
    } else {
      color = paint.stops?.first?.color ?? SRGBColor(red: 0, green: 0, blue: 0)
    }
    return [color.red, color.green, color.blue].map { CGFloat($0) / 255 } + [color.alpha]
  }

  private mutating func add(_ kind: floor_kind, _ numbers: [CGFloat], text: UnsafePointer<CChar>? = nil) {
    var step = floor_step()
    step.kind = kind
    step.text = text
    withUnsafeMutableBytes(of: &step.numbers) { bytes in
      for (index, number) in numbers.enumerated() {
        bytes.storeBytes(of: Double(number), toByteOffset: index * 8, as: Double.self)
      }
    }
    steps.append(step)
  }
}
