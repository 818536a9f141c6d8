import CollectionLab

/// A chapter on its way to a page: its names there.
struct BookChapter: Sendable {
  let chapter: Chapter
  /// The page's name without `.html`, unique in the book.
  let name: String
  let figures: [BookFigure]

  /// The address of the page.
  var address: String { "\(name).html" }

  /// The main picture's place at the page's side is for pictures that are no wider than this, in points.
  static let sideWidth: CGFloat = 480

  /// The chapters with names for their pages and figures.
  ///
  /// - Throws: ``BookError/sameName(_:first:second:)``.
  static func named(_ chapters: [Chapter]) throws(BookError) -> [BookChapter] {
    var names = Names()
    var named: [BookChapter] = []
    for chapter in chapters {
      let name = "\(PageName.number(chapter.number))-\(PageName.slug(chapter.name, other: "chapter"))"
      try names.take("\(name).html", for: "chapter \(chapter.number) “\(chapter.title)”")
      var figureNames = Names()
      var figures: [BookFigure] = []
      for (index, figure) in chapter.figures.enumerated() {
        let own = PageName.slug(figure.name, other: "figure")
        try figureNames.take(
          "\(name)/\(own)", for: "the figure “\(figure.name)” of chapter \(chapter.number)")
        figures.append(BookFigure(figure, name: own, isMain: index == 0))
      }
      named.append(BookChapter(chapter: chapter, name: name, figures: figures))
    }
    return named
  }

  /// Names that are taken, and by whom.
  private struct Names {
    private var owners: [String: String] = [:]

    mutating func take(_ name: String, for owner: String) throws(BookError) {
      if let other = owners.updateValue(owner, forKey: name) {
        throw .sameName(name, first: other, second: owner)
      }
    }
  }
}
