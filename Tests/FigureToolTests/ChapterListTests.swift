import Chapters
import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("The list of chapters, as a process")
struct ChapterListTests {
  @Test("is a line a chapter, or an object each for other programs")
  func lines() throws {
    let plain = try ToolProcess.run(["list"])
    let lines = plain.output.split(separator: "\n")
    #expect(plain.status == 0 && lines.count == Textbook.chapters.count)
    #expect(lines.contains { $0.hasPrefix(" 7  Waterfall: ") })
    struct Line: Decodable {
      var number: Int
      var name: String
      var title: String
      var summary: String
      var figures: [String]
    }
    let objects = try ToolProcess.run(["list", "--json"]).output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(objects.map(\.number) == Textbook.chapters.map(\.number))
    let carousels = try #require(objects.first { $0.number == 6 })
    #expect(carousels.name == "carousels" && carousels.figures == ["main", "to-a-card", "right-to-left"])
    #expect(
      carousels.title == Textbook.chapters[6].title && carousels.summary == Textbook.chapters[6].summary)
  }

  @Test("takes no option of drawing", arguments: ["--png", "--watch", "--check", "--dark"])
  func options(option: String) throws {
    let run = try ToolProcess.run(["list", option])
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "render-chapter: list draws nothing, so \(option) has nothing to do; leave it out\n")
  }

  @Test("what an argument may command a terminal to do is only shown")
  func terminal() throws {
    let run = try ToolProcess.run(["7", "--overlay", "fr\u{1}\u{1B}[31mames"])
    #expect(
      run.status == 2 && run.errors.contains("--overlay fr\\u{1}\\u{1B}[31mames is not known"),
      "\(run.errors)")
  }

  @Test(
    "and all else that is printed says where it cannot be, with exit code 4",
    arguments: [
      ["list"], ["man"], ["completions", "zsh"], ["7", "--figure", "main", "--json"],
      ["7", "--figure", "main", "--svg", "--markdown", "-"],
    ])
  func fullDisk(words: [String]) throws {
    try ToolProcess.inFolder { folder in
      let output = words[0] == "7" ? ["-o", folder] : []
      let run = try ToolProcess.run(words + output, epilogue: ">/dev/full")
      #expect(run.status == 4)
      #expect(
        run.errors.hasSuffix("render-chapter: cannot write to standard output: No space left on device\n"),
        "\(run.errors)")
    }
  }
}
