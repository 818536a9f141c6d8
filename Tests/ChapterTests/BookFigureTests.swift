import CollectionTesting
import Testing

/// Every figure of the book, tested as anybody would test their own: with the public API alone.
@Suite("The figures of the book", .snapshots)
struct BookFigureTests {
  @Test("lie as they were recorded, in two text sizes and both directions", arguments: await BookFigure.all)
  func layout(of figure: BookFigure) {
    BookFigure.onPhone {
      assertSnapshot(
        of: figure.figure, as: .layout, named: figure.name,
        variants: .matrix(contentSizes: figure.contentSizes, directions: figure.directions))
    }
  }

  @Test("look as they were recorded, light and dark", arguments: await BookFigure.all)
  func look(of figure: BookFigure) {
    BookFigure.onPhone {
      assertSnapshot(
        of: figure.figure, as: .image(scale: 0.25), named: figure.name,
        variants: .matrix(styles: [.light, .dark]))
    }
  }

  @Test("lie alike in light and dark, in every text size and direction", arguments: await BookFigure.all)
  func styles(of figure: BookFigure) throws {
    try BookFigure.onPhone {
      for size in figure.contentSizes {
        for direction in figure.directions {
          let records = try ColorScheme.allCases.map { scheme in
            let environment = figure.figure.environment(
              traits: Traits(layoutDirection: direction, dynamicTypeSize: size, colorScheme: scheme))
            return LayoutRecord(try figure.figure.displayList(in: environment))
          }
          #expect(records.allSatisfy { $0 == records[0] })
        }
      }
    }
  }

  @Test("are told in words: a sentence as caption, and what is seen for those who do not see it")
  func words() {
    for figure in BookFigure.all {
      let (caption, text) = (figure.figure.caption, figure.figure.alternativeText)
      #expect(caption.hasSuffix(".") && text.hasSuffix(".") && text.count > 20, "\(figure.name)")
    }
  }
}
