import Drawing
import Foundation
import Synchronization

/// What one picture at a time is rasterised with: glyph masks that outlive the picture, and buffers.
///
/// Only the call that took a worker out of the pool uses it, so its parts need no locks of their own.
final class RasterWorker: @unchecked Sendable {
  let glyphs: GlyphCache
  /// Coverage of the text that is being painted; reused from text to text.
  var textMask = TextMask()
  private var coverage: [UInt8] = []

  private init() throws(RenderingError) { glyphs = try GlyphCache() }

  /// Calls `body` with room for the coverage of `count` pixels, whatever it holds.
  func withCoverage(_ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    if coverage.count < count { coverage = [UInt8](repeating: 0, count: count) }
    coverage.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  private static let idle = Mutex<[RasterWorker]>([])

  /// Calls `body` with a worker that nobody else uses meanwhile.
  static func with<Result>(_ body: (RasterWorker) throws -> Result) throws -> Result {
    let worker: RasterWorker
    if let known = idle.withLock({ $0.popLast() }) { worker = known } else { worker = try RasterWorker() }
    defer {
      idle.withLock { idle in
        // One is always kept; to count the cores the system's files have to be read.
        if idle.isEmpty || idle.count < ProcessInfo.processInfo.activeProcessorCount { idle.append(worker) }
      }
    }
    worker.glyphs.trim()
    return try body(worker)
  }
}
