import Dispatch

/// The canvases on which the frames of an animation are painted, each used again once two frames have been compared.
///
/// A canvas belongs to the call that paints it until that is done; then it is only read, by that call and by the one
/// of the next frame.
final class FrameCanvases: @unchecked Sendable {
  private struct State {
    var painted: [Int: Canvas] = [:]
    /// How many calls have yet to finish with a frame's canvas.
    var readers: [Int: Int] = [:]
    var idle: [Canvas] = []
    var stores: [PictureStore] = []
  }

  private let box: PixelBox
  private let isOpaque: Bool
  private let count: Int
  private let ready: [DispatchSemaphore]
  private let lock = DispatchSemaphore(value: 1)
  private var state = State()

  /// Canvases of `box` for `count` frames.
  init(count: Int, box: PixelBox, isOpaque: Bool) {
    self.box = box
    self.isOpaque = isOpaque
    self.count = count
    ready = (0..<count).map { _ in DispatchSemaphore(value: 0) }
  }

  /// Paints a frame, and lets the next one see it.
  func paint(
    _ index: Int, _ body: (Canvas, PictureStore) throws(RenderingError) -> Void
  ) throws(RenderingError) -> Canvas {
    // Also where painting fails, or the next frame would wait for ever.
    defer { ready[index].signal() }
    let (idle, store) = with { ($0.idle.popLast(), $0.stores.popLast() ?? PictureStore()) }
    let canvas = if let idle { idle } else { try Canvas(box, isOpaque: isOpaque) }
    try body(canvas, store)
    with { state in
      state.painted[index] = canvas
      state.readers[index] = index + 1 < count ? 2 : 1
      state.stores.append(store)
    }
    return canvas
  }

  /// The canvas of a frame, once it is painted; `nil` where that has failed.
  func wait(for index: Int) -> Canvas? {
    ready[index].wait()
    return with { $0.painted[index] }
  }

  /// A frame's own call is done, with its canvas and that of the frame before.
  func finish(_ index: Int) {
    with { state in
      for index in [index - 1, index] {
        guard let readers = state.readers[index] else { continue }
        state.readers[index] = readers - 1
        if readers == 1, let canvas = state.painted.removeValue(forKey: index) { state.idle.append(canvas) }
      }
    }
  }

  private func with<Result>(_ body: (inout State) -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body(&state)
  }
}
