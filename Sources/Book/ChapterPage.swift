import CollectionLab

/// The page of a chapter.
struct ChapterPage {
  /// The book's title.
  let book: String
  let chapter: BookChapter
  let text: ChapterText
  let figures: [DrawnFigure]
  let previous: BookChapter?
  let next: BookChapter?

  /// The page's HTML.
  func html() -> String {
    let about = chapter.chapter
    let links = [("prev", previous), ("next", next)].compactMap { relation, page in
      page.map { (relation: relation, address: $0.address) }
    }
    return PageParts.page(
      title: "\(about.title) – \(book)", description: about.summary, kind: "chapter", links: links, bar: bar,
      main: main, end: pager)
  }

  private var language: String { PageParts.attributes(language: chapter.chapter.language) }

  private var bar: String {
    """
    <nav aria-label="Book"><a class="home" href="index.html">\(Markup.escaped(book))</a>\
    <span class="steps">\(step(previous, "prev", "←", "Previous"))\(step(next, "next", "→", "Next"))</span></nav>
    """
  }

  private func step(_ page: BookChapter?, _ relation: String, _ arrow: String, _ word: String) -> String {
    guard let page else { return "" }
    let words = Markup.escaped("\(word): \(page.chapter.title)")
    return
      "<a rel=\"\(relation)\" href=\"\(page.address)\" aria-label=\"\(words)\"><span aria-hidden=\"true\">\(arrow)</span></a>"
  }

  private var main: String {
    let about = chapter.chapter
    let isBeside = figures.first.map { $0.first.width <= Int(BookChapter.sideWidth) } ?? false
    let summary =
      about.summary.isEmpty ? "" : "\n<p class=\"summary\"\(language)>\(Markup.escaped(about.summary))</p>"
    return """
      <article class="\(isBeside ? "beside" : "above")">
      <header class="opening">
      <p class="eyebrow">Chapter \(about.number)</p>
      <h1\(language)>\(Markup.escaped(about.title))</h1>\(summary)
      </header>
      \(mainFigure)<div class="prose"\(language)>
      \(text.prose)</div>
      \(moreFigures)\(source)
      </article>
      """
  }

  private var mainFigure: String {
    guard let figure = figures.first else { return "" }
    let about = chapter.chapter
    return """
      <div class="main-figure">
      \(FigureBlock(figure, number: "\(about.number).1", language: about.language, isMain: true).html())
      </div>

      """
  }

  private var moreFigures: String {
    if figures.count < 2 { return "" }
    let about = chapter.chapter
    let blocks = figures.enumerated().dropFirst().map { index, figure in
      FigureBlock(figure, number: "\(about.number).\(index + 1)", language: about.language, isMain: false)
        .html()
    }
    return """
      <section class="figures" aria-labelledby="figures">
      <h2 id="figures">\(figures.count == 2 ? "One more figure" : "More figures")</h2>
      <div class="gallery">
      \(blocks.joined(separator: "\n"))
      </div>
      </section>

      """
  }

  private var source: String {
    if text.demo.isEmpty { return "" }
    let declaration =
      text.declaration.isEmpty
      ? ""
      : "<details><summary>How the chapter declares its figures</summary>\n"
        + PageParts.code(text.declaration, label: "Declaration") + "</details>\n"
    return """
      <section class="source" aria-labelledby="source">
      <h2 id="source">Source</h2>
      <figure class="listing" aria-labelledby="listing"><figcaption id="listing">\(Markup.escaped(text.fileName))</figcaption>
      \(PageParts.code(text.demo, label: text.fileName))</figure>
      \(declaration)</section>
      """
  }

  private var pager: String {
    func link(_ page: BookChapter?, _ relation: String, _ word: String) -> String {
      guard let page else { return "" }
      let language = PageParts.attributes(language: page.chapter.language)
      return """
        <a rel="\(relation)" class="\(relation)" href="\(page.address)"><small>\(word)</small> \
        <span\(language)>\(Markup.escaped(page.chapter.title))</span></a>
        """
    }
    return """
      <footer class="pager">
      <nav aria-label="Chapters">
      \(link(previous, "prev", "Previous"))
      <a class="contents" href="index.html"><small>All chapters</small> <span>Contents</span></a>
      \(link(next, "next", "Next"))
      </nav>
      </footer>
      """
  }
}
