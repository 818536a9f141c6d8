import CollectionLab
import Testing

@testable import Book

@Suite(
  "A book in a browser", .serialized,
  .enabled(if: hasHighlighter, "highlight is not installed: apt-get install highlight"),
  .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium-headless-shell"))
struct BookInBrowserTests {
  /// Runs `body` with a browser and the folder of a book of two chapters.
  private func withBook(_ body: (Browser, String) throws -> Void) throws {
    let wide = Figure("wide", caption: "Wide.", alternativeText: "A wide hill.", width: 900, height: 60) {
      Color.blue
    }
    let source = """
      /// # Hills
      ///
      /// A_very_long_word_that_no_line_of_a_small_screen_has_room_for_and_that_breaks_therefore `and_code_as_long_as_that_with_no_place_to_break()`.
      ///
      /// | a | b | c | d | e | f |
      /// |---|---|---|---|---|---|
      /// | some words | some words | some_words_without_a_place_to_break | some words | some words | some words |
      enum Hills {
      }

      let aVeryLongLineOfCodeThatIsWiderThanAnyPhone = "and that can be scrolled by itself and does not widen the page"

      """
    let parts = [
      SmallBook.Part(
        number: 1, source: source, figures: [SmallBook.words, SmallBook.film, wide, SmallBook.still("last")]),
      SmallBook.Part(number: 2, name: "sea", title: "Sea", language: "pt", figures: [wide]),
    ]
    try SmallBook.with(
      parts, summary: "Of hills.",
      overlay: { figure, environment in
        var wide = environment
        wide.width = 700
        return figure.name == "main" ? try Color.orange.displayList(in: wide) : nil
      }
    ) { book in
      try SmallBook.inFolder { folder in
        try BookFolder(folder).replace(with: book.files())
        let browser = try Browser()
        defer { browser.close() }
        try body(browser, folder)
      }
    }
  }

  /// Expects an answer of the browser.
  private func expect(
    _ found: String, _ wanted: String, _ place: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found == wanted, "\(place)", sourceLocation: sourceLocation)
  }

  private static let pages = ["index.html", "01-hills.html", "02-sea.html"]

  @Test("is as wide as the window, complains of nothing, and asks for no file but its own")
  func widths() throws {
    try withBook { browser, folder in
      for page in Self.pages {
        for (width, isDark) in [(360, false), (360, true), (768, true), (1280, false)] {
          try browser.open("\(folder)/\(page)", width: width, isDark: isDark)
          let place = "\(page) at \(width)"
          expect(try browser.evaluate("return document.documentElement.scrollWidth"), "\(width)", "\(place)")
          #expect(browser.complaints == [], "\(place)")
          #expect(
            browser.requests.allSatisfy { $0.hasPrefix("file://\(folder)/") || $0 == "data:," }, "\(place)")
        }
      }
    }
  }

  @Test("shows the picture of the reader's colour scheme, also when it changes, and the light one on paper")
  func schemes() throws {
    try withBook { browser, folder in
      // A browser looks at its media when it draws a frame.
      @MainActor func shown(_ wanted: String) throws -> String {
        try browser.evaluate(
          """
          const image = document.querySelector("#figure-main .stage img");
          const name = () => image.currentSrc.split("/").pop();
          for (let frame = 0; frame < 600 && name() !== "\(wanted)"; frame++) await new Promise(requestAnimationFrame);
          await image.decode();
          return name() + " " + image.naturalWidth;
          """)
      }
      try browser.open("\(folder)/01-hills.html", width: 768, isDark: true)
      expect(try shown("main~dark.svg"), "main~dark.svg 390")
      try browser.emulate(isDark: false)
      expect(try shown("main.svg"), "main.svg 390")
      try browser.emulate(isDark: true)
      expect(try shown("main~dark.svg"), "main~dark.svg 390")
      try browser.emulate(isDark: true, medium: "print")
      expect(try shown("main.svg"), "main.svg 390")
    }
  }

  @Test("sliders follow the keyboard, say their value and change the picture in both schemes")
  func sliders() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 768)
      @MainActor func state(_ figure: String) throws -> String {
        try browser.evaluate(
          """
          const figure = document.getElementById("figure-\(figure)");
          const image = figure.querySelector(".stage img");
          await image.decode();
          const slider = figure.querySelector("input[type=range]");
          const dark = figure.querySelector(".stage source").srcset;
          return [image.currentSrc, dark].map((path) => path.split("/").pop()).join(" ") + " | "
            + slider.getAttribute("aria-valuetext") + " | " + figure.querySelector("output").value;
          """)
      }
      #expect(try state("main") == "main.svg main~dark.svg | Large, the default | Large")
      _ = try browser.evaluate("document.getElementById('figure-main-slider').focus()")
      try browser.press("ArrowRight", code: 39)
      #expect(try state("main") == "main~xl.svg main~xl~dark.svg | Extra large | Extra large")
      try browser.press("End", code: 35)
      #expect(try state("main") == "main~ax5.svg main~ax5~dark.svg | Accessibility 5 | Accessibility 5")
      try browser.press("Home", code: 36)
      #expect(try state("main") == "main~xs.svg main~xs~dark.svg | Extra small | Extra small")
      #expect(try state("film") == "film~0.svg film~0~dark.svg | Scrolled by 0 points | 0 pt")
      _ = try browser.evaluate("document.getElementById('figure-film-slider').focus()")
      for _ in 0..<3 { try browser.press("ArrowRight", code: 39) }
      #expect(try state("film") == "film~140.svg film~140~dark.svg | Scrolled by 140 points | 140 pt")
      #expect(browser.complaints == [])
    }
  }

  @Test("the switch shows the layout at the default size, and gives the slider back as it was")
  func overlay() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 768)
      let state = """
        const figure = document.getElementById("figure-main");
        const image = figure.querySelector(".stage img");
        await image.decode();
        const slider = figure.querySelector("input[type=range]");
        return image.currentSrc.split("/").pop() + " " + slider.disabled + " " + slider.value;
        """
      _ = try browser.evaluate("document.getElementById('figure-main-slider').focus()")
      try browser.press("End", code: 35)
      expect(try browser.evaluate(state), "main~ax5.svg false 7")
      _ = try browser.evaluate("document.querySelector('#figure-main [role=switch]').focus()")
      try browser.press(" ", code: 32, text: " ")
      expect(try browser.evaluate(state), "main~layout.svg true 2")
      let words = "return document.querySelector('#figure-main .stage img').alt"
      let drawn = "Its layout is drawn over it, with sizes and spacing in points."
      #expect(try browser.evaluate(words).hasSuffix(drawn))
      // It has the room that its numbers need, for as long as it is seen.
      let width = "return document.querySelector('#figure-main .stage img').getBoundingClientRect().width"
      expect(try browser.evaluate(width), "700")
      try browser.press(" ", code: 32, text: " ")
      expect(try browser.evaluate(state), "main~ax5.svg false 7")
      // What the reader has chosen since then is kept as well.
      _ = try browser.evaluate("document.getElementById('figure-main-slider').focus()")
      try browser.press("Home", code: 36)
      for isLayout in [true, false, true, false] {
        _ = try browser.evaluate("document.querySelector('#figure-main [role=switch]').click()")
        expect(try browser.evaluate(state), isLayout ? "main~layout.svg true 2" : "main~xs.svg false 0")
      }
      #expect(try !browser.evaluate(words).contains(drawn))
    }
  }

  @Test("on a small screen the layout keeps its size and scrolls by itself")
  func overlayOnPhone() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 360)
      let answer = try browser.evaluate(
        """
        document.querySelector("#figure-main [role=switch]").click();
        const stage = document.querySelector("#figure-main .stage");
        await stage.querySelector("img").decode();
        return [stage.querySelector("img").clientWidth, stage.scrollWidth, document.documentElement.scrollWidth,
          stage.tabIndex].join(" ");
        """)
      // 42.5 times 16 of the picture's 700.
      expect(answer, "680 680 360 0")
    }
  }

  @Test(
    "on a small screen a wide picture keeps the size its letters need and scrolls by itself, not the page")
  func wideOnPhone() throws {
    try withBook { browser, folder in
      // In the gallery, and as the main figure of a page.
      for (page, figure) in [("01-hills", "wide"), ("02-sea", "wide")] {
        for (width, expected) in [(360, "680 360 0"), (1280, "900 1280 -1")] {
          try browser.open("\(folder)/\(page).html", width: width)
          let answer = try browser.evaluate(
            """
            const stage = document.querySelector("#figure-\(figure) .stage");
            return [stage.querySelector("img").clientWidth, document.documentElement.scrollWidth, stage.tabIndex].join(" ");
            """)
          // 42.5 times 16 of the picture's 900.
          expect(answer, expected, "\(page) at \(width)")
        }
      }
    }
  }

  @Test("nothing moves while pictures load or sliders do")
  func stillness() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 1280)
      let answer = try browser.evaluate(
        """
        const height = document.documentElement.scrollHeight;
        const slider = document.getElementById("figure-film-slider");
        for (slider.value = 0; Number(slider.value) < Number(slider.max); slider.value = Number(slider.value) + 1) {
          slider.dispatchEvent(new Event("input"));
          await document.querySelector("#figure-film .stage img").decode();
        }
        let shift = 0;
        new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
          shift += entry.sources.map((source) => source.node.outerHTML.slice(0, 99)).join(" "); } })
          .observe({ type: "layout-shift", buffered: true });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [document.documentElement.scrollHeight - height, shift].join(" ");
        """)
      #expect(answer == "0 0")
    }
  }

  @Test("can be read without scripts: films are strips, and no control is seen that does nothing")
  func withoutScripts() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 360, runsScripts: false)
      // Scripts of the page do not run; those of the test do, through the debugger.
      let seen = """
        const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0).length;
        return [seen(".controls"), seen(".strip img"), seen(".film .stage"), seen("#figure-main img"), seen(".listing pre"),
          document.documentElement.scrollWidth, document.documentElement.className].join(" ");
        """
      expect(try browser.evaluate(seen), "0 3 0 1 1 360 ")
      try browser.open("\(folder)/01-hills.html", width: 360)
      expect(try browser.evaluate(seen), "2 0 1 1 1 360 js")
    }
  }

  @Test("screen readers find landmarks, headings in order, and a name for each control and picture")
  func accessibility() throws {
    try withBook { browser, folder in
      for page in Self.pages {
        try browser.open("\(folder)/\(page)", width: 768)
        let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        func value(_ node: [String: Any], _ key: String) -> String {
          ((node[key] as? [String: Any])?["value"]).map { "\($0)" } ?? ""
        }
        let found = nodes.filter { $0["ignored"] as? Bool != true }.map {
          (role: value($0, "role"), name: value($0, "name"))
        }
        let roles = found.map(\.role)
        #expect(roles.filter { $0 == "main" }.count == 1, "\(page)")
        #expect(roles.contains("navigation"), "\(page)")
        for role in ["link", "slider", "switch", "image", "navigation", "region", "figure"] {
          let nameless = found.filter { $0.role == role && $0.name.isEmpty }
          #expect(nameless.isEmpty, "\(page): \(role) without a name")
        }
        let levels = try browser.evaluate(
          "return [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((h) => h.tagName[1]).join('')")
        #expect(levels.first == "1" && levels.filter { $0 == "1" }.count == 1, "\(page)")
        for (outer, inner) in zip(levels, levels.dropFirst()) {
          #expect(inner.wholeNumberValue! <= outer.wholeNumberValue! + 1, "\(page): \(levels)")
        }
      }
      try browser.open("\(folder)/01-hills.html", width: 768)
      let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      let names = nodes.compactMap { (($0["name"] as? [String: Any])?["value"]) as? String }
      for name in ["Text size", "Scroll", "Show the layout", "Two words.", "Next: Sea"] {
        #expect(names.contains { $0.contains(name) }, "\(name)")
      }
    }
  }

  @Test("the tab key meets the skip link first, then all links and controls, each with an outline")
  func keyboard() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 768)
      var stops: [String] = []
      for _ in 0..<30 {
        try browser.press("Tab", code: 9)
        let stop = try browser.evaluate(
          """
          const e = document.activeElement;
          if (e === document.body) return "";
          const style = getComputedStyle(e);
          const box = e.getBoundingClientRect();
          const isSeen = style.outlineStyle !== "none" && box.bottom > 0 && box.top < innerHeight;
          return (e.getAttribute("class") || e.id || e.tagName) + (isSeen ? "" : " unseen");
          """)
        if stop.isEmpty { break }
        stops.append(stop)
      }
      #expect(stops.first == "skip")
      for stop in [
        "home", "figure-main-slider", "INPUT", "scroller", "figure-film-slider", "PRE", "contents", "next",
      ] {
        #expect(stops.contains(stop), "\(stop) in \(stops)")
      }
      #expect(stops.allSatisfy { !$0.hasSuffix("unseen") }, "\(stops)")
      try browser.open("\(folder)/01-hills.html", width: 768)
      try browser.press("Tab", code: 9)
      try browser.press("Enter", code: 13, text: "\r")
      expect(try browser.evaluate("return document.activeElement.id"), "content")
    }
  }

  @Test("on paper there are the film's strip and no controls")
  func paper() throws {
    try withBook { browser, folder in
      try browser.open("\(folder)/01-hills.html", width: 768)
      try browser.emulate(isDark: false, medium: "print")
      let seen = """
        const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0).length;
        return [seen(".controls"), seen("nav"), seen(".strip img"), seen(".film .stage"), seen("#figure-main img")].join(" ");
        """
      expect(try browser.evaluate(seen), "0 0 3 0 1")
    }
  }
}
