import CollectionLab
import Foundation
import Testing

@testable import Chapters
@testable import FigureTool

@Suite("Figures from the command line")
struct FigureCommandTests {
  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("light and dark, and several scales, are drawn in one run")
  func several() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(
        ["7", "--figure", "main", "--light", "--dark", "--scale", "0.5,1", "-o", folder])
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        try files(folder) == [
          "07-waterfall-dark@0.5x.png", "07-waterfall-dark@1x.png", "07-waterfall@0.5x.png",
          "07-waterfall@1x.png",
        ])
    }
  }

  @Test("an SVG holds the figure's words and its texts, and is no larger than Cairo's")
  func vectors() throws {
    try ToolProcess.inFolder { folder in
      for writer in ["--svg", "--svg=cairo"] {
        let run = try ToolProcess.run(["7", "--figure", "main", writer, "-o", folder])
        #expect(run.status == 0, "\(run.errors)")
      }
      let own = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/07-waterfall.svg"))
      let cairo = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/07-waterfall-cairo.svg"))
      #expect(own.count <= cairo.count)
      let text = String(decoding: own, as: UTF8.self)
      let figure = try #require(Textbook.chapters.first { $0.number == 7 })
      #expect(text.contains(">\(figure.title)</title>") && text.contains(" role=\"img\""))
      #expect(text.contains(">\(figure.figures[0].alternativeText)</desc>"))
      #expect(text.contains(" fill-opacity=\"0\">"))
    }
  }

  @Test("what a README shows is printed: a picture for the reader's colour scheme, of points that it has")
  func readme() throws {
    try ToolProcess.inFolder { folder in
      let words = [
        "7", "--figure", "main", "--scale", "0.5,1", "--markdown", "-", "-o", "\(folder)/my pictures",
      ]
      let both = try ToolProcess.run(words + ["--light", "--dark"])
      #expect(both.status == 0, "\(both.errors)")
      let figure = try #require(Textbook.chapters.first { $0.number == 7 }).figures[0]
      let path = "\(folder)/my%20pictures/07-waterfall"
      let image =
        "<img alt=\"\(Markup.escaped(figure.alternativeText))\" src=\"\(path)@1x.png\" width=\"390\" height=\"844\">"
      // All that is printed can be pasted; what was drawn is said beside it.
      #expect(
        both.output == """
          <picture>
            <source media="(prefers-color-scheme: dark)" srcset="\(path)-dark@1x.png">
            \(image)
          </picture>

          \(figure.caption)

          """, "\(both.output)")
      #expect(both.errors.contains("my pictures/07-waterfall@1x.png  390 × 844 pt"))
      let light = try ToolProcess.run(words)
      #expect(light.output == "\(image)\n\n\(figure.caption)\n")
      let pdf = try ToolProcess.run(["7", "--pdf", "--markdown", "-", "-o", folder])
      #expect(pdf.status == 2 && pdf.errors.contains("add --svg or --png"))
      let file = try ToolProcess.run(["7", "--markdown", "README.md", "-o", folder])
      #expect(file.status == 2 && file.errors.contains("--markdown - to print what a README shows"))
    }
  }

  @Test("the title of a file tells a chapter's figures apart")
  func titles() throws {
    let chapter = try #require(Textbook.chapters.first { $0.number == 6 })
    #expect(
      chapter.figures.map(chapter.title) == ["Carousels", "Carousels: to a card", "Carousels: right to left"])
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["6", "--figure", "to-a-card", "--svg", "-o", folder])
      #expect(run.status == 0, "\(run.errors)")
      let text = try String(contentsOfFile: "\(folder)/06-carousels-to-a-card.svg", encoding: .utf8)
      #expect(text.contains(">Carousels: to a card</title>"))
    }
  }

  @Test("a film strip shows its scroll positions side by side")
  func film() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(
        [
          "7", "--figure", "main", "--film", "0,120,240", "--height", "300", "--scale", "0.5", "-o", folder,
          "--json",
        ])
      #expect(run.status == 0, "\(run.errors)")
      let line = try #require(run.output.split(separator: "\n").first)
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      // Three pictures of 390 points with a gap of 24 before, between and after them.
      let width: Double = 3 * 390 + 4 * 24
      #expect(object["width"] as? Double == width)
      // Captions are seen at 11 points on 680: 11 · 1266 / 680 = 20.5 points; they take two and a half times that.
      let captions: Double = 2.5 * 11 * 1266 / 680
      #expect(object["height"] as? Double == (324 + captions).rounded(.up))
      #expect(object["path"] as? String == "\(folder)/07-waterfall-h300-film-0-120-240@0.5x.png")
    }
  }

  @Test("a device gives size and scale")
  func device() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "--figure", "main", "--device", "iPhone13", "-o", folder])
      #expect(run.output.contains("07-waterfall-iPhone13.png  390 × 844 pt  1170 × 2532 px"))
    }
  }

  @Test("check says what is missing with exit code 3, what is stale with 1, and writes nothing")
  func check() throws {
    try ToolProcess.inFolder { folder in
      let words = ["7", "--figure", "main", "--scale", "0.5", "-o", folder]
      let missing = try ToolProcess.run(words + ["--check"])
      #expect(missing.status == 3)
      #expect(missing.errors.contains("\(folder)/07-waterfall@0.5x.png is missing"))
      #expect(try files(folder).isEmpty)
      #expect(try ToolProcess.run(words).status == 0)
      let fine = try ToolProcess.run(words + ["--check"])
      #expect(fine.status == 0 && fine.errors == "")
      // The same pixels in another packing are the same picture.
      #expect(try ToolProcess.run(words + ["--compact"]).status == 0)
      #expect(try ToolProcess.run(words + ["--check"]).status == 0)
      #expect(
        try ToolProcess.run(words + ["--scroll", "40"]).status == 0)
      try FileManager.default.removeItem(atPath: "\(folder)/07-waterfall@0.5x.png")
      try FileManager.default.moveItem(
        atPath: "\(folder)/07-waterfall-scroll40@0.5x.png", toPath: "\(folder)/07-waterfall@0.5x.png")
      let stale = try ToolProcess.run(words + ["--check"])
      #expect(stale.status == 1)
      #expect(stale.errors.contains("07-waterfall@0.5x.png is stale: "))
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(folder)/07-waterfall@0.5x.png"))
      let broken = try ToolProcess.run(words + ["--check"])
      #expect(broken.status == 1)
      #expect(broken.errors.contains("is stale: it is not a picture that this tool writes"))
      try FileManager.default.removeItem(atPath: "\(folder)/07-waterfall@0.5x.png")
      #expect(mkfifo("\(folder)/07-waterfall@0.5x.png", 0o600) == 0)
      let pipe = try ToolProcess.run(words + ["--check"])
      #expect(pipe.status == 1 && pipe.errors.contains("is not a file that could be compared"))
    }
  }

  @Test("a scroll position beyond the content is drawn at its end and said with both numbers")
  func clamped() throws {
    try ToolProcess.inFolder { folder in
      let words = ["7", "--figure", "main", "--scale", "0.5", "-o", folder]
      let far = try ToolProcess.run(words + ["--scroll", "99999"])
      #expect(far.status == 0)
      #expect(
        far.errors.contains(
          /^warning: chapter 7, figure main: the content is scrolled to [\d.]+ pt, not to the 99999 pt/))
      let end = try #require(far.errors.firstMatch(of: /scrolled to ([\d.]+) pt/)?.output.1)
      let exact = try ToolProcess.run(words + ["--scroll", "\(end)"])
      #expect(exact.status == 0 && exact.errors == "")
      #expect(
        FileManager.default.contents(atPath: "\(folder)/07-waterfall-scroll99999@0.5x.png")
          == FileManager.default.contents(atPath: "\(folder)/07-waterfall-scroll\(end)@0.5x.png"))
      let section = try ToolProcess.run(words + ["--offset", "0=40", "--offset", "99=1"])
      #expect(section.status == 0)
      #expect(section.errors.contains("section 0 does not scroll by itself"))
      #expect(section.errors.contains("no section 99"))
    }
  }

  @Test("an item is scrolled to by its tag; a tag that no figure has is refused and nothing is written")
  func tags() throws {
    try ToolProcess.inFolder { folder in
      let words = ["7", "--figure", "main", "--scale", "0.5", "-o", folder]
      let place = try #require(Place.all.last)
      let found = try ToolProcess.run(words + ["--scroll-to", "\(place.id)"])
      #expect(found.status == 0 && found.errors == "")
      #expect(try files(folder).count == 1)
      let missing = try ToolProcess.run(words + ["--scroll-to", "nobody's tag"])
      #expect(missing.status == 2)
      #expect(
        missing.errors == "render-chapter: no figure of chapter 7 has an item with the tag nobody's tag\n")
      #expect(try files(folder).count == 1)
    }
  }

  @Test("an unknown figure is refused with the figures there are")
  func unknown() throws {
    let run = try ToolProcess.run(["7", "--figure", "mian"])
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no figure mian; did you mean main?"))
  }

  @Test("a run that is stopped ends with the signal's status and leaves no temporary file")
  func interrupted() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(
        ["all", "--light", "--dark", "--compact", "-o", folder],
        epilogue: "& sleep 0.4; kill -TERM $!; wait $!")
      #expect(run.status == 143 || run.status == 0)
      #expect(try files(folder).allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test("a signal that the parent has ignored, as nohup does, stops nothing")
  func ignored() throws {
    try ToolProcess.inFolder { folder in
      // A shell without a terminal has what it starts in the background ignore Ctrl-C.
      let run = try ToolProcess.run(
        ["7", "--figure", "main", "--scale", "0.5", "-o", folder],
        epilogue: "& kill -INT $!; sleep 0.1; kill -INT $!; wait $!")
      #expect(run.status == 0)
      #expect(try files(folder) == ["07-waterfall@0.5x.png"])
    }
  }

  @Test("snapshots and doctor refuse what they do not know")
  func words() throws {
    for (words, sentence) in [
      (["snapshots"], "report, accept, prune or diff"), (["snapshots", "accept"], "--all"),
      (["snapshots", "report", "--apply"], "--apply is not for snapshots report"),
      (["snapshots", "report", "--artifacts", "/nowhere"], "/nowhere has no results"),
      (["snapshots", "diff", "a.png"], "two files"), (["doctor", "x"], "doctor takes no words"),
    ] {
      let run = try ToolProcess.run(words)
      #expect(run.status == 2, "\(words)")
      #expect(run.errors.contains(sentence), "\(run.errors)")
    }
  }

  @Test("diff says in what two pictures differ")
  func diff() throws {
    try ToolProcess.inFolder { folder in
      for scroll in ["0", "40"] {
        _ = try ToolProcess.run(["7", "--figure", "main", "--scale", "0.5", "--scroll", scroll, "-o", folder])
      }
      let old = "\(folder)/07-waterfall-scroll0@0.5x.png"
      let new = "\(folder)/07-waterfall-scroll40@0.5x.png"
      #expect(try ToolProcess.run(["snapshots", "diff", old, old]).output == "no pixel differs\n")
      let run = try ToolProcess.run(["snapshots", "diff", old, new, "-o", "\(folder)/diff.png"])
      #expect(run.status == 1)
      #expect(run.output.contains("px differ"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/diff.png"))
      #expect(try ToolProcess.run(["snapshots", "diff", old, "/nowhere.png"]).status == 2)
    }
  }

  @Test("doctor finds this machine to draw as others do")
  func doctor() throws {
    let run = try ToolProcess.run(["doctor"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("everything is as it should be"))
  }
}
