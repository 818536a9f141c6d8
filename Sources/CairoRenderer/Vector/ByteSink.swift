import CCairo

/// Collects what a surface writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The function that cairo calls with each piece; its closure is a ``ByteSink``.
  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// What ``write`` takes as its closure; the sink must outlive the surface.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
