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
    "all of a content has a bracket at what is seen, which says how much and from where",
    arguments: [0, 120, 9000])
  func long(offset: CGFloat) throws {
    let rows = CollectionView { ForEach(0..<10, id: \.self) { _ in Color.red } }
      .collectionLayout(.list(spacing: 0)).collectionItemHeight(40)
    let figure = Figure(
      "a", caption: "A.", alternativeText: "A.", width: 100, height: 150,
      contentOffset: CGPoint(x: 0, y: offset)
    ) { LongPicture(content: rows) }
    let list = try figure.displayList(in: figure.environment())
    // Ten rows of 40 points between two gaps of 24.
    #expect(list.size.height == 448)
    // The end of the content is the end of the last screen.
    let start = min(offset, 250)
    #expect(
      captions(list) == ["150 pt in sight"] + (start > 0 ? ["from \(start == 120 ? "120" : "250") pt"] : []))
    let bracket = list.items.compactMap { item in
      if case .stroke(let path, _, _) = item.content { path.boundingRect } else { nil }
    }
    // Six points wide, ten from the picture's edge.
    #expect(bracket == [CGRect(x: 24 + 100 + 10, y: 24 + start, width: 6, height: 150)])
    #expect(list.diagnostics == [])
    let all = try Figure("a", caption: "", alternativeText: "", width: 100, height: 150) { rows }
      .displayList(in: figure.environment(), isLong: true)
    #expect(all == list)
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
