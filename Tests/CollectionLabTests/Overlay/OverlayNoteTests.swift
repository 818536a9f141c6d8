import Testing

@testable import CollectionLab

@Suite("What an overlay says")
struct OverlayNoteTests {
  private typealias Fixture = OverlayFixture

  /// A number with what kind of length it is: `56 abs`.
  private func words(_ note: OverlayNote) -> String {
    [note.text.string, note.badge?.text.string].compactMap(\.self).joined(separator: " ")
  }

  private func words(
    _ content: any DisplayListSource, _ overlay: FigureOverlay, in environment: DrawingEnvironment
  ) throws -> [String] {
    try Fixture.overlaid(content, overlay, in: environment).content.notes.map { words($0.note) }
  }

  @Test("sets letters on half pixels, no further from their places than half of that", arguments: [1, 2, 3])
  func halfPixels(displayScale: CGFloat) throws {
    let environment = DrawingEnvironment(
      traits: Traits(displayScale: displayScale), textMeasurer: PangoTextMeasurer.shared)
    let lettering = OverlayLettering(environment, unit: 1)
    let words = "scrolls by itself 138.4"
    let block = TextBlock(
      runs: [TextRun(words, style: TextStyle(font: FontDescriptor(size: 11, weight: .regular)))],
      displayScale: displayScale)
    let (set, free) = (try lettering.plain(words), try environment.textMeasurer.shape(block))
    for (run, other) in zip(set.runs, free.runs) {
      #expect(run.glyphs == other.glyphs)
      for (x, place) in zip(run.x, other.x) {
        #expect((x * 2 * displayScale).rounded() == x * 2 * displayScale)
        #expect(abs(x - place) <= 0.25 / displayScale + 1e-9)
      }
    }
    #expect(set.size == free.size)
  }

  @Test("calls a size that an item declares absolute, whatever the arrangement makes of it")
  func declared() throws {
    let rows = CollectionView {
      // With badges: groups, one for all rows. Without: lengths one after the other. Beside each other: widths too.
      Section {
        ForEach(0..<3) { index in
          Color.red.collectionItemHeight([56, 56, 84][index]).collectionItemBadge { Text("b") }
        }
      }
      Section { ForEach(0..<3) { Color.blue.collectionItemHeight([40, 72, 40][$0]) } }
      Section {
        ForEach(0..<3) { Color.green.collectionItemWidth([70, 130, 70][$0]).collectionItemHeight(60) }
      }
      .collectionLayout(.carousel(spacing: 5))
      Section {
        ForEach(0..<3) { Color.green.collectionItemWidth([50, 90, 50][$0]).collectionItemHeight(30) }
      }
      .collectionLayout(.flow(spacing: 3))
    }
    .collectionLayout(.list(spacing: 8))
    let environment = Fixture.environment(height: 800)
    for overlay: FigureOverlay in [.dimensions, [.dimensions, .groups]] {
      let said = try Fixture.overlaid(rows, overlay, in: environment).content.notes.map(\.note)
      #expect(said.allSatisfy { $0.badge?.shape != .dashed })
      let sizes = Set(said.map(words))
      #expect(
        sizes.isSuperset(
          of: [56, 84, 40, 72, 70, 130, 60, 50, 30].map { "\($0) abs" }), "\(sizes)")
    }
  }

  @Test("calls a size that is measured estimated, also beside declared ones")
  func measured() throws {
    let rows = CollectionView {
      ForEach(0..<3) { index in
        if index == 1 { Color.red.collectionItemHeight(84) } else { Color.red.frame(height: 31) }
      }
    }
    .collectionLayout(.list(spacing: 8))
    let environment = Fixture.environment(height: 300)
    let said = try words(rows, .dimensions, in: environment).filter { $0.contains("31") || $0.contains("84") }
    // Rows are 44 points high until they are measured.
    #expect(said.sorted() == ["31 est 44", "84 abs"])
  }

  @Test("tells sizes of groups from sizes of items by their dashes")
  func groupSizes() throws {
    let tiles = CollectionView { ForEach(0..<4) { _ in Color.blue } }
      .collectionLayout(
        .compositional { _ in
          let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
          return CollectionLayoutSection(
            group: .horizontal(
              layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(136)), subitems: [item]))
        })
    let (content, list, _) = try Fixture.overlaid(
      tiles, [.groups, .dimensions], in: Fixture.environment())
    let sizes = Dictionary(grouping: content.notes.map(\.note), by: \.role).mapValues {
      $0.map(words).sorted()
    }
    #expect(sizes == [.group: ["136 abs", "390 1 w"], .dimension: ["136 1 h", "195 0.5 w"]])
    #expect(Fixture.texts(list.items).contains("size of a group"))
    // The outlines of the groups' two numbers have a group's dashes, which are twice as long as their gaps.
    let dashed = list.items.count { item in
      guard case .stroke(let path, _, let style) = item.content, case .roundedRectangle = path.kind,
        style.dash.count == 2
      else { return false }
      return style.dash[0] >= 1.5 * style.dash[1]
    }
    #expect(dashed == 2)
  }

  @Test("says in words what the badges of its legend say in the picture")
  func legend() {
    let fraction = LayoutDimension.fractionalWidth(0.5)
    let rows = OverlayLegend.rows(.all)
    #expect(rows.contains { $0.sample == .badge(fraction.badge, fraction.badgeShape) })
  }

  @Test("has room in its legend for all words, and for what thousands of are left out")
  func legendWidth() throws {
    let environment = DrawingEnvironment(width: 390, height: 844, textMeasurer: PangoTextMeasurer.shared)
    let lettering = OverlayLettering(environment, unit: 1)
    for row in OverlayLegend.rows(.all) {
      #expect(try lettering.plain(row.words).size.width <= OverlayMetrics.wordsWidth, "\(row.words)")
    }
    let counted = OverlaidPicture.Content(
      marks: [], notes: [], leftOut: 1000, hosts: [OverlayHost(index: 0, created: 100, reused: 1000)]
    ).counted
    #expect(counted.count == 2)
    for row in counted {
      let width = try lettering.plain(row.words).size.width
      // Counts have no sample before them, and the gap at the figure's edge.
      #expect(
        width <= OverlayMetrics.sampleWidth + OverlayMetrics.wordsWidth + OverlayMetrics.gap, "\(row.words)")
    }
  }

  @Test(
    "has no more room around a phone's picture than its parts need",
    arguments: [
      (.groups, 16 + 16, 16), (.insets, 64 + 58, 28), ([.groups, .spacing], 64 + 58, 28),
      (.frames, 32 + 74, 40), (.callouts, 32 + 32, 28), (.dimensions, 80 + 74, 40),
      (.all.subtracting(.callouts), 80 + 74, 40),
    ] as [(FigureOverlay, CGFloat, CGFloat)])
  func paper(overlay: FigureOverlay, sides: CGFloat, end: CGFloat) {
    // A legend of 37 points for samples and 83 for words between two gaps of 8: 680 with all that need no longer words, so
    // that letters of 11 points are as high in a column.
    let legend: CGFloat = overlay.contains(.callouts) ? 37 + 163 + 16 : 136
    let size = CGSize(width: 390 + sides + legend, height: 844 + 2 * end)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let metrics = OverlayMetrics(
        picture: CGSize(width: 390, height: 844), overlay: overlay, rows: 12, direction: direction)
      #expect(metrics.size == size)
      #expect(metrics.unit == 1)
      #expect(metrics.room.contains(metrics.picture) && !metrics.room.intersects(metrics.legend))
    }
  }

  @Test("says of a row that scrolls by itself how far it is scrolled, and nothing where nobody scrolled it")
  func offsets() throws {
    let rows = CollectionView {
      ForEach(0..<4) { section in
        Section { ForEach(0..<9) { _ in Color.orange } }
          .collectionLayout(
            section == 2 ? .carousel(.groupPagingCentered, spacing: 8) : .carousel(spacing: 8))
      }
    }
    .collectionItemWidth(160).collectionItemHeight(90)
    var environment = Fixture.environment(width: 300, height: 400)
    environment.sectionOffsets = [1: 55.5]
    let (content, _, _) = try Fixture.overlaid(rows, .frames, in: environment)
    let said = content.notes.map(\.note.text.string)
    #expect(said.filter { $0.hasPrefix("↔") } == ["↔ 55.5"])
    #expect(content.leftOut == 0)
    let subject = OverlaySubject(viewport: .zero, axis: .vertical, direction: .leftToRight, annotations: [])
    let pulled = LayoutAnnotation(
      kind: .orthogonalRow(offset: -20, rest: 0, length: 900), section: 0, frame: .zero)
    #expect(subject.state(of: pulled)?.words == "↔ −20")
  }

  /// Three sections of five rows with headers that stay in sight.
  private var sections: some View {
    CollectionView {
      ForEach(0..<3) { section in
        Section {
          ForEach(0..<5) { _ in Color.red }
        } header: {
          Color.blue.frame(height: 30)
        }
      }
    }
    .collectionItemHeight(44).collectionHeadersPinned().collectionLayout(.list(spacing: 6))
  }

  @Test("calls pinned what is held in sight, and only that")
  func pinned() throws {
    for (offset, count) in [(0.0, 0), (100, 1)] {
      var environment = Fixture.environment(height: 500)
      environment.contentOffset.y = offset
      let (content, list, _) = try Fixture.overlaid(sections, .frames, in: environment)
      #expect(content.notes.count { $0.note.text.string == "pinned" } == count)
      #expect((content.marks[0].boxes[.pinned] ?? []).count == count)
      // Other headers are in their places; the legend tells of what there is.
      #expect(content.marks[0].boxes[.supplementary]?.isEmpty == false)
      #expect(Fixture.texts(list.items).contains("pinned") == (count > 0))
    }
  }

  @Test("names what is anchored to items a badge, with a dash of its own")
  func badges() throws {
    let rows = CollectionView {
      ForEach(0..<3) { _ in Color.red.collectionItemBadge { Text("b") } }
    }
    .collectionItemHeight(50)
    let (content, list, _) = try Fixture.overlaid(rows, .frames, in: Fixture.environment())
    #expect(content.marks[0].boxes[.badge]?.count == 3 && content.marks[0].boxes[.supplementary] == nil)
    let texts = Fixture.texts(list.items)
    #expect(texts.contains("badge") && !texts.contains("header, footer"))
  }

  @Test("names sections and what is pinned in every screen of a strip, and says a number once")
  func strip() throws {
    let strip = FilmStrip(content: sections, positions: [0, 100, 320])
    let (content, _, _) = try Fixture.overlaid(
      strip, [.frames, .dimensions], in: Fixture.environment(height: 400))
    let said = content.notes.map { words($0.note) }
    // 30 + 5 × 44 + 4 × 6 = 274 points a section: two are seen in each screen.
    #expect(said.count { $0.hasPrefix("section") } == 6)
    #expect(said.count { $0 == "pinned" } == 2)
    // Each of three sections has rows of 44 points.
    #expect(said.count { $0 == "44 abs" } <= 3)
    #expect(content.leftOut == 0)
  }

  @Test("counts cells of hosts beside each other for each of them")
  func hosts() throws {
    let environment = Fixture.environment(width: 300, height: 600)
    // Four rows leave, and eight.
    let hosts = try [225.0, 425].map { distance in
      let host = CollectionViewHost(
        rootView: CollectionView { ForEach(0..<40) { _ in Color.red } }
          .collectionItemHeight(50).collectionLayout(.list(spacing: 0)), environment: environment)
      _ = try host.displayList()
      try host.scroll(by: CGPoint(x: 0, y: distance))
      return host
    }
    let pair = SideBySide([("Near", hosts[0]), ("Far", hosts[1])])
    let (content, list, _) = try Fixture.overlaid(pair, .reuse, in: environment)
    let sums = hosts.map { "\($0.createdCount) made, \($0.reusedCount) reused" }
    #expect(sums[0] != sums[1])
    let said = content.notes.filter { sums.contains($0.note.text.string) }
    #expect(said.map(\.note.text.string) == sums)
    // Each stands above or below its own collection.
    for (note, marks) in zip(said, content.marks) {
      #expect(note.place.pill.minX >= marks.viewport.minX && note.place.pill.maxX <= marks.viewport.maxX)
    }
    #expect(Fixture.texts(list.items).count { $0.hasSuffix("reused") } == 2)
  }
}
