import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("The options that explain a figure")
struct MarkupOptionTests {
  private func options(_ words: String...) throws -> RenderOptions {
    try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
  }

  /// What the options add to the name of a file.
  private func suffix(_ options: RenderOptions) -> String {
    options.variants(.light).map(options.suffix)[0]
  }

  @Test("are the figure's own by default")
  func defaults() throws {
    #expect(try options().markup == FigureMarkupOptions())
    #expect(try suffix(options()) == "")
  }

  @Test("each add to the file's name, an overlay's parts in one order")
  func names() throws {
    let all = try options(
      "--overlay", "spacing,frames", "--focus", "0.2,Dune at dusk", "--crop", "1", "--frame", "device")
    #expect(all.markup.overlay == [.frames, .spacing])
    #expect(all.markup.focus == ["0.2", "Dune at dusk"])
    #expect(all.markup.crop == 1 && all.markup.frame == .device)
    #expect(suffix(all) == "-frames-spacing-focus-0-2-dune-at-dusk-section1-device")
    #expect(try suffix(options("--focus", "1,4")) == "-focus-1-4")
    #expect(try suffix(options("--frame", "none")) == "-unframed")
    #expect(
      try options("--overlay", "frames,groups,insets,spacing,dimensions,reuse").markup.overlay == .all)
  }

  @Test(
    "refuse what is not known with the nearest word",
    arguments: [
      (
        ["--overlay", "frmes"], "--overlay frmes is not known; did you mean frames? There are frames, groups"
      ),
      (["--overlay", "frames,dimension"], "--overlay dimension is not known; did you mean dimensions?"),
      (["--overlay", ""], "--overlay  is not known"),
      (["--overlay", "insets,insets"], "--overlay insets,insets names insets twice"),
      (["--focus", "1,,2"], "--focus 1,,2 is not a list of items"),
      (["--crop", "first"], "--crop first is not a section's number"),
      (["--crop", "-1"], "--crop -1 is not a section's number"),
      (["--frame", "divice"], "--frame divice is not known; did you mean device?"),
    ])
  func bad(words: [String], message: String) {
    let error = #expect(throws: ToolError.self) {
      try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("are drawn: the overlaid figure is larger, and a warning tells what is not there")
  func drawn() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(
        [
          "3", "--figure", "main", "--overlay", "frames", "--focus", "nobody", "--scale", "0.5", "-o", folder,
        ])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("no item in sight is nobody"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == ["03-grids-and-flow-frames-focus-nobody@0.5x.png"])
      let crop = try ToolProcess.run(["3", "--figure", "main", "--crop", "40", "-o", folder])
      #expect(crop.status == 2 && crop.errors.contains("nothing of section 40 is in sight"))
    }
  }
}
