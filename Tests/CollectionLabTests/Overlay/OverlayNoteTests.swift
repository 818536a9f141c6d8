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
      guard case .stroke(_, _, let style) = item.content, style.dash.count == 2 else { return false }
      return style.dash[0] >= 1.5 * style.dash[1]
    }
    #expect(dashed == 2)
  }

  @Test("says in words what the badges of its legend say in the picture")
  func legend() {
    let fraction = LayoutDimension.fractionalWidth(0.5)
    let legend = OverlayLegend(.all, lettering: OverlayLettering(Fixture.environment(), unit: 1))
    #expect(legend.rows.contains { $0.sample == .badge(fraction.badge, fraction.badgeShape) })
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
}
