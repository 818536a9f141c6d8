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

  @Test(
    "captions are 11 points high where the figure is shown 680 points wide, also with what is drawn around it",
    arguments: [FigureOverlay(), [.frames], .all], [FigureFrame.none, .window])
  func captionSize(overlay: FigureOverlay, frame: FigureFrame) throws {
    let rows = CollectionView { ForEach(0..<40, id: \.self) { _ in Color.green.frame(height: 44) } }
    let strip = FilmStrip(content: rows, positions: [0, 120, 240])
    let figure = FigureMarkup(content: strip, overlay: overlay, frame: frame)
    let list = try figure.displayList(
      in: DrawingEnvironment(width: 390, height: 300, textMeasurer: PangoTextMeasurer.shared))
    let sizes = sizes(of: ["0 pt", "120 pt", "240 pt"], in: list.items)
    #expect(sizes.count == 3)
    // A window adds two points, for which a strip alone is not drawn larger.
    for size in sizes { #expect(size * 680 / (list.size.width - 2) >= 11) }
  }

  /// The sizes of the fonts of some texts.
  private func sizes(of words: Set<String>, in items: [DisplayItem]) -> [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      switch item.content {
      case .text(let text, _, _): words.contains(text.string) ? text.runs.prefix(1).map(\.fontSize) : []
      case .scope(let scope): sizes(of: words, in: scope.items)
      default: []
      }
    }
  }
}
