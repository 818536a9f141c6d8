import CCairo

/// The one owner of a cairo surface.
struct Surface: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a surface that was just created.
  ///
  /// - Throws: ``RenderingError`` where cairo made an error object instead.
  init(adopting pointer: OpaquePointer, _ action: String) throws(RenderingError) {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw RenderingError(status, during: action)
    }
    self.pointer = pointer
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Ends the drawing and writes out what is left.
  ///
  /// - Throws: ``RenderingError`` where anything since the creation failed.
  func finish(_ action: String) throws(RenderingError) {
    cairo_surface_finish(pointer)
    try RenderingError.check(cairo_surface_status(pointer), during: action)
  }
}

/// A surface that several places hold.
final class SharedSurface {
  let surface: Surface

  /// Takes over `surface`.
  init(_ surface: consuming Surface) { self.surface = surface }
}

/// The one owner of a cairo drawing context.
struct Context: ~Copyable {
  let pointer: OpaquePointer

  /// A context that draws on `surface`, with smooth edges.
  init(_ surface: borrowing Surface) throws(RenderingError) {
    pointer = cairo_create(surface.pointer)
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(pointer)
      throw RenderingError(status, during: "beginning to draw")
    }
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
  }

  deinit { cairo_destroy(pointer) }

  /// Throws where anything drawn so far failed.
  func check() throws(RenderingError) { try RenderingError.check(cairo_status(pointer), during: "drawing") }
}

extension RenderingError {
  /// What cairo says of `status`.
  init(_ status: cairo_status_t, during action: String) {
    self = .cairo(String(cString: cairo_status_to_string(status)), during: action)
  }

  /// Throws unless `status` is success.
  static func check(_ status: cairo_status_t, during action: String) throws(RenderingError) {
    if status != CAIRO_STATUS_SUCCESS { throw RenderingError(status, during: action) }
  }
}
