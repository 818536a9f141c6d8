import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Groups whose items are as long as their cells prefer, so that only measuring tells how many fit.
struct MeasuredLineTests {
  /// Tags in a width of 320 less insets of 4 and 6: lines of 310 points.
  private func tags(
    _ width: CollectionLayoutDimension = .estimated(80), _ height: CollectionLayoutDimension = .estimated(30),
    groupHeight: CollectionLayoutDimension = .estimated(40), spacing: CollectionLayoutSpacing = .fixed(8)
  ) -> CollectionLayoutSection {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), groupHeight), subitems: [Fixture.item(width, height)])
    group.interItemSpacing = spacing
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = Fixture.insets
    section.interGroupSpacing = 7
    return section
  }

  /// The plan with everything measured to `sizes`.
  private func measured(_ section: CollectionLayoutSection, _ sizes: [CGSize]) throws -> LayoutPlan {
    var plan = try Fixture.plan(section, sizes.count)
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything) {
      sizes[$0.identity.item]
    }
    return plan
  }

  private let sizes = [(100, 30), (150, 24), (60, 20), (120, 36), (114, 20), (250, 28), (53, 22)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  @Test("Estimates decide what shares a line until cells have been measured")
  func estimated() throws {
    let plan = try Fixture.plan(tags(), 5)
    // 3 · 80 + 2 · 8 = 256, and 88 more are beyond 310. Lines are as high as their items, 30, and 7 apart.
    #expect(
      Fixture.frames(plan) == [
        rect(4, 3, 80, 30), rect(92, 3, 80, 30), rect(180, 3, 80, 30), rect(4, 40, 80, 30),
        rect(92, 40, 80, 30),
      ])
    // 3 + 30 + 7 + 30 + 5.
    #expect(plan.contentSize == CGSize(width: 320, height: 75))
  }

  @Test("Measured widths break lines anew, items as high as they are at the top of each")
  func wrapping() throws {
    let plan = try measured(tags(), sizes)
    // 100 + 8 + 150 = 258, and 68 more do not fit; 60 + 8 + 120 + 8 + 114 = 310 just does; 250 + 8 + 53 = 311 does not.
    // Lines begin at 3, 3 + 30 + 7 = 40, 40 + 36 + 7 = 83, 83 + 28 + 7 = 118.
    #expect(
      Fixture.frames(plan) == [
        rect(4, 3, 100, 30), rect(112, 3, 150, 24),
        rect(4, 40, 60, 20), rect(72, 40, 120, 36), rect(200, 40, 114, 20),
        rect(4, 83, 250, 28), rect(4, 118, 53, 22),
      ])
    // 118 + 22 + 5.
    #expect(plan.contentSize == CGSize(width: 320, height: 145))
  }

  @Test("Lines of a fixed height stay so, and items that fill them are only measured in width")
  func fixedHeight() throws {
    let section = tags(.estimated(80), .fractionalHeight(1), groupHeight: .absolute(40))
    let plan = try measured(section, sizes)
    #expect(plan.selfSizingAxes(of: .item(section: 0, item: 0)) == .horizontal)
    // The same lines, 40 + 7 apart.
    #expect(
      Fixture.frames(plan) == [
        rect(4, 3, 100, 40), rect(112, 3, 150, 40),
        rect(4, 50, 60, 40), rect(72, 50, 120, 40), rect(200, 50, 114, 40),
        rect(4, 97, 250, 40), rect(4, 144, 53, 40),
      ])
    #expect(plan.contentSize == CGSize(width: 320, height: 189))
  }

  @Test("What hangs out of a line of fixed height is found where the line is, as in any group")
  func hanging() throws {
    let plan = try Fixture.plan(tags(.estimated(80), .absolute(90), groupHeight: .absolute(40)), 4)
    #expect(plan.frame(of: .item(section: 0, item: 0)) == rect(4, 3, 80, 90))
    // The first line ends at 43, the second begins at 50.
    #expect(plan.elements(in: rect(0, 44, 320, 6)).isEmpty)
    #expect(plan.elements(in: rect(0, 44, 320, 10)).map(\.identity.item) == [3])
    #expect(plan.elements(in: rect(0, 42, 100, 1)).map(\.identity.item) == [0, 1])
  }

  @Test("In a layout that scrolls sideways, columns take what fits by the measured heights")
  func columns() throws {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.estimated(50), .fractionalHeight(1)),
      subitems: [Fixture.item(.estimated(60), .estimated(100))])
    group.interItemSpacing = .fixed(2)
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = Fixture.insets
    var plan = try Fixture.plan(section, 3) { $0.scrollDirection = .horizontal }
    let heights: [CGFloat] = [300, 171, 10]
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything) {
      CGSize(width: 61 + CGFloat($0.identity.item), height: heights[$0.identity.item])
    }
    // 480 - 3 - 5 = 472 points: 300 + 2 + 171 does not fit; 171 + 2 + 10 does.
    #expect(Fixture.frames(plan) == [rect(4, 3, 61, 300), rect(65, 3, 62, 171), rect(65, 176, 63, 10)])
  }

  @Test("Only what is seen is measured, whatever lies below, and what was measured outlives an update")
  func visible() throws {
    var plan = try Fixture.plan(tags(), 1_000_000)
    let window = LayoutWindow(bounds: rect(0, 0, 320, 100))
    // 151 wide and 24 high: two in a line, lines 31 apart from 3 on, of which 4 begin before 100.
    #expect(plan.measure(in: window) { _ in CGSize(width: 151, height: 24) } == 8)
    #expect(plan.frame(of: .item(section: 0, item: 7)) == rect(163, 96, 151, 24))
    // The others are in lines of three, each 37 after the one before.
    #expect(plan.frame(of: .item(section: 0, item: 11)) == rect(4, 164, 80, 30))
    var updated = try Fixture.plan(tags(), 1_000_001)
    updated.adoptMeasurements(
      from: plan, sections: [SectionEdit(oldSection: 0, newSection: 0, insertions: [1])])
    #expect(updated.measure(in: window) { _ in CGSize(width: 310, height: 40) } == 1)
    #expect(
      Fixture.frames(updated).prefix(3) == [rect(4, 3, 151, 24), rect(4, 34, 310, 40), rect(4, 81, 151, 24)])
  }

  @Test(
    "Measured lines are those that a slow, plain filling of lines makes", arguments: 0..<60 as Range<UInt64>)
  func reference(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    let sizes = (0..<Int.random(in: 1...80, using: &numbers)).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 10...310, using: &numbers)),
        height: CGFloat(Int.random(in: 5...50, using: &numbers)))
    }
    var (frames, line): ([CGRect], [CGRect]) = ([], [])
    var y: CGFloat = 3
    for size in sizes {
      var x = line.last.map { $0.maxX + 8 } ?? 4
      if x + size.width > 314 {
        y += (line.map(\.height).max() ?? 0) + 7
        frames += line
        line = []
        x = 4
      }
      line.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
    frames += line
    var plan = try Fixture.plan(tags(), sizes.count)
    var order = Array(sizes.indices)
    if Bool.random(using: &numbers) { order.shuffle(using: &numbers) }
    for item in order { plan.setPreferredSizes([(.item(section: 0, item: item), sizes[item])]) }
    #expect(Fixture.frames(plan) == frames)
    #expect(plan.contentSize.height == y + (line.map(\.height).max() ?? 0) + 5)
  }

  @Test("Figures show lines as the groups they are, items with the dimensions they were described by")
  func annotations() throws {
    let plan = try measured(tags(), Array(sizes.prefix(3)))
    let found = plan.annotations(in: rect(0, 0, 320, 480))
    let groups = found.filter {
      $0.kind == .group(depth: 0, width: .fractionalWidth(1), height: .estimated(40))
    }
    // As long as lines are, 310; the first is 30 high and the second 20, 3 + 30 + 7 below the top.
    #expect(groups.map(\.frame) == [rect(4, 3, 310, 30), rect(4, 40, 310, 20)])
    let items = (0..<3).map { LayoutAnnotation.Kind.item($0, width: .estimated(80), height: .estimated(30)) }
    #expect(found.filter { items.contains($0.kind) }.map(\.frame) == Fixture.frames(plan))
    #expect(found.filter { $0.kind == .interItemSpacing(.horizontal) }.map(\.frame) == [rect(104, 3, 8, 30)])
    #expect(found.filter { $0.kind == .interGroupSpacing(.vertical) }.map(\.frame.height) == [7])
  }

  @Test("In a right-to-left layout lines begin at the right")
  func rightToLeft() throws {
    var environment = Fixture.environment
    environment.traits.layoutDirection = .rightToLeft
    var plan = try Fixture.plan(tags(), 3, environment: environment)
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything) {
      sizes[$0.identity.item]
    }
    // 320 - 4 - 100, 320 - 112 - 150, and the next line.
    #expect(Fixture.frames(plan) == [rect(216, 3, 100, 30), rect(58, 3, 150, 24), rect(256, 40, 60, 20)])
  }

  @Test("Estimates of no length give each item a line of its own, as groups do")
  func nothing() throws {
    let plan = try Fixture.plan(tags(.estimated(0), .absolute(30), spacing: .fixed(0)), 3)
    #expect(Fixture.frames(plan).map(\.minY) == [3, 40, 77])
  }

  @Test(
    "Flexible gaps share what the measured items of a line leave over; a last line keeps the room of those missing"
  )
  func flexible() throws {
    let plan = try measured(
      tags(.estimated(80), .absolute(30), groupHeight: .absolute(40), spacing: .flexible(8)), sizes)
    // The lines of fixed gaps. 310 - 100 - 150 = 60 between the first two; the next three leave nothing over; 250 is alone
    // and stays at the start. Beside 53 there is room for three more of 80: 310 - 53 - 3 · 80 < 3 · 8, so for two:
    // it stays at the start too.
    #expect(
      Fixture.frames(plan) == [
        rect(4, 3, 100, 30), rect(164, 3, 150, 30),
        rect(4, 50, 60, 30), rect(72, 50, 120, 30), rect(200, 50, 114, 30),
        rect(4, 97, 250, 30), rect(4, 144, 53, 30),
      ])
    let short = try measured(
      tags(.estimated(80), .absolute(30), groupHeight: .absolute(40), spacing: .flexible(8)),
      [40, 60].map { CGSize(width: $0, height: 30) })
    // 40 + 60 + 2 · 80 and three gaps share 310 - 260 = 50: 16 2/3 each. 4 + 40 + 16 2/3 is nearest to 60.5.
    #expect(Fixture.frames(short) == [rect(4, 3, 40, 30), rect(60.5, 3, 60, 30)])
  }

  @Test("Tags kept apart by edge spacing break lines anew as those kept apart by gaps do")
  func edgeSpacing() throws {
    let tag = Fixture.item(.estimated(50), .estimated(20))
    tag.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: .fixed(4), trailing: .fixed(5), bottom: .fixed(3))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: Fixture.size(.fractionalWidth(1), .estimated(100)), subitems: [tag]))
    let plan = try measured(
      section, [(150, 30), (144, 10), (145, 20)].map { CGSize(width: $0.0, height: $0.1) })
    // 13 + 150 + 13 + 144 = 320 just fits; 145 begins the next line, 4 + 30 + 3 below.
    #expect(Fixture.frames(plan) == [rect(8, 4, 150, 30), rect(171, 4, 144, 10), rect(8, 41, 145, 20)])
  }

  @Test("Every group begins with the first of several subitems, whatever the one before had room for")
  func cycle() throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Fixture.item(.estimated(100), .absolute(30)), Fixture.item(.absolute(90), .absolute(20))])
    group.interItemSpacing = .fixed(5)
    var plan = try Fixture.plan(CollectionLayoutSection(group: group), 6)
    // 100 + 5 + 90 + 5 + 100 = 300 of 320.
    #expect(Fixture.frames(plan).map(\.minY) == [0, 0, 0, 40, 40, 40])
    let widths: [CGFloat] = [250, 40, 0, 60, 70, 80]
    var asked: [Int] = []
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything) {
      asked.append($0.identity.item)
      return CGSize(width: widths[$0.identity.item], height: 1)
    }
    // 250 + 5 + 90 does not fit, so item 1 begins the second group, as long as its cell prefers: 40 + 5 + 90 + 5 + 60 + 5 +
    // 90 = 295, and 80 more do not fit. Items 2 and 4 are 90 long whatever their cells are like.
    #expect(asked == [0, 1, 3, 5])
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 250, 30), rect(0, 40, 40, 30), rect(45, 40, 90, 20), rect(140, 40, 60, 30),
        rect(205, 40, 90, 20), rect(0, 80, 80, 30),
      ])
  }

  @Test("A cell that is longer than a line is alone in it")
  func tooLong() throws {
    let plan = try measured(
      tags(), [(20, 10), (500, 20), (30, 15)].map { CGSize(width: $0.0, height: $0.1) })
    #expect(Fixture.frames(plan) == [rect(4, 3, 20, 10), rect(4, 20, 500, 20), rect(4, 47, 30, 15)])
  }

  @Test("Columns take what fits by the measured heights too, and are trimmed to what they hold")
  func columnsOfALayoutThatScrollsDown() throws {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(100)),
      subitems: [Fixture.item(.fractionalWidth(1), .estimated(30))])
    let plan = try measured(
      CollectionLayoutSection(group: group), [60, 30, 20, 90, 5].map { CGSize(width: 0, height: $0) })
    // 60 + 30 of 100; 20 does not fit; 20 + 90 does not; 90 + 5 does. The groups are 100 long, the last one as far as its
    // two reach and what would be left beside a third of 30 that does not fit: 100 - 95.
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 320, 60), rect(0, 60, 320, 30), rect(0, 100, 320, 20), rect(0, 200, 320, 90),
        rect(0, 290, 320, 5),
      ])
    #expect(plan.contentSize.height == 300)
  }

  @Test("Views anchored to tags and their lines are numbered through the section, however lines break")
  func badges() throws {
    let anchor = CollectionLayoutAnchor(edges: [.top, .trailing])
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: Fixture.size(.absolute(6), .absolute(8)), elementKind: "badge", containerAnchor: anchor)
    let rule = CollectionLayoutSupplementaryItem(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(1)), elementKind: "rule",
      containerAnchor: CollectionLayoutAnchor(edges: [.bottom]))
    let tag = CollectionLayoutItem(
      layoutSize: Fixture.size(.estimated(80), .absolute(30)), supplementaryItems: [badge])
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(30)),
      subitems: [tag, Fixture.item(.estimated(80), .absolute(30))])
    group.supplementaryItems = [rule]
    let plan = try measured(
      CollectionLayoutSection(group: group),
      [300, 200, 100, 100, 50, 60, 70].map { CGSize(width: $0, height: 0) })
    // Lines of items 0, 1 to 2 (300 of 320), 3 to 5 (210; 280 with the next: 3 to 6). Every line begins with a badge, and
    // every other item of it has one: items 0, 1, 3 and 5.
    let badges = [0, 1, 2, 3].map {
      plan.frame(of: .supplementary(kind: "badge", section: 0, item: $0)) ?? .null
    }
    #expect(badges == [rect(294, 0, 6, 8), rect(194, 30, 6, 8), rect(94, 60, 6, 8), rect(204, 60, 6, 8)])
    #expect(plan.element(.supplementary(kind: "badge", section: 0, item: 4)) == nil)
    let rules = [0, 1, 2].map { plan.frame(of: .supplementary(kind: "rule", section: 0, item: $0)) ?? .null }
    #expect(rules == [0, 30, 60].map { rect(0, $0 + 29, 320, 1) })
    let found = plan.elements(in: rect(0, 61, 320, 29)).map(\.identity)
    #expect(
      found == [3, 4, 5, 6].map { .item(section: 0, item: $0) }
        + [2, 3].map { .supplementary(kind: "badge", section: 0, item: $0) }
        + [.supplementary(kind: "rule", section: 0, item: 2)])
  }

  @Test("Tags measured in order have a few lines solved each, however many there are")
  func cost() throws {
    guard case .groups(var groups) = try Fixture.plan(tags(), 4000).sections[0].body else {
      Issue.record("no groups")
      return
    }
    var solved = 0
    for item in 0..<4000 {
      _ = groups.setPreferredSize(CGSize(width: 20 + item * 37 % 131, height: 20), ofItem: item)
      solved += groups.place()
    }
    // The line of each, and the one before where it begins one; a line that has to let its last go solves that one's too.
    #expect(solved <= 3 * 4000)
  }
}
