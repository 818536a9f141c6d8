import Foundation

/// Where two frames differ.
enum FrameDifference {
  /// The smallest box around the pixels in which two canvases of one size differ; empty where they are equal.
  ///
  /// O(n) in the pixels of the rows.
  ///
  /// - Parameter rows: the only rows that may differ; all where none are named.
  static func box(of canvas: Canvas, _ other: Canvas, in rows: Range<Int>? = nil) -> PixelBox {
    let (width, rows) = (canvas.box.width, rows ?? 0..<canvas.box.height)
    // Where pixels have no opacity of their own, its bits say nothing.
    let mask = ~canvas.opaqueBits
    func row(_ canvas: Canvas, _ y: Int) -> UnsafePointer<UInt32> {
      UnsafePointer(canvas.pixels + y * canvas.stride)
    }
    func differs(_ y: Int) -> Bool { Self.differ(row(canvas, y), row(other, y), count: width, mask) }
    guard let top = rows.first(where: differs),
      let bottom = (top..<rows.upperBound).last(where: differs)
    else { return .empty }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let (a, b) = (row(canvas, y), row(other, y))
      if let first = (0..<left).first(where: { (a[$0] ^ b[$0]) & mask != 0 }) { left = first }
      if let last = (right..<width).last(where: { (a[$0] ^ b[$0]) & mask != 0 }) { right = last + 1 }
    }
    return PixelBox(minX: left, minY: top, maxX: right, maxY: bottom + 1)
  }

  private static func differ(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int, _ mask: UInt32
  ) -> Bool {
    if memcmp(a, b, count * 4) == 0 { return false }
    if mask == .max { return true }
    var difference: UInt32 = 0
    for index in 0..<count { difference |= a[index] ^ b[index] }
    return difference & mask != 0
  }
}
