import Chapters
import CollectionLab
import Foundation
import Testing

@Suite("The tool's errors")
struct ToolErrorTests {
  @Test(
    "say what was wrong and what would be right, on standard error, with exit code 2",
    arguments: [
      ([], "render-chapter: say which chapter: a number, all, or list; --help tells more\n"),
      (["99"], "render-chapter: there is no chapter 99; the chapters are NUMBERS\n"),
      (
        ["seven"],
        "render-chapter: “seven” is not a chapter; the chapters are NUMBERS, and there are all and list\n"
      ),
      (
        ["boook"],
        "render-chapter: “boook” is not a chapter; did you mean book? The chapters are NUMBERS, and there are all and list\n"
      ),
      (["7", "8"], "render-chapter: one chapter at a time, but “8” follows “7”; all draws every one\n"),
      (["7", "--drak"], "render-chapter: unknown option --drak; did you mean --dark?\n"),
      (["7", "--scale", "100"], "render-chapter: --scale 100 is not a number from 0.5 to 10\n"),
      (["7", "--width", "-3"], "render-chapter: --width -3 is not a number from 1 to 16383\n"),
    ] as [([String], String)])
  func usage(arguments: [String], sentence: String) throws {
    let run = try ToolProcess.run(arguments)
    let numbers = Textbook.chapters.map { "\($0.number)" }.joined(separator: ", ")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == sentence.replacing("NUMBERS", with: numbers))
  }

  @Test("name the file and the reason with exit code 4 where the file system is at fault")
  func files() throws {
    try ToolProcess.inFolder { folder in
      let file = folder + "/file"
      try "old".write(toFile: file, atomically: true, encoding: .utf8)
      let run = try ToolProcess.run(["7", "-o", file + "/below"])
      #expect(run.status == 4 && run.output == "")
      #expect(run.errors == "render-chapter: cannot write \(file)/below: Not a directory\n")
    }
  }

  @Test("a disk that is full leaves the old file whole and nothing beside it")
  func fullDisk() throws {
    try ToolProcess.inFolder { folder in
      let path = folder + "/07-waterfall.png"
      try "old".write(toFile: path, atomically: true, encoding: .utf8)
      // A limit of one block on the size of files stands in for a disk without room.
      let run = try ToolProcess.run(["7", "--figure", "main", "-o", folder], prelude: "ulimit -f 1")
      #expect(run.status == 4 && run.errors == "render-chapter: cannot write \(path): File too large\n")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["07-waterfall.png"])
    }
  }

  @Test("a missing font file ends the run with its path and exit code 4")
  func fonts() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "-o", folder, "--font", folder + "/none.otf"])
      #expect(run.status == 4 && run.errors.contains(folder + "/none.otf"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test("a picture too wide to draw is refused, not drawn blank")
  func tooWide() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "-o", folder, "--width", "16000", "--scale", "10"])
      #expect(run.status == 2 && run.errors.contains("32767"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test("a reader that goes away ends the run quietly, with the status a shell gives")
  func closedPipe() throws {
    let run = try ToolProcess.run(
      ["--help"], prelude: "exec 3>&1", epilogue: "| head -c 0; echo ${PIPESTATUS[0]}")
    // `head -c 0` may end before or after the tool writes; both are quiet.
    #expect(run.errors == "" && ["0\n", "141\n"].contains(run.output))
  }
}
