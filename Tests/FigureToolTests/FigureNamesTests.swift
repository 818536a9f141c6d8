import CollectionLab
import Foundation
import Testing

@testable import Chapters
@testable import FigureTool

@Suite("The names of figures' files")
struct FigureNamesTests {
  private func options(_ words: [String]) throws -> RenderOptions {
    try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
  }

  private func suffix(_ words: [String]) throws -> String {
    let options = try options(words)
    return options.nameSuffix(for: options.variants(.light)[0])
  }

  @Test(
    "are different for different options, and read back as the figure's own",
    arguments: 0..<8 as Range<UInt64>)
  func injective(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func pick<Value>(_ values: [Value]) -> Value {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int(state >> 33) % values.count]
    }
    let words = [
      "dune", "Dune", "dune at dusk", "dune-at-dusk", "dune_at_dusk", "frames", "crop", "crop-1", "1", "4",
      "1.4", "14",
      "dark", "ax3", "12fps", "-1", "é", "É", String(repeating: "long ", count: 20) + "a",
      String(repeating: "long ", count: 20) + "b",
    ]
    let lists = [["1"], ["1", "4"], ["14"], ["1.4"], ["-1", "4"], ["0", "-1"], ["0.5"]]
    let book = FigureNames(Textbook.chapters)
    var known: [String: [String]] = [:]
    for _ in 0..<400 {
      var line: [String] = []
      if pick([true, false]) {
        line +=
          [
            ["--scroll-to", pick(words)], ["--scroll=\(pick(lists)[0])"],
            ["--film=\(pick(lists).joined(separator: ","))"],
          ][pick([0, 1, 2])]
      }
      if pick([true, false]) {
        line += ["--overlay", pick(["frames", "groups", "frames,groups", "reuse"])]
      }
      if pick([true, false]) {
        line += ["--focus=\(Array(Set([pick(words), pick(words)])).sorted().joined(separator: ","))"]
      }
      if pick([true, false]) { line += ["--crop", pick(["0", "1"])] }
      if pick([true, false]) { line += ["--frame", pick(["none", "device"])] }
      if pick([true, false]) { line += ["--text-size", pick(["LARGE", "ACCESSIBILITY3"])] }
      if pick([true, false]), !line.contains(where: { $0.hasPrefix("--film") || $0.hasPrefix("--scroll") }) {
        line += ["--animate", pick(["scroll", "scroll=7", "scroll=0..7", "1=7", "17", "update"])]
      }
      if pick([true, false]) { line += ["--rtl"] }
      let name = try suffix(line)
      #expect(known.updateValue(line, forKey: name).map { $0 == line } ?? true, "\(name): \(line)")
      let parts = try #require(book.parts(of: "07-waterfall\(name)"))
      #expect(parts.figure == "07-waterfall" && parts.suffix == name)
    }
  }

  @Test("do not meet those of other figures of the textbook")
  func textbook() throws {
    for words in [["--overlay", "groups"], ["--overlay", "reuse"], ["--film", "0,100"], ["--rtl"]] {
      let options = try options(words + ["--figure", "main", "--check", "-o", "/nowhere"])
      // Nothing is there, and no name is in the way.
      let error = #expect(throws: ToolError.self) {
        try FigureDrawing(options: options, book: Textbook.chapters).draw([Textbook.chapters[8]])
      }
      #expect(error?.exitCode == .missingReferences, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test("that would read as another figure's are refused with both")
  func meeting() throws {
    let chapter = Chapter(
      number: 7, name: "tiles", title: "Tiles", summary: "",
      figures: ["main", "crop", "film-0"].map { Figure($0, caption: "", alternativeText: "") { Text("") } })
    func refusal(_ words: String...) throws -> String {
      let options = try options(words + ["--check", "-o", "/nowhere"])
      let error = #expect(throws: ToolError.self) {
        try FigureDrawing(options: options, book: [chapter]).draw([chapter])
      }
      return error.map { "\($0)" } ?? ""
    }
    #expect(
      try refusal("--figure", "main", "--crop", "1").hasPrefix(
        "the figure main of chapter 7, tiles, would be 07-tiles-crop-1 with these options, which reads as a picture of the "
          + "figure 07-tiles-crop"))
    #expect(try refusal("--film", "0").contains("reads as a picture of the figure 07-tiles-film-0"))
    #expect(try refusal("--film", "0,1").contains("07-tiles-film-0-1 with these options"))
    #expect(try refusal("--film", "1").contains("is missing"))
  }

  @Test(
    "say what is seen",
    arguments: [
      ("", ""), ("-dark-cairo-w300", ""),
      ("-overlay-frames", "With an overlay of frames."),
      ("-overlay-frames-groups-insets-dark", "With an overlay of frames, groups and insets."),
      (
        "-scroll40-long-rtl",
        "Scrolled by 40 points. All of the content, with a bracket at what is seen of it. Laid out from right to left."
      ),
      ("-animate-scroll", "In motion: the content scrolls."),
      ("-animate-scroll-0-600-12fps", "In motion: the content scrolls from 0 to 600 points."),
      ("-animate-row1-480", "In motion: section 1 scrolls to 480 points."),
      ("-animate-update", "In motion: an update comes about."),
      ("-film--20-120", "Scrolled by -20 and 120 points, side by side."),
      ("-focus-1.4-crop-2", "Item 1.4 in focus; all else is dimmed. Cut down to section 2."),
      ("-focus-1-dune_at_dusk.91ab03c2", "Items 1 and dune at dusk in focus; all else is dimmed."),
      ("-iPhone13-scroll40-offset1-240", "Scrolled by 40 points. Section 1 is scrolled by 240 points."),
      (
        "-frame-device-ax3-rtl",
        "In the frame of a device. In the text size ACCESSIBILITY3. Laid out from right to left."
      ),
    ])
  func sentences(suffix: String, words: String) {
    #expect(SuffixWords(suffix).sentences.joined(separator: " ") == words)
    for (own, beginning) in [("A grid.", "A grid."), ("A grid", "A grid."), ("", "")] {
      let figure = Figure("a", caption: "", alternativeText: own) { Text("") }
      let parts = [beginning, words].filter { !$0.isEmpty }
      #expect(figure.alternativeText(drawn: suffix) == (words.isEmpty ? own : parts.joined(separator: " ")))
    }
  }
}
