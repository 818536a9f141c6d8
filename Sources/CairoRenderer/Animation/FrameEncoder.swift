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

  /// Fewer frames are not worth another run, whose first frame owes nothing to the one before.
  private static let runFrames = 8
  /// zlib's level for compact frames: an animation is many pictures, and on a page that scrolls the highest level takes
  /// seven times as long for 4 % less.
  private static let compactLevel: Int32 = 6

  /// The frames in order; `nil` for one whose pixels are those of the one before.
  func encode() throws(RenderingError) -> [EncodedFrame?] {
    let runs = runs()
    let results = Mutex<[Int: Result<[EncodedFrame?], RenderingError>]>([:])
    DispatchQueue.concurrentPerform(iterations: runs.count) { index in
      let result = Result { () throws(RenderingError) in
        try CairoRenderer.typed { try RasterWorker.with { try encode(runs[index], $0) } }
      }
      results.withLock { $0[index] = result }
    }
    let known = results.withLock { $0 }
    return try runs.indices.map { index throws(RenderingError) in try known[index]?.get() ?? [] }
      .flatMap(\.self)
  }

  /// The frames cut into runs of neighbours, one for each core.
  private func runs() -> [Range<Int>] {
    let most = (frames.count + Self.runFrames - 1) / Self.runFrames
    let count = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), most)
    return (0..<count).map { frames.count * $0 / count..<frames.count * ($0 + 1) / count }
  }

  private func encode(_ run: Range<Int>, _ worker: RasterWorker) throws(RenderingError) -> [EncodedFrame?] {
    var painter = try FrameRun(
      PixelBox(minX: 0, minY: 0, maxX: width, maxY: height), isOpaque: layout == .opaque, worker: worker)
    // The first frame of a run is compared with the last one of the run before.
    if run.lowerBound > 0 { _ = try painter.paint(frames[run.lowerBound - 1]) }
    return try run.map { index throws(RenderingError) in
      let box = try painter.paint(frames[index])
      return box.isEmpty ? nil : EncodedFrame(box: box, data: try compressed(box, of: painter.canvas))
    }
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
            compressor: CompactDeflater(level: Self.compactLevel)))
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
