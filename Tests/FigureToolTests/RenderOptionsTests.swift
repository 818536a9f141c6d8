import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("The options of a figure")
struct RenderOptionsTests {
  private func options(_ words: String...) throws -> RenderOptions {
    try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
  }

  /// What the options add to the name of a file.
  private func suffixes(_ words: String...) throws -> [String] {
    let options = try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
    return options.colorSchemes.flatMap { options.variants($0) }.map(options.suffix)
  }

  @Test("are a PNG at scale 2 into Output/ by default, under the plain name")
  func defaults() throws {
    let plain = try options()
    #expect(plain.formats == [.png] && plain.scales.isEmpty && plain.folder == "Output")
    #expect(try suffixes() == [""])
    #expect(try suffixes("--scale", "2") == [""])
    #expect(plain.variants(.light).map(\.scale) == [2])
  }

  @Test("that change pixels change the name")
  func names() throws {
    let words = [
      "--png", "--svg=cairo", "--width", "320.5", "--height", "700", "--scroll", "120", "--dark",
      "--text-size",
      "ACCESSIBILITY3", "--rtl", "--scale", "3",
    ]
    let all = try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
    #expect(
      all.variants(.dark).map(all.suffix) == [
        "-w320.5-h700-scroll120-dark-ax3-rtl@3x", "-w320.5-h700-scroll120-dark-ax3-rtl-cairo",
      ])
    #expect(try suffixes("--light", "--dark", "--scale", "1,2") == ["@1x", "", "-dark@1x", "-dark"])
    #expect(try suffixes("--film", "0,120") == ["-film-0-120"])
    #expect(try suffixes("--film", "-20.5,120") == ["-film--20.5-120"])
    #expect(try suffixes("--long", "--scroll", "40", "--crop", "1") == ["-scroll40-long-crop-1"])
    #expect(try suffixes("--offset", "2=40.5", "--offset=0=7") == ["-offset0-7-offset2-40.5"])
    #expect(try suffixes("--scroll-to", "card 7 é") == ["-to-card_7_é"])
    // An iPhone 13 has three pixels a point, which need no mention then.
    #expect(try suffixes("--device", "iphone13", "--scale", "3,2") == ["-iPhone13", "-iPhone13@2x"])
  }

  @Test("know every text size by its long and its short name in any case")
  func textSizes() throws {
    #expect(TextSizeName.all.count == 12)
    #expect(TextSizeName.all.map { $0.lowercased() }.compactMap(TextSizeName.size).count == 12)
    let short = DynamicTypeSize.allCases.map(TextSizeName.short)
    #expect(short == ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"])
    #expect(try suffixes("--text-size", "XXXLARGE") == ["-xxxl"])
    // Not what a figure is drawn in that says a size itself.
    #expect(try suffixes("--text-size", "LARGE") == ["-l"])
  }

  @Test(
    "refuse what cannot be drawn",
    arguments: [
      ["--width", "0"], ["--width", "wide"], ["--height", "-1"], ["--scale", "0.4"], ["--scale", "11"],
      ["--scale", "nan"], ["--scroll", "inf"], ["--text-size", "huge"], ["--svg=skia"], ["--output", ""],
      ["--svg", "--scale", "3"], ["--pdf", "--compact"], ["--scale", "1,,2"], ["--scale", "2,2"],
      ["--film", ""],
      ["--film", "0,x"], ["--film", "0", "--scroll", "3"], ["--device", "nokia"],
      ["--device", "iPad", "--width", "3"], ["--offset", "3"], ["--offset", "x=3"], ["--offset", "-1=3"],
      ["--offset", "1=nan"], ["--offset", "1=2", "--offset", "1=3"], ["--scroll-to", ""],
      ["--long", "--film", "3"], ["--long", "--animate", "scroll"], ["--long", "--scroll-to", "a"],
      ["--scroll-to", "a", "--scroll", "3"], ["--scroll-to", "a", "--film", "3"],
    ])
  func bad(words: [String]) {
    let error = #expect(throws: ToolError.self) {
      try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.hasPrefix("--") == true)
  }

  @Test("the help lists every option once and the exit codes")
  func help() throws {
    let text = try ToolProcess.run(["--help"]).output
    for option in RenderOptions.commandOptions {
      #expect(text.components(separatedBy: "--\(option.name)").count >= 2)
    }
    #expect(text.contains("exit codes: 0 fine, 1 differences, 2 wrong use"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }
}
