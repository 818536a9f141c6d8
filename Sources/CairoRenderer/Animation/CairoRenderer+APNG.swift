public import Drawing
public import Foundation

extension CairoRenderer {
  /// The most pixels of one frame of an animation.
  static let framePixels = 1 << 25

  /// An animation as an APNG file: a PNG whose picture is the first frame, for readers that know nothing else.
  ///
  /// Frames are painted and compressed on every core, each core a run of neighbours, and what has only moved up or down
  /// by whole pixels since the frame before is not painted again. Each frame has the very pixels of its still picture. Of
  /// each only the smallest rectangle is stored that holds all pixels in which it differs from the one before; a frame of
  /// the same pixels makes that one's time longer, and an animation in which no pixel changes is a plain PNG. O(n) in the
  /// pixels of all frames; memory is that of two frames for each core.
  ///
  /// - Parameters:
  ///   - animation: the frames; each side is rounded up to a pixel.
  ///   - scale: pixels a point, one of ``scales``.
  ///   - compact: whether a smaller file is worth several times the time.
  ///   - background: what the frames are painted on; `nil` for nothing.
  ///   - plays: how often the animation is shown; 0 for ever.
  /// - Throws: ``RenderingError`` where the size or scale cannot be drawn, or a picture or font is broken.
  public static func apng(
    _ animation: DisplayAnimation, scale: CGFloat, compact: Bool = false, background: SRGBColor? = nil,
    plays: Int = 0
  ) throws(RenderingError) -> [UInt8] {
    let frames = try animation.frames.map { frame throws(RenderingError) in
      try StripPainter(frame.list, scale: scale, background: background, budget: framePixels)
    }
    guard frames[0].height <= surfaceLimit else {
      throw .tooManyPixels(width: frames[0].width, height: frames[0].height, budget: framePixels)
    }
    let encoder = FrameEncoder(frames: frames, isCompact: compact)
    var writer = APNGWriter(framesPerSecond: animation.framesPerSecond, plays: plays)
    for (frame, encoded) in zip(animation.frames, try encoder.encode()) {
      writer.append(encoded, count: frame.count)
    }
    return writer.file(
      width: encoder.width, height: encoder.height, channels: encoder.layout.channels, scale: scale)
  }
}
