import CollectionLayout
import Foundation
import Geometry
import Testing

extension CollectionLayoutSection {
  /// A section made the way people extend UIKit's.
  class func extended() -> Self {
    let item = CollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
    let section = Self(
      group: .vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        repeatingSubitem: item, count: 2))
    section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
    return section
  }
}

/// Worked examples of the specification that no conformance file holds, and what is documented without numbers.
struct WorkedExampleTests {
  private let screen = LayoutWindow(bounds: rect(0, 0, 320, 480))

  @Test("Uniform siblings take the height of the tallest; estimated ones keep their own")
  func uniform() throws {
    // `layout.md` 1.4: three thirds of 300, heights 40, 72, 55.
    let heights: [CGFloat] = [40, 72, 55]
    let environment = LayoutEnvironment(containerSize: CGSize(width: 300, height: 480))
    for (dimension, expected) in [
      (CollectionLayoutDimension.uniformAcrossSiblings(estimate: 50), [72, 72, 72] as [CGFloat]),
      (.estimated(50), heights),
    ] {
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Fixture.size(.fractionalWidth(1), .estimated(50)),
        subitems: (0..<3).map { _ in Fixture.item(.fractionalWidth(1 / 3), dimension) })
      var plan = try Fixture.plan(
        CollectionLayoutSection(group: group), 3, environment: environment)
      plan.measure(in: screen) { CGSize(width: 0, height: heights[$0.identity.item]) }
      #expect(Fixture.frames(plan).map(\.height) == expected)
      #expect(Fixture.frames(plan).map(\.origin.x) == [0, 100, 200])
      #expect(plan.contentSize.height == 72)
    }
  }

  @Test("Uniform items of a whole section are all measured, in sight or not")
  func uniformSection() throws {
    var plan = try Fixture.plan(Fixture.list(.uniformAcrossSiblings(estimate: 30)), 100)
    let asked = plan.measure(in: screen) { element in
      CGSize(width: 0, height: element.identity.item == 99 ? 70 : 20)
    }
    #expect(asked == 100)
    #expect(plan.contentSize.height == 7000)
  }

  @Test("Inset-grouped rows of a phone stand as the table says")
  func insetGrouped() throws {
    // `layout.md` 7.5: 375 wide, two sections of three rows of 44.
    let layout = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
    let plan = try layout.plan(
      sectionCount: 2, itemCount: { _ in 3 },
      environment: LayoutEnvironment(containerSize: CGSize(width: 375, height: 812)))
    #expect(
      Fixture.frames(plan) == [rect(16, 35, 343, 44), rect(16, 79, 343, 44), rect(16, 123, 343, 44)])
    #expect(Fixture.frames(plan, section: 1)[0].origin.y == 222)
    #expect(plan.contentSize.height == 374)
  }

  @Test("Header top padding is room above the header")
  func headerTopPadding() throws {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 12
    let plan = try CollectionViewCompositionalLayout.list(using: configuration).plan(
      sectionCount: 1, itemCount: { _ in 1 }, environment: Fixture.environment)
    let header = plan.frame(
      of: .supplementary(kind: CollectionElementKind.sectionHeader, section: 0, item: 0))
    #expect(header == rect(0, 12, 320, 28))
    #expect(Fixture.frames(plan) == [rect(0, 40, 320, 44)])
  }

  @Test("Repeated subitems keep their own size")
  func repeating() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(20)),
      repeatingSubitem: Fixture.item(.absolute(50), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 4)
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 50, 20), rect(60, 0, 50, 20), rect(120, 0, 50, 20), rect(0, 20, 50, 20),
      ])
  }

  @Test("Pinned section headers and footers stop below and above the layout's own pinned ones")
  func pinnedBelowLayoutHeader() throws {
    let section = Fixture.list(.absolute(30))
    let (header, footer) = (
      Fixture.header(height: 20), Fixture.header("footer", height: 10, alignment: .bottom)
    )
    let (top, end) = (
      Fixture.header("top", height: 40), Fixture.header("end", height: 15, alignment: .bottom)
    )
    for item in [header, footer, top, end] { item.pinToVisibleBounds = true }
    section.boundarySupplementaryItems = [header, footer]
    let plan = try Fixture.plan(section, 20, 20) { $0.boundarySupplementaryItems = [top, end] }
    // Two sections of 20 + 20 · 30 + 10 = 630 between 40 at the top and 15 at the end.
    #expect(plan.contentSize.height == 1315)
    func places(_ offset: CGFloat) -> [CGFloat?] {
      let window = LayoutWindow(
        bounds: rect(0, offset, 320, 480),
        contentInsets: EdgeInsets(top: 7, leading: 0, bottom: 9, trailing: 0))
      return [("top", 0, Int.max), ("header", 0, 0), ("footer", 0, 0), ("end", 0, .max)].map {
        plan.element(.supplementary(kind: $0.0, section: $0.1, item: $0.2), window: window)?.frame.minY
      }
    }
    // In sight are 107 to 571: 107, 107 + 40, 571 - 15 - 10, 571 - 15.
    #expect(places(100) == [107, 147, 546, 556])
    // The first section ends at 670, and its header above its footer, which is where it is by nature.
    #expect(places(630) == [637, 640, 660, 1086])
    #expect(places(-7) == [0, 40, 439, 449])
    // Over the content they take no room from it.
    for item in [top, end] { item.extendsBoundary = false }
    let covered = try Fixture.plan(section, 20) { $0.boundarySupplementaryItems = [top, end] }
    let start = covered.element(
      .supplementary(kind: "header", section: 0, item: 0), window: LayoutWindow(bounds: rect(0, 0, 320, 480)))
    #expect(start?.frame.minY == 0)
  }

  @Test("Pinned flow headers stop at the end of their section")
  func pinnedFlowHeaders() throws {
    // `layout.md` 8.9: header 10 and two rows of 20, then header 10 and three rows of 30; inset 10 at the top.
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.delegateMetrics = FlowLayoutDelegateMetrics()
    layout.delegateMetrics?.sizeForItem = { section, _ in
      CGSize(width: 320, height: section == 0 ? 20 : 30)
    }
    let plan = try layout.plan(
      sectionCount: 2, itemCount: { $0 == 0 ? 2 : 3 }, environment: Fixture.environment)
    for (offset, expected) in [(5, [15, 50]), (45, [40, 55])] as [(CGFloat, [CGFloat])] {
      let window = LayoutWindow(
        bounds: rect(0, offset, 320, 100),
        contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
      let headers = (0..<2).map { section in
        plan.element(
          .supplementary(kind: CollectionElementKind.sectionHeader, section: section, item: 0),
          window: window)?.frame.origin.y
      }
      #expect(headers == expected)
    }
  }

  @Test("Flow sideways fills columns from the top")
  func sidewaysFlow() throws {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 70, height: 200)
    layout.minimumLineSpacing = 9
    layout.sectionInset = SideInsets(Fixture.insets, in: .leftToRight)
    layout.headerReferenceSize = CGSize(width: 24, height: 0)
    let plan = try layout.plan(
      sectionCount: 1, itemCount: { _ in 3 }, environment: Fixture.environment)
    // Room 480 - 3 - 5 = 472: two of 200, gap 72. Columns begin after header 24 and leading 4.
    #expect(
      Fixture.frames(plan) == [rect(28, 3, 70, 200), rect(28, 275, 70, 200), rect(107, 3, 70, 200)])
    // 107 + 70 + trailing 6.
    #expect(plan.contentSize == CGSize(width: 183, height: 480))
  }

  @Test("An orthogonal row of a sideways layout is a column")
  func orthogonalColumn() throws {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: Fixture.size(.absolute(80), .fractionalHeight(0.5)),
        subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    let plan = try Fixture.plan(section, 5) { $0.scrollDirection = .horizontal }
    #expect(Fixture.frames(plan).map(\.origin.y) == [0, 240, 480, 720, 960])
    #expect(plan.contentSize == CGSize(width: 80, height: 480))
    #expect(plan.orthogonalRow(inSection: 0)?.range == 0...720)
  }

  @Test("A flick moves a paging row by one group at most")
  func flicks() throws {
    let section = Fixture.list(.absolute(50))
    section.orthogonalScrollingBehavior = .groupPaging
    let row = try #require(try Fixture.plan(section, 9).orthogonalRow(inSection: 0))
    #expect(row.restOffset(from: 320, releasedAt: 330, velocity: 30) == 640)
    #expect(row.restOffset(from: 320, releasedAt: 310, velocity: -30) == 0)
    #expect(row.restOffset(from: 320, releasedAt: 330, velocity: 0) == 320)
  }

  @Test("Right to left, an orthogonal row moves the other way")
  func orthogonalRightToLeft() throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: Fixture.size(.absolute(100), .absolute(50)),
        subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.contentInsets = Fixture.insets
    section.orthogonalScrollingBehavior = .continuous
    let plan = try Fixture.plan(
      section, 9,
      environment: LayoutEnvironment(
        containerSize: CGSize(width: 320, height: 480),
        traits: Traits(layoutDirection: .rightToLeft)))
    // Leading is right: 320 - 4 - 100.
    #expect(plan.frame(of: .item(section: 0, item: 0)) == rect(216, 3, 100, 50))
    var window = screen
    window.orthogonalOffsets[0] = 30
    #expect(
      plan.element(.item(section: 0, item: 0), window: window)?.frame == rect(246, 3, 100, 50))
  }

  @Test("A handler's changes follow UIKit's geometry")
  func handlerGeometry() {
    // `layout.md` 4.6: group 160 x 236 at (4 3), scaled by 0.993333 about its centre.
    let item = VisibleLayoutItem(
      LayoutElement(identity: .item(section: 0, item: 0), frame: rect(4, 3, 160, 236)))
    item.transform3D = CATransform3DMakeScale(0.993333, 0.993333, 1)
    let frame = item.attributes.frame
    #expect(abs(frame.origin.x - 4.53333) < 0.001)
    #expect(abs(frame.origin.y - 3.78667) < 0.001)
    #expect(abs(frame.width - 158.933) < 0.001)
    #expect(abs(frame.height - 234.427) < 0.001)
    #expect(item.transform == CGAffineTransform(scaleX: 0.993333, y: 0.993333))
    #expect(item.name == nil)
    #expect(item.bounds == rect(0, 0, 160, 236))
  }

  @Test("A prefix is measured from the top through the end of the viewport")
  func prefix() throws {
    var plan = try Fixture.plan(Fixture.list(.estimated(40)), 1000)
    let asked = plan.measure(
      in: LayoutWindow(bounds: rect(0, 1000, 320, 480)), extent: .prefix
    ) { _ in CGSize(width: 0, height: 100) }
    // Rows of 100 through 1480: fifteen.
    #expect(asked == 15)
    let expected: CGFloat = 15 * 100 + 985 * 40
    #expect(plan.contentSize.height == expected)
  }

  @Test("Of a row that scrolls by itself a prefix has what is in sight sideways, everything has the rest")
  func prefixOfRow() throws {
    let size = Fixture.size(.absolute(100), .estimated(40))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    var plan = try Fixture.plan(section, 1000)
    let window = LayoutWindow(bounds: rect(0, 0, 320, 480))
    // Cards of 100 begin at 0, 100, 200 and 300.
    #expect(plan.measure(in: window, extent: .prefix) { _ in CGSize(width: 0, height: 50) } == 4)
    #expect(plan.measure(in: window, extent: .everything) { _ in CGSize(width: 0, height: 60) } == 996)
    #expect(plan.contentSize.height == 60)
  }

  @Test(
    "What has been measured, and what never is, is passed over",
    arguments: [MeasuringExtent.prefix, .everything])
  func passedOver(extent: MeasuringExtent) throws {
    let layout = CollectionViewCompositionalLayout { section, _ in
      Fixture.list(section == 1 ? .estimated(40) : .absolute(10))
    }
    let counts = [1_000_000, 40, 1_000_000]
    var plan = try layout.plan(sectionCount: 3, itemCount: { counts[$0] }, environment: Fixture.environment)
    let window = LayoutWindow(bounds: rect(0, 15_000_000, 320, 480))
    var asked: [ElementIdentity] = []
    for _ in 0..<2 {
      plan.measure(in: window, extent: extent) {
        asked.append($0.identity)
        return CGSize(width: 0, height: 55)
      }
    }
    // Each row once, in order, although none is in sight.
    #expect(asked == (0..<40).map { .item(section: 1, item: $0) })
    // Twice a million rows of 10, and forty of 55.
    #expect(plan.contentSize.height == 20_002_200)
  }

  @Test(
    "A row of a measured prefix is asked for once it comes in sight, in every kind of section",
    arguments: 0..<4)
  func growingPrefix(kind: Int) throws {
    let size = Fixture.size(.fractionalWidth(1), .estimated(50))
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let section =
      switch kind {
      case 0: Fixture.list(.estimated(50))
      case 1:
        CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitem: CollectionLayoutItem(layoutSize: size), count: 1))
      default:
        CollectionLayoutSection(masonry: CollectionLayoutMasonry(columns: .count(1), lengths: .estimated(50)))
      }
    var plan =
      try kind == 3
      ? flow.plan(sectionCount: 1, itemCount: { _ in 200 }, environment: Fixture.environment)
      : Fixture.plan(section, 200)
    var asked: [Int] = []
    for bottom in stride(from: 500, through: 2500, by: 500) {
      plan.measure(in: LayoutWindow(bounds: rect(0, CGFloat(bottom) - 100, 320, 100)), extent: .prefix) {
        asked.append($0.identity.item)
        return CGSize(width: 320, height: 50)
      }
      // Rows of 50: ten come in sight each time.
      #expect(asked == Array(0..<(bottom / 50)))
    }
  }

  @Test("A mosaic of one large tile and two small beside it repeats as nested groups do")
  func mosaic() throws {
    let section = CollectionLayoutSection.mosaic(height: .absolute(100), spacing: 8) {
      MosaicTile(2)
      MosaicStack {
        MosaicTile()
        MosaicTile()
      }
    }
    let plan = try Fixture.plan(section, 4)
    // (320 - 8) · 2/3 = 208 and 104 wide; (100 - 8) / 2 = 46 high; the next one 108 below.
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 208, 100), rect(216, 0, 104, 46), rect(216, 54, 104, 46), rect(0, 108, 208, 100),
      ])
  }

  @Test("A group describes itself as a drawing of a hundred by fifty characters")
  func visualDescription() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .fractionalHeight(1)),
      subitem: Fixture.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let lines = group.visualDescription().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 50)
    #expect(lines.map(\.count) == Array(repeating: 100, count: 50))
    // Two boxes of fifty characters.
    let dashes = String(repeating: "-", count: 48)
    #expect(lines[0] == "+\(dashes)++\(dashes)+")
    #expect(lines[49] == lines[0])
  }

  @Test("Annotations tell of boxes, insets, gaps and dimensions")
  func annotations() throws {
    let section = Fixture.list(.absolute(40), spacing: 7)
    section.contentInsets = Fixture.insets
    let plan = try Fixture.plan(section, 2)
    let found = plan.annotations(in: rect(0, 0, 320, 480))
    func frames(_ kind: LayoutAnnotation.Kind) -> [CGRect] {
      found.filter { $0.kind == kind }.map(\.frame)
    }
    // 3 + 40 + 7 + 40 + 5.
    #expect(frames(.section(firstItem: 0, itemCount: 2)) == [rect(0, 0, 320, 95)])
    #expect(frames(.contentInset(.top, of: .section)) == [rect(0, 0, 320, 3)])
    #expect(frames(.contentInset(.bottom, of: .section)) == [rect(0, 90, 320, 5)])
    #expect(frames(.contentInset(.leading, of: .section)) == [rect(0, 0, 4, 95)])
    #expect(frames(.contentInset(.trailing, of: .section)) == [rect(314, 0, 6, 95)])
    #expect(frames(.interGroupSpacing(.vertical)) == [rect(4, 43, 310, 7)])
    #expect(
      frames(.group(depth: 0, width: .fractionalWidth(1), height: .absolute(40)))
        == [rect(4, 3, 310, 40), rect(4, 50, 310, 40)])
    #expect(
      frames(.item(1, width: .fractionalWidth(1), height: .absolute(40))) == [rect(4, 50, 310, 40)])
  }

  @Test("Extensions may make sections of Self")
  func extensions() throws {
    let plan = try Fixture.plan(.extended(), 3)
    // Two of 20 in 60, so that 20 are left over; the last group is cut to 20 and those 20.
    #expect(
      Fixture.frames(plan) == [rect(4, 3, 310, 20), rect(4, 23, 310, 20), rect(4, 63, 310, 20)])
    #expect(plan.contentSize.height == 108)
  }

  @Test("A grid of a million items is one solved group")
  func million() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(100)),
      subitem: Fixture.item(.fractionalWidth(1), .fractionalHeight(1)), count: 4)
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 1_000_000)
    #expect(plan.contentSize.height == 25_000_000)
    #expect(
      plan.frame(of: .item(section: 0, item: 999_999)) == rect(240, 24_999_900, 80, 100))
    let found = plan.elements(in: rect(0, 12_000_050, 320, 100)).map(\.identity.item)
    #expect(found == Array(480_000..<480_008))
  }
}
