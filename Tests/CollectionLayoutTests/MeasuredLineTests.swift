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

  @Test("Flexible gaps, several subitems, badges and edge spacing leave a group what its estimates gave it")
  func others() throws {
    let mixed = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Fixture.item(.estimated(80), .absolute(30)), Fixture.item(.absolute(90), .absolute(30))])
    let spaced = Fixture.item(.estimated(80), .absolute(30))
    spaced.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(2), top: nil, trailing: nil, bottom: nil)
    let edged = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(40)), subitems: [spaced])
    for section in [
      tags(.estimated(80), .absolute(30), spacing: .flexible(8)), CollectionLayoutSection(group: mixed),
      CollectionLayoutSection(group: edged),
    ] {
      let count = 3
      let plan = try measured(section, Array(repeating: CGSize(width: 10, height: 30), count: count * 3))
      let first = Fixture.frames(plan).map(\.minY)
      // Narrow as they are, no line takes more than its three.
      #expect(Set(first).count == count && first[2] == first[0] && first[3] > first[0])
    }
  }
}
