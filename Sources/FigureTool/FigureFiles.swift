import CollectionLab

/// The files that figures become, known before anything is drawn.
struct FigureFiles {
  let options: RenderOptions
  let figures: [(chapter: Chapter, figure: Figure)]
  /// Every chapter of the book.
  let book: [Chapter]

  /// Says before anything is drawn that two figures would be one file, or that the catalog cannot take them.
  func check() throws(ToolError) {
    var owners: [String: String] = [:]
    let names = FigureNames(book + figures.map(\.chapter))
    for (chapter, figure) in figures {
      let owner = "the figure \(figure.name) of chapter \(chapter.number), \(chapter.name)"
      let fileName = chapter.fileName(of: figure)
      for variant in options.colorSchemes.flatMap(options.variants) {
        let name = fileName + options.nameSuffix(for: variant)
        if let other = names.parts(of: name)?.figure, other != fileName {
          throw .usage(
            "\(owner), would be \(name) with these options, which reads as a picture of the figure \(other); give that "
              + "figure another name")
        }
        let path = options.path(of: figure, in: chapter, variant)
        guard let other = owners.updateValue(owner, forKey: path) else { continue }
        throw .usage("\(other), and \(owner), would both be \(path); give one of them another name")
      }
    }
    guard let catalog = options.catalog, let format = options.formats.first else { return }
    let assets = Set(owners.keys.map(Self.asset)).sorted()
    try catalog.checkUnique(assets, fileExtension: format.fileExtension)
    try article(with: [])?.checkReplaceable()
    if !options.isCheck { try catalog.checkWritable() }
  }

  /// The article of the catalog, where figures go into one: of what is in it and of the files at `paths`.
  func article(with paths: [String]) -> DocCArticle? {
    options.catalog.map {
      DocCArticle(
        catalog: $0, book: book, assets: $0.assets.union(paths.map(Self.asset)),
        path: options.markdown ?? $0.article)
    }
  }

  /// The name that articles say for the picture at `path`.
  private static func asset(_ path: String) -> String { DocCName.asset(ofFile: FilePath.split(path).name) }
}
