import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite("What figures show of a layout")
struct AnnotationTests {
  private let view = rect(0, 0, 320, 480)

  private func frames(
    _ found: [LayoutAnnotation], where holds: (LayoutAnnotation.Kind) -> Bool
  ) -> [CGRect] {
    found.filter { holds($0.kind) }.map(\.frame)
  }

  /// A large item beside a stack of two, with gaps of 8 and 6, in rows of 100 points 10 apart.
  private func nested() -> CollectionLayoutSection {
    let stack = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.absolute(90), .fractionalHeight(1)),
      subitem: Fixture.item(.fractionalWidth(1), .absolute(47)), count: 2)
    stack.interItemSpacing = .fixed(6)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(100)),
      subitems: [Fixture.item(.absolute(200), .fractionalHeight(1)), stack])
    row.interItemSpacing = .fixed(8)
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    section.contentInsets = Fixture.insets
    return section
  }

  @Test("names the boxes of groups in groups with how deep they lie, and the gaps in each")
  func groups() throws {
    // Six items fill two rows: 3 + 100 + 10 + 100 + 5.
    let found = try Fixture.plan(nested(), 6).annotations(in: view)
    #expect(
      frames(found) { if case .group(0, _, _) = $0 { true } else { false } }
        == [rect(4, 3, 310, 100), rect(4, 113, 310, 100)])
    // 4 + 200 + 8 from the left.
    #expect(
      frames(found) { $0 == .group(depth: 1, width: .absolute(90), height: .fractionalHeight(1)) }
        == [rect(212, 3, 90, 100), rect(212, 113, 90, 100)])
    #expect(
      frames(found) { $0 == .interItemSpacing(.horizontal) }
        == [rect(204, 3, 8, 100), rect(204, 113, 8, 100)])
    // (100 − 6) / 2 = 47 points below the stack's upper edge.
    #expect(
      frames(found) { $0 == .interItemSpacing(.vertical) }
        == [rect(212, 50, 90, 6), rect(212, 160, 90, 6)])
    #expect(frames(found) { $0 == .interGroupSpacing(.vertical) } == [rect(4, 103, 310, 10)])
  }

  @Test("names the insets of groups and of items, and whose they are")
  func insets() throws {
    let item = Fixture.item(.absolute(100), .fractionalHeight(1))
    item.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 6)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    row.contentInsets = EdgeInsets(top: 7, leading: 8, bottom: 9, trailing: 0)
    let section = CollectionLayoutSection(group: row)
    section.contentInsets = Fixture.insets
    // The section keeps 3 above and 4 before the row, which keeps 7 and 8 itself and is 80 − 7 − 9 = 64 high inside.
    var found = try Fixture.plan(section, 3).annotations(in: view)
    func frames(_ edge: Edge, _ owner: LayoutAnnotation.InsetOwner) -> [CGRect] {
      self.frames(found) { $0 == .contentInset(edge, of: owner) }
    }
    #expect(frames(.top, .group) == [rect(4, 3, 310, 7)])
    #expect(frames(.leading, .group) == [rect(4, 3, 8, 80)])
    #expect(frames(.bottom, .group) == [rect(4, 74, 310, 9)])
    #expect(frames(.trailing, .group) == [])
    #expect(frames(.top, .item) == [rect(12, 10, 100, 1), rect(112, 10, 100, 1), rect(212, 10, 100, 1)])
    #expect(frames(.leading, .item) == [rect(12, 10, 2, 64), rect(112, 10, 2, 64), rect(212, 10, 2, 64)])
    #expect(frames(.bottom, .item) == [])
    #expect(frames(.trailing, .item) == [rect(106, 10, 6, 64), rect(206, 10, 6, 64), rect(306, 10, 6, 64)])
    #expect(frames(.top, .section) == [rect(0, 0, 320, 3)])
    // A last group that is cut down to two items ends where they do, without its own inset.
    found = try Fixture.plan(section, 2).annotations(in: view)
    #expect(frames(.leading, .group) == [rect(4, 3, 8, 64)])
    #expect(frames(.bottom, .group) == [])
  }

  @Test("tells no dimension where subitems have equal shares")
  func shares() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(50)),
      subitem: Fixture.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let found = try Fixture.plan(CollectionLayoutSection(group: group), 2).annotations(in: view)
    #expect(
      frames(found) { $0 == .item(1, width: nil, height: .fractionalHeight(1)) } == [rect(160, 0, 160, 50)])
  }

  @Test("leaves out of a last group what has no items")
  func lastGroup() throws {
    // The fifth item is the second row's upper one in the stack: no gap below it.
    let found = try Fixture.plan(nested(), 5).annotations(in: view)
    #expect(frames(found) { $0 == .interItemSpacing(.vertical) } == [rect(212, 50, 90, 6)])
    let items = frames(found) { if case .item = $0 { true } else { false } }
    #expect(items.count == 5 && items.last == rect(212, 113, 90, 47))
  }

  @Test("is where a row is scrolled to, its insets at the row's ends")
  func orthogonal() throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: Fixture.size(.absolute(100), .absolute(60)),
        subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = Fixture.insets
    let plan = try Fixture.plan(section, 8)
    let window = LayoutWindow(bounds: view, orthogonalOffsets: [0: 30])
    let found = plan.annotations(in: view, window: window)
    // Items begin at 4 − 30 and every 110 points.
    #expect(
      frames(found) { if case .item = $0 { true } else { false } }
        == [rect(-26, 3, 100, 60), rect(84, 3, 100, 60), rect(194, 3, 100, 60), rect(304, 3, 100, 60)])
    // The leading inset would end at 4 − 30, out of sight; at rest it is seen.
    #expect(frames(found) { $0 == .contentInset(.leading, of: .section) } == [])
    #expect(
      frames(plan.annotations(in: view)) { $0 == .contentInset(.leading, of: .section) } == [
        rect(0, 0, 4, 68)
      ])
    // Eight groups and seven gaps.
    #expect(
      frames(found) { $0 == .orthogonalRow(offset: 30, rest: 0, length: 8 * 100 + 7 * 10) }
        == [rect(0, 3, 320, 60)])
    // Ghosts: what lies within 64 points beyond the edges is told where somebody asks.
    let wide = plan.annotations(in: view.insetBy(dx: -100, dy: 0), window: window)
    #expect(frames(wide) { if case .item = $0 { true } else { false } }.last == rect(414, 3, 100, 60))
  }

  @Test("tells how far a row of centred groups is scrolled before anybody has scrolled it")
  func centred() throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: Fixture.size(.absolute(100), .absolute(60)),
        subitems: [Fixture.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let found = try Fixture.plan(section, 8).annotations(in: view)
    // The first of 100 points stands in the middle of 320.
    #expect(frames(found) { $0 == .orthogonalRow(offset: 0, rest: -110, length: 800) }.count == 1)
  }

  @Test("is where pinned items stay in sight, which only those are that have left their natural place")
  func pinned() throws {
    let section = Fixture.list(.absolute(40))
    let header = Fixture.header(height: 30)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let plan = try Fixture.plan(section, 30, 30)
    func headers(_ place: LayoutAnnotation.SupplementaryPlace, at offset: CGFloat) -> [CGRect] {
      let seen = rect(0, offset, 320, 480)
      return frames(plan.annotations(in: seen, window: LayoutWindow(bounds: seen))) { kind in
        guard case .supplementary(_, place, .fractionalWidth(1)?, .absolute(30)?) = kind else { return false }
        return true
      }
    }
    #expect(headers(.boundary, at: 0) == [rect(0, 0, 320, 30)] && headers(.pinned, at: 0) == [])
    #expect(headers(.pinned, at: 200) == [rect(0, 200, 320, 30)] && headers(.boundary, at: 200) == [])
    // The second section begins after 30 + 30 × 40 points.
    #expect(headers(.pinned, at: 900) == [rect(0, 900, 320, 30)])
    #expect(headers(.boundary, at: 900) == [rect(0, 1230, 320, 30)])
  }

  @Test("tells of what is anchored to an item that it is")
  func anchored() throws {
    let size = Fixture.size(.fractionalWidth(1), .absolute(40))
    let item = CollectionLayoutItem(
      layoutSize: size,
      supplementaryItems: [
        CollectionLayoutSupplementaryItem(
          layoutSize: Fixture.size(.absolute(20), .absolute(12)), elementKind: "badge",
          containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
    let section = CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    let found = try Fixture.plan(section, 1).annotations(in: view)
    let identity = ElementIdentity.supplementary(kind: "badge", section: 0, item: 0)
    #expect(
      frames(found) { $0 == .supplementary(identity, place: .anchored, width: nil, height: nil) }
        == [rect(300, 0, 20, 12)])
  }

  @Test("counts a section's first item through all sections")
  func numbers() throws {
    let found = try Fixture.plan(Fixture.list(.absolute(40)), 3, 2, 4).annotations(in: view)
    let kinds = found.map(\.kind).filter { if case .section = $0 { true } else { false } }
    #expect(
      kinds == [
        .section(firstItem: 0, itemCount: 3), .section(firstItem: 3, itemCount: 2),
        .section(firstItem: 5, itemCount: 4),
      ])
  }

  @Test("finds the gaps of a waterfall in and between its columns")
  func masonry() throws {
    let section = CollectionLayoutSection(
      masonry: CollectionLayoutMasonry(columns: .count(2), columnSpacing: 10, lengths: .points { _ in 50 }))
    section.interGroupSpacing = 6
    let found = try Fixture.plan(section, 4).annotations(in: view)
    // Columns of (320 − 10) / 2; in each two items of 50 points, 6 apart.
    #expect(
      frames(found) { $0 == .interItemSpacing(.vertical) }
        == [rect(0, 50, 155, 6), rect(165, 50, 155, 6)])
    #expect(frames(found) { $0 == .interGroupSpacing(.horizontal) } == [rect(155, 0, 10, 106)])
    #expect(found.map(\.kind).contains(.item(3, width: nil, height: nil)))
  }

  @Test("tells that rows of heights of their own are as wide as their section")
  func singleColumn() throws {
    let section = CollectionLayoutSection(
      masonry: CollectionLayoutMasonry(columns: .count(1), lengths: .points { 40 + CGFloat($0) }))
    let found = try Fixture.plan(section, 2).annotations(in: view)
    #expect(
      frames(found) { $0 == .item(1, width: .fractionalWidth(1), height: nil) } == [rect(0, 40, 320, 41)])
  }

  @Test("finds the gaps of a flow between items and lines")
  func flow() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 40)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 5
    let plan = try layout.plan(sectionCount: 1, itemCount: { _ in 3 }, environment: Fixture.environment)
    let found = plan.annotations(in: view)
    // Two of 150 in 320: 20 points are left between them; a third in the next line.
    #expect(frames(found) { $0 == .interItemSpacing(.horizontal) } == [rect(150, 0, 20, 40)])
    #expect(frames(found) { $0 == .interGroupSpacing(.vertical) } == [rect(0, 40, 320, 12)])
    // Sizes that a flow layout is told are absolute.
    #expect(
      found.map(\.kind).contains(.item(2, width: .absolute(150), height: .absolute(40))))
  }

  @Test("is mirrored from right to left")
  func mirrored() throws {
    var environment = Fixture.environment
    environment.traits.layoutDirection = .rightToLeft
    let plain = try Fixture.plan(nested(), 6).annotations(in: view)
    let mirrored = try Fixture.plan(nested(), 6, environment: environment).annotations(in: view)
    #expect(plain.map(\.kind) == mirrored.map(\.kind))
    #expect(
      mirrored.map(\.frame)
        == plain.map { rect(320 - $0.frame.maxX, $0.frame.minY, $0.frame.width, $0.frame.height) })
  }

  @Test("has a box for every element, of any layout", arguments: 0..<150 as Range<UInt64>)
  func elements(seed: UInt64) throws {
    var random = RandomDescriptions(seed: seed, isWild: seed % 3 == 0)
    let (layout, counts) = random.layout()
    let plan = try layout.plan(
      sectionCount: counts.count, itemCount: { counts[$0] }, environment: Fixture.environment)
    for section in 0..<plan.sectionCount {
      let box = plan.sectionFrame(section).intersection(rect(-500, -500, 2000, 2000))
      if box.isNull { continue }
      let elements = plan.elements(in: box).filter {
        if case .decoration = $0.identity { false } else { true }
      }
      let found = Set(plan.annotations(in: box).map(\.frame))
      for element in elements {
        #expect(found.contains(element.frame), "\(element.identity)")
      }
    }
  }
}
