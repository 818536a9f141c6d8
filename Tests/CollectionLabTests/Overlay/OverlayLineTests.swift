import Testing

@testable import CollectionLab

@Suite("The lines of an overlay")
struct OverlayLineTests {
  private typealias Fixture = OverlayFixture

  /// Rows between words that begin at the left edge of their boxes.
  private var titled: some View {
    CollectionView {
      ForEach(0..<9) { section in
        Section {
          ForEach(0..<3) { _ in Color.red.collectionItemHeight(40) }
        } header: {
          Text("Title \(section)").frame(maxWidth: .infinity, alignment: .leading)
        }
        .collectionLayout(
          .list(spacing: 6, insets: EdgeInsets(top: 2, leading: 16, bottom: 9, trailing: 20)))
      }
    }
  }

  @Test("have a contrast of 4.5 to 1 on every background of the system", arguments: ColorScheme.allCases)
  func contrast(_ scheme: ColorScheme) {
    let palette = OverlayPalette(Fixture.environment(scheme: scheme))
    let backgrounds: [SRGBColor] =
      scheme == .light
      ? [SRGBColor(hex: 0xFFFFFF), SRGBColor(hex: 0xF2F2F7)]
      : [SRGBColor(hex: 0x000000), SRGBColor(hex: 0x1C1C1E)]
    for background in backgrounds {
      #expect(palette.text.contrast(to: background) >= 4.5)
      for role in OverlayRole.allCases {
        #expect(palette.line(role).contrast(to: background) >= 4.5, "\(role) on \(background)")
      }
    }
  }

  @Test("stand beside words that begin at a box's edge, not on them")
  func words() throws {
    let (content, _, picture) = try Fixture.overlaid(titled, .frames, in: Fixture.environment())
    let headers = try #require(content.marks[0].boxes[.supplementary])
    #expect(headers.count >= 3)
    for header in headers {
      // Words begin at the box's edge, 16 points into the picture; a line and its halo are 3 points wide.
      #expect(header.frame.minX == picture.minX + 16)
      #expect(header.line(.supplementary, unit: 1).minX + 1.5 <= header.frame.minX)
      // Nothing is written at the right.
      #expect(header.line(.supplementary, unit: 1).maxX < header.frame.maxX)
    }
    let rows = try #require(content.marks[0].boxes[.item])
    #expect(rows.allSatisfy { $0.outset == .zero })
  }

  @Test("of a row that scrolls by itself run outside of its items where its section has room")
  func rows() throws {
    let row = CollectionView {
      Section { ForEach(0..<9) { _ in Color.orange } }
    }
    .collectionItemWidth(160).collectionItemHeight(90)
    .collectionLayout(
      .carousel(spacing: 8, insets: EdgeInsets(top: 0, leading: 16, bottom: 14, trailing: 16)))
    let (content, _, _) = try Fixture.overlaid(row, .frames, in: Fixture.environment())
    let box = try #require(content.marks[0].boxes[.orthogonal]?.first)
    let line = box.line(.orthogonal, unit: 1)
    #expect(line.minY > box.frame.minY && line.maxY > box.frame.maxY + 3)
  }

  @Test("leave the letters of titles whole, above and below, in a figure so wide that lines are thick")
  func titles() throws {
    let rows = CollectionView {
      ForEach(0..<3) { section in
        Section {
          ForEach(0..<9) { _ in Color.orange }
        } header: {
          Text("Paging \(section)").frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 30, alignment: .top)
        }
        .collectionLayout(
          .carousel(.paging, spacing: 8, insets: EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 24)))
      }
    }
    .collectionItemWidth(160).collectionItemHeight(90)
    let environment = Fixture.environment(width: 1024, height: 600)
    let (content, list, picture) = try Fixture.overlaid(rows, .frames, in: environment)
    let unit = OverlayMetrics(
      picture: picture.size, overlay: .frames, rows: 9, direction: .leftToRight
    ).unit
    #expect(unit > 1.6)
    let texts = OverlayReader(list).texts.filter { $0.width < 200 && picture.contains($0) }
    #expect(texts.count == 3)
    for role in [OverlayRole.supplementary, .orthogonal] {
      let boxes = try #require(content.marks[0].boxes[role])
      #expect(boxes.count == 3)
      for box in boxes {
        let line = box.line(role, unit: unit)
        for y in [line.minY, line.maxY] {
          // A line of 1.5 with three quarters of halo at either side.
          let band = CGRect(x: line.minX, y: y - 1.5 * unit, width: line.width, height: 3 * unit)
          // Beyond the picture's edge no line can go.
          for text in texts where text.minY > picture.minY {
            #expect(!text.letters.hasArea(in: band), "\(role) at \(y): \(text)")
          }
        }
      }
    }
    // At the width of a phone nothing is in the way, and rows have their lines as far out as they go.
    let (phone, _, _) = try Fixture.overlaid(rows, .frames, in: Fixture.environment())
    let outset = try #require(phone.marks[0].boxes[.orthogonal]?.first).outset
    #expect(outset.top == 7.5 && outset.bottom == 7.5)
  }

  @Test("around what is out of sight keep their dashes where many lie on each other")
  func overlappingGhosts() throws {
    let environment = Fixture.environment()
    /// How much of the left side of boxes is drawn, in points of its height.
    func drawn(_ boxes: [CGRect]) throws -> CGFloat {
      var pen = OverlayPen(palette: OverlayPalette(environment), unit: 1, displayScale: 2)
      try pen.ghosts(boxes, in: [CGRect(x: 0, y: 0, width: 300, height: 200)])
      let color = pen.palette.line(.ghost)
      let lines = pen.items.filter { item in
        if case .stroke(_, .color(color), _) = item.content { true } else { false }
      }
      let picture = DisplayList(size: CGSize(width: 300, height: 200), items: lines)
      let bitmap = try CairoRenderer.bitmap(picture, scale: 2)
      // The left side runs along 10 points.
      let rows = (0..<bitmap.height).filter { row in
        (16..<40).contains { bitmap.bytes[(row * bitmap.width + $0) * 4 + 3] == 255 }
      }
      return CGFloat(rows.count) / 2
    }
    let deck = (0..<10).map { CGRect(x: 10, y: CGFloat($0) * 7, width: 200, height: 120) }
    let one = CGRect(x: 10, y: 0, width: 200, height: 183)
    // Dashes of 3 points every 7; where lines lie on each other at random almost everything would be drawn.
    #expect(try drawn([one]) < 183 * 0.6)
    #expect(try drawn(deck) < 183 * 0.6)
    #expect(try drawn(deck) > 183 * 0.3)
  }

  @Test(
    "show what is out of sight above and below every screen of a strip, sideways only where nothing stands")
  func strip() throws {
    let rows = CollectionView { ForEach(0..<40) { _ in Color.red } }
      .collectionItemHeight(60).collectionLayout(.list(spacing: 4))
    let strip = FilmStrip(content: rows, positions: [100, 230, 390])
    let (content, list, picture) = try Fixture.overlaid(
      strip, .frames, in: Fixture.environment(height: 400))
    #expect(content.marks.count == 3 && Fixture.texts(list.items).contains("out of sight"))
    for (index, marks) in content.marks.enumerated() {
      #expect(!marks.ghosts.isEmpty)
      let hasLeft = marks.ghostRegions.contains { $0.maxX <= picture.minX }
      let hasRight = marks.ghostRegions.contains { $0.minX >= picture.maxX }
      #expect(hasLeft == (index == 0) && hasRight == (index == 2))
      for region in marks.ghostRegions {
        #expect(region.intersection(picture).isNull || !region.hasArea(in: picture))
        for other in content.marks where other.viewport != marks.viewport {
          #expect(region.maxX <= other.viewport.minX || region.minX >= other.viewport.maxX)
        }
      }
    }
  }

  @Test("stay on a screen with rounded corners, in a device or in a strip")
  func rounded() throws {
    let environment = Fixture.environment()
    let sources: [any DisplayListSource] = [
      FigureMarkup(content: titled, frame: .device), FilmStrip(content: titled, positions: [0]),
    ]
    for source in sources {
      let list = try Fixture.list(source, in: environment)
      let picture = try OverlaidPicture(list, .frames, isOutlined: false, in: environment)
      let outline = try #require(try picture.content()?.marks[0].outlines.first)
      guard case .roundedRectangle = outline.kind else {
        Issue.record("the screen is no rounded rectangle")
        continue
      }
      let items = try picture.displayList().items
      let green = OverlayPalette(environment).line(.section)
      func lines(_ items: [DisplayItem]) -> Int {
        items.count { item in
          switch item.content {
          case .fill(_, .color(green), _), .stroke(_, .color(green), _): true
          default: false
          }
        }
      }
      let clipped = items.flatMap { item -> [DisplayItem] in
        guard case .scope(let scope) = item.content, scope.clip == outline else { return [] }
        return scope.items
      }
      #expect(lines(clipped) > 0)
      // What is left outside is the legend's sample and the names' leaders: all in the margin.
      let screen = outline.boundingRect
      for item in items {
        guard lines([item]) > 0 else { continue }
        #expect(!screen.insetBy(dx: 4, dy: 4).contains(item.bounds), "\(item.bounds)")
      }
    }
  }
}
