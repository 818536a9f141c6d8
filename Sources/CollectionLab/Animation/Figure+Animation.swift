public import Drawing

extension Figure {
  /// The figure in motion.
  ///
  /// - Parameters:
  ///   - animation: the motion; `nil` for the figure's own, or for scrolling to the content's end where it has none.
  ///   - environment: size, traits, palette, content offset and text engine.
  ///   - framesPerSecond: one of `FigureAnimation.rates`; others are taken to the nearest.
  /// - Throws: ``FigureAnimationError`` where nothing can move, and as the content's own
  ///   `displayList(in:)`.
  @MainActor
  public func frames(
    _ animation: FigureAnimation? = nil, in environment: DrawingEnvironment,
    framesPerSecond: Int = FigureAnimation.defaultRate
  ) throws -> DisplayAnimation {
    try (animation ?? self.animation ?? .scroll()).frames(
      of: content(), in: environment, framesPerSecond: framesPerSecond)
  }
}
