import CollectionLab

/// The names of a book's figures, which their files are known by.
struct FigureNames {
  /// What the files of each figure are called; see ``Chapter/fileName(of:)``.
  private let names: Set<String>

  init(_ book: [Chapter]) {
    names = Set(book.flatMap { chapter in chapter.figures.map { chapter.fileName(of: $0) } })
  }

  /// Takes the name of a picture apart: the name of its figure, which is the longest that stands at the beginning, and
  /// what options have added to it; `nil` where it is no figure's of the book.
  func parts(of name: String) -> (figure: String, suffix: String)? {
    var figure = name[...]
    while !names.contains(String(figure)) {
      guard let hyphen = figure.lastIndex(of: "-") else { return nil }
      figure = figure[..<hyphen]
    }
    return (String(figure), String(name[figure.endIndex...]))
  }
}
