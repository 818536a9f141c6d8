import CollectionLayout
import Foundation
import Geometry
import Testing

/// UIKit's recorded answers, all of them.
struct ConformanceTests {
  @Test("Solved layouts have UIKit's frames", arguments: ConformanceCase.cases("compositional"))
  func compositional(test: ConformanceCase) throws { try run(test, tolerance: 0.001) }

  @Test(
    "Layouts measured from screenshots agree to a pixel", arguments: ConformanceCase.cases("screenshots"))
  func screenshots(test: ConformanceCase) throws { try run(test, tolerance: 0.35) }

  @Test("Public assertions that ran against UIKit hold", arguments: ConformanceCase.cases("backport"))
  func backport(test: ConformanceCase) throws { try run(test, tolerance: 0.001) }

  @Test("Self-sizing cells end where UIKit puts them", arguments: ConformanceCase.cases("selfsizing"))
  func selfSizing(test: ConformanceCase) throws {
    var plan = try plan(test)
    let bounds = CGRect(origin: .zero, size: test.environment.containerSize)
    let preferred = PreferredSizes(test.json["preferred"])
    plan.measure(in: LayoutWindow(bounds: bounds), preferredSize: preferred.size(of:))
    plan.measure(in: test.window, preferredSize: preferred.size(of:))
    var comparison = ConformanceComparison(test, plan: plan, window: test.window, tolerance: 0.001)
    comparison.run()
  }

  @Test("Orthogonal rows come to rest where UIKit's do", arguments: ConformanceCase.cases("orthogonal"))
  func orthogonal(test: ConformanceCase) throws {
    let plan = try plan(test)
    var window = test.window
    var orders: [Int: VisibleOrder] = [:]
    for step in test.json["steps"].list {
      for section in 0..<plan.sectionCount {
        let row = try #require(plan.orthogonalRow(inSection: section))
        window.orthogonalOffsets[section] = row.restOffset(for: step["propose"].number)
      }
      for recorded in step["expected"]["sections"].list {
        compare(plan, recorded, step["propose"].number, window, &orders)
      }
    }
  }

  @Test(
    "Flow layouts have UIKit's frames",
    arguments: ConformanceCase.cases("flow") + ConformanceCase.cases("flow-selfsizing")
      + ConformanceCase.cases("inset-reference"))
  func flow(test: ConformanceCase) throws {
    let layout = ConformanceReader.flow(test.json["layout"])
    let counts = test.counts
    var plan = try layout.plan(
      sectionCount: counts.count, itemCount: { counts[$0] }, environment: test.environment)
    if test.json["preferred"].exists {
      plan.measure(
        in: test.window, preferredSize: PreferredSizes(test.json["preferred"]).size(of:))
    } else if layout.estimatedItemSize != .zero {
      plan.measure(in: test.window) { $0.frame.size }
    }
    // Heights of self-sizing flow layouts have six significant digits.
    var comparison = ConformanceComparison(test, plan: plan, window: test.window, tolerance: 0.001)
    comparison.run()
  }

  @Test("List sections have UIKit's structure", arguments: ConformanceCase.cases("lists"))
  func list(test: ConformanceCase) throws {
    let json = test.json["layout"]
    json.allow("kind", "appearance", "headerMode", "footerMode")
    var configuration = CollectionLayoutListConfiguration(appearance: appearance(json["appearance"]))
    switch json["headerMode"].text {
    case "supplementary": configuration.headerMode = .supplementary
    case "firstItemInSection": configuration.headerMode = .firstItemInSection
    default: configuration.headerMode = .none
    }
    configuration.footerMode = json["footerMode"].text == "supplementary" ? .supplementary : .none
    var sections: [CollectionLayoutSection] = []
    let layout = CollectionViewCompositionalLayout { _, environment in
      let section = CollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      sections.append(section)
      return section
    }
    _ = try layout.plan(sectionCount: 1, itemCount: { _ in 1 }, environment: test.environment)
    let section = try #require(sections.first)
    let expected = test.json["expected"]
    expected.allow("contentInsets", "contentInsetsReference", "boundary")
    let insets = try #require(expected["contentInsets"].insets)
    #expect(abs(section.contentInsets.top - insets.top) <= 0.001)
    #expect(abs(section.contentInsets.leading - insets.leading) <= 0.001)
    #expect(abs(section.contentInsets.bottom - insets.bottom) <= 0.001)
    #expect(abs(section.contentInsets.trailing - insets.trailing) <= 0.001)
    #expect(expected["contentInsetsReference"].text == "none")
    #expect(section.contentInsetsReference == .none)
    let recorded = expected["boundary"].list.map(ConformanceReader.boundary)
    let ours = section.boundarySupplementaryItems
    #expect(ours.count == recorded.count)
    for (mine, theirs) in zip(ours, recorded) {
      #expect(mine.elementKind == theirs.elementKind)
      #expect(mine.layoutSize == theirs.layoutSize)
      #expect(mine.alignment == theirs.alignment)
      #expect(mine.extendsBoundary == theirs.extendsBoundary)
      #expect(mine.pinToVisibleBounds == theirs.pinToVisibleBounds)
      #expect(mine.zIndex == theirs.zIndex)
    }
  }

  private func appearance(_ json: JSON) -> CollectionLayoutListConfiguration.Appearance {
    switch json.text {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    case "sidebar": .sidebar
    case "sidebarPlain": .sidebarPlain
    default: .plain
    }
  }

  /// Compares one section after one step.
  private func compare(
    _ plan: LayoutPlan, _ recorded: JSON, _ proposed: CGFloat, _ window: LayoutWindow,
    _ orders: inout [Int: VisibleOrder]
  ) {
    let section = Int(recorded["section"].number)
    let comment = Comment(rawValue: "section \(section), proposed \(proposed)")
    #expect(
      abs(window.orthogonalOffsets[section]! - recorded["offset"].number) <= 0.001, comment)
    let visible = plan.elements(in: window.bounds, window: window)
      .filter { $0.identity.section == section }
    var frames: [Int: CGRect] = [:]
    for element in visible {
      if case .item(_, let item) = element.identity { frames[item] = element.frame }
    }
    let expected = recorded["visible"].list
    #expect(frames.count == expected.count, comment)
    for row in expected {
      let item = Int(row[0].number)
      let frame = CGRect(
        x: row[1].number, y: row[2].number, width: row[3].number, height: row[4].number)
      #expect(frames[item] == frame, comment)
    }
    orders[section, default: VisibleOrder()].update(with: visible.map(\.identity))
    let order = orders[section]!.identities.map { identity in
      if case .item(_, let item) = identity { "\(item)" } else { "h" }
    }
    #expect(
      order == recorded["handlerOrder"].list.map { $0.text ?? "\(Int($0.number))" }, comment)
  }

  private func run(_ test: ConformanceCase, tolerance: CGFloat) throws {
    let plan = try plan(test)
    var comparison = ConformanceComparison(
      test, plan: plan, window: test.window, tolerance: tolerance)
    comparison.run()
  }

  private func plan(_ test: ConformanceCase) throws -> LayoutPlan {
    let layout = ConformanceReader.compositional(test.json["layout"])
    let counts = test.counts
    return try layout.plan(
      sectionCount: counts.count, itemCount: { counts[$0] }, environment: test.environment)
  }
}

/// What the cells of a case ask for.
struct PreferredSizes {
  private let json: JSON

  init(_ json: JSON) {
    json.allow("heights", "sizes", "supplementaries", "sectionStride")
    self.json = json
  }

  func size(of element: LayoutElement) -> CGSize {
    var size = element.frame.size
    switch element.identity {
    case .item(let section, let item):
      let index = Int(json["sectionStride"].optionalNumber ?? 0) * section + item
      let heights = json["heights"].list
      if !heights.isEmpty { size.height = heights[index % heights.count].number }
      let sizes = json["sizes"].list
      if !sizes.isEmpty { size = sizes[index % sizes.count].size }
    case .supplementary(let kind, _, _):
      if let height = json["supplementaries"][kind].optionalNumber { size.height = height }
    case .decoration: break
    }
    return size
  }
}
