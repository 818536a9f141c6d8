import CCairo
import Drawing
import Foundation
import Geometry

/// Paints a display list strip by strip on one small canvas, so that a picture of any height needs the memory of one
/// strip.
struct StripPainter {
  let width: Int
  let height: Int
  /// How the canvas's pixels are to be packed.
  let layout: PixelLayout
  private let list: DisplayList
  private let scale: CGFloat
  private let background: SRGBColor?

  /// The most rows of a strip.
  static let rows = 256
  /// The width up to which strips have the most rows, because more of them would paint more things in parts.
  private static let width = 1024
  /// The pixels of a wider strip: few enough to stay in the cache between painting and packing.
  private static let pixels = 1 << 17

  /// How many rows the strips of a picture have.
  private static func rows(ofWidth width: Int) -> Int {
    width <= Self.width ? rows : min(max(pixels / width, 16), rows)
  }

  /// A strip of painted rows.
  struct Strip {
    /// The first row's pixels; native words.
    var pixels: UnsafeRawPointer
    /// Bytes from row to row.
    var stride: Int
    var rows: Range<Int>
    /// The pixels of the row above; `nil` at the top.
    var above: UnsafeRawPointer?
    /// Columns of one colour in all rows.
    var margins = StripMargins.none
  }

  /// A painter of `list`.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - background: what the items are painted on; `nil` for nothing.
  ///   - budget: the most pixels accepted.
  /// - Throws: ``RenderingError`` where the size or the scale cannot be drawn.
  init(
    _ list: DisplayList, scale: CGFloat, background: SRGBColor?, budget: Int
  ) throws(RenderingError) {
    guard scale.isFinite, CairoRenderer.scales.contains(scale) else { throw .invalidScale(scale) }
    let size = list.size
    guard size.width > 0, size.height > 0, DrawingLimits.accepts(size.width),
      DrawingLimits.accepts(size.height)
    else { throw .invalidSize(size) }
    let grid = PixelGrid(scale: scale)
    width = max(Int((grid.ceil(size.width) * scale).rounded()), 1)
    height = max(Int((grid.ceil(size.height) * scale).rounded()), 1)
    guard width <= CairoRenderer.surfaceLimit else {
      throw .tooWide(width, limit: CairoRenderer.surfaceLimit)
    }
    guard width * height <= budget else {
      throw .tooManyPixels(width: width, height: height, budget: budget)
    }
    self.list = list
    self.scale = scale
    self.background = background
    if Self.erases(list.items) {
      // What is taken away shows what is behind the picture, however opaque it was painted.
      layout = .translucent
    } else if let background, background.isOpaque {
      layout = .opaque
    } else if list.isOpaque {
      // Where the last row or column is only part of a pixel in points, its colour is restored from what covers it.
      let isWhole =
        (size.width * scale - CGFloat(width)).magnitude < 0.001
        && (size.height * scale - CGFloat(height)).magnitude < 0.001
      layout = isWhole ? .opaque : .covered
    } else {
      layout = .translucent
    }
  }

  /// Whether one of `items` takes away from what is painted before it.
  private static func erases(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .scope(let scope) = item.content else { return false }
      return scope.blendMode == .destinationOut || !scope.needsLayer && erases(scope.items)
    }
  }

  /// What is painted, in order, in pixels.
  ///
  /// O(n) in the items.
  func plan() -> DrawPlan { DrawPlan(list, scale: scale, width: width, height: height) }

  /// Paints a picture's whole canvas, over whatever was there.
  ///
  /// - Parameters:
  ///   - plan: the picture's ``plan()``.
  ///   - canvas: a canvas of the picture's width, which shows some of its rows.
  ///   - store: pictures and shadows made for earlier paintings, which this one may use again.
  func paint(
    _ plan: DrawPlan, on canvas: Canvas, worker: RasterWorker, store: PictureStore
  ) throws(RenderingError) {
    canvas.reset()
    if canvas.opaqueBits == 0 || background != nil { try clear(canvas) }
    let painter = RasterPainter(plan: plan, worker: worker, store: store)
    try painter.paint(plan.commands(inRows: canvas.box.minY..<canvas.box.maxY), on: canvas)
    try RenderingError.check(cairo_status(canvas.context), during: "drawing")
    canvas.flush()
  }

  /// Leaves nothing but the background on a canvas.
  private func clear(_ canvas: Canvas) throws(RenderingError) {
    canvas.clear()
    guard let background else { return }
    setSource(canvas.context, background)
    cairo_paint(canvas.context)
  }

  /// Paints all strips from the top and hands each to `body`, whose pixels are only valid during the call.
  ///
  /// - Parameters:
  ///   - rows: the rows of a strip; `nil` for as many as suit the width.
  ///   - body: takes each strip.
  func forEachStrip(rows: Int? = nil, _ body: (Strip) throws -> Void) throws {
    try RasterWorker.with { worker in
      let plan = plan()
      let painter = RasterPainter(plan: plan, worker: worker, store: PictureStore())
      let rows = min(rows ?? Self.rows(ofWidth: width), height)
      let canvas = try Canvas(
        PixelBox(minX: 0, minY: 0, maxX: width, maxY: rows), isOpaque: layout == .opaque, rowsAbove: 1)
      let isCleared = layout != .opaque || background != nil
      var known = StripMargins.none
      for (index, commands) in plan.strips(height: rows).enumerated() {
        let top = index * rows
        let bottom = min(top + rows, height)
        let above = canvas.pixels - canvas.stride
        if index > 0 {
          above.update(from: canvas.pixels + (rows - 1) * canvas.stride, count: canvas.stride)
          canvas.move(toRow: top)
        }
        if isCleared { try clear(canvas) }
        let strip = PixelBox(minX: 0, minY: top, maxX: width, maxY: bottom)
        let margins = isCleared ? .none : plan.margins(of: commands, in: strip)
        let untouched = margins.common(with: known)
        known = margins
        for (number, command) in commands.enumerated() {
          if number == 0, !untouched.isEmpty {
            try painter.paint(plan.command(command, beside: untouched, in: strip), on: canvas)
          } else {
            try painter.paint(plan.commands[Int(command)], on: canvas)
          }
        }
        try RenderingError.check(cairo_status(canvas.context), during: "drawing")
        canvas.flush()
        try body(
          Strip(
            pixels: UnsafeRawPointer(canvas.pixels), stride: canvas.stride * 4, rows: top..<bottom,
            above: index > 0 ? UnsafeRawPointer(above) : nil, margins: margins))
      }
    }
  }
}
