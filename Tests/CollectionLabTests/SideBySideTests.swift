import CollectionLab
import Testing

@Suite("Pictures side by side")
struct SideBySideTests {
  private let environment = DrawingEnvironment(
    width: 100, height: 50, textMeasurer: PangoTextMeasurer.shared)

  private func captions(_ list: DisplayList) -> [String] {
    list.items.compactMap { if case .text(let text, _, _) = $0.content { text.string } else { nil } }
  }

  @Test("stand 24 points apart, each with its words below")
  func places() throws {
    let list = try SideBySide([("Before", Color.red), ("After", Color.green)]).displayList(in: environment)
    // 24 + 100 + 24 + 100 + 24; below the pictures captions of 12 points have two and a half times their size.
    #expect(list.size == CGSize(width: 272, height: 24 + 50 + 30))
    #expect(captions(list) == ["Before", "After"])
  }

  @Test("a film strip tells its offsets")
  func film() throws {
    let strip = FilmStrip(content: Color.red, positions: [0, 120.5, 240])
    #expect(captions(try strip.displayList(in: environment)) == ["0 pt", "120.5 pt", "240 pt"])
  }
}
