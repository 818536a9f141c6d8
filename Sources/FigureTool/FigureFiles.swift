import CollectionLab

/// The files that figures become, known before anything is drawn.
struct FigureFiles {
  let options: RenderOptions
  let figures: [(chapter: Chapter, figure: Figure)]
  /// Every chapter of the book.
  let book: [Chapter]

  /// Where `variant` of `figure` goes.
  static func path(
    _ figure: Figure, of chapter: Chapter, _ variant: RenderOptions.Variant, _ options: RenderOptions
  )
    -> String
  {
    let name = chapter.fileName(of: figure)
    return "\(options.folder)/\(name)\(options.suffix(for: variant))\(variant.format.fileExtension)"
  }

  /// Says before anything is drawn that two figures would be one file, or that the catalog cannot take them.
  func check() throws(ToolError) {
    var owners: [String: String] = [:]
    for (chapter, figure) in figures {
      let owner = "the figure \(figure.name) of chapter \(chapter.number), \(chapter.name)"
      for variant in options.colorSchemes.flatMap(options.variants) {
        let path = Self.path(figure, of: chapter, variant, options)
        guard let other = owners.updateValue(owner, forKey: path) else { continue }
        throw .usage("\(other), and \(owner), would both be \(path); give one of them another name")
      }
    }
    guard let catalog = options.catalog, let format = options.formats.first else { return }
    try catalog.checkUnique(assets.sorted(), fileExtension: format.fileExtension)
    try article?.checkReplaceable()
    if !options.isCheck { try catalog.checkWritable() }
  }

  /// The names that articles say for what is drawn now.
  private var assets: Set<String> {
    Set(
      figures.flatMap { chapter, figure in
        options.colorSchemes.flatMap(options.variants).map { variant in
          DocCName.asset(
            ofFile: FilePath.split(Self.path(figure, of: chapter, variant, options)).name)
        }
      })
  }

  /// The article of the catalog, where figures go into one.
  var article: DocCArticle? {
    options.catalog.map {
      DocCArticle(
        catalog: $0, book: book, assets: assets.union($0.assets), path: options.markdown ?? $0.article)
    }
  }
}
