import CollectionLab
import Testing

@testable import Book

@Suite(
  "A book as a web site",
  .enabled(if: hasHighlighter, "highlight is not installed: apt-get install highlight"))
struct BookSiteTests {
  private typealias Part = SmallBook.Part

  @Test("has a page a chapter, a page of contents, a style sheet, a script, and pictures in both schemes")
  func files() throws {
    let parts = [
      Part(number: 1, figures: [SmallBook.still(), SmallBook.still("two")]),
      Part(number: 12, name: "Sea & Sky", title: "Sea", figures: [SmallBook.still()]),
    ]
    let files = try SmallBook.with(parts) { try $0.files() }
    #expect(
      files.contents.keys.sorted() == [
        "01-hills.html", "12-sea-sky.html", "book.css", "book.js", "figures/01-hills/main.svg",
        "figures/01-hills/main~dark.svg", "figures/01-hills/two.svg", "figures/01-hills/two~dark.svg",
        "figures/12-sea-sky/main.svg", "figures/12-sea-sky/main~dark.svg", "index.html",
      ])
    #expect(files.warnings == [])
    let page = files.text("01-hills.html")
    #expect(
      page.contains(
        """
        <picture><source srcset="figures/01-hills/main~dark.svg" media="screen and (prefers-color-scheme: dark)">\
        <img src="figures/01-hills/main.svg" width="30" height="20" style="--w:30;--h:20" alt="A green hill."></picture>
        """))
    #expect(page.contains("<figcaption id=\"caption-two\"><b>1.2</b> A hill.</figcaption>"))
    #expect(page.contains("<h1>Hills</h1>\n<p class=\"summary\">About Hills</p>"))
    #expect(page.contains("<div class=\"prose\">\n<p>Words.</p>\n</div>"))
    #expect(
      page.contains(
        "<span class=\"kwa\">let</span> demo = <span class=\"str\">&quot;a&quot;</span> <span class=\"slc\">// b</span>"
      ))
    #expect(page.contains("<figcaption id=\"listing\">Chapter0.swift</figcaption>"))
    #expect(page.contains("rel=\"next\"") && !page.contains("rel=\"prev\""))
    #expect(page.contains("<title>Hills – A book</title>"))
    let contents = files.text("index.html")
    #expect(contents.contains("<h2><a href=\"01-hills.html\">Hills</a></h2><p>About Hills</p>"))
    #expect(contents.contains("<h2><a href=\"12-sea-sky.html\">Sea</a></h2>"))
  }

  @Test("every address of a page is a file of the book, and none leads into a network or a machine's folders")
  func addresses() throws {
    let parts = [
      Part(number: 1, figures: [SmallBook.words, SmallBook.film]),
      Part(number: 2, name: "b", figures: [SmallBook.still()]),
    ]
    try SmallBook.with(parts) { book in
      let files = try book.files()
      for (address, bytes) in files.contents where !address.hasPrefix("figures/") {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("//book-tests") && !text.contains(NSTemporaryDirectory()), "\(address)")
        #expect(!text.contains("http"), "\(address)")
        for match in text.matches(of: /(?:href|src|srcset)="([^"]*)"/) {
          let target = String(match.1)
          if target == "data:," || target.hasPrefix("#") { continue }
          #expect(files.contents[target] != nil, "\(address) → \(target)")
        }
        for match in text.matches(of: /&quot;(?:light|dark)&quot;:&quot;(.*?)&quot;/) {
          #expect(files.contents[String(match.1)] != nil, "\(address) → \(match.1)")
        }
      }
    }
  }

  @Test("the same book is the same bytes")
  func determinism() throws {
    let parts = [Part(number: 1, figures: [SmallBook.words, SmallBook.film])]
    let (one, two) = try SmallBook.with(parts) { (try $0.files(), try $0.files()) }
    #expect(one.contents == two.contents)
    #expect(one.byteCount == one.contents.values.map(\.count).reduce(0, +))
  }

  @Test("a film's pictures are its own positions and some between; without scripts its own are seen")
  func film() throws {
    let files = try SmallBook.with([Part(number: 1, figures: [SmallBook.still(), SmallBook.film])]) {
      try $0.files()
    }
    // 100 and 200 points in steps of 40 or more: two and five parts.
    let positions = [0, 50, 100, 140, 180, 220, 260, 300]
    let names = positions.flatMap {
      ["figures/01-hills/film~\($0).svg", "figures/01-hills/film~\($0)~dark.svg"]
    }
    #expect(files.contents.keys.filter { $0.contains("film") }.sorted() == names.sorted())
    let page = files.text("01-hills.html")
    #expect(page.contains("<div class=\"strip\" role=\"img\" aria-label=\"A list, scrolled.\">"))
    #expect(page.matches(of: /<small>(\d+ pt)<\/small>/).map(\.1) == ["0 pt", "100 pt", "300 pt"])
    #expect(
      page.contains("min=\"0\" max=\"7\" step=\"1\" value=\"0\" aria-valuetext=\"Scrolled by 0 points\""))
    #expect(page.contains("<label for=\"figure-film-slider\">Scroll</label>"))
    // Each picture is the content at its own place.
    #expect(Set(positions.compactMap { files.contents["figures/01-hills/film~\($0).svg"] }).count == 8)
  }

  @Test("positions of a film keep its own, are in order, and are not many")
  func positions() {
    #expect(BookFigure.positions([0]) == [0])
    #expect(BookFigure.positions([300, 0, 0]).first == 0)
    #expect(BookFigure.positions([0, 30]) == [0, 30])
    #expect(BookFigure.positions([-20, 60.5]) == [-20, 20, 60.5])
    let long = BookFigure.positions([0, 7, 100_000])
    #expect(long.count <= 16 && Set([0, 7, 100_000]).isSubset(of: long) && long == long.sorted())
  }

  @Test("the main picture has a slider over text sizes where its words grow, and none where nothing does")
  func textSizes() throws {
    let parts = [
      Part(number: 1, figures: [SmallBook.words]), Part(number: 2, name: "b", figures: [SmallBook.still()]),
    ]
    let files = try SmallBook.with(parts) { try $0.files() }
    let page = files.text("01-hills.html")
    #expect(page.contains("<label for=\"figure-main-slider\">Text size</label>"))
    #expect(page.contains("max=\"7\" step=\"1\" value=\"2\" aria-valuetext=\"Large, the default\""))
    #expect(files.contents["figures/01-hills/main~ax5~dark.svg"] != nil)
    #expect(!files.text("02-b.html").contains("<input") && !files.text("02-b.html").contains("data-frames"))
    #expect(files.contents.keys.filter { $0.hasPrefix("figures/02-b/") }.count == 2)
  }

  @Test("the switch for the layout is there where a figure has such a picture, and only there")
  func overlay() throws {
    let parts = [
      Part(
        number: 1,
        figures: [SmallBook.still(), SmallBook.still("two"), SmallBook.still("three"), SmallBook.film])
    ]
    let files = try SmallBook.with(
      parts,
      overlay: { figure, environment in
        guard figure.name != "two" else { return nil }
        if figure.name == "three" { return try figure.displayList(in: environment) }
        var wide = environment
        wide.width = 50
        return try Color.red.displayList(in: wide)
      }
    ) { try $0.files() }
    let page = files.text("01-hills.html")
    #expect(page.components(separatedBy: "role=\"switch\"").count == 2)
    #expect(page.contains("data-layout=\"{&quot;w&quot;:50,&quot;h&quot;:20,"))
    let words =
      "\(SmallBook.still().alternativeText) Its layout is drawn over it, with sizes and spacing in points."
    #expect(page.contains(" data-layout-alt=\"\(Markup.escaped(words))\""))
    #expect(files.text("figures/01-hills/main~layout.svg").contains(">\(words)</desc>"))
    #expect(files.contents["figures/01-hills/main~layout.svg"] != nil)
    #expect(files.contents["figures/01-hills/main~layout~dark.svg"] != nil)
    #expect(files.contents["figures/01-hills/two~layout.svg"] == nil)
    #expect(files.contents["figures/01-hills/three~layout.svg"] == nil)
    #expect(files.contents["figures/01-hills/film~layout.svg"] == nil)
  }

  @Test("an alternative text in another language has no sentence of the page's own in it")
  func overlayLanguage() throws {
    let part = Part(number: 1, title: "Colinas", language: "pt-BR", figures: [SmallBook.still()])
    let files = try SmallBook.with(
      [part],
      overlay: { _, environment in
        var wide = environment
        wide.width = 50
        return try Color.red.displayList(in: wide)
      }
    ) { try $0.files() }
    let words = Markup.escaped(SmallBook.still().alternativeText)
    let pages = files.contents.keys.filter { $0.hasPrefix("01") && $0.hasSuffix(".html") }
    #expect(pages.count == 1)
    #expect(files.text(try #require(pages.first)).contains(" data-layout-alt=\"\(words)\""))
  }

  @Test("words of a chapter are words in its page, whatever characters they have")
  func characters() throws {
    let figure = SmallBook.still(
      caption: "1 < 2 & \"3\"", alternativeText: "a \"b\" 'c' ]]> <d> & \u{1}\u{7}\u{85}\nend")
    let part = Part(
      number: 1, title: "A<B> & \"C\" ]]>",
      source: "/// A <b>bold</b> claim\u{8}: ]]>\nlet a = \"</code></pre>]]>\"\n",
      figures: [figure])
    let files = try SmallBook.with([part], title: "T <&> \"u\"", summary: "S <&>") { try $0.files() }
    let page = files.text("01-hills.html")
    #expect(
      page.contains(
        "alt=\"a &quot;b&quot; &#39;c&#39; ]]&gt; &lt;d&gt; &amp; \u{FFFD}\u{FFFD}\u{FFFD}\nend\""))
    #expect(
      page.contains("<figcaption id=\"caption-main\"><b>1.1</b> 1 &lt; 2 &amp; &quot;3&quot;</figcaption>"))
    #expect(page.contains("<h1>A&lt;B&gt; &amp; &quot;C&quot; ]]&gt;</h1>"))
    #expect(
      page.contains("<title>A&lt;B&gt; &amp; &quot;C&quot; ]]&gt; – T &lt;&amp;&gt; &quot;u&quot;</title>"))
    #expect(page.contains("<p>A &lt;b&gt;bold&lt;/b&gt; claim\u{FFFD}: ]]&gt;</p>"))
    #expect(page.contains("&lt;/code&gt;&lt;/pre&gt;]]&gt;"))
    let contents = files.text("index.html")
    #expect(
      contents.contains("<h1>T &lt;&amp;&gt; &quot;u&quot;</h1>\n<p class=\"summary\">S &lt;&amp;&gt;</p>"))
    let controls = page.unicodeScalars.filter {
      $0.value < 32 && $0 != "\n" || (0x7F...0x9F).contains($0.value)
    }
    #expect(controls.isEmpty)
  }

  @Test("words in another language say so, and the page's own words beside them do, too")
  func language() throws {
    let part = Part(number: 1, title: "Colinas", language: "pt-BR", figures: [SmallBook.words])
    let page = try SmallBook.with([part]) { try $0.files() }.text("01-hills.html")
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<h1 lang=\"pt-BR\" dir=\"auto\">Colinas</h1>"))
    #expect(
      page.contains("<figure id=\"figure-main\" aria-labelledby=\"caption-main\" lang=\"pt-BR\" dir=\"auto\"")
    )
    #expect(page.contains("<div class=\"controls\" lang=\"en\">"))
  }

  @Test("tables of a chapter can be scrolled, its Swift is coloured, its other code is left alone")
  func proseParts() throws {
    let source = """
      /// | a | b |
      /// |---|---|
      /// | 1 | 2 |
      ///
      /// ```swift
      /// let a = 1
      /// ```
      ///
      /// ```
      /// let b < 2
      /// ```
      let x = 1

      """
    let part = Part(number: 1, source: source, figures: [SmallBook.still()])
    let page = try SmallBook.with([part]) { try $0.files() }.text("01-hills.html")
    #expect(
      page.contains("<div class=\"scroller\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">\n<table>"))
    #expect(page.contains("<span class=\"kwa\">let</span> a = <span class=\"num\">1</span>"))
    #expect(page.contains("let b &lt; 2"))
  }

  @Test("two chapters or figures of one name are an error that names both")
  func collisions() throws {
    let twins = [
      Part(number: 3, name: "Sea", title: "One", figures: [SmallBook.still()]),
      Part(number: 3, name: "sea", title: "Two", figures: [SmallBook.still()]),
    ]
    #expect(
      throws: BookError.sameName(
        "03-sea.html", first: "chapter 3 “One”", second: "chapter 3 “Two”")
    ) { try SmallBook.with(twins) { try $0.files() } }
    let figures = [Part(number: 1, figures: [SmallBook.still("a b"), SmallBook.still("A-B")])]
    #expect(
      throws: BookError.sameName(
        "01-hills/a-b", first: "the figure “a b” of chapter 1", second: "the figure “A-B” of chapter 1")
    ) { try SmallBook.with(figures) { try $0.files() } }
    // The same name under another number is another page.
    let neighbours = [
      Part(number: 1, figures: [SmallBook.still()]), Part(number: 2, figures: [SmallBook.still()]),
    ]
    #expect(try SmallBook.with(neighbours) { try $0.files() }.contents["02-hills.html"] != nil)
  }

  @Test("a figure that cannot be drawn is an error")
  func undrawable() throws {
    let unknown = Figure("main", caption: "", alternativeText: "", width: 30, height: nil) {
      Text("Words").font(.custom("No Such Family", size: 12))
    }
    #expect(throws: FontError.self) {
      try SmallBook.with([Part(number: 1, figures: [unknown])]) { try $0.files() }
    }
  }

  @Test("the program that colours Swift is looked for on the search path")
  func highlighter() throws {
    #expect(throws: BookError.noHighlighter) { try SwiftHighlighter(searchPath: "/nowhere:/etc") }
    #expect("\(BookError.noHighlighter)".contains("apt-get install highlight"))
    let html = try SwiftHighlighter().html("@State var a = \"\\(f(\", \"))\" // <b>\n")
    #expect(
      html == """
        <span class="kwb">&#64;State</span> <span class="kwa">var</span> a = <span class="str">&quot;</span>\
        <span class="ipl">\\(f(&quot;, &quot;))</span><span class="str">&quot;</span> \
        <span class="slc">// &lt;b&gt;</span>
        """)
  }

  @Test("a chapter without a figure is a page of words")
  func noFigure() throws {
    let parts = [Part(number: 1, figures: []), Part(number: 2, name: "b", figures: [SmallBook.still()])]
    let files = try SmallBook.with(parts) { try $0.files() }
    let page = files.text("01-hills.html")
    #expect(page.contains("<div class=\"prose\">\n<p>Words.</p>\n</div>"))
    #expect(!page.contains("<img") && !page.contains("main-figure"))
    #expect(files.text("index.html").components(separatedBy: "<img").count == 2)
  }

  @Test("a book of no chapter is a page of contents")
  func empty() throws {
    let files = try BookSite(title: "Empty", chapters: []).files()
    #expect(files.contents.keys.sorted() == ["book.css", "book.js", "index.html"])
  }
}
