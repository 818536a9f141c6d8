import CollectionLab

/// What pages are put together from.
enum PageParts {
  /// The language of the words that pages have of themselves.
  static let language = "en"

  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: the page's name, not yet escaped, as the other words.
  ///   - description: a line for search engines and previews; may be empty.
  ///   - kind: a class for the body.
  ///   - links: the addresses of the pages around it, by their relation.
  ///   - bar: HTML in the bar above the page; empty for none.
  ///   - main: HTML of the page itself.
  ///   - end: HTML below the page.
  static func page(
    title: String, description: String, kind: String, links: [(relation: String, address: String)],
    bar: String, main: String, end: String
  ) -> String {
    let words = Markup.escaped(description)
    let meta = words.isEmpty ? "" : "<meta name=\"description\" content=\"\(words)\">\n"
    let relations = links.map { "<link rel=\"\($0.relation)\" href=\"\($0.address)\">\n" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <title>\(Markup.escaped(title))</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(meta)<link rel="icon" href="data:,">
      <link rel="stylesheet" href="book.css">
      <script src="book.js"></script>
      \(relations)</head>
      <body class="\(kind)">
      <a class="skip" href="#content">Skip to the text</a>
      \(bar.isEmpty ? "" : "<header class=\"bar\">\n\(bar)\n</header>\n")<main id="content" tabindex="-1">
      \(main)
      </main>
      \(end.isEmpty ? "" : "\(end)\n")</body>
      </html>

      """
  }

  /// The attributes for words in `language`; nothing where it is the pages' own.
  static func attributes(language: String) -> String {
    language == Self.language || language.isEmpty ? "" : " lang=\"\(Markup.escaped(language))\" dir=\"auto\""
  }

  /// A box for what may be wider than the page; the keyboard can scroll it.
  static func scroller(_ html: String, label: String) -> String {
    "<div class=\"scroller\" role=\"group\" aria-label=\"\(Markup.escaped(label))\" tabindex=\"0\">\n\(html)</div>\n"
  }

  /// Code in lines.
  static func code(_ html: String, label: String) -> String {
    "<pre role=\"group\" aria-label=\"\(Markup.escaped(label))\" tabindex=\"0\"><code>\(html)</code></pre>\n"
  }

  /// A picture in the reader's colour scheme.
  ///
  /// - Parameters:
  ///   - alternativeText: empty for a picture that says nothing more than the words beside it.
  ///   - isLazy: whether it is loaded only when it comes near the screen.
  static func picture(_ picture: BookPicture, alternativeText: String, isLazy: Bool = true) -> String {
    let loading = isLazy ? " loading=\"lazy\"" : ""
    return """
      <picture><source srcset="\(picture.dark)" media="screen and (prefers-color-scheme: dark)">\
      <img src="\(picture.light)" width="\(picture.width)" height="\(picture.height)" \
      style="--w:\(picture.width);--h:\(picture.height)" alt="\(Markup.escaped(alternativeText))"\(loading)></picture>
      """
  }
}
