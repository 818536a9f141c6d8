import Book
import CollectionLab

/// The files that figures become, known before anything is drawn, and those of figures that are gone.
struct FigureFiles {
  let options: RenderOptions
  /// Every chapter of the book.
  let book: [Chapter]
  /// Pictures that nobody asks for any more, in order; none where the folder has no record.
  let leftovers: [Leftover]
  /// What the tool wrote into the folder; `nil` where nothing is noted.
  private var record: FolderRecord?

  /// Says before anything is drawn that two figures would be one file, or that the catalog cannot take them.
  ///
  /// - Parameters:
  ///   - options: what is drawn, and where to.
  ///   - figures: what is drawn.
  ///   - book: every chapter of the book.
  /// - Throws: ``ToolError`` that names what is in the way.
  init(
    options: RenderOptions, figures: [(chapter: Chapter, figure: Figure)], book: [Chapter]
  ) throws(ToolError) {
    self.options = options
    self.book = book
    let paths = try Self.paths(of: figures, options, in: book)
    guard options.keepsRecord else {
      leftovers = []
      return
    }
    let record = try FolderRecord(in: options.folder)
    self.record = record
    let drawn = Set(paths.map { FilePath.split($0).name })
    let assets = Set(drawn.map(DocCName.asset))
    let names = Set(book.flatMap { chapter in chapter.figures.map { chapter.fileName(of: $0) } })
    leftovers = try record.leftovers(figures: names, drawn: drawn) { name, figure in
      guard options.catalog != nil, assets.contains(DocCName.asset(ofFile: name)) else { return nil }
      return options.formats.contains { name.hasSuffix($0.fileExtension) }
        ? .otherVariant(figure: figure) : .otherFormat(figure: figure)
    }
    guard let catalog = options.catalog, let format = options.formats.first else { return }
    let removable = leftovers.filter(\.isUnchanged).map(\.path)
    try catalog.checkUnique(
      assets.sorted(), fileExtension: format.fileExtension, ignoring: Set(removable))
    try article(with: [])?.checkReplaceable()
    if !options.isCheck { try catalog.checkWritable() }
  }

  /// The paths of all files.
  private static func paths(
    of figures: [(chapter: Chapter, figure: Figure)], _ options: RenderOptions, in book: [Chapter]
  ) throws(ToolError) -> [String] {
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
    return Array(owners.keys)
  }

  /// The article of the catalog, where figures go into one: of what is in it and of the files at `paths`.
  ///
  /// - Throws: ``ToolError`` of kind usage where a chapter's source is to be shown and cannot be read.
  func article(with paths: [String]) throws(ToolError) -> DocCArticle? {
    guard let catalog = options.catalog else { return nil }
    return DocCArticle(
      catalog: catalog, book: book,
      assets: catalog.assets(without: Set(leftovers.map(\.name)))
        .union(paths.map { DocCName.asset(ofFile: FilePath.split($0).name) }),
      sources: options.showsSource ? try sources() : [:], path: options.markdown ?? catalog.article)
  }

  /// The sources of the chapters that have figures, by their numbers; a file of several is the first one's.
  private func sources() throws(ToolError) -> [Int: ChapterSource] {
    var sources: [Int: ChapterSource] = [:]
    var known: Set<String> = []
    for chapter in book where !chapter.figures.isEmpty && known.insert(chapter.sourceFile).inserted {
      do throws(BookError) { sources[chapter.number] = try ChapterSource(of: chapter) } catch {
        throw ToolError(error)
      }
    }
    return sources
  }

  /// Notes which files were written, where the folder has a record.
  ///
  /// - Throws: ``ToolError`` of kind environment where the record cannot be written.
  mutating func note(_ jobs: [(job: FigureJob, digest: String?)]) throws(ToolError) {
    guard var record, !options.isCheck else { return }
    for (job, digest) in jobs {
      if let digest { record.note(FilePath.split(job.path).name, figure: job.fileName, digest: digest) }
    }
    try record.write()
    self.record = record
  }

  /// Removes the pictures that nobody asks for any more.
  ///
  /// - Returns: those that were removed; one that a person has changed stays.
  /// - Throws: ``ToolError`` of kind environment with the system's reason.
  mutating func removeLeftovers() throws(ToolError) -> [Leftover] {
    guard var record, !options.isCheck else { return [] }
    let removable = leftovers.filter(\.isUnchanged)
    for leftover in removable {
      try leftover.remove()
      record.forget(leftover.name)
    }
    try record.write()
    self.record = record
    return removable
  }
}
