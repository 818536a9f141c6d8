import BenchmarkSupport
import Chapters
import CollectionLab
import Foundation

/// A page of cards in columns under a title.
struct CardPage: View {
  let models: [CardModel]
  let columns: Int

  var body: some View {
    CollectionView {
      Section {
        ForEach(models) { Card(model: $0) }
      } header: {
        Text("Cards").font(.largeTitle)
      }
      .collectionItemHeight(190)
      .collectionLayout(
        .grid(columns, spacing: 8, insets: EdgeInsets(top: 12, leading: 16, bottom: 20, trailing: 16)))
    }
    .background(.white)
  }
}

/// Times what overlays add to the drawing of a picture: to that of the same picture on the same paper without marks, and
/// to that of the picture alone, whose paper is smaller.
struct OverlayBenchmarks {
  /// What is drawn and timed: to a display list, and from that to a PNG file.
  private typealias Work = () throws -> DisplayList

  /// Measures everything into a table of its own.
  func run() throws -> BenchmarkTable {
    var table = BenchmarkTable(columns: ["list", "to PNG at 2", "onto the bare figure", "onto the picture"])
    let cards = CardPage(models: (0..<200).map(CardModel.init), columns: 2)
    let phone = DrawingEnvironment(width: 390, height: 844, textMeasurer: PangoTextMeasurer.shared)
    try add("a phone's page of cards", to: &table) {
      try cards.figureOverlay($0).displayList(in: phone)
    }
    for chapter in Textbook.chapters where [3, 7, 8, 12].contains(chapter.number) {
      guard let figure = chapter.figures.first else { continue }
      try add("chapter \(chapter.number), \(figure.name)", to: &table) {
        try figure.displayList(in: figure.environment(), overlay: $0)
      }
    }
    let dots = CollectionView { ForEach(0..<10_000, id: \.self) { _ in Color.green } }
      .collectionItemHeight(4).collectionLayout(.grid(100, spacing: 1))
    let wide = DrawingEnvironment(width: 600, height: 500, textMeasurer: PangoTextMeasurer.shared)
    let all = try times([{ try dots.figureOverlay(.all.subtracting(.reuse)).displayList(in: wide) }])[0]
    table.add("10,000 elements with all", goal: "no hang", [micro(all.list), micro(all.png), "", ""])
    return table
  }

  private func add(
    _ name: String, to table: inout BenchmarkTable, draw: @escaping (FigureOverlay) throws -> DisplayList
  ) throws {
    for (part, overlay) in [("nothing", FigureOverlay())] + FigureOverlay.named + [("all", .all)]
    where overlay != .reuse {
      let overlay = overlay.subtracting(.reuse)
      let size = try draw(overlay).size
      let measured = try times([
        { try draw([]) }, { try bare(draw([]), size: size) }, { try draw(overlay) },
      ])
      let totals = measured.map { $0.list + $0.png }
      func share(of base: Double) -> String {
        "\(BenchmarkTable.decimal(max(0, totals[2] / base - 1) * 100)) %"
      }
      table.add(
        "\(name) with \(part)", goal: overlay.isEmpty ? "" : "10 %",
        [
          micro(measured[2].list), micro(measured[2].png),
          overlay.isEmpty ? "" : share(of: totals[1]), overlay.isEmpty ? "" : share(of: totals[0]),
        ])
    }
  }

  /// The figure around a picture without marks: the same picture on the same paper.
  private func bare(_ list: DisplayList, size: CGSize) throws -> DisplayList {
    let page = try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    let scope = DisplayScope(
      transform: CGAffineTransform(translationX: 74, y: 40),
      clip: Path(CGRect(origin: .zero, size: list.size)),
      items: list.items)
    return DisplayList(size: size, items: [page, try .scope(scope)])
  }

  /// The microseconds of this thread's processor time for each work, in turns, so that all meet the same machine: the
  /// medians of many.
  private func times(_ works: [Work]) throws -> [(list: Double, png: Double)] {
    let clock = ProcessorTime.thread
    var lists = works.map { _ in [Double]() }
    var files = lists
    for _ in 0..<9 {
      for (index, work) in works.enumerated() {
        let start = clock.microseconds
        let list = try work()
        let middle = clock.microseconds
        _ = try CairoRenderer.png(list, scale: 2)
        lists[index].append(middle - start)
        files[index].append(clock.microseconds - middle)
      }
    }
    return zip(lists, files).map { ($0.sorted()[4], $1.sorted()[4]) }
  }

  private func micro(_ time: Double) -> String { "\(BenchmarkTable.decimal(time)) µs" }
}
