/// The frames of an APNG file, each as a picture file of its own, so that they can be compared by their pixels.
///
/// A PNG file without an animation is one frame.
package struct APNGFrames {
  /// One frame.
  package struct Frame {
    /// Place, size, time and the way it is laid over what was shown, as the file says them; empty in a file without an
    /// animation.
    package fileprivate(set) var control: ArraySlice<UInt8>
    /// A PNG file of the frame's pixels alone.
    package fileprivate(set) var picture: [UInt8]
  }

  /// The frames in order.
  package let frames: [Frame]
  /// Size, depth and how often the animation is shown, as the file says them.
  package let header: [UInt8]

  /// The frames in the bytes of a file; `nil` where it is not made of PNG chunks.
  ///
  /// O(n) in the bytes.
  package init?(file: [UInt8]) {
    guard file.starts(with: PNGChunk.signature) else { return nil }
    var header: [UInt8] = []
    var animation: ArraySlice<UInt8> = []
    var open: (control: ArraySlice<UInt8>, data: [UInt8])?
    var frames: [Frame] = []
    func finish() {
      guard let (control, data) = open, !data.isEmpty else { return }
      open = nil
      var size = header
      if !control.isEmpty { size.replaceSubrange(0..<8, with: control.prefix(8)) }
      frames.append(Frame(control: control, picture: Self.picture(size, data)))
    }
    PNGChunk.forEach(in: file) { kind, data in
      switch kind {
      case "IHDR" where data.count == 13: header = Array(data)
      case "acTL" where data.count == 8: animation = data.suffix(4)
      case "fcTL" where data.count == 26 && !header.isEmpty:
        finish()
        // A sequence number comes before all else.
        open = (data.dropFirst(4), [])
      case "IDAT":
        if open == nil { open = ([], []) }
        open?.data += data
      case "fdAT": open?.data += data.dropFirst(4)
      default: break
      }
    }
    if header.isEmpty { return nil }
    finish()
    self.frames = frames
    self.header = header + animation
  }

  private static func picture(_ header: [UInt8], _ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    func sink(_ piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }
    PNGChunk.signature.withUnsafeBytes(sink)
    for (kind, data) in [("IHDR", header), ("sRGB", [0]), ("IDAT", data), ("IEND", [])] {
      PNGChunk.write(kind, data, to: sink)
    }
    return bytes
  }
}
