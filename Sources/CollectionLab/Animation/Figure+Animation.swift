public import Drawing

extension Figure {
  /// The figure in motion, with what explains it.
  ///
  /// - Parameters:
  ///   - animation: the motion; `nil` for the figure's own, or for scrolling to the content's end where it has none.
  ///   - environment: size, traits, palette, content offset and text engine.
  ///   - framesPerSecond: one of `FigureAnimation.rates`; others are taken to the nearest.
  ///   - overlay: what is drawn over the pictures, in place of the figure's own.
  ///   - focus: the items in focus, in place of the figure's own.
  ///   - crop: the section that the pictures are cut down to, counted from 0, in place of the figure's own.
  ///   - frame: what the pictures stand in, in place of the figure's own.
  ///   - padding: points around the pictures, in place of the figure's own.
  ///   - cornerRadius: the radius of their corners, in points, in place of the figure's own.
  /// - Throws: ``FigureAnimationError`` where nothing can move, and as the still picture's
  ///   ``displayList(in:film:isLong:overlay:focus:crop:frame:padding:cornerRadius:)``.
  @MainActor
  public func frames(
    _ animation: FigureAnimation? = nil, in environment: DrawingEnvironment,
    framesPerSecond: Int = FigureAnimation.defaultRate, overlay: FigureOverlay? = nil,
    focus: [String]? = nil, crop: Int? = nil, frame: FigureFrame? = nil, padding: CGFloat? = nil,
    cornerRadius: CGFloat? = nil
  ) throws -> DisplayAnimation {
    try (animation ?? self.animation ?? .scroll()).frames(
      of: markup(
        content(), overlay: overlay, focus: focus, crop: crop, frame: frame, padding: padding,
        cornerRadius: cornerRadius), in: environment,
      framesPerSecond: framesPerSecond)
  }
}
