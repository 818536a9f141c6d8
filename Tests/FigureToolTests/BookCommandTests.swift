import Chapters
import CollectionLab
import Foundation
import Testing

@Suite("The tool's book, as a process")
struct BookCommandTests {
  @Test("says what it can do, and what is wrong with its words")
  func words() throws {
    let help = try ToolProcess.run(["book", "--help"])
    #expect(help.status == 0 && help.output.hasPrefix("usage: render-chapter book [options]\n"))
    let cases = [
      (["book", "7"], "book takes no words, but “7” was given; every chapter is in the book"),
      (["book", "--outputs", "x"], "unknown option --outputs; did you mean --output?"),
      (["book", "--output="], "--output needs a value, not an empty one: --output DIR"),
      (["book", "--title", " \n"], "--title needs words"),
      (["book", "--title", "-o", "x"], "--title needs a value: --title TEXT"),
    ]
    for (words, sentence) in cases {
      let run = try ToolProcess.run(words)
      #expect(run.status == 2 && run.output == "", "\(words)")
      #expect(run.errors == "render-chapter: \(sentence)\n", "\(words)")
    }
  }

  @Test(
    "without the program that colours Swift, says which package it is in, with exit code 4, and writes nothing"
  )
  func noHighlighter() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["book", "-o", "\(folder)/book"], environment: ["PATH": "/nowhere"])
      #expect(run.status == 4)
      #expect(
        run.errors
          == "render-chapter: the program highlight, which colours Swift, is missing; install it: apt-get install highlight\n"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test("leaves a folder with other files alone, with exit code 2")
  func foreignFolder() throws {
    try ToolProcess.inFolder { folder in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/index.html"))
      let run = try ToolProcess.run(["book", "-o", folder])
      #expect(run.status == 2)
      #expect(
        run.errors
          == "render-chapter: \(folder) holds files that are not of a book; name a new or an empty folder with --output\n"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["index.html"])
    }
  }

  @Test(
    "writes the textbook: a page a chapter, each with its prose, its figures and its source",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/highlight"),
      "highlight is not installed: apt-get install highlight"))
  func textbook() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["book", "-o", "\(folder)/book"])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(
        run.output.contains(
          /book\/index\.html  \d+ chapters  \d+ files  \d+(\.\d)? MB\n$/))
      func text(_ address: String) -> String {
        String(
          decoding: FileManager.default.contents(atPath: "\(folder)/book/\(address)") ?? Data(), as: UTF8.self
        )
      }
      let contents = text("index.html")
      #expect(contents.contains("<h1>\(Textbook.title)</h1>"))
      for chapter in Textbook.chapters {
        let number = chapter.number < 10 ? "0\(chapter.number)" : "\(chapter.number)"
        let address = "\(number)-\(chapter.name).html"
        #expect(contents.contains("<a href=\"\(address)\">\(chapter.title)</a>"))
        let page = text(address)
        #expect(page.contains(">\(chapter.title)</h1>"), "\(address)")
        #expect(
          page.components(separatedBy: "<figcaption id=\"caption-").count == chapter.figures.count + 1,
          "\(address)")
        #expect(page.contains("<p><strong>"), "\(address)")
        #expect(page.contains("<figcaption id=\"listing\">Chapter\(number).swift</figcaption>"), "\(address)")
        #expect(page.contains("<span class=\"kwa\">"), "\(address)")
        // Nothing of this machine is in any page.
        #expect(!page.contains("/Chapters/") && !page.contains(NSHomeDirectory() + "/"), "\(address)")
      }
      #expect(text("12-store-home.html").contains("<div class=\"prose\" lang=\"pt-BR\" dir=\"auto\">"))
    }
  }
}
