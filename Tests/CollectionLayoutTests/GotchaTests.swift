import CollectionLayout
import Foundation
import Geometry
import Testing

/// Public bug reports that speak of geometry (`layout.md` 10), named after what each shows.
struct GotchaTests {
  private let screen = LayoutWindow(bounds: rect(0, 0, 320, 480))

  private func row(
    _ items: [CollectionLayoutItem], width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension
  ) -> CollectionLayoutGroup {
    .horizontal(layoutSize: Fixture.size(width, height), subitems: items)
  }

  @Test(
    "G1: later sections begin where measured ones end, taller or shorter", arguments: [20, 90] as [CGFloat])
  func laterSections(height: CGFloat) throws {
    var plan = try Fixture.plan(Fixture.list(.estimated(44)), 2, 1)
    plan.measure(in: screen) { _ in CGSize(width: 0, height: height) }
    #expect(plan.sectionFrame(1).origin.y == 2 * height)
    #expect(plan.contentSize.height == 3 * height)
  }

  @Test("G2: a row of cells that turn out narrower shrinks with them")
  func narrowerRow() throws {
    let section = CollectionLayoutSection(
      group: row(
        [Fixture.item(.estimated(200), .fractionalHeight(1))], width: .estimated(200),
        height: .absolute(50)))
    section.orthogonalScrollingBehavior = .continuous
    var plan = try Fixture.plan(section, 4)
    plan.measure(in: screen) { _ in CGSize(width: 90, height: 0) }
    // Those that have come on screen are 90 wide: all four, 360 together.
    #expect(plan.orthogonalRow(inSection: 0)?.length == 360)
    #expect(plan.orthogonalRow(inSection: 0)?.range == 0...40)
  }

  @Test("G3: rows move as a unit: the next one begins below the tallest cell")
  func rowsMoveTogether() throws {
    var plan = try Fixture.plan(
      CollectionLayoutSection(
        group: row([Fixture.item(.fractionalWidth(0.5), .estimated(30))], height: .estimated(30))), 4)
    let heights: [CGFloat] = [80, 20, 30, 40]
    plan.measure(in: screen) { CGSize(width: 0, height: heights[$0.identity.item]) }
    #expect(Fixture.frames(plan).map(\.origin.y) == [0, 0, 80, 80])
  }

  @Test("G4, G5, G41: an orthogonal row starts at the leading inset and ends at the trailing one")
  func orthogonalInsets() throws {
    let section = CollectionLayoutSection(
      group: row(
        [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))], width: .fractionalWidth(0.8),
        height: .absolute(50)))
    section.contentInsets = Fixture.insets
    section.orthogonalScrollingBehavior = .continuous
    let plan = try Fixture.plan(section, 3)
    let row = try #require(plan.orthogonalRow(inSection: 0))
    // Cells are 0.8 of the whole 320.
    #expect(plan.frame(of: .item(section: 0, item: 0)) == rect(4, 3, 256, 50))
    var window = screen
    window.orthogonalOffsets[0] = row.range.upperBound
    let last = plan.element(.item(section: 0, item: 2), window: window)
    #expect(last?.frame.maxX == 314)
  }

  @Test("G6: items of a group with insets begin inside them and are as wide as is left")
  func groupInsets() throws {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.fractionalWidth(1), .fractionalHeight(1)),
      subitems: [Fixture.item(.fractionalWidth(1), .estimated(201))])
    group.contentInsets = EdgeInsets(16)
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 2)
    #expect(Fixture.frames(plan)[0] == rect(16, 16, 288, 201))
  }

  @Test("G7, G8: a counted group with insets fills the width and no more")
  func countedInsets() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(100)),
      subitem: Fixture.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.contentInsets = EdgeInsets(20)
    group.interItemSpacing = .fixed(10)
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 4)
    // (320 - 40 - 10) / 2 = 135 wide, 100 - 40 = 60 high.
    #expect(
      Fixture.frames(plan) == [
        rect(20, 20, 135, 60), rect(165, 20, 135, 60), rect(20, 120, 135, 60),
        rect(165, 120, 135, 60),
      ])
    #expect(plan.contentSize == CGSize(width: 320, height: 200))
  }

  @Test("G10: a header follows the side insets only, and lies above the top one")
  func headerAboveInset() throws {
    let section = Fixture.list(.absolute(40))
    section.contentInsets = Fixture.insets
    section.boundarySupplementaryItems = [Fixture.header()]
    let plan = try Fixture.plan(section, 1)
    #expect(
      plan.frame(of: .supplementary(kind: "header", section: 0, item: 0)) == rect(4, 0, 310, 30))
    #expect(Fixture.frames(plan) == [rect(4, 33, 310, 40)])
  }

  @Test("G19: inter-group spacing lies between groups only")
  func spacingBetweenGroups() throws {
    let section = Fixture.list(.absolute(40), spacing: 10)
    section.boundarySupplementaryItems = [Fixture.header()]
    let plan = try Fixture.plan(section, 2, 1)
    #expect(Fixture.frames(plan).map(\.origin.y) == [30, 80])
    #expect(plan.sectionFrame(1).origin.y == 120)
  }

  @Test("G20, G22: a layout header counts as content, and what follows it moves as it grows")
  func layoutHeader() throws {
    var plan = try Fixture.plan(Fixture.list(.absolute(40)), 2) {
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: Fixture.size(.fractionalWidth(1), .estimated(50)), elementKind: "title",
          alignment: .top)
      ]
    }
    #expect(plan.contentSize.height == 130)
    plan.measure(in: screen) { _ in CGSize(width: 0, height: 100) }
    #expect(Fixture.frames(plan).map(\.origin.y) == [100, 140])
    #expect(plan.contentSize.height == 180)
  }

  @Test("G26: an orthogonal section grows to its measured cells")
  func orthogonalGrowth() throws {
    let section = CollectionLayoutSection(
      group: row(
        [Fixture.item(.fractionalWidth(1), .estimated(50))], width: .absolute(100),
        height: .estimated(50)))
    section.orthogonalScrollingBehavior = .continuous
    var plan = try Fixture.plan(section, 3)
    #expect(plan.contentSize.height == 50)
    plan.measure(in: screen) { _ in CGSize(width: 0, height: 80) }
    #expect(plan.contentSize.height == 80)
  }

  @Test("G31: fractions that sum to one may leave a gap of part of a pixel")
  func fractionGap() throws {
    let fractions: [CGFloat] = [0.22448, 0.0999484835, 0.22555, 0.22448, 0.22555]
    let plan = try Fixture.plan(
      CollectionLayoutSection(
        group: row(
          fractions.map { Fixture.item(.fractionalWidth($0), .absolute(10)) }, height: .absolute(10))),
      5, environment: LayoutEnvironment(containerSize: CGSize(width: 375, height: 480)))
    #expect(Fixture.frames(plan).map(\.width) == [84, 37.5, 84.5, 84, 84.5])
    #expect(Fixture.frames(plan).map(\.origin.y) == [0, 0, 0, 0, 0])
  }

  @Test("G32: exact quarters of 414 points at scale 3 give four columns and two rows")
  func exactQuarters() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 103.5, height: 113)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let plan = try layout.plan(
      sectionCount: 1, itemCount: { _ in 8 },
      environment: LayoutEnvironment(
        containerSize: CGSize(width: 414, height: 226), traits: Traits(displayScale: 3)))
    let frames = Fixture.frames(plan)
    #expect(frames.map(\.origin.y) == [0, 0, 0, 0, 113, 113, 113, 113])
    // 103.5 lies between pixels at scale 3: it becomes 103.667, and 310.5 becomes 310.667.
    #expect(abs(frames[1].origin.x - 103.6667) < 0.001)
    #expect(frames[2].origin.x == 207)
    #expect(abs(frames[3].origin.x - 310.6667) < 0.001)
  }

  @Test("G35: a single item of a two-column grid keeps its half, and the footer follows")
  func singleItem() throws {
    let section = CollectionLayoutSection(
      group: row([Fixture.item(.fractionalWidth(0.5), .absolute(60))], height: .absolute(60)))
    section.boundarySupplementaryItems = [Fixture.header("footer", height: 20, alignment: .bottom)]
    let plan = try Fixture.plan(section, 1)
    #expect(Fixture.frames(plan) == [rect(0, 0, 160, 60)])
    #expect(
      plan.frame(of: .supplementary(kind: "footer", section: 0, item: 0)) == rect(0, 60, 320, 20))
  }

  @Test("G36: a pinned header leaves with its section")
  func pinnedHeaderLeaves() throws {
    let header = Fixture.header()
    header.pinToVisibleBounds = true
    let layout = CollectionViewCompositionalLayout { section, _ in
      let list = Fixture.list(.absolute(100))
      if section == 0 { list.boundarySupplementaryItems = [header] }
      return list
    }
    let plan = try layout.plan(
      sectionCount: 3, itemCount: { _ in 5 }, environment: Fixture.environment)
    // Section 0 is 530 long; at 600 its header stops at 500.
    let window = LayoutWindow(bounds: rect(0, 600, 320, 480))
    let element = plan.element(.supplementary(kind: "header", section: 0, item: 0), window: window)
    #expect(element?.frame == rect(0, 500, 320, 30))
    #expect(!plan.elements(in: window.bounds, window: window).contains { $0.identity == element?.identity })
  }

  @Test("G11, G14, G39: full-width flow cells stand one a line, in order, all inside the content")
  func fullWidthFlow() throws {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 10)
    var plan = try layout.plan(
      sectionCount: 1, itemCount: { _ in 44 }, environment: Fixture.environment)
    plan.measure(in: screen, extent: .everything) { element in
      CGSize(width: 320, height: element.identity.item == 43 ? 75 : 31)
    }
    let frames = Fixture.frames(plan)
    #expect(frames.map(\.origin.x) == Array(repeating: 0, count: 44))
    // 43 cells of 31 with gaps of 10 before the last: 43 · 41.
    #expect(frames[43] == rect(0, 1763, 320, 75))
    #expect(plan.contentSize.height == 1838)
  }

  @Test("G15, G17: mixed sizes end left-aligned and stand in the middle of their line")
  func mixedFlow() throws {
    let layout = CollectionViewFlowLayout()
    let sizes = [CGSize(width: 150, height: 20), CGSize(width: 140, height: 50)]
    layout.delegateMetrics = FlowLayoutDelegateMetrics()
    layout.delegateMetrics?.sizeForItem = { _, item in sizes[item % 2] }
    let plan = try layout.plan(
      sectionCount: 1, itemCount: { _ in 4 }, environment: Fixture.environment)
    #expect(
      Fixture.frames(plan) == [
        rect(0, 15, 150, 20), rect(180, 0, 140, 50), rect(0, 75, 150, 20), rect(160, 60, 140, 50),
      ])
  }

  @Test("G16: a single flow cell of which two would not fit is centred")
  func singleFlowCell() throws {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    var plan = try layout.plan(
      sectionCount: 1, itemCount: { _ in 1 }, environment: Fixture.environment)
    plan.measure(in: screen) { _ in CGSize(width: 200, height: 30) }
    #expect(Fixture.frames(plan) == [rect(60, 0, 200, 30)])
  }

  @Test("G42: the background of an orthogonal section spans the whole width")
  func orthogonalBackground() throws {
    let section = CollectionLayoutSection(
      group: row([Fixture.item(.fractionalWidth(0.25), .fractionalHeight(1))], height: .absolute(40)))
    section.contentInsets = EdgeInsets(16)
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "bg")]
    let plan = try Fixture.plan(
      section, 9, 9,
      environment: LayoutEnvironment(containerSize: CGSize(width: 375, height: 812)))
    #expect(plan.frame(of: .decoration(kind: "bg", section: 0, item: 0)) == rect(0, 0, 375, 72))
    #expect(plan.frame(of: .decoration(kind: "bg", section: 1, item: 0)) == rect(0, 72, 375, 72))
  }
}
