public import Drawing
public import Foundation

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
  /// Makes what is drawn.
  public let content: @MainActor @Sendable () -> any DisplayListSource

  /// A figure; by default a phone's screen, 390 by 844 points, scrolled to the top.
  public init(
    _ name: String, caption: String, alternativeText: String, width: CGFloat = 390, height: CGFloat? = 844,
    contentOffset: CGPoint = .zero, content: @escaping @MainActor @Sendable () -> any DisplayListSource
  ) {
    self.name = name
    self.caption = caption
    self.alternativeText = alternativeText
    self.width = width
    self.height = height
    self.contentOffset = contentOffset
    self.content = content
  }
}

/// A chapter of a book of figures.
///
/// Its first figure is the main one.
nonisolated public struct Chapter: Sendable {
  /// The number the chapter is asked for by.
  public let number: Int
  /// A short name in lower case; part of file names.
  public let name: String
  public let title: String
  /// One line of what the chapter shows.
  public let summary: String
  public let figures: [Figure]

  /// A chapter.
  ///
  /// Traps when it has no figure or two of one name.
  public init(number: Int, name: String, title: String, summary: String, figures: [Figure]) {
    if figures.isEmpty { fatalError("chapter \(number) has no figure; declare at least its main figure") }
    if Set(figures.map(\.name)).count < figures.count {
      fatalError("chapter \(number) has two figures of one name; every figure of a chapter needs its own")
    }
    self.number = number
    self.name = name
    self.title = title
    self.summary = summary
    self.figures = figures
  }
}
