import Testing

@testable import CollectionLab

@Suite("Numbers that a legend explains")
struct CalloutTests {
  private typealias Fixture = OverlayFixture

  /// A grid without a header, and rows below one.
  private struct Sections: View {
    var rowCount = 4

    var body: some View {
      CollectionView {
        Section {
          ForEach(0..<9, id: \.self) { _ in Color.blue.collectionItemHeight(30) }
        }
        .collectionLayout(
          .grid(3, spacing: 8, insets: EdgeInsets(top: 12, leading: 16, bottom: 20, trailing: 24)))
        Section {
          ForEach(0..<rowCount, id: \.self) { _ in Color.orange.collectionItemHeight(40) }
        } header: {
          Text("Morning")
        } footer: {
          Text("Until noon")
        }
        .collectionLayout(.list(spacing: 6))
        Section {
          ForEach(0..<8, id: \.self) { _ in Color.green.collectionItemWidth(120).collectionItemHeight(40) }
        }
        .collectionLayout(.carousel(.continuous, spacing: 8))
      }
    }
  }

  private let words = [
    "1: section 0, 3 columns, 9 items", "2: section 1 “Morning”, 1 column, 4 items",
    "3: section 2, scrolls by itself, 8 items", "4: header", "5: footer",
  ]

  @Test("stand at sections in order, then at each kind of supplementary element, with what the plan knows")
  func numbers() throws {
    let (content, list, _) = try Fixture.overlaid(Sections(), .callouts, in: Fixture.environment())
    #expect(content.notes.map(\.note.text.string).sorted() == ["1", "2", "3", "4", "5"])
    #expect(list.callouts == words)
    // A number stands in the picture and in the legend, what it is in the legend alone.
    for number in 1...5 { #expect(Fixture.texts(list.items).count { $0 == "\(number)" } == 2) }
    #expect(Fixture.texts(list.items).contains("header"))
    #expect(content.leftOut == 0 && list.diagnostics.isEmpty)
  }

  @Test("lead to the part that they number and cover nothing of it")
  func leaders() throws {
    let (content, _, picture) = try Fixture.overlaid(Sections(), .callouts, in: Fixture.environment())
    // 12 + 3 × 30 + 2 × 8 + 20 = 138 points.
    let grid = CGRect(x: picture.minX, y: picture.minY, width: 390, height: 138)
    let first = try #require(content.notes.first { $0.note.text.string == "1" })
    #expect(first.place.measured == grid)
    for placed in content.notes {
      let leader = try #require(placed.place.leader)
      #expect(placed.place.measured.contains(leader.to))
      #expect(!placed.place.pill.hasArea(in: placed.place.measured))
      #expect(!placed.place.pill.hasArea(in: picture))
    }
  }

  @Test("say of columns only what is sure: the same whatever is in focus")
  func columns() throws {
    func said(_ markup: FigureMarkup) throws -> String? {
      try markup.displayList(in: Fixture.environment(height: 120)).callouts.first
    }
    let grid = Fixture.grid(7)
    #expect(try said(FigureMarkup(content: grid, overlay: .callouts)) == "1: section 0, 3 columns, 7 items")
    let focused = FigureMarkup(content: grid, overlay: .callouts, focus: ["0", "2"])
    #expect(try said(focused) == "1: section 0, 3 columns, 7 items")
    // Widths of words differ.
    let flow = CollectionView { ForEach(["a", "much longer"], id: \.self) { Text($0) } }
      .collectionLayout(.flow(spacing: 4))
    #expect(try said(FigureMarkup(content: flow, overlay: .callouts)) == "1: section 0, 2 items")
  }

  @Test("call a section by the words of its header that stand out the most")
  func titles() throws {
    let content = CollectionView {
      Section {
        ForEach(0..<2) { _ in Color.red }
      } header: {
        VStack(alignment: .leading) {
          Text("CHAPTER 3").font(.caption)
          Text("Grids and flow").font(.title)
          Text("Of all of them").font(.body)
        }
      }
      .collectionItemHeight(40)
    }
    let list = try content.figureOverlay(.callouts).displayList(in: Fixture.environment(height: 300))
    #expect(list.callouts.first == "1: section 0 “Grids and flow”, 1 column, 2 items")
  }

  @Test("fit the legend: what does not is left out there, a header first")
  func fitting() throws {
    let callouts = OverlayCallouts(
      .callouts, of: [try Fixture.list(Sections(), in: Fixture.environment())])
    let lettering = OverlayLettering(Fixture.environment(), unit: 1)
    // Letters of half an em at 11 points: 158 / 5.5 = 28 of them.
    let rows = try callouts.rows(lettering)
    #expect(
      rows.map(\.words) == [
        "section 0: 3 columns", "section 1: 1 column, 4 items", "section 2: scrolls by itself", "header",
        "footer",
      ])
    #expect(rows[0].sample == .callout(1))
    let badges = CollectionView {
      Section {
        Color.red.collectionItemHeight(30)
      } header: {
        Text("A")
      }
      .collectionLayout(.list(spacing: 0))
    }
    let short = OverlayCallouts(.callouts, of: [try Fixture.list(badges, in: Fixture.environment())])
    // 31 letters with the header's, 27 without.
    #expect(try short.rows(lettering)[0].words == "section 0: 1 column, 1 item")
  }

  @Test("are the same in every screen of a strip and every picture of a motion, whose size stays")
  func motion() throws {
    let environment = Fixture.environment(height: 160)
    let strip = FilmStrip(content: Sections(), positions: [0, 60, 200])
    let (content, list, _) = try Fixture.overlaid(strip, .callouts, in: environment)
    #expect(list.callouts == words)
    // The grid is 138 points high: it is in sight in two of three screens.
    #expect(content.notes.count { $0.note.callout?.name == "section 0" } == 2)
    let animation = try FigureAnimation.scroll().frames(
      of: FigureMarkup(content: Sections(), overlay: .callouts), in: environment)
    #expect(animation.callouts == words)
    #expect(Set(animation.frames.map(\.list.size.width)).count == 1)
    let last = try #require(animation.frames.last)
    #expect(!last.list.callouts.contains(words[0]) && last.list.callouts.contains(words[2]))
    #expect(last.list.callouts.allSatisfy(words.contains))
  }

  @Test("beyond their limit are left out, and the legend says how many")
  func limit() throws {
    let many = CollectionView {
      ForEach(0..<30, id: \.self) { _ in
        Section { Color.red.collectionItemHeight(20) }.collectionLayout(.list(spacing: 0))
      }
    }
    let (content, list, _) = try Fixture.overlaid(
      many, .callouts, in: Fixture.environment(height: 700))
    #expect(content.notes.count <= FigureOverlay.calloutLimit)
    #expect(content.notes.count + content.leftOut == 30)
    #expect(Fixture.texts(list.items).contains("\(content.leftOut) more not labelled"))
  }

  @Test(
    "have a contrast of 4.5 to 1, and take the place of the sections' names", arguments: ColorScheme.allCases)
  func looks(_ scheme: ColorScheme) throws {
    let environment = Fixture.environment(scheme: scheme)
    let palette = OverlayPalette(environment)
    #expect(palette.line(.callout).contrast(to: palette.surface) >= 4.5)
    let (content, _, _) = try Fixture.overlaid(Sections(), [.frames, .callouts], in: environment)
    #expect(!content.notes.map(\.note.text.string).contains { $0.hasPrefix("section") })
  }

  @Test("number sections by their items where a layout tells of its elements alone")
  func ownLayout() throws {
    final class Stairs: CollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 200) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        let step = CGFloat(indexPath.item) * 40
        attributes.frame = CGRect(x: step, y: step, width: 40, height: 40)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let stairs = CollectionView(layout: Stairs.init) { ForEach(0..<3, id: \.self) { _ in Color.blue } }
    let (content, list, picture) = try Fixture.overlaid(stairs, .callouts, in: Fixture.environment())
    #expect(list.callouts == ["1: section 0"])
    #expect(
      content.notes.first?.place.measured
        == CGRect(x: picture.minX, y: picture.minY, width: 120, height: 120))
  }

  @Test("are in the modified view's picture too, which is as large as the figure's")
  func modified() throws {
    let environment = Fixture.environment()
    let list = try Figure("a", caption: "", alternativeText: "", overlay: [.callouts, .insets]) { Sections() }
      .displayList(in: environment)
    #expect(try Sections().figureOverlay([.callouts, .insets]).displayList(in: environment) == list)
    let inside = try VStack(spacing: 0) { Sections().figureOverlay([.callouts, .insets]) }
      .displayList(in: environment)
    #expect(inside.size == list.size)
  }
}
