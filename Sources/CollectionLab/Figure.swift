public import Drawing
public import Foundation
public import Geometry
public import PangoText

/// A picture that a chapter, or anybody's document, declares: what is drawn, how large, and what words go with it.
nonisolated public struct Figure: Sendable {
  /// A short name in lower case, unique in its chapter; part of file names.
  public let name: String
  /// A sentence below the figure.
  public let caption: String
  /// What the figure shows, for those who cannot see it.
  public let alternativeText: String
  /// The picture's width in points.
  public let width: CGFloat
  /// The picture's height in points; `nil` for the content's own.
  public let height: CGFloat?
  /// How far the content is scrolled, in points.
  public let contentOffset: CGPoint
  /// The scroll positions, in points from the top, that are shown side by side; empty for a single picture.
  public let film: [CGFloat]
  /// The text size that the figure is about; `nil` for the reader's.
  public let dynamicTypeSize: DynamicTypeSize?
  /// The direction that the figure is about; `nil` for the reader's.
  public let layoutDirection: LayoutDirection?
  /// What of the collections' layouts is drawn over the picture.
  public let overlay: FigureOverlay
  /// The items in focus; see ``FigureMarkup/focus``.
  public let focus: [String]
  /// The section that the picture is cut down to, counted from 0; `nil` for the whole.
  public let crop: Int?
  /// What the picture stands in.
  public let frame: FigureFrame
  /// The room around the picture, in points; see ``FigureMarkup/padding``.
  public let padding: CGFloat
  /// The radius of the picture's corners, in points; see ``FigureMarkup/cornerRadius``.
  public let cornerRadius: CGFloat?
  /// The motion that the figure is shown in where motion is asked for; its picture is a still one.
  public let animation: FigureAnimation?
  /// Makes what is drawn.
  public let content: @MainActor @Sendable () -> any DisplayListSource

  /// A figure; by default a phone's screen, 390 by 844 points, scrolled to the top.
  ///
  /// - Parameters:
  ///   - name: short, in lower case, unique in its chapter.
  ///   - caption: a sentence below the figure.
  ///   - alternativeText: what it shows, for those who cannot see it.
  ///   - width: points.
  ///   - height: points; `nil` for the content's own height.
  ///   - contentOffset: points the content is scrolled by.
  ///   - film: scroll positions shown side by side, each `width` by `height` points.
  ///   - dynamicTypeSize: the text size the figure is about.
  ///   - layoutDirection: the direction the figure is about.
  ///   - overlay: what of the layout is drawn over the picture; it makes the figure larger.
  ///   - focus: the items in focus, as ``FigureMarkup/focus`` names them.
  ///   - crop: the section that the picture is cut down to, counted from 0.
  ///   - frame: what the picture stands in.
  ///   - padding: points between the picture and its frame.
  ///   - cornerRadius: the radius of the picture's corners, in points; `nil` for the frame's own.
  ///   - animation: the motion the figure can be shown in.
  ///   - content: makes what is drawn.
  public init(
    _ name: String, caption: String, alternativeText: String, width: CGFloat = 390, height: CGFloat? = 844,
    contentOffset: CGPoint = .zero, film: [CGFloat] = [], dynamicTypeSize: DynamicTypeSize? = nil,
    layoutDirection: LayoutDirection? = nil, overlay: FigureOverlay = [], focus: [String] = [],
    crop: Int? = nil, frame: FigureFrame = .none, padding: CGFloat = 0, cornerRadius: CGFloat? = nil,
    animation: FigureAnimation? = nil,
    content: @escaping @MainActor @Sendable () -> any DisplayListSource
  ) {
    self.name = name
    self.caption = caption
    self.alternativeText = alternativeText
    self.width = width
    self.height = height
    self.contentOffset = contentOffset
    self.film = film
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.overlay = overlay
    self.focus = focus
    self.crop = crop
    self.frame = frame
    self.padding = padding
    self.cornerRadius = cornerRadius
    self.animation = animation
    self.content = content
  }
}

extension Figure {
  /// The figure's picture in an environment that says everything: a film strip where the figure is one, and with what
  /// explains it.
  ///
  /// - Parameters:
  ///   - environment: size, traits, palette, content offset and text engine.
  ///   - film: scroll positions in place of the figure's own.
  ///   - isLong: whether all of the content is shown, with a bracket at what is seen of it, as in ``LongPicture``; not for
  ///     a film strip.
  ///   - overlay: what is drawn over the picture, in place of the figure's own.
  ///   - focus: the items in focus, in place of the figure's own.
  ///   - crop: the section that the picture is cut down to, counted from 0, in place of the figure's own.
  ///   - frame: what the picture stands in, in place of the figure's own.
  ///   - padding: points around the picture, in place of the figure's own.
  ///   - cornerRadius: the radius of its corners, in points, in place of the figure's own.
  /// - Throws: as the content's own ``DisplayListSource/displayList(in:)``, and as ``FigureMarkup/displayList(in:)``.
  @MainActor
  public func displayList(
    in environment: DrawingEnvironment, film: [CGFloat]? = nil, isLong: Bool = false,
    overlay: FigureOverlay? = nil, focus: [String]? = nil, crop: Int? = nil, frame: FigureFrame? = nil,
    padding: CGFloat? = nil, cornerRadius: CGFloat? = nil
  ) throws -> DisplayList {
    let positions = film ?? self.film
    let content = content()
    let shown: any DisplayListSource =
      if !positions.isEmpty {
        FilmStrip(content: content, positions: positions)
      } else { isLong ? LongPicture(content: content) : content }
    return try markup(
      shown, overlay: overlay, focus: focus, crop: crop, frame: frame, padding: padding,
      cornerRadius: cornerRadius
    ).displayList(in: environment)
  }

  /// A picture with what explains it: what is given, and the figure's own in place of `nil`.
  @MainActor
  func markup(
    _ content: any DisplayListSource, overlay: FigureOverlay?, focus: [String]?, crop: Int?,
    frame: FigureFrame?, padding: CGFloat?, cornerRadius: CGFloat?
  ) -> FigureMarkup {
    FigureMarkup(
      content: content, overlay: overlay ?? self.overlay, focus: focus ?? self.focus, crop: crop ?? self.crop,
      frame: frame ?? self.frame, padding: padding ?? self.padding,
      cornerRadius: cornerRadius ?? self.cornerRadius)
  }

  /// The alternative text, and sentences behind it that say how the figure is drawn.
  package func alternativeText(followedBy sentences: [String]) -> String {
    guard let last = alternativeText.last, !sentences.isEmpty else {
      return sentences.isEmpty ? alternativeText : sentences.joined(separator: " ")
    }
    return ([alternativeText + (".!?…".contains(last) ? "" : ".")] + sentences).joined(separator: " ")
  }

  /// The environment that the figure declares, for traits and text engine of the reader's.
  @MainActor
  public func environment(
    traits: Traits = Traits(), palette: SystemPalette = .iOS18,
    textMeasurer: any TextMeasuring = PangoTextMeasurer.shared
  ) -> DrawingEnvironment {
    var traits = traits
    if let dynamicTypeSize { traits.dynamicTypeSize = dynamicTypeSize }
    if let layoutDirection { traits.layoutDirection = layoutDirection }
    return DrawingEnvironment(
      width: width, height: height, traits: traits, palette: palette, contentOffset: contentOffset,
      textMeasurer: textMeasurer)
  }
}

/// A chapter of a book of figures.
///
/// Its first figure, where it has any, is the main one.
nonisolated public struct Chapter: Sendable {
  /// The number the chapter is asked for by.
  public let number: Int
  /// A short name in lower case; part of file names.
  public let name: String
  public let title: String
  /// One line of what the chapter shows.
  public let summary: String
  /// The language of the chapter's words as web pages name it (BCP 47), such as `pt-BR`.
  public let language: String
  /// The path of the Swift file that declares the chapter: its header comment is the chapter's prose, the rest its demo.
  ///
  /// Read only when a book is made of the chapter.
  public let sourceFile: String
  public let figures: [Figure]

  /// A chapter.
  ///
  /// Traps when two figures have one name.
  ///
  /// - Parameters:
  ///   - number: the number the chapter is asked for by.
  ///   - name: short, in lower case.
  ///   - title: the chapter's title.
  ///   - summary: one line of what it shows.
  ///   - language: the language of its words, as web pages name it.
  ///   - figures: the main one first; none for a chapter of words, which has a page in a book and nothing to draw.
  ///   - sourceFile: the file with its prose and its demo; the one that declares it.
  public init(
    number: Int, name: String, title: String, summary: String, language: String = "en", figures: [Figure],
    sourceFile: String = #filePath
  ) {
    if Set(figures.map(\.name)).count < figures.count {
      fatalError("chapter \(number) has two figures of one name; every figure of a chapter needs its own")
    }
    self.number = number
    self.name = name
    self.title = title
    self.summary = summary
    self.language = language
    self.sourceFile = sourceFile
    self.figures = figures
  }
}
