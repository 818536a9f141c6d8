import Dispatch
import Foundation
import Synchronization

/// Paints and compresses the frames of an animation on every core.
struct FrameEncoder: Sendable {
  let width: Int
  let height: Int
  /// How the pixels of all frames are packed.
  let layout: PixelLayout
  private let frames: [StripPainter]
  private let isCompact: Bool

  /// An encoder of frames of one size; there is at least one.
  init(frames: [StripPainter], isCompact: Bool) {
    self.frames = frames
    self.isCompact = isCompact
    (width, height) = (frames[0].width, frames[0].height)
    // A file has one kind of pixels: those of the frame that needs most.
    let layouts = frames.map(\.layout)
    layout =
      [PixelLayout.translucent, .covered].first(where: layouts.contains) ?? .opaque
  }

  /// The frames in order; `nil` for one whose pixels are those of the one before.
  func encode() throws(RenderingError) -> [EncodedFrame?] {
    let canvases = FrameCanvases(
      count: frames.count, box: PixelBox(minX: 0, minY: 0, maxX: width, maxY: height),
      isOpaque: layout == .opaque)
    let results = Mutex<[Int: Result<EncodedFrame?, RenderingError>]>([:])
    // Frames are begun in order, so that the one before, which each waits for, is under way.
    DispatchQueue.concurrentPerform(iterations: frames.count) { index in
      let result = Result { () throws(RenderingError) in try encode(index, on: canvases) }
      results.withLock { $0[index] = result }
    }
    let known = results.withLock { $0 }
    return try frames.indices.map { index throws(RenderingError) in try known[index]?.get() ?? nil }
  }

  private func encode(_ index: Int, on canvases: FrameCanvases) throws(RenderingError) -> EncodedFrame? {
    defer { canvases.finish(index) }
    let frame = frames[index]
    let canvas = try canvases.paint(index) { canvas, store throws(RenderingError) in
      try CairoRenderer.typed {
        try RasterWorker.with { try frame.paint(on: canvas, worker: $0, store: store) }
      }
    }
    var box = canvas.box
    if index > 0 {
      // Where the one before could not be painted its error is what is told.
      guard let previous = canvases.wait(for: index - 1) else { return nil }
      box = FrameDifference.box(of: canvas, previous)
    }
    return box.isEmpty ? nil : EncodedFrame(box: box, data: try compressed(box, of: canvas))
  }

  /// The pixels of a canvas in `box`, packed and compressed.
  private func compressed(_ box: PixelBox, of canvas: Canvas) throws(RenderingError) -> [UInt8] {
    var data = EncodedFrame.number
    // What packed pixels of an interface come down to, so that there is seldom need to grow.
    data.reserveCapacity(box.width * box.height * layout.channels / 8 + 1024)
    func write<Compressor: Deflater & ~Copyable>(_ rows: consuming RowCompressor<Compressor>) throws {
      var rows = rows
      try rows.write(
        UnsafeRawPointer(canvas.pixels + box.minY * canvas.stride + box.minX), count: box.height,
        stride: canvas.stride * 4, above: nil
      ) { data.append(contentsOf: $0) }
    }
    try CairoRenderer.typed {
      if isCompact {
        try write(
          RowCompressor(
            width: box.width, height: box.height, layout: layout, isCompact: true,
            compressor: CompactDeflater()))
      } else {
        try write(
          RowCompressor(
            width: box.width, height: box.height, layout: layout, isCompact: false,
            compressor: FastDeflater()))
      }
    }
    return data
  }
}
