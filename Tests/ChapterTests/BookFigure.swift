import Chapters
import CollectionTesting
import Testing

#if canImport(UIKit)
  import UIKit
#endif

/// A figure of the book with the chapter it stands in.
struct BookFigure: Sendable, CustomTestStringConvertible {
  let chapter: Chapter
  let figure: Figure

  /// Every figure of every chapter, in order.
  static let all = Textbook.chapters.flatMap { chapter in
    chapter.figures.map { BookFigure(chapter: chapter, figure: $0) }
  }

  /// The figure's name in files: `7-main`.
  var name: String { "\(chapter.number)-\(figure.name)" }

  nonisolated var testDescription: String { "\(chapter.number) \(figure.name)" }

  /// The text sizes worth a look; a figure that is about one has that alone.
  var contentSizes: [DynamicTypeSize] {
    figure.dynamicTypeSize.map { [$0] } ?? [.large, .accessibility3]
  }

  /// The directions worth a look; a figure that is about one has that alone.
  var directions: [LayoutDirection] {
    figure.layoutDirection.map { [$0] } ?? [.leftToRight, .rightToLeft]
  }

  /// Calls `body` with a phone in force for controllers that are made before they are drawn; tests of other suites leave
  /// environments of theirs.
  static func onPhone<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(UIKit)
      try ViewEnvironment.with(ViewEnvironment(textMeasurer: PangoTextMeasurer.shared), body)
    #else
      try body()
    #endif
  }
}
