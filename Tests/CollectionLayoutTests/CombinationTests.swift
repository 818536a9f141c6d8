import CollectionLayout
import Foundation
import Geometry
import Testing

/// What rules of the specification say together that each says of another set-up.
struct CombinationTests {
  /// A group 500 wide of two halves, in a room of 320 less 4 and 6.
  private func wide(_ edges: CollectionLayoutEdgeSpacing? = nil) -> CollectionLayoutSection {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.absolute(500), .absolute(40)),
      subitems: [Fixture.item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.edgeSpacing = edges
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = Fixture.insets
    return section
  }

  @Test("The content is as wide as the widest group, where that is wider than the view")
  func wideGroup() throws {
    let plan = try Fixture.plan(wide(), 2)
    // `layout.md` 5.5: 3 + 40 + 5 high.
    #expect(plan.contentSize == CGSize(width: 500, height: 48))
    #expect(Fixture.frames(plan) == [rect(4, 3, 250, 40), rect(254, 3, 250, 40)])
    #expect(plan.elements(in: rect(400, 0, 50, 48)).map(\.identity.item) == [1])
    // Pulled to the left by what the group is longer than its room (`layout.md` 2.5): 4 + 310 - 500.
    let pulled = try Fixture.plan(
      wide(CollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)), 2)
    #expect(Fixture.frames(pulled) == [rect(-186, 3, 250, 40), rect(64, 3, 250, 40)])
    #expect(pulled.contentSize == CGSize(width: 500, height: 48))
  }

  @Test("A wide group begins at the right of the content from right to left")
  func wideGroupMirrored() throws {
    var environment = Fixture.environment
    environment.traits.layoutDirection = .rightToLeft
    let plan = try Fixture.plan(wide(), 2, environment: environment)
    // 500 - 4 - 250, and 250 before.
    #expect(Fixture.frames(plan) == [rect(246, 3, 250, 40), rect(-4, 3, 250, 40)])
  }

  @Test("In a layout that scrolls sideways the content is as high as the highest group")
  func highGroup() throws {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.absolute(40), .absolute(700)),
      subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 3) { $0.scrollDirection = .horizontal }
    #expect(plan.contentSize == CGSize(width: 80, height: 700))
  }

  @Test("A wide row that scrolls by itself, and items that stick out, make the content no wider")
  func wideRow() throws {
    let section = wide()
    section.orthogonalScrollingBehavior = .continuous
    #expect(try Fixture.plan(section, 2).contentSize.width == 320)
    let group = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.absolute(100), .absolute(40)),
      subitems: [Fixture.item(.absolute(900), .fractionalHeight(1))])
    #expect(try Fixture.plan(CollectionLayoutSection(group: group), 2).contentSize.width == 320)
  }

  @Test("Content grows wider with a group whose cells turn out wider than the view")
  func measuredWideGroup() throws {
    let size = Fixture.size(.estimated(100), .absolute(40))
    var plan = try Fixture.plan(
      CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])), 3)
    #expect(plan.contentSize.width == 320)
    plan.setPreferredSizes([(.item(section: 0, item: 1), CGSize(width: 450, height: 40))])
    #expect(plan.contentSize == CGSize(width: 450, height: 120))
    plan.setPreferredSizes([(.item(section: 0, item: 1), CGSize(width: 90, height: 40))])
    #expect(plan.contentSize.width == 320)
  }

  @Test("A view on a custom group is sized in the whole view, as the group is")
  func viewOfCustomGroup() throws {
    let group = CollectionLayoutGroup.custom(layoutSize: Fixture.size(.fractionalWidth(0.5), .absolute(80))) {
      _ in [CollectionLayoutGroupCustomItem(frame: rect(1, 2, 30, 40))]
    }
    group.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: Fixture.size(.fractionalWidth(1), .absolute(4)), elementKind: "rule",
        containerAnchor: CollectionLayoutAnchor(edges: [.bottom, .leading]))
    ]
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = Fixture.insets
    let plan = try Fixture.plan(section, 1)
    // `layout.md` 1.2: 320 wide, not the 310 that the insets leave; at the bottom of a group that begins at (4, 3).
    #expect(
      plan.frame(of: .supplementary(kind: "rule", section: 0, item: 0)) == rect(4, 3 + 80 - 4, 320, 4))
  }

  @Test("As many custom groups are taken as fit by the size that they have, that in the whole view")
  func packedCustomGroups() throws {
    func custom(_ width: CollectionLayoutDimension) -> CollectionLayoutGroup {
      .custom(layoutSize: Fixture.size(width, .absolute(20))) { _ in
        [CollectionLayoutGroupCustomItem(frame: rect(0, 0, 10, 20))]
      }
    }
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.absolute(200), .absolute(20)),
      subitems: [custom(.fractionalWidth(0.25)), custom(.absolute(30))])
    group.interItemSpacing = .fixed(5)
    // 320 / 4 = 80, not 200 / 4: 80 + 5 + 30 + 5 + 80 = 200 just fits.
    #expect(
      Fixture.frames(try Fixture.plan(CollectionLayoutSection(group: group), 4)) == [
        rect(0, 0, 10, 20), rect(85, 0, 10, 20), rect(120, 0, 10, 20), rect(0, 20, 10, 20),
      ])
  }

  /// Cards of 100 by 50 in a row, each with room around it.
  private func row(_ edges: CollectionLayoutEdgeSpacing) -> CollectionLayoutSection {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.absolute(100), .absolute(50)),
      subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = edges
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = Fixture.insets
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  @Test("Groups with unequal room before and after them come to rest in the middle of the view")
  func centredWithEdges() throws {
    let section = row(
      CollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: .fixed(30), bottom: nil))
    let plan = try Fixture.plan(section, 3)
    let row = try #require(plan.orthogonalRow(inSection: 0))
    // 10 + 100 + 30 + 8 + 10 + 100 + 30 + 8 + 10 + 100 + 30; cards are 148 apart.
    #expect(row.length == 436)
    let found = plan.annotations(in: rect(0, 0, 320, 480)).map(\.kind)
    #expect(found.contains(.orthogonalRow(offset: 0, rest: -95, length: 436)))
    // `layout.md` 4.3: 310 between the insets; 10 + 100 / 2 - 310 / 2 = -95, and 148 more each.
    #expect([0, 1, 2].map { row.stop(ofGroup: $0) } == [-95, 53, 201])
    #expect(row.range == -95...201)
    #expect([-200, -22, -20, 126, 128, 500].map { row.restOffset(for: $0) } == [-95, -95, 53, 53, 201, 201])
    let window = LayoutWindow(bounds: rect(0, 0, 320, 480), orthogonalOffsets: [0: 53])
    // The middle of the room is at 4 + 155 = 159.
    #expect(plan.element(.item(section: 0, item: 1), window: window)?.frame == rect(109, 3, 100, 50))
  }

  @Test("A row that scrolls by itself has nothing over for flexible room above its groups")
  func flexibleEdgeOfRow() throws {
    let section = row(
      CollectionLayoutEdgeSpacing(leading: nil, top: .flexible(7), trailing: nil, bottom: .fixed(9)))
    let plan = try Fixture.plan(section, 2)
    // 3 + 7 above; 3 + 7 + 50 + 9 + 5 in all.
    #expect(plan.frame(of: .item(section: 0, item: 0))?.minY == 10)
    #expect(plan.contentSize.height == 74)
  }

  @Test(
    "Items that share the length of their siblings do so in the whole section, whichever of them is the longest"
  )
  func uniformBesideEstimated() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .estimated(50)),
      subitems: [
        Fixture.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)),
        Fixture.item(.fractionalWidth(0.5), .estimated(50)),
      ])
    var plan = try Fixture.plan(CollectionLayoutSection(group: group), 4)
    func ask(_ heights: [CGFloat]) {
      plan.setPreferredSizes(
        heights.enumerated().map { (.item(section: 0, item: $0), CGSize(width: 160, height: $1)) })
    }
    ask([40, 50, 30, 90])
    // `layout.md` 1.4: the longest of all is 90, which no estimated item takes over.
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 160, 90), rect(160, 0, 160, 50), rect(0, 90, 160, 90), rect(160, 90, 160, 90),
      ])
    ask([40, 50, 30, 45])
    #expect(Fixture.frames(plan).map(\.height) == [50, 50, 50, 45])
    #expect(plan.contentSize.height == 100)
  }

  @Test(
    "From right to left, what is in sight stays where it is as items before it, to the right, turn out longer"
  )
  func anchoringMirrored() throws {
    var environment = Fixture.environment
    environment.traits.layoutDirection = .rightToLeft
    let size = Fixture.size(.estimated(100), .fractionalHeight(1))
    let before = try Fixture.plan(
      CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])), 10,
      environment: environment
    ) { $0.scrollDirection = .horizontal }
    var after = before
    after.setPreferredSizes([(.item(section: 0, item: 0), CGSize(width: 130, height: 480))])
    // Content grows from 1000 to 1030 points, to the left: at its start, 1000 - 320 = 680, nothing is held; further on items
    // keep their distances to the left end, and so their places.
    #expect(
      after.contentOffsetAdjustment(from: before, in: LayoutWindow(bounds: rect(680, 0, 320, 480))) == 0)
    #expect(
      after.contentOffsetAdjustment(from: before, in: LayoutWindow(bounds: rect(300, 0, 320, 480))) == 0)
    // An item after those in sight grows: all before it, those in sight too, move to the right by as much.
    after = before
    after.setPreferredSizes([(.item(section: 0, item: 9), CGSize(width: 130, height: 480))])
    #expect(
      after.contentOffsetAdjustment(from: before, in: LayoutWindow(bounds: rect(300, 0, 320, 480))) == 30)
  }

  @Test("A group keeps copies of its subitems, of a counted one with its share")
  func copies() throws {
    let item = Fixture.item(.absolute(30), .absolute(20))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(20)), subitem: item, count: 4)
    let column = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(20)), subitem: item, count: 5)
    item.contentInsets = Fixture.insets
    #expect(
      Fixture.frames(try Fixture.plan(CollectionLayoutSection(group: group), 1)) == [rect(0, 0, 30, 20)])
    // `layout.md` 2.1.
    #expect(row.subitems.map(\.layoutSize) == [Fixture.size(.fractionalWidth(0.25), .absolute(20))])
    #expect(column.subitems.map(\.layoutSize) == [Fixture.size(.absolute(30), .fractionalHeight(0.2))])
    group.subitems[0].contentInsets = Fixture.insets
    let copy = try #require(group.copy() as? CollectionLayoutGroup)
    group.subitems[0].contentInsets = .zero
    // 30 - 4 - 6 and 20 - 3 - 5.
    #expect(Fixture.frames(try Fixture.plan(CollectionLayoutSection(group: copy), 1)) == [rect(4, 3, 20, 12)])
  }
}
