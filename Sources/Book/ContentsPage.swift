import CollectionLab

/// The page that lists the chapters.
struct ContentsPage {
  let book: BookSite
  let chapters: [BookChapter]
  let figures: [[DrawnFigure]]

  /// The page's HTML.
  func html() -> String {
    let summary = book.summary.isEmpty ? "" : "\n<p class=\"summary\">\(Markup.escaped(book.summary))</p>"
    let cards = zip(chapters, figures).enumerated().map { index, page in
      card(page.0, page.1.first, isLazy: index > 5)
    }
    let main = """
      <header class="opening">
      <h1>\(Markup.escaped(book.title))</h1>\(summary)
      </header>
      <nav aria-label="Chapters">
      <ol class="cards">
      \(cards.joined(separator: "\n"))
      </ol>
      </nav>
      """
    return PageParts.page(
      title: book.title, description: book.summary, kind: "contents",
      links: chapters.first.map { [(relation: "next", address: $0.address)] } ?? [],
      bar: "", main: main, end: "")
  }

  private func card(_ chapter: BookChapter, _ figure: DrawnFigure?, isLazy: Bool) -> String {
    let about = chapter.chapter
    let language = PageParts.attributes(language: about.language)
    let picture = figure.map { PageParts.picture($0.first, alternativeText: "", isLazy: isLazy) } ?? ""
    let summary = about.summary.isEmpty ? "" : "<p>\(Markup.escaped(about.summary))</p>"
    return """
      <li><div class="thumbnail">\(picture)</div>\
      <div class="words"><p class="eyebrow">Chapter \(about.number)</p>\
      <div\(language)><h2><a href="\(chapter.address)">\(Markup.escaped(about.title))</a></h2>\(summary)</div></div></li>
      """
  }
}
