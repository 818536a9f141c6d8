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

  /// The strip; each picture has the environment's width and height.
  ///
  /// Captions are at least 11 points high where the strip is shown 680 points wide.
  ///
  /// - Throws: as the content's own function.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    try displayList(in: environment) { $0 }
  }

  func displayList(
    in environment: DrawingEnvironment, figureWidth: (_ width: CGFloat) throws -> CGFloat
  ) throws -> DisplayList {
    let pictures = try positions.map { position in
      var inner = environment
      inner.contentOffset = CGPoint(x: environment.contentOffset.x, y: position)
      return (
        caption: "\(NumberText.decimal(Double(position))) pt",
        picture: try content.displayList(in: inner)
      )
    }
    return try SideBySide.displayList(of: pictures, in: environment, figureWidth: figureWidth)
  }
}
