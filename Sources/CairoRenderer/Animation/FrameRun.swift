import Foundation

/// Paints neighbouring frames one after the other, each on what the one before has left, as far as that has only moved.
struct FrameRun {
  /// The frame painted last.
  private(set) var canvas: Canvas
  private var previous: Canvas
  private var plan: DrawPlan?
  private let worker: RasterWorker
  private let store = PictureStore()

  /// A run of frames of `box`.
  init(_ box: PixelBox, isOpaque: Bool, worker: RasterWorker) throws(RenderingError) {
    canvas = try Canvas(box, isOpaque: isOpaque)
    previous = try Canvas(box, isOpaque: isOpaque)
    self.worker = worker
  }

  /// Paints the next frame and gives the smallest box around the pixels in which it differs from the one before.
  mutating func paint(_ frame: StripPainter) throws(RenderingError) -> PixelBox {
    let plan = frame.plan()
    let last = self.plan
    swap(&canvas, &previous)
    self.plan = plan
    guard let last else {
      try frame.paint(plan, on: canvas, worker: worker, store: store)
      return canvas.box
    }
    if let motion = FrameMotion(from: last, to: plan) {
      canvas.copy(previous, movedDown: motion.dy, except: motion.damage)
      for rows in motion.damage.rangeView {
        try frame.paint(plan, on: Canvas(rows: rows, of: canvas), worker: worker, store: store)
      }
    } else {
      try frame.paint(plan, on: canvas, worker: worker, store: store)
    }
    return FrameDifference.box(of: canvas, previous)
  }
}

extension Canvas {
  /// Copies the rows of a canvas of the same size to rows `dy` further down, but to none of `others`.
  fileprivate func copy(_ canvas: Canvas, movedDown dy: Int, except others: IndexSet) {
    flush()
    let rows = IndexSet(integersIn: 0..<box.height).subtracting(others)
    for range in rows.rangeView {
      let from = canvas.pixels + (range.lowerBound - dy) * stride
      (pixels + range.lowerBound * stride).update(from: from, count: range.count * stride)
    }
    markDirty()
  }
}
