import BenchmarkSupport
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

/// Times what overlays add to the drawing of a picture.
struct OverlayBenchmarks {
  /// Measures everything into a table of its own.
  func run() throws -> BenchmarkTable {
    var table = BenchmarkTable(columns: ["list", "to PNG at 2", "marks drawn onto the bare figure"])
    let page = CardPage(models: (0..<200).map(CardModel.init), columns: 2)
    let environment = DrawingEnvironment(
      width: 390, height: 844, textMeasurer: PangoTextMeasurer.shared)
    let (plainList, plainPNG) = try measure(page, [], in: environment)
    table.add("a phone's page of cards", goal: "", [micro(plainList), micro(plainPNG), ""])
    for (name, overlay) in FigureOverlay.named + [("all", .all.subtracting(.reuse))]
    where overlay != .reuse {
      let (list, png) = try measure(page, overlay, in: environment)
      // The figure around the page without marks: the same page on the same paper.
      let size = try page.figureOverlay(overlay).displayList(in: environment).size
      let bare = try bareFigure(page, size: size, in: environment)
      let share = (list + png) / (bare.list + bare.png) - 1
      table.add(
        "the same with \(name)", goal: "10 %",
        [
          "\(micro(list)), \(micro(max(0, list - plainList))) more", micro(png),
          "\(BenchmarkTable.decimal(share * 100)) %",
        ])
    }
    let dots = CollectionView { ForEach(0..<10_000, id: \.self) { _ in Color.green } }
      .collectionItemHeight(4).collectionLayout(.grid(100, spacing: 1))
    let wide = DrawingEnvironment(width: 600, height: 500, textMeasurer: PangoTextMeasurer.shared)
    let (list, png) = try measure(dots, .all.subtracting(.reuse), in: wide)
    table.add("10,000 elements with all", goal: "no hang", [micro(list), micro(png), ""])
    return table
  }

  private func measure(
    _ content: some View, _ overlay: FigureOverlay, in environment: DrawingEnvironment
  ) throws -> (list: Double, png: Double) {
    let markup = content.figureOverlay(overlay)
    let list = time { _ = try markup.displayList(in: environment) }
    let made = try markup.displayList(in: environment)
    return (list, time { _ = try CairoRenderer.png(made, scale: 2) })
  }

  private func bareFigure(
    _ content: some View, size: CGSize, in environment: DrawingEnvironment
  ) throws -> (list: Double, png: Double) {
    func make() throws -> DisplayList {
      let list = try content.displayList(in: environment)
      let page = try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      let scope = DisplayScope(
        transform: CGAffineTransform(translationX: 74, y: 40),
        clip: Path(CGRect(origin: .zero, size: list.size)),
        items: list.items)
      return DisplayList(size: size, items: [page, try .scope(scope)])
    }
    let list = time { _ = try make() }
    let made = try make()
    return (list, time { _ = try CairoRenderer.png(made, scale: 2) })
  }

  /// The microseconds of processor time of one call: the median of several.
  private func time(_ work: () throws -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
    var times: [Double] = []
    for _ in 0..<15 {
      let start = now()
      do { try work() } catch { fatalError("\(error)") }
      times.append(now() - start)
    }
    return times.sorted()[7]
  }

  private func micro(_ time: Double) -> String { "\(BenchmarkTable.decimal(time)) µs" }
}
