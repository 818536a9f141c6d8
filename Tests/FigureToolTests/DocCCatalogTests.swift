import Chapters
import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("Figures in a DocC catalog")
struct DocCCatalogTests {
  /// The files that are not hidden.
  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.contains(".") && !$0.contains("/.")
    }.sorted()
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Runs `body` with the folder of an empty catalog.
  private func inCatalog<Result>(_ body: (String) throws -> Result) throws -> Result {
    try ToolProcess.inFolder { folder in
      try makeFolder(folder + "/Guide.docc")
      return try body(folder + "/Guide.docc")
    }
  }

  private func draw(_ catalog: String, _ words: String...) throws -> ToolProcess {
    try ToolProcess.run(["7", "--figure", "main", "--docc", catalog] + words)
  }

  @Test("have DocC's names, light and dark, and an article that shows them with their words")
  func names() throws {
    try inCatalog { catalog in
      let run = try draw(catalog)
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        try files(catalog) == [
          "Figures.md", "Resources/07-waterfall@2x.png", "Resources/07-waterfall~dark@2x.png",
        ])
      let article = try String(contentsOfFile: catalog + "/Figures.md", encoding: .utf8)
      let chapter = try #require(Textbook.chapters.first { $0.number == 7 })
      #expect(article.hasPrefix("# Figures\n\n"))
      #expect(article.contains("\n## 7. Waterfall\n\n\(chapter.summary)\n\n"))
      let alternative = chapter.figures[0].alternativeText.replacing("'", with: "\\'")
      #expect(article.hasSuffix("\n![\(alternative)](07-waterfall)\n\n\(chapter.figures[0].caption)\n"))
    }
  }

  @Test(
    "have their chapter's source in the article where that is asked for, and a check of it needs the option too"
  )
  func source() throws {
    try inCatalog { catalog in
      #expect(try draw(catalog, "--source", "--svg").status == 0)
      let article = try String(contentsOfFile: catalog + "/Figures.md", encoding: .utf8)
      let chapter = try #require(Textbook.chapters.first { $0.number == 7 })
      let file = try String(contentsOfFile: chapter.sourceFile, encoding: .utf8)
      // The demo is the end of the file.
      let demo = try #require(file.range(of: "\nstruct ")).lowerBound
      #expect(article.hasSuffix("\(file[demo...].dropFirst())```\n"), "\(article)")
      #expect(article.contains("\n\nFrom Chapter07.swift:\n\n```swift\nimport CollectionLab\n"))
      #expect(!article.contains("figures: ["))
      #expect(try draw(catalog, "--source", "--svg", "--check").status == 0)
      let other = try draw(catalog, "--svg", "--check")
      #expect(other.status == 1 && other.errors.contains("Figures.md has other bytes"), "\(other.errors)")
    }
    let plain = try ToolProcess.run(["7", "--source"])
    #expect(plain.status == 2 && plain.errors.contains("--source is for the Markdown of DocC catalogs"))
  }

  @Test("go exactly into a folder of the catalog that is named, also by its name from within")
  func folder() throws {
    try inCatalog { catalog in
      #expect(try draw(catalog + "/Pictures/Chapters", "--light", "--scale", "1").status == 0)
      #expect(try files(catalog) == ["Figures.md", "Pictures/Chapters/07-waterfall.png"])
      let inside = try ToolProcess.run(
        ["7", "--figure", "main", "--light", "--scale", "1", "--docc", "."],
        prelude: "cd \(catalog)/Pictures/Chapters")
      #expect(inside.status == 0, "\(inside.errors)")
      #expect(try files(catalog) == ["Figures.md", "Pictures/Chapters/07-waterfall.png"])
    }
  }

  @Test("are SVG files without a mark of scale where that is asked for")
  func vectors() throws {
    try inCatalog { catalog in
      let run = try draw(catalog, "--svg")
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        try files(catalog) == ["Figures.md", "Resources/07-waterfall.svg", "Resources/07-waterfall~dark.svg"])
    }
  }

  @Test("of other chapters stay in the article, and variants come behind their figure")
  func article() throws {
    try inCatalog { catalog in
      #expect(try draw(catalog, "--scale", "1").status == 0)
      let run = try draw(catalog, "--scale", "1", "--rtl", "--json")
      #expect(run.status == 0)
      #expect(run.output.hasSuffix("\n{\"format\":\"md\",\"path\":\"\(catalog)/Figures.md\"}\n"))
      let other = try ToolProcess.run(["3", "--figure", "main", "--scale", "1", "--docc", catalog])
      #expect(other.status == 0, "\(other.errors)")
      let article = try String(contentsOfFile: catalog + "/Figures.md", encoding: .utf8)
      let shown = article.matches(of: /\]\((.+)\)/).map { String($0.output.1) }
      #expect(shown == ["03-grids-and-flow", "07-waterfall", "07-waterfall-rtl"])
    }
  }

  @Test("drawn in another way say so in their alternative text, also in later articles")
  func variants() throws {
    try inCatalog { catalog in
      let way = ["--overlay", "groups", "--light", "--scale", "1"]
      let run = try ToolProcess.run(["8", "--figure", "main", "--docc", catalog] + way)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try draw(catalog, "--light", "--scale", "1").status == 0)
      let article = try String(contentsOfFile: catalog + "/Figures.md", encoding: .utf8)
      let chapter = try #require(Textbook.chapters.first { $0.number == 8 })
      let words = MarkdownText.line(chapter.figures[0].alternativeText + " With an overlay of groups.")
      #expect(article.contains("![\(words)](08-escape-hatch-overlay-groups)\n\n"), "\(article)")
    }
  }

  @Test("above 64 KiB are warned of with what makes them smaller; a plain picture in a folder is not")
  func budget() throws {
    try inCatalog { catalog in
      let run = try draw(catalog, "--light")
      let path = catalog + "/Resources/07-waterfall@2x.png"
      let size = try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
      #expect(size > 65536)
      let kibibytes = (Double(size) / 1024).rounded()
      let warning =
        "warning: \(path) has \(Int(kibibytes)) KiB, more than the 64 KiB that a figure of a document should have; "
        + "--svg, --scale 1, --crop SECTION, a lower --height would make it smaller\n"
      #expect(run.errors == warning)
      let plain = try ToolProcess.run(["7", "--figure", "main", "-o", catalog])
      #expect(plain.errors == "")
      let small = try draw(catalog, "--light", "--height", "60", "--scale", "1")
      #expect(small.errors == "")
    }
  }

  @Test("are compared with --check: 3 for what is missing, 1 for what is stale, and nothing is written")
  func check() throws {
    try inCatalog { catalog in
      let missing = try draw(catalog, "--check")
      #expect(missing.status == 3)
      for name in ["Resources/07-waterfall@2x.png", "Resources/07-waterfall~dark@2x.png", "Figures.md"] {
        #expect(missing.errors.contains("\(catalog)/\(name) is missing"))
      }
      #expect(try files(catalog).isEmpty)
      #expect(try draw(catalog).status == 0)
      let fine = try draw(catalog, "--check")
      #expect(fine.status == 0 && fine.output == "3 files are what would be drawn\n")
      let handle = try #require(FileHandle(forWritingAtPath: catalog + "/Figures.md"))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("More.\n".utf8))
      try handle.close()
      let stale = try draw(catalog, "--check")
      #expect(stale.status == 1)
      #expect(stale.errors == "render-chapter: \(catalog)/Figures.md has other bytes\n")
    }
  }

  @Test("a folder that is no catalog is refused with words and exit code 2")
  func noCatalog() throws {
    try ToolProcess.inFolder { folder in
      try makeFolder(folder + "/Plain")
      try Data().write(to: URL(fileURLWithPath: folder + "/File.docc"))
      for (path, words) in [
        ("/Plain", "is not a DocC catalog"), ("/None.docc", "cannot be opened: No such file"),
        ("/File.docc", "is no folder"), ("/Plain/below", "is not a DocC catalog"),
      ] {
        let run = try draw(folder + path)
        #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
      }
      #expect(try files(folder) == ["File.docc"])
    }
  }

  @Test("a catalog that cannot be written is said with exit code 4 before anything is drawn")
  func readOnly() throws {
    try inCatalog { catalog in
      // The system's own folders are read-only for everybody, whoever runs this test.
      let run = try ToolProcess.run(
        ["7", "--figure", "main", "--docc", catalog],
        prelude: """
          chmod 555 '\(catalog)'
          [[ $(id -u) -eq 0 ]] && chmod 711 '\(catalog)/..' && set -- setpriv --reuid=65534 --clear-groups
          exec "$@" \\
          """)
      #expect(run.status == 4, "\(run.errors)")
      #expect(run.errors == "render-chapter: cannot write \(catalog): Permission denied\n")
      #expect(try files(catalog).isEmpty)
    }
  }

  @Test(
    "a name that another file of the catalog has is an error that names both, whatever its folder and ending")
  func collision() throws {
    for other in ["Old/07-waterfall~dark.jpg", "Resources/07-waterfall.svg", "07-Waterfall@3x.png"] {
      try inCatalog { catalog in
        let path = "\(catalog)/\(other)"
        try makeFolder((path as NSString).deletingLastPathComponent)
        try Data("picture".utf8).write(to: URL(fileURLWithPath: path))
        let run = try draw(catalog)
        #expect(run.status == 2)
        #expect(
          run.errors.hasPrefix("render-chapter: the figure 07-waterfall and the file \(path) have one name"))
        #expect(try files(catalog) == [other])
      }
    }
  }

  @Test("an article that a person wrote is not written over")
  func ownArticle() throws {
    try inCatalog { catalog in
      try Data("# Figures\n".utf8).write(to: URL(fileURLWithPath: catalog + "/Figures.md"))
      let run = try draw(catalog)
      #expect(run.status == 2 && run.errors.contains("Figures.md was not written by this tool"))
      #expect(try files(catalog) == ["Figures.md"])
      let elsewhere = try draw(catalog, "--light", "--scale", "1", "--markdown", catalog + "/Pictures.md")
      #expect(elsewhere.status == 0)
      #expect(try files(catalog) == ["Figures.md", "Pictures.md", "Resources/07-waterfall.png"])
      let printed = try draw(catalog, "--light", "--scale", "1", "--markdown", "-")
      #expect(printed.output.contains("](07-waterfall)\n"))
    }
  }

  @Test(
    "what DocC does not know is refused",
    arguments: [
      ["--pdf"], ["--png", "--svg"], ["--scale", "1.5"], ["-o", "x"], ["--docc", ""], ["--markdown", ""],
      ["--markdown", "-", "--check"],
    ])
  func contradictions(words: [String]) throws {
    try inCatalog { catalog in
      let known = words.first == "--docc" ? [] : ["--docc", catalog]
      let error = #expect(throws: ToolError.self) {
        try RenderOptions(ParsedArguments(known + words, options: RenderOptions.commandOptions))
      }
      #expect(error?.exitCode == .usage && error?.description.hasPrefix("--") == true)
    }
  }

  @Test("DocC's own reading of names is undone")
  func assets() {
    for (file, asset) in [
      ("a@2x.png", "a"), ("a~dark@3x.png", "a"), ("a~dark.svg", "a"), ("a.b.jpg", "a.b"),
      ("a@4x.png", "a@4x"),
      ("noending", "noending"), (".hidden", ".hidden"),
    ] { #expect(DocCName.asset(ofFile: file) == asset) }
    #expect(["07-a.5", "é-1", "日本"].allSatisfy(DocCName.isValid))
    #expect(!["", "a b", "a/b", "a~dark", "a@2x", "a)", ".a"].contains(where: DocCName.isValid))
  }
}
