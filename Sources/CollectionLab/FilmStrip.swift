public import Drawing
import Foundation
import Geometry

/// Several scroll positions of one content side by side, at one scale, each with its offset below.
///
/// ```swift
/// FilmStrip(content: JournalView(), positions: [0, 120, 240])
/// ```
public struct FilmStrip: DisplayListSource, CaptionedPictures {
  /// What is scrolled.
  public let content: any DisplayListSource
  /// Points from the content's top.
  public let positions: [CGFloat]

  /// A strip of `positions`.
  public init(content: any DisplayListSource, positions: [CGFloat]) {
    self.content = content
    self.positions = positions
  }

  func displayList(
    in environment: DrawingEnvironment, markup: FigureMarkup,
    figureWidth: (_ width: CGFloat) throws -> CGFloat
  ) throws -> DisplayList {
    let screens = try positions.map { position in
      var inner = environment
      inner.contentOffset = CGPoint(x: environment.contentOffset.x, y: position)
      return try content.displayList(in: inner)
    }
    let pictures = try markup.focused(markup.cropped(screens), in: environment)
    return try SideBySide.displayList(
      of: zip(positions, pictures).map { ("\(NumberText.decimal(Double($0))) pt", $1) }, in: environment,
      figureWidth: figureWidth)
  }
}
