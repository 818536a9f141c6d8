import Testing

@testable import CollectionLab

@Suite("An overlay")
struct OverlayTests {
  private typealias Fixture = OverlayFixture

  @Test("shows sizes, insets and gaps by the numbers of the layout")
  func numbers() throws {
    let (content, list, picture) = try Fixture.overlaid(
      Fixture.grid(), [.dimensions, .insets, .spacing], in: Fixture.environment())
    // (390 − 16 − 24 − 2 × 8) / 3 = 111.333, which is 111 on half points.
    let shown = content.notes.map(\.note.text.string).sorted()
    #expect(shown == ["111", "111", "12", "16", "20", "24", "8", "8"].sorted())
    let strips = content.marks[0].strips.map { $0.frame.offsetBy(dx: -picture.minX, dy: -picture.minY) }
    // Three rows of 111 and two gaps of 8 between 12 and 20: 381 points.
    #expect(
      strips == [
        CGRect(x: 0, y: 0, width: 390, height: 12), CGRect(x: 0, y: 361, width: 390, height: 20),
        CGRect(x: 0, y: 0, width: 16, height: 381), CGRect(x: 366, y: 0, width: 24, height: 381),
      ])
    #expect(list.diagnostics.isEmpty)
    for word in ["section inset", "spacing", "size", "absolute"] {
      #expect(Fixture.texts(list.items).contains(word), "\(word)")
    }
    for word in ["item inset", "group inset", "estimated"] {
      #expect(!Fixture.texts(list.items).contains(word), "\(word)")
    }
  }

  @Test("hatches insets alike up to their corners")
  func hatching() throws {
    let environment = DrawingEnvironment(width: 390, height: 500, textMeasurer: PangoTextMeasurer.shared)
    let (content, list, _) = try Fixture.overlaid(Fixture.grid(), [.insets], in: environment)
    let bitmap = try CairoRenderer.bitmap(list, scale: 2)
    func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      bitmap.bytes[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x + 1)]
    }
    // Leaders and numbers stand in some of them.
    let notes = content.notes.flatMap { [$0.place.pill, $0.place.leader?.bounds ?? .null] }
      .map { $0.insetBy(dx: -4, dy: -4) }
    var (compared, worst) = (0, 0)
    let strips = content.marks[0].strips.map(\.frame)
    for strip in strips {
      for y in Int(strip.minY * 2) + 1..<Int(strip.maxY * 2) {
        for x in Int(strip.minX * 2)..<Int(strip.maxX * 2) - 1 {
          let point = CGRect(x: CGFloat(x) / 2, y: CGFloat(y - 1) / 2, width: 1, height: 1)
          if notes.contains(where: { $0.intersects(point) }) { continue }
          // Two strips meet in a corner, where both are drawn.
          if strips.contains(where: { $0.intersects(point) && !$0.contains(point) }) { continue }
          // At 45° a step right and a step up lead to the same place in a line.
          for (level, other) in zip(pixel(x, y), pixel(x + 1, y - 1)) {
            worst = max(worst, abs(Int(level) - Int(other)))
          }
          compared += 1
        }
      }
    }
    #expect(compared > 10_000)
    // Cairo knows 256 places in a pixel: either edge of a line may run from half a place too far to half a place too short
    // across and along, which is 2 levels of 255 for each of the two edges, and 1 for rounding.
    #expect(worst <= 5)
  }

  @Test("hatches the insets of items the other way, and says whose they are")
  func itemInsets() throws {
    let tiles = CollectionView { ForEach(0..<4, id: \.self) { _ in Color.blue } }
      .collectionLayout(
        .compositional { _ in
          let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
          item.contentInsets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
          return CollectionLayoutSection(
            group: .horizontal(
              layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item]))
        })
    let (content, list, picture) = try Fixture.overlaid(tiles, [.insets], in: Fixture.environment())
    let strips = content.marks[0].strips
    // Four items with four insets each; the second begins at 390 / 2.
    #expect(strips.count == 16 && strips.allSatisfy { $0.role == .item })
    #expect(
      strips.map(\.frame).contains(CGRect(x: picture.minX + 195, y: picture.minY, width: 4, height: 90)))
    #expect(Set(content.notes.map(\.note.text.string)) == ["3", "4", "5", "6"])
    #expect(Fixture.texts(list.items).contains("item inset"))
    // Lines fall from left to right: the end of each step lies below and right of its start.
    let strokes = list.items.flatMap { item -> [DisplayItem] in
      if case .scope(let scope) = item.content { scope.items } else { [] }
    }
    let slopes = strokes.flatMap { item -> [CGFloat] in
      guard case .stroke(let path, _, let style) = item.content, style.dash.isEmpty else { return [] }
      let points = path.elements.compactMap { step -> CGPoint? in
        switch step {
        case .move(let to), .line(let to): to
        default: nil
        }
      }
      return points.count < 12
        ? [] : (points[1].y - points[0].y) / (points[1].x - points[0].x) > 0 ? [1] : [-1]
    }
    #expect(!slopes.isEmpty && slopes.allSatisfy { $0 == 1 })
  }

  @Test("needs nothing but the display list, wherever in it the collection stands")
  func placed() throws {
    let moved = Fixture.grid().padding(EdgeInsets(top: 30, leading: 10, bottom: 0, trailing: 20))
    let (content, _, picture) = try Fixture.overlaid(moved, [.insets], in: Fixture.environment())
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: picture.minX + x, y: picture.minY + y, width: width, height: height)
    }
    // 390 less 10 and 20 wide, 500 less 30 high.
    #expect(content.marks[0].viewport == place(10, 30, 360, 470))
    #expect(content.marks[0].strips.map(\.frame).contains(place(10, 30, 360, 12)))
  }

  @Test("never covers with a number what it measures, nor another number", arguments: 0..<60 as Range<UInt64>)
  func free(seed: UInt64) throws {
    let direction: LayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
    let environment = Fixture.environment(
      width: CGFloat(180 + seed * 17 % 700), height: CGFloat(300 + seed * 31 % 500), direction: direction)
    let (content, list, _) = try Fixture.overlaid(
      Fixture.Mixed(seed: seed), .all.subtracting(.reuse), in: environment)
    #expect(!content.notes.isEmpty)
    for (index, placed) in content.notes.enumerated() {
      let pill = placed.place.pill
      #expect(!pill.hasArea(in: placed.place.measured), "\(placed.note.text.string)")
      #expect(CGRect(origin: .zero, size: list.size).contains(pill))
      for other in content.notes[..<index] {
        #expect(!pill.hasArea(in: other.place.pill))
        for line in other.place.lines(1) { #expect(!line.hasArea(in: pill)) }
      }
    }
  }

  @Test(
    "covers with the number of a gap or an inset none of those that are alike, in a strip either",
    arguments: 0..<20 as Range<UInt64>)
  func freeOfLikeRooms(seed: UInt64) throws {
    let environment = Fixture.environment(width: 300, height: CGFloat(300 + seed * 31 % 300))
    let strip = FilmStrip(content: Fixture.Mixed(seed: seed), positions: [0, 130, 260, 390])
    var counted = 0
    for source: any DisplayListSource in [Fixture.Mixed(seed: seed), strip] {
      var inner = environment
      inner.includesAnnotations = true
      let picture = try OverlaidPicture(
        source.displayList(in: inner), .all.subtracting(.reuse), in: environment)
      for placed in try #require(try picture.content()).notes {
        // Numbers of sizes stand among other items.
        let rooms = placed.note.candidates.filter { $0.leader != nil }.map(\.measured)
        #expect(rooms.allSatisfy { !placed.place.pill.hasArea(in: $0) }, "\(placed.note.text.string)")
        if rooms.contains(where: { $0 != placed.place.measured }) { counted += 1 }
      }
    }
    #expect(counted > 0)
  }

  @Test("is told by more than colour: every kind of box has a dash of its own, insets are hatched")
  func dashes() throws {
    let roles = OverlayRole.boxes + [.ghost]
    #expect(Set(roles.map(\.dash)).count == roles.count)
    // Only badges, which are supplementary elements too, have the colour of headers.
    #expect(Set(roles.map(\.color)).count == OverlayRole.boxes.count - 1)
    let kinds: [LayoutDimension] = [.absolute(4), .fractionalWidth(0.5), .estimated(4)]
    #expect(Set(kinds.map(\.badgeShape)).count == 3)
    #expect(kinds.map(\.badge) == ["abs", "0.5 w", "est 4"])
  }

  @Test("has a contrast of 4.5 to 1 in light and dark", arguments: ColorScheme.allCases)
  func contrast(_ scheme: ColorScheme) {
    let palette = OverlayPalette(Fixture.environment(scheme: scheme))
    for role in OverlayRole.allCases {
      #expect(palette.line(role).contrast(to: palette.surface) >= 4.5, "\(role)")
    }
    #expect(palette.text.contrast(to: palette.surface) >= 4.5)
    // Black on white is the greatest contrast there is: (1 + 0.05) / (0 + 0.05).
    #expect(abs(SRGBColor.black.contrast(to: .white) - 21) < 1e-9)
  }

  @Test("has the same geometry in light and dark")
  func schemes() throws {
    let boxes = try ColorScheme.allCases.map { scheme in
      let environment = Fixture.environment(scheme: scheme)
      let list = try Fixture.overlaid(Fixture.Mixed(seed: 7), .all, in: environment).list
      return OverlayFixture.bounds(list.items)
    }
    #expect(boxes[0] == boxes[1])
  }

  @Test("is mirrored from right to left, its legend on the other side")
  func mirrored() throws {
    let overlay: FigureOverlay = [.dimensions, .insets, .spacing, .groups]
    let plain = try Fixture.overlaid(Fixture.Mixed(seed: 3), overlay, in: Fixture.environment())
    let mirrored = try Fixture.overlaid(
      Fixture.Mixed(seed: 3), overlay, in: Fixture.environment(direction: .rightToLeft))
    #expect(plain.list.size == mirrored.list.size)
    let strips = plain.content.marks[0].strips.map { $0.frame.mirrored(in: plain.list.size.width) }
    #expect(strips == mirrored.content.marks[0].strips.map(\.frame))
    #expect(plain.content.notes.map(\.note.text.string) == mirrored.content.notes.map(\.note.text.string))
    for (left, right) in zip(plain.content.notes, mirrored.content.notes) {
      let image = left.place.pill.mirrored(in: plain.list.size.width)
      let pill = right.place.pill
      #expect(
        abs(image.minX - pill.minX) < 1e-6 && abs(image.minY - pill.minY) < 1e-6,
        "\(left.note.text.string): \(image) \(pill)")
    }
  }

  @Test("of a picture without a collection is the picture, and says that there is nothing to overlay")
  func nothing() throws {
    let environment = Fixture.environment()
    let list = try Color.red.figureOverlay(.all).displayList(in: environment)
    #expect(list.items == (try Color.red.displayList(in: environment)).items)
    #expect(list.diagnostics == [.nothingToOverlay])
    #expect(list.diagnostics[0].description.hasPrefix("there is nothing to overlay"))
  }

  @Test("of what is not asked for costs nothing: the list of a figure without overlay is the content's own")
  func absent() throws {
    let environment = Fixture.environment()
    let plain = try Fixture.grid().displayList(in: environment)
    #expect(!plain.description.contains("annotations"))
    let figure = Figure("grid", caption: "A grid.", alternativeText: "A grid.") { Fixture.grid() }
    #expect(try figure.displayList(in: environment) == plain)
    #expect(try Fixture.grid().figureOverlay([]).displayList(in: environment) == plain)
  }

  @Test("is the same of a figure, a modified view, and any other source")
  func same() throws {
    let environment = Fixture.environment()
    let overlay: FigureOverlay = [.frames, .dimensions]
    let figure = Figure("grid", caption: "A grid.", alternativeText: "A grid.", overlay: overlay) {
      Fixture.grid()
    }
    let list = try figure.displayList(in: environment)
    #expect(try Fixture.grid().figureOverlay(overlay).displayList(in: environment) == list)
    let source: any DisplayListSource = Fixture.grid()
    #expect(try FigureMarkup(content: source, overlay: overlay).displayList(in: environment) == list)
    let plain = Figure("grid", caption: "A grid.", alternativeText: "A grid.") { Fixture.grid() }
    #expect(try plain.displayList(in: environment, overlay: overlay) == list)
  }

  @Test("stands inside other views, as large as it is drawn")
  func inside() throws {
    let overlay: FigureOverlay = [.insets, .spacing]
    let own = try Fixture.grid().frame(width: 300, height: 200).figureOverlay(overlay)
      .displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    let list = try VStack(spacing: 0) {
      Fixture.grid().frame(width: 300, height: 200).figureOverlay(overlay)
    }.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    #expect(list.size == own.size)
    #expect(Fixture.texts(list.items) == Fixture.texts(own.items))
  }

  @Test("grows the picture of whatever the overlaid view stands in, in a room of a given size too")
  func growing() throws {
    let environment = Fixture.environment()
    let own = try Fixture.grid().figureOverlay([.frames, .insets]).displayList(in: environment)
    let modified = try Fixture.grid().figureOverlay([.frames, .insets]).environment(
      \.locale, Locale(identifier: "pt_BR")
    )
    .displayList(in: environment)
    #expect(modified.size == own.size)
    #expect(Fixture.texts(modified.items) == Fixture.texts(own.items))
    let screen = CGSize(width: environment.width ?? 0, height: environment.height ?? 0)
    let grown = CGSize(width: own.size.width - screen.width, height: own.size.height - screen.height)
    #expect(grown.width > 100 && grown.height > 50)
    // Padding is part of the screen, and what stands in a scroll view scrolls.
    let insets = EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
    let padded = try Fixture.grid().figureOverlay([.frames, .insets]).padding(insets).displayList(
      in: environment)
    var room = environment
    (room.width, room.height) = (screen.width - 16, screen.height - 10)
    let inner = try Fixture.grid().figureOverlay([.frames, .insets]).displayList(in: room)
    #expect(padded.size == CGSize(width: inner.size.width + 16, height: inner.size.height + 10))
    let scrolled = try ScrollView([.horizontal, .vertical]) {
      Fixture.grid().frame(width: 300, height: 200).figureOverlay([.frames, .insets])
    }.displayList(in: environment)
    #expect(scrolled.size == screen)
  }

  @Test("is the picture of a figure with focus, crop and frame as well", arguments: [nil, 0])
  func marked(crop: Int?) throws {
    let environment = Fixture.environment()
    let markup = FigureMarkup(
      content: Fixture.grid(), overlay: [.dimensions], focus: ["1"], crop: crop, frame: .device)
    let list = try markup.displayList(in: environment)
    #expect(
      try Fixture.grid().figureOverlay([.dimensions], focus: ["1"], crop: crop, frame: .device)
        .displayList(in: environment) == list)
    let inside = try VStack(spacing: 0) {
      Fixture.grid().figureOverlay([.dimensions], focus: ["1"], crop: crop, frame: .device)
    }.displayList(in: environment)
    // What is cut out of the screen, with its frame, may be smaller than the screen.
    #expect(inside.size.width == max(list.size.width, environment.width ?? 0))
    #expect(inside.size.height == max(list.size.height, environment.height ?? 0))
    #expect(Fixture.texts(inside.items) == Fixture.texts(list.items))
  }

  @Test("of a wide picture is drawn so large that its letters are 11 points high at 680 points")
  func wide() throws {
    let list = try Fixture.list(
      FilmStrip(content: Fixture.grid(60), positions: [0, 100, 200]), in: Fixture.environment())
    let picture = try OverlaidPicture(list, .all, in: Fixture.environment())
    let letters = try #require(try picture.content()).notes.map(\.note.text)
    let whole = try picture.displayList()
    for letter in letters {
      let size = try #require(letter.runs.first).fontSize
      #expect(size * 680 / whole.size.width >= 11)
    }
  }

  @Test("can be painted with what is out of sight at every side")
  func ghosts() throws {
    let rows = CollectionView {
      ForEach(0..<8, id: \.self) { _ in
        Section { ForEach(0..<9, id: \.self) { _ in Color.orange } }
          .collectionItemWidth(160).collectionItemHeight(90)
          .collectionLayout(.carousel(spacing: 8))
      }
    }
    var environment = Fixture.environment(width: 300, height: 333)
    environment.textMeasurer = PangoTextMeasurer.shared
    environment.contentOffset.y = 40.5
    environment.sectionOffsets = [1: 55.5, 2: 90]
    let list = try rows.figureOverlay(.all.subtracting(.reuse)).displayList(in: environment)
    #expect(Fixture.texts(list.items).contains("out of sight"))
    for scale in [1.0, 2, 3] { #expect(try !CairoRenderer.png(list, scale: scale).isEmpty) }
  }

  @Test("of 10,000 elements draws every box and thins out the numbers")
  func many() throws {
    let dots = CollectionView { ForEach(0..<10_000, id: \.self) { _ in Color.green } }
      .collectionItemHeight(4)
      .collectionLayout(.grid(100, spacing: 1))
    let (content, list, _) = try Fixture.overlaid(
      dots, .all, in: Fixture.environment(width: 600, height: 500))
    #expect(content.marks[0].boxes[.item]?.count == 10_000)
    #expect(content.notes.count <= FigureOverlay.labelLimit)
    #expect(list.diagnostics == [.nothingAlive])
  }

  @Test("leaves out the numbers beyond its limit, and says how many")
  func limit() throws {
    let heights = CollectionView {
      ForEach(0..<300, id: \.self) { Color.green.collectionItemHeight(6 + CGFloat($0) / 2) }
    }
    .collectionLayout(.waterfall(columns: 10, spacing: 2))
    let (content, list, _) = try Fixture.overlaid(
      heights, .dimensions, in: Fixture.environment(width: 1000, height: 900))
    #expect(content.notes.count <= FigureOverlay.labelLimit && content.leftOut > 0)
    #expect(Fixture.texts(list.items).contains("\(content.leftOut) more not labelled"))
  }
}

extension OverlayFixture {
  /// The bounds of every item, inside scopes too.
  static func bounds(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      if case .scope(let scope) = item.content { return [item.bounds] + bounds(scope.items) }
      return [item.bounds]
    }
  }
}
