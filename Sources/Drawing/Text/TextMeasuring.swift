/// Turns texts into shaped texts: the one seam between everything that draws and the engine that knows fonts.
public protocol TextMeasuring: Sendable {
  /// The shape of `block`: its size, lines and glyphs. The same block always gives the same shape.
  ///
  /// - Throws: an error a person can act on where a font is unknown or cannot be read.
  func shape(_ block: TextBlock) throws -> ShapedText
}
