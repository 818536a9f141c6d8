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
    self.plan = plan
    guard let last else {
      try frame.paint(plan, on: canvas, worker: worker, store: store)
      return canvas.box
    }
    guard let motion = FrameMotion(from: last, to: plan) else {
      swap(&canvas, &previous)
      try frame.paint(plan, on: canvas, worker: worker, store: store)
      return FrameDifference.box(of: canvas, previous)
    }
    let (damage, rows) = (motion.damage, IndexSet(integersIn: 0..<canvas.box.height))
    if motion.dy == 0 {
      // What stands still is neither copied nor compared.
      guard let first = damage.first, let last = damage.last else { return .empty }
      previous.copy(damage, of: canvas, movedDown: 0)
      try paint(plan, of: frame, in: damage)
      return FrameDifference.box(of: canvas, previous, in: first..<last + 1)
    }
    swap(&canvas, &previous)
    canvas.copy(rows.subtracting(damage), of: previous, movedDown: motion.dy)
    try paint(plan, of: frame, in: damage)
    return FrameDifference.box(of: canvas, previous)
  }

  private func paint(_ plan: DrawPlan, of frame: StripPainter, in damage: IndexSet) throws(RenderingError) {
    for rows in damage.rangeView {
      try frame.paint(plan, on: Canvas(rows: rows, of: canvas), worker: worker, store: store)
    }
  }
}

extension Canvas {
  /// Takes `rows` over from those of a canvas of the same size that are `dy` further up.
  fileprivate func copy(_ rows: IndexSet, of canvas: Canvas, movedDown dy: Int) {
    flush()
    for range in rows.rangeView {
      let from = canvas.pixels + (range.lowerBound - dy) * stride
      (pixels + range.lowerBound * stride).update(from: from, count: range.count * stride)
    }
    markDirty()
  }
}
