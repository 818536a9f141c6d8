import Book
import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("The words of figures in Markdown")
struct DocCTextTests {
  @Test(
    "read as they were written",
    arguments: [
      ("A plain sentence, with 3.5 and a-b.", "A plain sentence, with 3.5 and a-b."),
      ("x]]> [y] (z)", "x\\]\\]\\> \\[y\\] (z)"), ("say \"a\" isn't", "say \\\"a\\\" isn\\'t"),
      ("*b* _c_ `d` ~e~", "\\*b\\* \\_c\\_ \\`d\\` \\~e\\~"), ("<b> &amp; \\", "\\<b\\> \\&amp; \\\\"),
      ("a\n\tb\u{0}\u{1B}c\u{2028}d  e ", "a b c d e"), ("a -- b...", "a -\\- b.\\.\\."),
      ("# a #", "\\# a #"), ("- a", "\\- a"), ("12. a", "12\\. a"), ("3) a", "3\\) a"),
      ("@Image", "\\@Image"), ("", ""),
    ])
  func marks(text: String, line: String) { #expect(MarkdownText.line(text) == line) }

  private func chapter(_ number: Int, _ name: String, figures: [String]) -> Chapter {
    Chapter(
      number: number, name: name, title: "Title of \(name)", summary: "",
      figures: figures.map { figure in
        Figure(figure, caption: "1. \(figure)", alternativeText: "a ]]> \"\(figure)\"", width: 20, height: 10)
        {
          Text(figure)
        }
      })
  }

  @Test("an article shows the source of a chapter below its figures, between fences that hold it")
  func source() throws {
    try ToolProcess.inFolder { folder in
      let catalog = folder + "/A.docc"
      try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
      @MainActor func text(_ demo: String) throws -> String {
        DocCArticle(
          catalog: try DocCCatalog(catalog), book: [chapter(1, "one", figures: ["main"])], assets: ["01-one"],
          sources: [1: ChapterSource(demo, fileName: "One_1.swift")], path: "-"
        ).text
      }
      let view = "struct One: View {\n  var body: some View { Text(\"1\") }\n}\n"
      #expect(try text(view).hasSuffix("1\\. main\n\nFrom One\\_1.swift:\n\n```swift\n\(view)```\n"))
      let fenced = "/* ````\n*/\n"
      #expect(try text(fenced).hasSuffix("\n\n`````swift\n\(fenced)`````\n"))
    }
  }

  @Test("an article lists the book's figures whose pictures there are, each variant behind its figure")
  func article() throws {
    try ToolProcess.inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/A.docc/Resources", withIntermediateDirectories: true)
      let article = DocCArticle(
        catalog: try DocCCatalog(folder + "/A.docc"),
        book: [
          chapter(1, "one", figures: ["main", "wide"]), chapter(2, "two", figures: ["main"]),
          chapter(10, "ten", figures: ["main"]),
        ],
        assets: ["10-ten", "01-one-wide", "01-one-rtl", "01-one", "01-one-wide-rtl", "icon", "11-none"],
        path: "-")
      #expect(
        article.text == """
          # Figures

          <!-- Written from the figures' declarations; edit those. -->

          ## 1. Title of one

          ![a \\]\\]\\> \\"main\\"](01-one)

          1\\. main

          ![a \\]\\]\\> \\"main\\". Laid out from right to left.](01-one-rtl)

          1\\. main

          ![a \\]\\]\\> \\"wide\\"](01-one-wide)

          1\\. wide

          ![a \\]\\]\\> \\"wide\\". Laid out from right to left.](01-one-wide-rtl)

          1\\. wide

          ## 10. Title of ten

          ![a \\]\\]\\> \\"main\\"](10-ten)

          1\\. main

          """)
    }
  }

  @Test("figures of two chapters that would be one file are refused before anything is drawn")
  func collision() throws {
    try ToolProcess.inFolder { folder in
      let chapters = [chapter(1, "a", figures: ["main", "b"]), chapter(1, "a-b", figures: ["main"])]
      let error = #expect(throws: ToolError.self) {
        try FigureTool.execute(["all", "-o", folder + "/Figures"], chapters: chapters)
      }
      #expect(error?.exitCode == .usage)
      #expect(
        error?.description
          == "the figure b of chapter 1, a, and the figure main of chapter 1, a-b, would both be "
          + "\(folder)/Figures/01-a-b.png; give one of them another name")
      #expect(!FileManager.default.fileExists(atPath: folder + "/Figures"))
    }
  }

  @Test("a figure whose name DocC would take for a variant is refused")
  func badName() throws {
    try ToolProcess.inFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/A.docc", withIntermediateDirectories: true)
      let error = #expect(throws: ToolError.self) {
        try FigureTool.execute(
          ["all", "--docc", folder + "/A.docc"], chapters: [chapter(1, "a~dark b", figures: ["main"])])
      }
      #expect(error?.exitCode == .usage && error?.description.contains("01-a~dark b") == true)
    }
  }
}
