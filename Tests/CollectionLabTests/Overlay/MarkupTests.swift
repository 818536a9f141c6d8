import Testing

@testable import CollectionLab

@Suite("Focus, crop, frames and reuse of a figure")
struct MarkupTests {
  private typealias Fixture = OverlayFixture

  /// Two sections of two rows, 40 and 60 points high.
  private var sections: some View {
    CollectionView {
      Section { ForEach(0..<2, id: \.self) { Color.red.tag("red \($0)") } }.collectionItemHeight(40)
      Section { ForEach(0..<2, id: \.self) { Color.blue.tag("blue \($0)") } }.collectionItemHeight(60)
    }
    .collectionLayout(.list(spacing: 10))
  }

  /// The places of the items that are drawn after the veil.
  private func focused(_ words: String...) throws -> (places: [CGRect], list: DisplayList) {
    let environment = Fixture.environment(width: 100, height: 300)
    let list = try FigureMarkup(content: sections, focus: words).displayList(in: environment)
    let veil = list.items.firstIndex { item in
      if case .fill(_, .color(let color), _) = item.content { color.alpha == 0.6 } else { false }
    }
    guard let veil else { return ([], list) }
    var places: [CGRect] = []
    for item in list.items[(veil + 1)...] {
      guard case .scope(let outer) = item.content else { continue }
      places += outer.items.map(\.bounds)
    }
    return (places, list)
  }

  @Test("focus draws its items once more over a veil of 60 %")
  func focus() throws {
    // Rows at 0, 50, 100 and 170: 40 high, 10 apart, then 60 high.
    let second = CGRect(x: 0, y: 50, width: 100, height: 40)
    let third = CGRect(x: 0, y: 90, width: 100, height: 60)
    #expect(try focused("1").places == [second])
    #expect(try focused("0.1").places == [second])
    #expect(try focused("red 1").places == [second])
    #expect(try focused("2", "1").places == [second, third])
    #expect(try focused("1.0").places == [third])
    #expect(try focused("blue 0").places == [third])
  }

  @Test("tags are only read aloud where a focus names items by them")
  func tagsReadAloud() throws {
    let content = CollectionView { ForEach(0..<3) { Color.red.tag(SpokenTag(number: $0)) } }
      .collectionLayout(.list(spacing: 7)).collectionItemHeight(40)
    let environment = Fixture.environment(width: 100, height: 300)
    func described(_ source: any DisplayListSource) throws -> (count: Int, list: DisplayList) {
      SpokenTag.count = 0
      let list = try source.displayList(in: environment)
      return (SpokenTag.count, list)
    }
    // By themselves, and as a view among others.
    let plain = content.figureOverlay([.frames, .insets])
    #expect(try described(plain).count == 0)
    #expect(try described(VStack { plain }).count == 0)
    let focused = content.figureOverlay([.frames, .insets], focus: ["spoken 1"])
    for source in [focused, VStack { focused }] as [any DisplayListSource] {
      let (count, list) = try described(source)
      #expect(count > 0 && list.diagnostics == [])
    }
  }

  @Test("focus on an item that is not in sight says so, and on nothing else is an error")
  func unknownFocus() throws {
    #expect(try focused("1", "0.0").list.diagnostics == [])
    #expect(try focused("green", "1").list.diagnostics == [.notInFocus("green")])
    #expect(throws: DrawingDiagnostic.nothingInFocus(["green"])) { try focused("green") }
    #expect(throws: DrawingDiagnostic.nothingInFocus(["green", "7.1"])) { try focused("green", "7.1") }
  }

  @Test("focus knows an item of a row that is scrolled out of sight, and one that is clipped")
  func outOfSight() throws {
    let row = CollectionView {
      Section { ForEach(0..<6, id: \.self) { _ in Color.red } }
        .collectionLayout(.carousel(.continuous, spacing: 0))
        .collectionItemWidth(40).collectionItemHeight(30)
    }
    // Cards at 0, 40 and 80 are in sight in a width of 100, the fourth at 120 is not.
    let environment = Fixture.environment(width: 100, height: 60)
    func list(_ words: String...) throws -> DisplayList {
      try FigureMarkup(content: row, focus: words).displayList(in: environment)
    }
    #expect(try list("0", "2").diagnostics == [])
    #expect(try list("2", "3").diagnostics == [.notInFocus("3")])
    #expect(throws: DrawingDiagnostic.nothingInFocus(["3"])) { try list("3") }
  }

  @Test("crop cuts the picture down to a section, with its layout")
  func crop() throws {
    let environment = Fixture.environment(width: 100, height: 300)
    let list = try FigureMarkup(content: sections, crop: 1).displayList(in: environment)
    // Two rows of 60 and a gap of 10.
    #expect(list.size == CGSize(width: 100, height: 130))
    let figure = Figure("crop", caption: "A.", alternativeText: "A.", overlay: .dimensions, crop: 1) {
      sections
    }
    let overlaid = try figure.displayList(in: environment)
    #expect(Fixture.texts(overlaid.items).contains("60") && !Fixture.texts(overlaid.items).contains("40"))
  }

  @Test("crop cuts every screen of a strip and every picture beside others by one window")
  func croppedStrip() throws {
    let environment = Fixture.environment(width: 100, height: 150)
    let strip = FilmStrip(content: sections, positions: [0, 60])
    // Rows of section 1 at 90 and 160, of a content of 220: from 90 on in the first screen, from 30 on in the second.
    let list = try FigureMarkup(content: strip, crop: 1).displayList(in: environment)
    #expect(list.size == CGSize(width: 272, height: 24 + 120 + 30))
    #expect(Fixture.texts(list.items) == ["0 pt", "60 pt"])
    let beside = SideBySide([
      ("Left", sections), ("Right", sections.environment(\.layoutDirection, .rightToLeft)),
    ])
    let both = try FigureMarkup(content: beside, overlay: .dimensions, crop: 0).displayList(in: environment)
    #expect(Fixture.texts(both.items).contains("Left") && Fixture.texts(both.items).contains("Right"))
    #expect(!Fixture.texts(both.items).contains("60"))
  }

  @Test("a figure is no higher than its legend's rows ask for, in a view it has the room it was given")
  func legendHeight() throws {
    let environment = Fixture.environment(width: 700, height: 90)
    let marked = sections.figureOverlay([.frames, .insets, .spacing, .reuse])
    let list = try marked.displayList(in: environment)
    let lowest =
      list.items.map { item -> CGFloat in
        if case .text = item.content { item.bounds.maxY } else { 0 }
      }.max() ?? 0
    let metrics = OverlayMetrics(
      picture: CGSize(width: 700, height: 90), overlay: [.frames, .insets, .spacing, .reuse], rows: 12,
      direction: .leftToRight)
    #expect(!metrics.isBeside)
    // A row's height more than its words, and the gap.
    #expect(list.size.height - lowest <= (OverlayMetrics.rowHeight + OverlayMetrics.gap) * metrics.unit)
    let inView = try VStack { marked }.displayList(in: environment)
    #expect(inView.size.height >= list.size.height)
  }

  @Test("crop to nothing is an error that names what is in sight")
  func unknownCrop() throws {
    let environment = Fixture.environment(width: 100, height: 300)
    #expect(
      throws: DrawingDiagnostic("nothing of section 7 is in sight; in sight are the sections 0, 1")
    ) { try FigureMarkup(content: sections, crop: 7).displayList(in: environment) }
    #expect(throws: DrawingDiagnostic("nothing of section 3 is in sight; in sight is section 0")) {
      try FigureMarkup(content: Fixture.grid(), crop: 3).displayList(in: environment)
    }
    #expect(throws: DrawingDiagnostic.self) {
      try FigureMarkup(content: Color.red, crop: 0).displayList(in: environment)
    }
  }

  @Test("frames stand around the picture and do not scale it", arguments: FigureFrame.allCases)
  func frames(_ frame: FigureFrame) throws {
    let environment = Fixture.environment(width: 400, height: 300)
    let list = try FigureMarkup(content: sections, frame: frame).displayList(in: environment)
    switch frame {
    case .none: #expect(list == (try sections.displayList(in: environment)))
    // An edge of 3 % of the width: 12 points.
    case .device: #expect(list.size == CGSize(width: 424, height: 324))
    // A bar of 29 points, and a line around.
    case .window: #expect(list.size == CGSize(width: 402, height: 330))
    }
  }

  /// The levels of a pixel: red, green, blue and opacity.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.bytes[start..<start + 4])
  }

  @Test(
    "padding stands between the picture and its frame, in the colour it stands on or the system's",
    arguments: FigureFrame.allCases)
  func padding(_ frame: FigureFrame) throws {
    let environment = Fixture.environment(width: 400, height: 300)
    let content = Color.blue.padding(1)
    let list = try FigureMarkup(content: content, frame: frame, padding: 15).displayList(in: environment)
    let size = CGSize(width: 430, height: 330)
    switch frame {
    case .none: #expect(list.size == size)
    // An edge of 3 % of 430, rounded: 13 points.
    case .device: #expect(list.size == CGSize(width: 456, height: 356))
    case .window: #expect(list.size == CGSize(width: 432, height: 360))
    }
    // The middle of the left edge of what is in the frame.
    let insets: CGFloat = frame == .device ? 13 : frame == .window ? 1 : 0
    let bitmap = try CairoRenderer.bitmap(list, scale: 1)
    let row = Int(list.size.height / 2)
    #expect(pixel(bitmap, Int(insets) + 7, row) == [255, 255, 255, 255])
    #expect(pixel(bitmap, Int(insets) + 17, row) != [255, 255, 255, 255])
    let standing = FigureMarkup(content: content.background(Color.red), frame: frame, padding: 15)
    let red = try CairoRenderer.bitmap(standing.displayList(in: environment), scale: 1)
    #expect(pixel(red, Int(insets) + 7, row) == pixel(red, Int(insets) + 15, row))
    #expect(pixel(red, Int(insets) + 7, row) != pixel(red, Int(insets) + 17, row))
  }

  @Test("round corners leave what is outside of them open, and a box in a box has the corner beside it")
  func corners() throws {
    let environment = Fixture.environment(width: 100, height: 80)
    let gradient = LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
    func bitmap(_ padding: CGFloat, _ radius: CGFloat?, frame: FigureFrame = .none) throws -> Bitmap {
      let markup = FigureMarkup(
        content: gradient, frame: frame, padding: padding, cornerRadius: radius)
      return try CairoRenderer.bitmap(markup.displayList(in: environment), scale: 1)
    }
    let round = try bitmap(0, 20)
    #expect(pixel(round, 0, 0) == [0, 0, 0, 0] && pixel(round, 99, 79) == [0, 0, 0, 0])
    #expect(pixel(round, 50, 0)[3] == 255 && pixel(round, 0, 40)[3] == 255)
    #expect(try pixel(bitmap(0, nil), 0, 0)[3] == 255)
    // Inside of 8 points of room the corner is one of 12: its square's corner is white, as is the room.
    let padded = try bitmap(8, 20)
    #expect(pixel(padded, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(padded, 8, 8) == [255, 255, 255, 255] && pixel(padded, 8, 48) != [255, 255, 255, 255])
    // A corner no larger than the room leaves a square in it.
    #expect(try pixel(bitmap(8, 8), 8, 8) != [255, 255, 255, 255])
    // A window's own corners are of 10 points: at (2, 2) there is a window of 2 points and not one of 20.
    #expect(try pixel(bitmap(0, 2, frame: .window), 2, 2)[3] == 255)
    #expect(try pixel(bitmap(0, 20, frame: .window), 2, 2)[3] == 0)
    // Half of the shorter side is as round as it gets, and what is no length is none.
    #expect(try pixel(bitmap(0, 900), 50, 0)[3] == 255)
    #expect(try pixel(bitmap(-.infinity, .nan), 0, 0)[3] == 255)
  }

  @Test("padding and round corners are the modified view's and the figure's too, with an overlay over them")
  func matted() throws {
    let environment = Fixture.environment()
    let figure = Figure(
      "a", caption: "", alternativeText: "", overlay: .insets, frame: .window, padding: 12, cornerRadius: 16
    ) { Fixture.grid() }
    let list = try figure.displayList(in: environment)
    let view = Fixture.grid().figureOverlay(.insets, frame: .window, padding: 12, cornerRadius: 16)
    #expect(try view.displayList(in: environment) == list)
    let plain = Figure("a", caption: "", alternativeText: "") { Fixture.grid() }
    #expect(
      try plain.displayList(
        in: environment, overlay: .insets, frame: .window, padding: 12, cornerRadius: 16) == list)
  }

  @Test("reuse tells of each cell alive how many elements it has served, and of all how many there were")
  func reuse() throws {
    let rows = CollectionView { ForEach(0..<40, id: \.self) { _ in Color.red } }
      .collectionItemHeight(50).collectionLayout(.list(spacing: 0))
    let host = CollectionViewHost(rootView: rows, environment: Fixture.environment(width: 300, height: 200))
    // Four rows are in sight; from 225 points on, rows 4 to 8: the cells of those before, and one more.
    _ = try host.displayList()
    try host.scroll(by: CGPoint(x: 0, y: 225))
    let list = try host.figureOverlay(.reuse).displayList(in: host.environment)
    let texts = Fixture.texts(list.items)
    #expect(texts.contains("\(host.createdCount) made, \(host.reusedCount) reused"))
    #expect(host.reusedCount > 0)
    let used = texts.compactMap { $0.hasPrefix("cell ×") ? Int($0.dropFirst(6)) : nil }
    // Each time an element was shown a cell was made or used again.
    #expect(used.count == 5)
    #expect(used.reduce(0, +) <= host.createdCount + host.reusedCount && used.contains { $0 > 1 })
  }

  @Test("reuse of a view that is drawn once is an honest diagnostic")
  func nothingAlive() throws {
    let list = try Fixture.grid().figureOverlay(.reuse).displayList(in: Fixture.environment())
    #expect(list.diagnostics == [.nothingAlive])
    // Nothing is drawn around a picture over which nothing is drawn.
    let environment = Fixture.environment()
    #expect(list.size == CGSize(width: environment.width ?? 0, height: environment.height ?? 0))
  }
}

/// A tag that counts how often it was described.
private struct SpokenTag: Hashable, CustomStringConvertible {
  nonisolated(unsafe) static var count = 0
  let number: Int

  nonisolated var description: String {
    Self.count += 1
    return "spoken \(number)"
  }
}
