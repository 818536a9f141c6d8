nonisolated extension FigureAnimation {
  /// The picture of a motion that its file begins with: what is seen where nothing moves, on paper, by readers who ask for
  /// less motion, and before an animation is played (`snapshots.md` E, animation).
  public enum KeyFrame: Hashable, Sendable {
    /// A picture of the motion, counted from 0; pictures that are equal are one, seen for longer.
    case frame(Int)
    /// The picture nearest to a part of the motion's pictures: 0 is the first, 1 the last.
    case progress(Double)

    /// The picture's number among `count`.
    ///
    /// - Throws: ``FigureAnimationError/noFrame(_:count:)`` where there is no such picture.
    func index(among count: Int) throws(FigureAnimationError) -> Int {
      switch self {
      case .frame(let frame):
        guard (0..<count).contains(frame) else { throw .noFrame(frame, count: count) }
        return frame
      case .progress(let part):
        let part = part.isFinite ? min(max(part, 0), 1) : 0
        return Int((part * Double(count - 1)).rounded())
      }
    }
  }

  /// The same motion in a file that begins with another picture.
  ///
  /// The motion still goes from its start to its end: the loop is entered at the picture, and what comes before it comes
  /// last. An animation that is not shown for ever ends with the picture before it.
  public func beginning(at keyFrame: KeyFrame) -> FigureAnimation {
    var animation = self
    animation.keyFrame = keyFrame
    return animation
  }
}
