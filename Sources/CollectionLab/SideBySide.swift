public import Drawing
import Foundation
import Geometry

/// Pictures in outlines of their own with captions below, whose letters are as large as the whole figure's width asks for.
protocol CaptionedPictures: DisplayListSource {
  /// The pictures as a part of a figure.
  ///
  /// - Parameters:
  ///   - environment: what each picture is drawn in.
  ///   - markup: what explains them, of which they heed the section that each is cut down to, by the same window, and
  ///     the items in focus, so that captions are not dimmed.
  ///   - figureWidth: how wide the figure is, in points, around pictures that are so wide together.
  /// - Throws: as the pictures' own functions.
  func displayList(
    in environment: DrawingEnvironment, markup: FigureMarkup,
    figureWidth: (_ width: CGFloat) throws -> CGFloat
  ) throws -> DisplayList
}

extension CaptionedPictures {
  /// The pictures beside each other; each has the environment's width and height.
  ///
  /// Captions are at least 11 points high where the picture is shown 680 points wide.
  ///
  /// - Throws: as the pictures' own functions.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    try displayList(in: environment, markup: FigureMarkup(content: self)) { $0 }
  }
}

/// Several contents side by side, at one scale, each with a caption below.
///
/// ```swift
/// SideBySide([("Before", OldScreen()), ("After", NewScreen())])
/// ```
public struct SideBySide: DisplayListSource, CaptionedPictures {
  /// What is shown, from left to right, each with the words below it.
  public let parts: [(caption: String, content: any DisplayListSource)]

  /// Contents with their captions.
  public init(_ parts: [(caption: String, content: any DisplayListSource)]) { self.parts = parts }

  func displayList(
    in environment: DrawingEnvironment, markup: FigureMarkup,
    figureWidth: (_ width: CGFloat) throws -> CGFloat
  ) throws -> DisplayList {
    let contents = try parts.map { try $0.content.displayList(in: environment) }
    let pictures = try markup.focused(markup.cropped(contents), in: environment)
    return try Self.displayList(
      of: zip(parts, pictures).map { ($0.caption, $1) }, in: environment, figureWidth: figureWidth)
  }

  /// Points between two pictures (`LOOK.md`, Explaining figures).
  static let gap: CGFloat = 24
  /// The corner of a picture, in points.
  private static let cornerRadius: CGFloat = 24

  /// How wide pictures of some sizes are beside each other, in points.
  static func width(of sizes: [CGSize]) -> CGFloat { sizes.reduce(gap) { $0 + $1.width + gap } }

  /// Pictures beside each other in outlines, each with its caption below.
  static func displayList(
    of pictures: [(caption: String, picture: DisplayList)], in environment: DrawingEnvironment,
    figureWidth: (_ width: CGFloat) throws -> CGFloat
  ) throws -> DisplayList {
    let width = width(of: pictures.map(\.picture.size))
    let bottom = Self.gap + (pictures.map(\.picture.size.height).max() ?? 0)
    let captionSize = max(
      12, OverlayMetrics.fontSize * (try figureWidth(width)) / OverlayMetrics.columnWidth)
    let height = (bottom + captionSize * 2.5).rounded(.up)
    let colors = Colors(environment)
    var items = [
      try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(colors.paper))
    ]
    var x = Self.gap
    for (words, picture) in pictures {
      items += try Self.items(of: picture, at: CGPoint(x: x, y: gap), in: environment)
      let caption = try environment.textMeasurer.shape(
        TextBlock(
          runs: [
            TextRun(
              words,
              style: TextStyle(font: FontDescriptor(size: captionSize, usesMonospacedDigits: true)))
          ], displayScale: environment.traits.displayScale))
      let left = x + ((picture.size.width - caption.size.width) / 2).rounded()
      items.append(
        try .text(
          caption, at: CGPoint(x: left, y: bottom + captionSize * 0.6), paints: [.color(colors.ink)]))
      x += picture.size.width + Self.gap
    }
    var diagnostics: [DrawingDiagnostic] = []
    for diagnostic in pictures.flatMap(\.picture.diagnostics) where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    return DisplayList(size: CGSize(width: width, height: height), items: items, diagnostics: diagnostics)
  }

  /// A picture in its outline, with its top left corner at a point.
  static func items(
    of picture: DisplayList, at point: CGPoint, in environment: DrawingEnvironment
  ) throws -> [DisplayItem] {
    let frame = CGRect(origin: .zero, size: picture.size)
    let place = CGAffineTransform(translationX: point.x, y: point.y)
    let line = 1 / environment.traits.displayScale
    let edge = Colors(environment).edge
    let outline = Path(
      roundedRect: frame.insetBy(dx: line / 2, dy: line / 2), cornerRadius: cornerRadius - line / 2)
    return [
      try .scope(
        DisplayScope(
          transform: place, clip: Path(roundedRect: frame, cornerRadius: cornerRadius), items: picture.items)),
      try .scope(
        DisplayScope(
          transform: place,
          items: [try .stroke(outline, with: .color(edge), style: StrokeStyle(lineWidth: line))])),
    ]
  }

  /// The strip's own colours.
  private struct Colors {
    let paper: SRGBColor
    let edge: SRGBColor
    let ink: SRGBColor

    init(_ environment: DrawingEnvironment) {
      func resolved(_ color: SystemColor) -> SRGBColor {
        color.resolved(for: environment.traits.colorScheme, palette: environment.palette)
      }
      paper = resolved(.systemBackground)
      edge = resolved(.separator)
      // A secondary label's look at a contrast of 4.5 : 1 and more, which that colour does not have on paper.
      ink = resolved(.label).multiplyingAlpha(by: 0.7)
    }
  }
}
