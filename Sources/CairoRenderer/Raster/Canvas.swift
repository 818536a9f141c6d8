import CCairo
import Drawing
import Foundation
import Geometry

/// Pixels in memory that cairo draws on: a part of the picture, addressed in the whole picture's pixels.
final class Canvas {
  /// The part of the picture the canvas shows.
  private(set) var box: PixelBox
  /// The first row; cairo's native words, premultiplied.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Words from one row to the next.
  let stride: Int
  /// The bits of a pixel's opacity, where pixels have none of their own and those bits are undefined.
  let opaqueBits: UInt32
  private let memory: PixelMemory
  private let surface: Surface
  private let owner: Context
  /// The clips in force in ``context``.
  private var clips: [Int] = []

  /// The context to draw with.
  var context: OpaquePointer { owner.pointer }
  /// The surface to paint from.
  var source: OpaquePointer { surface.pointer }

  /// A clear canvas.
  ///
  /// - Parameters:
  ///   - isOpaque: whether no pixel needs an opacity of its own.
  ///   - rowsAbove: rows of memory in front of the first row, for the caller's use.
  convenience init(_ box: PixelBox, isOpaque: Bool = false, rowsAbove: Int = 0) throws(RenderingError) {
    let memory = PixelMemory(count: box.width * (box.height + rowsAbove))
    try self.init(box, isOpaque: isOpaque, memory.words + box.width * rowsAbove, in: memory)
  }

  /// Some rows of another canvas: what is painted on one is painted on both.
  convenience init(rows: Range<Int>, of whole: Canvas) throws(RenderingError) {
    whole.flush()
    let box = PixelBox(
      minX: whole.box.minX, minY: rows.lowerBound, maxX: whole.box.maxX, maxY: rows.upperBound)
    let first = whole.pixels + (rows.lowerBound - whole.box.minY) * whole.stride
    try self.init(box, isOpaque: whole.opaqueBits != 0, first, in: whole.memory)
  }

  private init(
    _ box: PixelBox, isOpaque: Bool, _ pixels: UnsafeMutablePointer<UInt32>, in memory: PixelMemory
  ) throws(RenderingError) {
    self.box = box
    self.pixels = pixels
    self.memory = memory
    stride = box.width
    opaqueBits = isOpaque ? 0xFF00_0000 : 0
    let surface = try Surface(
      adopting: cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height),
        Int32(stride * 4)),
      "making a surface of \(box.width) × \(box.height) pixels")
    owner = try Context(surface)
    self.surface = surface
  }

  deinit { cairo_surface_finish(surface.pointer) }

  /// Makes the canvas show the same columns of other rows; what was painted stays in memory.
  func move(toRow minY: Int) {
    box = PixelBox(minX: box.minX, minY: minY, maxX: box.maxX, maxY: minY + box.height)
    reset()
  }

  /// Makes every pixel clear.
  func clear() {
    cairo_surface_flush(surface.pointer)
    pixels.update(repeating: 0, count: stride * box.height)
    cairo_surface_mark_dirty(surface.pointer)
  }

  /// Lets the pixels be read or written by others than cairo.
  func flush() { cairo_surface_flush(surface.pointer) }

  /// Lets cairo know of pixels that others wrote.
  func markDirty() { cairo_surface_mark_dirty(surface.pointer) }

  /// Maps user space through `transform` to the picture's pixels.
  func set(_ transform: CGAffineTransform) {
    var matrix = transform.cairo
    matrix.x0 -= Double(box.minX)
    matrix.y0 -= Double(box.minY)
    cairo_set_matrix(context, &matrix)
  }

  /// Takes user space to be the picture's pixels.
  func setPixels() {
    var matrix = cairo_matrix_t(
      xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-box.minX), y0: Double(-box.minY))
    cairo_set_matrix(context, &matrix)
  }

  /// A rectangle without what reaches far beyond the canvas, whose pixels cairo's numbers may not hold; other paths as
  /// they are.
  ///
  /// Cairo's coordinates wrap round beyond ±8,388,608 pixels (`rendering.md` 4.4).
  func trimmed(_ path: Path, _ transform: CGAffineTransform) -> Path {
    guard case .rectangle(let rect) = path.kind, transform.isScaleAndTranslation else { return path }
    let near = box.grown(dx: 4096, dy: 4096)
    if near.contains(PixelBox(around: rect.applying(transform))) { return path }
    let visible = CGRect(
      x: CGFloat(near.minX), y: CGFloat(near.minY), width: CGFloat(near.width), height: CGFloat(near.height))
    let trimmed = rect.intersection(visible.applying(transform.inverted()))
    return trimmed.isNull ? Path() : Path(trimmed)
  }

  /// Forgets the clips in force.
  func reset() {
    if clips.isEmpty { return }
    cairo_reset_clip(context)
    clips.removeAll(keepingCapacity: true)
  }

  /// Brings those clips into force, of the chain that begins at `index`, that cut something away from `part`.
  ///
  /// Leaves the matrix undefined.
  func clip(to index: Int, of plan: DrawPlan, for part: PixelBox) {
    if index == ClipNode.none {
      reset()
      return
    }
    var needed: [Int] = []
    var next = index
    while next != ClipNode.none {
      let node = plan.clips[next]
      if !node.spares(part) { needed.append(next) }
      next = node.parent
    }
    if needed == clips { return }
    cairo_reset_clip(context)
    clips = needed
    for index in needed {
      let node = plan.clips[index]
      set(node.transform)
      setPath(context, trimmed(node.path, node.transform))
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }
  }
}

/// Memory for pixels, all clear, that lives as long as a canvas on it.
private final class PixelMemory {
  let words: UnsafeMutablePointer<UInt32>

  init(count: Int) {
    // Pages fresh from the system are clear already.
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      fatalError("there is no memory for \(count) pixels")
    }
    words = memory.bindMemory(to: UInt32.self, capacity: count)
  }

  deinit { free(words) }
}
