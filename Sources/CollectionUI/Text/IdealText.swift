import Drawing
import Foundation
import Geometry

/// A text shaped for endless room, with what is asked of it again and again.
final class IdealText {
  nonisolated deinit {}

  let text: ShapedText
  let size: CGSize
  /// The height of one line, rounded up to a pixel.
  let lineHeight: CGFloat

  /// A text that was shaped.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - scale: pixels a point.
  init(_ text: ShapedText, scale: CGFloat) {
    self.text = text
    size = text.size
    lineHeight =
      text.lines.count > 1 ? PixelGrid(scale: scale).ceil(text.lines[0].frame.height) : text.size.height
  }
}
