import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// A section solves no more of its group than it shows.
struct GroupSolvingTests {
  private func groups(_ plan: LayoutPlan) throws -> GroupSequence {
    var found: GroupSequence?
    if case .groups(let groups) = plan.sections[0].body { found = groups }
    return try #require(found)
  }

  /// A column of `outer` rows of `inner` items.
  private func nested(
    _ outer: Int, _ inner: Int, _ height: CollectionLayoutDimension = .absolute(4000)
  ) -> CollectionLayoutSection {
    let whole = Fixture.size(.fractionalWidth(1), .fractionalHeight(1))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: whole, subitem: CollectionLayoutItem(layoutSize: whole), count: inner)
    return CollectionLayoutSection(
      group: .vertical(layoutSize: Fixture.size(.fractionalWidth(1), height), subitem: row, count: outer))
  }

  @Test("Five items of a group of a million are five solved leaves")
  func fewOfMany() throws {
    let plan = try Fixture.plan(nested(1000, 1000), 5)
    let groups = try groups(plan)
    #expect(groups.capacity == 1_000_000)
    #expect(groups.template.leaves.count == 5)
    // A thousandth of 4000 is 4 high; of 320 less than half a pixel wide, which is rounded down to nothing.
    #expect(Fixture.frames(plan) == Array(repeating: rect(0, 0, 0, 4), count: 5))
  }

  /// Where an item of rows of four lies, 80 wide and 30 high.
  private func place(_ item: Int) -> CGRect {
    let (row, column) = item.quotientAndRemainder(dividingBy: 4)
    return rect(CGFloat(column) * 80, CGFloat(row) * 30, 80, 30)
  }

  /// A badge 6 wide and 8 high in the upper trailing corner of such an item.
  private func badgePlace(_ item: Int) -> CGRect {
    let host = place(item)
    return rect(host.origin.x + 74, host.origin.y, 6, 8)
  }

  @Test(
    "A partial group is as long as if all of it had been solved", arguments: [1, 3, 4, 7, 11, 12, 13, 29])
  func trimmed(count: Int) throws {
    // Three rows of four items 80 wide, 30 high: rows at 0, 30, 60; nothing is left below the last of them.
    let plan = try Fixture.plan(nested(3, 4, .absolute(90)), count)
    let rows = CGFloat((count + 3) / 4)
    #expect(plan.contentSize.height == 30 * rows)
    #expect(Fixture.frames(plan) == (0..<count).map(place))
    #expect(try groups(plan).template.leaves.count == min(count, 12))
  }

  @Test("Sections described alike share a solved group that serves the largest of them")
  func growingSections() throws {
    let plan = try Fixture.plan(nested(3, 4, .absolute(90)), 2, 5, 1, 30)
    #expect(plan.sections.indices.map { plan.sections[$0].length } == [30, 60, 30, 240])
    #expect(Fixture.frames(plan, section: 3).last == rect(80, 120 + 180 + 30, 80, 30))
  }

  @Test("A group that repeats more than anybody counts is solved for what is there")
  func beyondCounting() throws {
    let huge = Int.max
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(10)),
      repeatingSubitem: Fixture.item(.absolute(3), .absolute(9)),
      count: huge)
    for _ in 0..<5 {
      group = .horizontal(
        layoutSize: Fixture.size(.fractionalWidth(1), .absolute(10)), repeatingSubitem: group, count: huge)
    }
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 4)
    #expect(Fixture.frames(plan) == (0..<4).map { rect(CGFloat($0) * 3, 0, 3, 9) })
    #expect(try groups(plan).template.leaves.count == 4)
  }

  @Test("Measured items of a partial group are solved with their siblings that are there")
  func measured() throws {
    // In a space this vast an uncounted group holds 500 items; six are there.
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: Fixture.size(.absolute(1e9), .estimated(40)),
        subitems: [Fixture.item(.absolute(50), .uniformAcrossSiblings(estimate: 20))]))
    var plan = try Fixture.plan(section, 6)
    #expect(try groups(plan).capacity == 500)
    #expect(try groups(plan).template.leaves.count == 6)
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything) {
      CGSize(width: 0, height: 30 + 10 * CGFloat($0.identity.item))
    }
    #expect(Fixture.frames(plan) == (0..<6).map { rect(CGFloat($0) * 50, 0, 50, 80) })
    #expect(try groups(plan).solved(group: 0).leaves.count == 6)
  }

  @Test("Badges are those of the items that are there, numbered through the section")
  func badges() throws {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: Fixture.size(.absolute(6), .absolute(8)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = CollectionLayoutItem(
      layoutSize: Fixture.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(30)), subitem: item, count: 4)
    func frames(_ count: Int) throws -> [CGRect] {
      let plan = try Fixture.plan(CollectionLayoutSection(group: group), count)
      return plan.allElements().filter { if case .supplementary = $0.identity { true } else { false } }
        .enumerated().map { index, element in
          #expect(element.identity == .supplementary(kind: "badge", section: 0, item: index))
          #expect(plan.element(element.identity) == element)
          return element.frame
        }
    }
    #expect(try frames(3) == (0..<3).map(badgePlace))
    #expect(try frames(6) == (0..<6).map(badgePlace))
  }

  @Test("Views of a nested group that no item is left for are not there, and take no number")
  func leaflessBadges() throws {
    let inner = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.absolute(50), .absolute(30)),
      subitems: [Fixture.item(.fractionalWidth(1), .absolute(40))])
    inner.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: Fixture.size(.absolute(6), .absolute(8)), elementKind: "badge",
        containerAnchor: CollectionLayoutAnchor(edges: [.top, .leading]))
    ]
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Fixture.item(.absolute(100), .fractionalHeight(1)), inner])
    let plan = try Fixture.plan(CollectionLayoutSection(group: group), 6)
    // Twice an item of 100 and a group of 50 that holds nothing: what hangs on the second of these comes after all items.
    let badges = plan.allElements().filter { if case .supplementary = $0.identity { true } else { false } }
    #expect(badges.map(\.frame) == (0..<3).map { rect(100, 40 * CGFloat($0), 6, 8) })
    #expect(badges.map(\.identity.item) == [0, 1, 2])
    #expect(badges.allSatisfy { plan.element($0.identity) == $0 })
  }

  @Test("A custom group that has no frames yet is a section without items, and takes them when it has")
  func emptyCustomGroup() throws {
    var frames: [CGRect] = []
    let section = CollectionLayoutSection(
      group: .custom(layoutSize: Fixture.size(.fractionalWidth(1), .absolute(90))) { _ in
        frames.map { CollectionLayoutGroupCustomItem(frame: $0) }
      })
    section.contentInsets = Fixture.insets
    let empty = try Fixture.plan(section, 0, 4)
    #expect(empty.contentSize == CGSize(width: 320, height: 0) && empty.itemCount(inSection: 1) == 0)
    section.boundarySupplementaryItems = [Fixture.header(height: 30)]
    // 3 and 5 above and below nothing, and the header.
    #expect(try Fixture.plan(section, 4).contentSize.height == 38)
    frames = [rect(0, 0, 50, 40)]
    #expect(try Fixture.plan(section, 1).frame(of: .item(section: 0, item: 0)) == rect(4, 33, 50, 40))
  }
}
