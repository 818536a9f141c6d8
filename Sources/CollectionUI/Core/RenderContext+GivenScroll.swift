import Drawing
import Foundation

extension RenderContext {
  /// Where the outermost scrollable content stands; `nil` for everything but the first that asks.
  func takeScroll() -> GivenScroll? {
    defer { givenScroll = nil }
    return givenScroll
  }

  /// Tells what of `scroll` nothing in the picture could follow.
  func tellUnheeded(_ scroll: GivenScroll) { scroll.unheeded.forEach(diagnose) }

  /// Tells that content stands somewhere else than was asked for, where that is more than rounding to a pixel.
  func tellClamped(_ asked: CGPoint, to used: CGPoint) {
    guard let diagnostic = GivenScroll.clamped(asked, to: used) else { return }
    diagnose(diagnostic)
  }
}
