import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("The options of a figure")
struct RenderOptionsTests {
  private func options(_ words: String...) throws -> RenderOptions {
    try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
  }

  @Test("are a PNG at scale 2 into Output/ by default, under the plain name")
  func defaults() throws {
    let plain = try options()
    #expect(plain.formats == [.png] && plain.rasterScale == 2 && plain.folder == "Output")
    #expect(plain.suffix(for: .png) == "")
    #expect(try options("--scale", "2").suffix(for: .png) == "")
  }

  @Test("that change pixels change the name")
  func suffixes() throws {
    let all = try options(
      "--png", "--svg=cairo", "--width", "320.5", "--height", "700", "--scroll", "120", "--dark",
      "--text-size",
      "ACCESSIBILITY3", "--rtl", "--scale", "3")
    #expect(all.suffix(for: .png) == "-w320.5-h700-scroll120-dark-ax3-rtl@3x")
    #expect(all.suffix(for: .svg) == "-w320.5-h700-scroll120-dark-ax3-rtl-cairo")
  }

  @Test("know every text size by its long and its short name in any case")
  func textSizes() throws {
    #expect(TextSizeName.all.count == 12)
    #expect(TextSizeName.all.map { $0.lowercased() }.compactMap(TextSizeName.size).count == 12)
    let short = DynamicTypeSize.allCases.map(TextSizeName.short)
    #expect(short == ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"])
    #expect(try options("--text-size", "XXXLARGE").suffix(for: .png) == "-xxxl")
  }

  @Test(
    "refuse what cannot be drawn",
    arguments: [
      ["--width", "0"], ["--width", "wide"], ["--height", "-1"], ["--scale", "0.4"], ["--scale", "11"],
      ["--scale", "nan"], ["--scroll", "inf"], ["--text-size", "huge"], ["--svg=skia"], ["--output", ""],
      ["--svg", "--scale", "3"], ["--pdf", "--compact"],
    ])
  func bad(words: [String]) {
    let error = #expect(throws: ToolError.self) {
      try RenderOptions(ParsedArguments(words, options: RenderOptions.commandOptions))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.hasPrefix("--") == true)
  }

  @Test("the help lists every option once and the exit codes")
  func help() {
    let text = ToolHelp.text(options: RenderOptions.commandOptions)
    for option in RenderOptions.commandOptions {
      #expect(text.components(separatedBy: "--\(option.name)").count >= 2)
    }
    #expect(text.contains("exit codes: 0 fine, 2 wrong use"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }
}
