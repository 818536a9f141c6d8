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
    // A capital letter is not in the name: the beginning of `printf 'Dune at dusk' | sha256sum` is.
    let digest = "f1d3d741"
    #expect(suffix(all) == "-overlay-frames-spacing-focus-0.2-dune_at_dusk.\(digest)-crop-1-frame-device")
    let mat = try options("--frame", "none", "--padding", "16", "--radius", "12.5")
    #expect(mat.markup.padding == 16 && mat.markup.cornerRadius == 12.5)
    #expect(suffix(mat) == "-frame-none-padding-16-radius-12.5")
    #expect(SuffixWords(suffix(mat)).sentences == [])
    #expect(try suffix(options("--focus", "1,4")) == "-focus-1-4")
    #expect(try suffix(options("--focus", "1.4")) == "-focus-1.4")
    #expect(try suffix(options("--focus", "dune at dusk")) == "-focus-dune_at_dusk")
    #expect(try suffix(options("--frame", "none")) == "-frame-none")
    #expect(
      try options("--overlay", "frames,groups,insets,spacing,dimensions,reuse,callouts").markup.overlay
        == .all)
    #expect(try options("--overlay", "all").markup.overlay == .all)
    #expect(try options("--overlay", "frames,all").markup.overlay == .all)
  }

  @Test(
    "refuse what is not known with the nearest word",
    arguments: [
      (
        ["--overlay", "frmes"], "--overlay frmes is not known; did you mean frames? There are frames, groups"
      ),
      (["--overlay", "frames,dimension"], "--overlay dimension is not known; did you mean dimensions?"),
      (["--overlay", ""], "--overlay needs a value, not an empty one: --overlay PART,PART"),
      (["--overlay", "frames,"], "--overlay frames, has nothing before, between or behind its commas"),
      (["--overlay", "insets,insets"], "--overlay insets,insets names insets twice"),
      (["--focus", "1,,2"], "--focus 1,,2 has nothing before, between or behind its commas"),
      (["--overlay", "FRAMES"], "--overlay FRAMES is not known; did you mean frames?"),
      (["--overlay", "frames, groups"], "--overlay “ groups” is not known; did you mean groups?"),
      (["--focus", ""], "--focus needs a value, not an empty one"),
      (["--focus", "2,2"], "--focus 2,2 names 2 twice"),
      (["--crop", "first"], "--crop first is not a section's number"),
      (["--crop", "-1"], "--crop -1 is not a section's number"),
      (["--padding", "-1"], "--padding -1 is not a number from 0 to 1000"),
      (["--radius", "round"], "--radius round is not a number from 0 to 1000"),
      (["--frame", "divice"], "--frame divice is not known; did you mean device?"),
    ])
  func bad(words: [String], message: String) {
    let error = #expect(throws: ToolError.self) {
      try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("leave out figures that cannot be drawn so, and say which")
  func leftOut() throws {
    try ToolProcess.inFolder { folder in
      func run(_ words: String...) throws -> ToolProcess {
        try ToolProcess.run(["6", "--scale", "0.5", "-o", folder] + words)
      }
      // One of the three figures is scrolled to a card of section 3.
      let crop = try run("--crop", "1")
      #expect(crop.status == 0 && crop.output.split(separator: "\n").count == 2, "\(crop.output)")
      #expect(
        crop.errors
          == "warning: chapter 6, figure to-a-card is left out: nothing of section 1 is in sight; "
          + "in sight are the sections 2, 3, 4\n")
      let none = try run("--crop", "40")
      #expect(none.status == 2 && none.output == "")
      #expect(none.errors.hasPrefix("render-chapter: --crop: chapter 6, figure "), "\(none.errors)")
    }
  }

  @Test("are drawn: the overlaid figure is larger, and what is not there is a warning or an error")
  func drawn() throws {
    try ToolProcess.inFolder { folder in
      func run(_ words: String...) throws -> ToolProcess {
        try ToolProcess.run(["3", "--figure", "main", "--scale", "0.5", "-o", folder] + words)
      }
      func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
      let nobody = try run("--overlay", "frames", "--focus", "nobody")
      #expect(nobody.status == 2 && nobody.errors.contains("--focus: no item in sight is nobody"))
      let crop = try run("--crop", "40")
      #expect(crop.status == 2 && crop.errors.contains("nothing of section 40 is in sight"))
      #expect(try files().isEmpty)
      let one = try run("--overlay", "frames", "--focus", "nobody,1", "--light", "--dark")
      #expect(one.status == 0)
      // Once for both schemes.
      let warning = "warning: chapter 3, figure main: no item in sight is nobody, so it is not in focus"
      #expect(one.errors.components(separatedBy: warning).count == 2, "\(one.errors)")
      #expect(
        try files().sorted() == [
          "03-grids-and-flow-overlay-frames-focus-nobody-1-dark@0.5x.png",
          "03-grids-and-flow-overlay-frames-focus-nobody-1@0.5x.png",
        ])
    }
  }
}
