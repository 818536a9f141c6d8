import Foundation
import Testing

@Suite("The layout subcommand as a process")
struct LayoutCommandTests {
  /// Two squares of 100 points side by side in a view 320 points wide.
  private static func grid(_ name: String, count: Int = 2) -> String {
    #"""
    {"name": "\#(name)", "environment": {"width": 320, "height": 480, "scale": 2}, "counts": [2], \#
    "layout": {"kind": "compositional", "section": {"group": {"axis": "horizontal", \#
    "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 100}}, "subitem": {"item": \#
    {"size": {"width": {"absolute": 100}, "height": {"absolute": 100}}}, "count": \#(count)}}}}, \#
    "expected": {"contentSize": null}}
    """#
  }

  private func written(_ text: String, to folder: String) throws -> String {
    let path = folder + "/document.json"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("prints the document with our results, from a file or standard input")
  func answers() throws {
    try ToolProcess.inFolder { folder in
      let text = "{\"cases\": [\n\(Self.grid("one"))\n]}\n"
      let path = try written(text, to: folder)
      let run = try ToolProcess.run(["layout", path])
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output == text.replacing("null", with: "[320, 100]"))
      #expect(try ToolProcess.run(["layout", "-"], epilogue: "< '\(path)'").output == run.output)
    }
  }

  @Test("a bad case ends with 2 and its path, and the others are answered")
  func badCase() throws {
    try ToolProcess.inFolder { folder in
      let text = "{\"cases\": [\n\(Self.grid("bad", count: 0)),\n\(Self.grid("good"))\n]}"
      let run = try ToolProcess.run(["layout", try written(text, to: folder)])
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("render-chapter: \(folder)/document.json: cases[0].layout: "))
      // Where the layout's brace is, after the name, the environment and the counts.
      #expect(run.errors.hasSuffix("(line 2, column 100)\n") && run.errors.filter { $0 == "\n" }.count == 1)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines[1].contains(#""expected": {"error": "cases[0].layout: "#))
      #expect(lines[2].hasSuffix(#""expected": {"contentSize": [320, 100]}}"#))
    }
  }

  @Test(
    "what cannot be read ends with 2, with nothing on standard output",
    arguments: [
      (#"{"layout": {"kind": }}"#, "layout.kind: expected a value, found “}” (line 1, column 21)"),
      (#"{"cases": 3}"#, "cases: expected an array, found a number (line 1, column 11)"),
      ("", "expected a value, found the end of the document (line 1, column 1)"),
    ])
  func unreadable(text: String, message: String) throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["layout", try written(text, to: folder)])
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors == "render-chapter: \(folder)/document.json: \(message)\n")
    }
  }

  @Test(
    "wrong words end with 2 and say what would be right",
    arguments: [
      ([], "say which file"), (["a.json", "b.json"], "one file at a time"),
      (["/nowhere/a.json"], "/nowhere/a.json cannot be read: No such file or directory"),
      (["/"], "/ cannot be read: Is a directory"), (["a.json", "--pgn"], "did you mean --png?"),
      (["a.json", "--output", "x"], "--output is for pictures only"),
      (["a.json", "--png", "--scale", "0"], "--scale 0 is not a number from 0.5 to 10"),
    ] as [([String], String)])
  func usage(words: [String], message: String) throws {
    let run = try ToolProcess.run(["layout"] + words)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("prints its own help")
  func help() throws {
    let run = try ToolProcess.run(["layout", "--help"])
    #expect(run.status == 0 && run.output.hasPrefix("usage: render-chapter layout FILE.json [options]\n"))
    #expect(try ToolProcess.run(["--help"]).output.contains("render-chapter layout FILE.json [options]\n"))
  }

  @Test("draws every case under its name, in the size of its content")
  func pictures() throws {
    try ToolProcess.inFolder { folder in
      let text =
        "{\"cases\": [\(Self.grid("Two squares")), \(Self.grid("two, squares")), \(Self.grid("no", count: 0))]}"
      let run = try ToolProcess.run(["layout", try written(text, to: folder), "--png", "-o", folder + "/out"])
      #expect(run.status == 2 && run.errors.contains("cases[2].layout: "))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/out").sorted()
      #expect(files == ["two-squares-2.png", "two-squares.png"])
      #expect(run.output.contains(/two-squares\.png  320 × 100 pt  640 × 200 px  \d+(\.\d)? ms\n/))
      let header = Array(try #require(FileManager.default.contents(atPath: folder + "/out/two-squares.png")))
      #expect(
        [16, 20].map { offset in header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } } == [640, 200])
    }
  }
}
