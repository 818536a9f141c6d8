import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("Motion from the command line")
struct AnimationCommandTests {
  private func options(_ words: String...) throws -> RenderOptions {
    try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
  }

  private func refusal(_ words: String...) -> String {
    do {
      _ = try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
      return "accepted"
    } catch { return error.exitCode == .usage ? "\(error)" : "\(error.exitCode)" }
  }

  @Test("is scrolling, a carousel or an update, from and to where it is said")
  func requests() throws {
    let scroll = try #require(try options("--animate", "scroll").animation)
    #expect(scroll.subject == .scroll && scroll.from == nil && scroll.to == nil)
    #expect(scroll.framesPerSecond == 15)
    let range = try #require(try options("--animate", "scroll=10.5..720", "--fps", "20").animation)
    #expect(range.from == 10.5 && range.to == 720 && range.framesPerSecond == 20)
    let row = try #require(try options("--animate=1=480").animation)
    #expect(row.subject == .row(section: 1) && row.from == nil && row.to == 480)
    #expect(try options("--animate", "update").animation?.subject == .update)
    #expect(try options("--scroll", "9").animation == nil)
    #expect(try options("--animate", "scroll", "--key-frame", "8").animation?.keyFrame == .frame(8))
    #expect(try options("--animate", "scroll", "--key-frame=25%").animation?.keyFrame == .progress(0.25))
  }

  @Test("adds its kind to the file's name")
  func names() throws {
    func name(_ words: String...) throws -> [String] {
      let options = try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
      return options.variants(.light).map(options.suffix)
    }
    #expect(try name("--animate", "scroll") == ["-animate-scroll"])
    #expect(try name("--animate", "update", "--svg") == ["-animate-update"])
    #expect(try name("--animate", "scroll=0..720", "--fps", "12") == ["-animate-scroll-0-720-12fps"])
    #expect(try name("--animate", "1=0..480") == ["-animate-row1-0-480"])
    #expect(try name("--animate", "scroll=720", "--key-frame", "8") == ["-animate-scroll-720-key8"])
    #expect(
      try name("--animate", "update", "--fps", "12", "--key-frame", "12.5%")
        == ["-animate-update-12fps-key12.5pc"])
    #expect(
      SuffixWords("-animate-scroll-720-12fps-key8").sentences
        == ["In motion: the content scrolls to 720 points, seen first at frame 8."])
    #expect(
      SuffixWords("-animate-update-key50pc").sentences
        == ["In motion: an update comes about, seen first at 50 % of it."])
  }

  @Test("is refused where it contradicts another option, and where it cannot be")
  func refusals() {
    #expect(refusal("--animate", "dance").contains("--animate dance is not known; it takes scroll"))
    #expect(refusal("--animate", "update=3").contains("is not known"))
    #expect(refusal("--key-frame", "3").contains("--key-frame is for --animate only"))
    for word in ["-1", "101%", "half", "1.5"] {
      #expect(
        refusal("--animate", "scroll", "--key-frame=\(word)").contains("--key-frame \(word) is neither"))
    }
    #expect(refusal("--animate", "scroll=0..x").contains("“x” is not a number"))
    #expect(refusal("--animate", "scroll=5..5").contains("nothing would move"))
    #expect(refusal("--animate", "scroll", "--pdf").contains("a PDF does not move"))
    #expect(refusal("--animate", "scroll", "--svg=cairo").contains("--svg=cairo does not move"))
    #expect(refusal("--animate", "scroll", "--film", "0,1").contains("--film contradict"))
    #expect(refusal("--animate", "scroll", "--scroll-to", "a").contains("--scroll-to contradict"))
    #expect(refusal("--animate", "scroll=0..9", "--scroll", "4").contains("leave one out"))
    #expect(refusal("--animate", "1=0..9", "--offset", "1=4").contains("leave one out"))
    #expect(refusal("--animate", "1=0..9", "--offset", "2=4") == "accepted")
    #expect(refusal("--fps", "15").contains("--fps is for --animate only"))
    #expect(refusal("--animate", "scroll", "--fps", "30").contains("12 to 20"))
    #expect(refusal("--animate", "scroll", "--fps", "15.5").contains("not whole"))
  }

  @Test("is written as one file, checked against it, and refused for figures that stand still")
  func files() throws {
    try ToolProcess.inFolder { folder in
      let update = ["2", "--figure", "main", "--animate", "update", "--scale", "0.5", "-o", folder]
      let run = try ToolProcess.run(update + ["--json"])
      #expect(run.status == 0, "\(run.errors)")
      let line = try #require(run.output.split(separator: "\n").first)
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["path"] as? String == "\(folder)/02-sections-headers-identity-animate-update@0.5x.png")
      // A second of 15 frames, the first picture and the last included.
      #expect(object["frames"] as? Int == 16)
      #expect(try ToolProcess.run(update + ["--check"]).status == 0)
      // However it is packed.
      let path = "\(folder)/02-sections-headers-identity-animate-update@0.5x.png"
      let written = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(try ToolProcess.run(update + ["--compact"]).status == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) != written)
      #expect(try ToolProcess.run(update + ["--check"]).status == 0)
      // A second of 12 frames and the last.
      #expect(try ToolProcess.run(update + ["--fps", "12"]).status == 0)
      let slow = "\(folder)/02-sections-headers-identity-animate-update-12fps@0.5x.png"
      try Data(contentsOf: URL(fileURLWithPath: slow)).write(to: URL(fileURLWithPath: path))
      let stale = try ToolProcess.run(update + ["--check"])
      #expect(stale.status == 1)
      #expect(stale.errors.contains("is stale: it has 13 frames instead of 16"), "\(stale.errors)")
      // Another rate is another file of the same name but for its suffix.
      let svg = try ToolProcess.run(["2", "--figure", "main", "--animate", "update", "--svg", "-o", folder])
      #expect(svg.status == 0, "\(svg.errors)")
      let text = try String(
        contentsOfFile: "\(folder)/02-sections-headers-identity-animate-update.svg", encoding: .utf8)
      #expect(text.contains("@media (prefers-reduced-motion:no-preference)"))
      let none = try ToolProcess.run(["7", "--animate", "update", "-o", folder])
      #expect(none.status == 2)
      #expect(none.errors.contains("no figure of chapter 7 declares an update"))
      let still = try ToolProcess.run(["7", "--animate", "3=0..100", "-o", folder])
      #expect(still.status == 2)
      #expect(still.errors.contains("section 3 does not scroll by itself"))
    }
  }

  @Test("is drawn with what explains the figure, its own or as asked, under names of their own")
  func explained() throws {
    try ToolProcess.inFolder { folder in
      var pictures: Set<Data> = []
      let ways = [
        [], ["--focus", "1,4"], ["--crop", "1"], ["--frame", "device"], ["--overlay", "frames"],
      ]
      for words in ways {
        let run = try ToolProcess.run(
          ["3", "--figure", "main", "--animate", "scroll=0..40", "--scale", "0.5", "-o", folder] + words)
        #expect(run.status == 0, "\(run.errors)")
        let path = try #require(run.output.split(separator: " ").first)
        pictures.insert(try Data(contentsOf: URL(fileURLWithPath: String(path))))
      }
      #expect(pictures.count == ways.count)
      // The figure's own crop and overlay make it another size than a phone's screen.
      let own = try ToolProcess.run(
        ["3", "--figure", "arithmetic", "--animate", "scroll=0..40", "--svg", "-o", folder])
      #expect(own.status == 0 && !own.output.contains("390 × 844 pt"), "\(own.output)")
    }
  }

  @Test("begins with its key frame, and is refused where there is no such frame")
  func keyFrame() throws {
    try ToolProcess.inFolder { folder in
      let update = ["2", "--figure", "main", "--animate", "update", "--svg", "-o", folder]
      #expect(try ToolProcess.run(update).status == 0)
      let run = try ToolProcess.run(update + ["--key-frame", "15"])
      #expect(run.status == 0, "\(run.errors)")
      // The update's last picture is what readers see who ask for less motion.
      let plain = try String(
        contentsOfFile: "\(folder)/02-sections-headers-identity-animate-update.svg", encoding: .utf8)
      let keyed = try String(
        contentsOfFile: "\(folder)/02-sections-headers-identity-animate-update-key15.svg", encoding: .utf8)
      #expect(plain != keyed && keyed.contains("seen first at frame 15"))
      let beyond = try ToolProcess.run(update + ["--key-frame", "16"])
      #expect(beyond.status == 2)
      #expect(
        beyond.errors.contains("chapter 2, figure main: the motion has no frame 16: its frames are 0 to 15"),
        "\(beyond.errors)")
    }
  }

  @Test("of which nothing is seen is not drawn, and a figure among others is left out with a warning")
  func still() throws {
    try ToolProcess.inFolder { folder in
      // The figure scrolls its row to a card, wherever the row is scrolled to.
      let words = ["6", "--animate", "1=0...480", "--scale", "0.5", "-o", folder]
      let one = try ToolProcess.run(words + ["--figure", "to-a-card"])
      #expect(one.status == 2 && one.output == "")
      #expect(one.errors == "render-chapter: --animate: nothing that is in sight moves\n")
      let all = try ToolProcess.run(words)
      #expect(
        all.status == 0 && all.output.contains("/06-carousels-animate-row1-0-480@0.5x.png"), "\(all.output)")
      #expect(
        all.errors.contains(
          "warning: chapter 6, figure to-a-card is left out: nothing that is in sight moves\n"),
        "\(all.errors)")
    }
  }
}
