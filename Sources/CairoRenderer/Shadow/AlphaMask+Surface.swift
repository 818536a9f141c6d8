import CCairo

extension AlphaMask {
  /// Calls `body` with an A8 surface over the mask's own pixels.
  mutating func withSurface(
    _ body: (borrowing Surface) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let (width, height, stride) = (width, height, stride)
    let failure = pixels.withUnsafeMutableBufferPointer { pixels -> RenderingError? in
      do throws(RenderingError) {
        let surface = try Surface(
          adopting: cairo_image_surface_create_for_data(
            pixels.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride)),
          "drawing a shadow")
        defer { cairo_surface_finish(surface.pointer) }
        try body(surface)
        return nil
      } catch { return error }
    }
    if let failure { throw failure }
  }
}
