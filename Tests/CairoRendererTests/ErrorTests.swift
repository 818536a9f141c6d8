import Drawing
import Foundation
import Testing

@testable import CairoRenderer

@Suite struct ErrorTests {
  private func page(_ width: CGFloat, _ height: CGFloat) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), items: [])
  }

  @Test("Sizes that are no size are refused in each format")
  func sizes() {
    for (width, height) in [(0, 10), (10, 0), (-1, 10), (CGFloat.nan, 10), (10, .infinity), (2_000_000, 10)] {
      let page = page(width, height)
      let expected = "both sides must be greater than zero"
      for render in [
        { _ = try CairoRenderer.png(page, scale: 1) }, { _ = try CairoRenderer.bitmap(page, scale: 1) },
        { _ = try CairoRenderer.pdf(page) }, { _ = try CairoRenderer.svg(page) },
      ] as [() throws -> Void] {
        let error = #expect(throws: RenderingError.self) { try render() }
        #expect(error?.description.contains(expected) == true)
      }
    }
  }

  @Test("Scales outside 0.1...10 are refused", arguments: [0, -1, 0.05, 11, CGFloat.nan, .infinity])
  func scales(scale: CGFloat) {
    let error = #expect(throws: RenderingError.self) { try CairoRenderer.png(page(10, 10), scale: scale) }
    #expect(error?.description.hasSuffix("use one from 0.1 to 10") == true)
  }

  @Test("A row longer than Cairo's is refused, the longest one drawn")
  func width() throws {
    #expect(throws: RenderingError.tooWide(32_768, limit: 32_767)) {
      try CairoRenderer.png(page(32_768, 1), scale: 1)
    }
    #expect(throws: RenderingError.tooWide(40_000, limit: 32_767)) {
      try CairoRenderer.png(page(4000, 1), scale: 10)
    }
    #expect(try CairoRenderer.bitmap(page(32_767, 1), scale: 1).width == 32_767)
    #expect(throws: RenderingError.tooWide(14_401, limit: 14_400)) { try CairoRenderer.pdf(page(14_401, 1)) }
  }

  @Test("More pixels than the budget are refused before memory is taken")
  func budget() {
    #expect(throws: RenderingError.tooManyPixels(width: 20_000, height: 20_000, budget: 134_217_728)) {
      try CairoRenderer.bitmap(page(20_000, 20_000), scale: 1)
    }
    #expect(throws: RenderingError.tooManyPixels(width: 30_000, height: 100_000, budget: 2_147_483_648)) {
      try CairoRenderer.png(page(30_000, 100_000), scale: 1)
    }
  }

  @Test("A font file that is not there is an error in each format")
  func missingFont() throws {
    var text = try HandShaping.regular.text(["A"], size: 12, lineHeight: 14)
    text.runs[0].font = FontKey(file: "/nonexistent/Sans.otf")
    let page = try list(20, 20, [.text(text, at: .zero, paints: [.color(.black)])])
    for render in [
      { _ = try CairoRenderer.png(page, scale: 1) }, { _ = try CairoRenderer.pdf(page) },
      { _ = try CairoRenderer.svg(page) },
    ] as [() throws -> Void] {
      let error = #expect(throws: RenderingError.self) { try render() }
      #expect(error?.description.contains("/nonexistent/Sans.otf") == true)
    }
  }

  @Test("Every error is a sentence")
  func sentences() {
    #expect(
      RenderingError.tooWide(40_000, limit: 32_767).description
        == "the picture is 40000 wide; at most 32767 can be drawn, so make it narrower or choose a smaller scale"
    )
    #expect(
      RenderingError.image(name: "cat.png", reason: "libpng says: bad").description
        == "cat.png: the picture cannot be drawn: libpng says: bad")
    #expect(
      RenderingError.cairo("out of memory", during: "drawing").description
        == "cairo failed while drawing: out of memory")
  }
}
