import Foundation
import PangoText
import Testing

@testable import FigureTool

@Suite("Pictures of figures that are gone")
struct LeftoverTests {
  /// Runs `body` with a catalog in which chapter 7 is drawn, and with the folder of its pictures.
  private func inCatalog(_ body: (_ catalog: String, _ folder: String) throws -> Void) throws {
    try ToolProcess.inFolder { folder in
      let catalog = folder + "/Guide.docc"
      try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
      #expect(try draw(catalog).status == 0)
      try body(catalog, catalog + "/Resources")
    }
  }

  private func draw(_ catalog: String, _ words: String...) throws -> ToolProcess {
    try ToolProcess.run(["7", "--figure", "main", "--scale", "1", "--docc", catalog] + words)
  }

  private let list = ".render-chapter.pictures"

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Puts a picture into `folder` as if the tool had drawn it for a figure that the book had once.
  private func leave(_ name: String, of figure: String = "07-waterfall-old", in folder: String) throws {
    let bytes = Array("a picture".utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    var record = try String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8)
    record += "\(name)\t\(figure)\t\(FontLibrary.digest(of: bytes))\n"
    try write(record, to: "\(folder)/\(list)")
  }

  @Test("are removed from a catalog and its article with the next drawing, and pictures of a person stay")
  func removal() throws {
    try inCatalog { catalog, folder in
      try leave("07-waterfall-old.png", in: folder)
      try leave("07-waterfall-old~dark.png", in: folder)
      try write("mine", to: folder + "/07-mine.png")
      let run = try draw(catalog)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("\n\(folder)/07-waterfall-old.png  removed\n"))
      #expect(run.output.contains("\n\(folder)/07-waterfall-old~dark.png  removed\n"))
      #expect(
        try files(folder) == [list, "07-mine.png", "07-waterfall.png", "07-waterfall~dark.png"])
      let article = try String(contentsOfFile: catalog + "/Figures.md", encoding: .utf8)
      #expect(article.contains("](07-waterfall)") && !article.contains("old"))
      #expect(!(try String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8).contains("old")))
      let again = try draw(catalog, "--check")
      #expect(again.status == 0 && again.output == "3 files are what would be drawn\n", "\(again.errors)")
    }
  }

  @Test("are reported by a check with exit code 1, and stay")
  func check() throws {
    try inCatalog { catalog, folder in
      try leave("07-waterfall-old.png", in: folder)
      let run = try draw(catalog, "--check")
      #expect(run.status == 1)
      #expect(
        run.errors == """
          render-chapter: \(folder)/07-waterfall-old.png is left over: there is no figure 07-waterfall-old any more; \
          drawing without --check removes it

          """)
      #expect(try files(folder).contains("07-waterfall-old.png"))
      let json = try draw(catalog, "--check", "--json")
      #expect(json.status == 1)
      #expect(
        json.output.contains(#"{"difference":"is left over: there is no figure 07-waterfall-old any more;"#))
    }
  }

  @Test("that somebody has changed since stay, with a warning, and are no part of the article")
  func changed() throws {
    try inCatalog { catalog, folder in
      try leave("07-waterfall-old.png", in: folder)
      try write("another picture", to: folder + "/07-waterfall-old.png")
      for _ in 1...2 {
        let run = try draw(catalog)
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: \(folder)/07-waterfall-old.png is left over: "))
        #expect(run.errors.contains("somebody has changed it since it was drawn, so that it stays"))
        #expect(try files(folder).contains("07-waterfall-old.png"))
        #expect(!(try String(contentsOfFile: catalog + "/Figures.md", encoding: .utf8).contains("old")))
      }
      #expect(try draw(catalog, "--check").status == 1)
    }
  }

  @Test("give way to a figure that has their name now")
  func takenName() throws {
    try inCatalog { catalog, folder in
      try leave("07-waterfall-rtl.png", of: "07-waterfall-rtl", in: folder)
      let run = try draw(catalog, "--rtl")
      #expect(run.status == 0 && !run.output.contains("removed"), "\(run.errors)")
      #expect(try files(folder).contains("07-waterfall-rtl.png"))
      #expect(try draw(catalog, "--rtl", "--check").status == 0)
    }
  }

  @Test("pictures of a figure that has another format now are replaced, those of a person are in the way")
  func otherFormat() throws {
    try inCatalog { catalog, folder in
      let check = try ToolProcess.run(["7", "--figure", "main", "--svg", "--docc", catalog, "--check"])
      #expect(
        check.errors.contains("07-waterfall.png is left over: the figure 07-waterfall has another format now")
      )
      let run = try ToolProcess.run(["7", "--figure", "main", "--svg", "--docc", catalog])
      #expect(run.status == 0, "\(run.errors)")
      #expect(try files(folder) == [list, "07-waterfall.svg", "07-waterfall~dark.svg"])
      try write("mine", to: folder + "/07-waterfall.svg")
      let refused = try draw(catalog)
      #expect(refused.status == 2 && refused.errors.contains("07-waterfall.svg have one name"))
    }
  }

  @Test("of a plain folder are known where --prune is given, and only there")
  func plainFolder() throws {
    try ToolProcess.inFolder { folder in
      func draw(_ words: String...) throws -> ToolProcess {
        try ToolProcess.run(["7", "--figure", "main", "-o", folder] + words)
      }
      #expect(try draw().status == 0)
      #expect(try files(folder) == ["07-waterfall.png"])
      #expect(try draw("--prune").status == 0)
      #expect(try files(folder) == [list, "07-waterfall.png"])
      try leave("07-old.png", of: "07-old", in: folder)
      #expect(try draw("--check").status == 0)
      #expect(try draw("--check", "--prune").status == 1)
      #expect(try draw("--prune", "--svg").output.contains("07-old.png  removed\n"))
      #expect(try files(folder) == [list, "07-waterfall.png", "07-waterfall.svg"])
    }
  }

  @Test("nothing is removed by a list that cannot be understood, or that leads out of the folder")
  func damage() throws {
    try inCatalog { catalog, folder in
      for line in ["<<<<<<< ours", "../Guide.md\tgone\tabc", "name\tgone", ".hidden\tgone\tabc"] {
        try write("# A list\n\(line)\n", to: "\(folder)/\(list)")
        let run = try draw(catalog)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("render-chapter: \(folder)/\(list) is not understood in line 2; "))
      }
    }
  }

  @Test("of other scales and schemes, which DocC would show beside the new ones, are told and removed")
  func variants() throws {
    try inCatalog { catalog, folder in
      func draw(_ catalog: String, _ words: String...) throws -> ToolProcess {
        try ToolProcess.run(["7", "--figure", "main", "--docc", catalog] + words)
      }
      #expect(try draw(catalog, "--scale", "1,3").status == 0)
      let all = [
        "07-waterfall@3x.png", "07-waterfall~dark@3x.png", "07-waterfall.png", "07-waterfall~dark.png",
      ]
      #expect(try Set(files(folder)).isSuperset(of: all))
      let check = try draw(catalog, "--check", "--light", "--scale", "1")
      #expect(check.status == 1)
      for name in all where name != "07-waterfall.png" {
        #expect(
          check.errors.contains(
            "\(folder)/\(name) is left over: the figure 07-waterfall is not drawn at this"))
      }
      #expect(!check.errors.contains("07-waterfall.png is left over"))
      #expect(try draw(catalog, "--light", "--scale", "1").status == 0)
      #expect(try files(folder).filter { all.contains($0) } == ["07-waterfall.png"])
      #expect(try draw(catalog, "--check", "--light", "--scale", "1").status == 0)
    }
  }

  @Test("a list is no longer than what is there, and the same after each drawing")
  func content() throws {
    try inCatalog { catalog, folder in
      let text = try String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8)
      let lines = text.split(separator: "\n")
      #expect(lines.count == 3 && lines[0].hasPrefix("# "))
      for (line, name) in zip(lines.dropFirst(), ["07-waterfall.png", "07-waterfall~dark.png"]) {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        #expect(line == "\(name)\t07-waterfall\t\(FontLibrary.digest(of: Array(bytes)))")
      }
      #expect(try draw(catalog).status == 0)
      #expect(try String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8) == text)
      try FileManager.default.removeItem(atPath: folder + "/07-waterfall~dark.png")
      #expect(try draw(catalog, "--light").status == 0)
      #expect(
        try String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8)
          == lines.dropLast().map { "\($0)\n" }.joined())
    }
  }
}
