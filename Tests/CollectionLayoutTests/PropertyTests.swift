import Foundation
import Geometry
import Testing

@testable import CollectionLayout

extension LayoutElement {
  /// Whether two elements are the same but for the last bits of their numbers.
  fileprivate func isNear(_ other: LayoutElement) -> Bool {
    let pairs = [
      (frame.origin.x, other.frame.origin.x), (frame.origin.y, other.frame.origin.y),
      (frame.size.width, other.frame.size.width), (frame.size.height, other.frame.size.height),
    ]
    return identity == other.identity && zIndex == other.zIndex
      && unmeasuredAxes == other.unmeasuredAxes && !pairs.contains { abs($0.0 - $0.1) > 1e-6 }
  }
}

/// What holds of every layout, tried on random ones.
struct PropertyTests {
  private func environment(_ direction: LayoutDirection = .leftToRight) -> LayoutEnvironment {
    LayoutEnvironment(
      containerSize: CGSize(width: 317, height: 480),
      layoutMargins: EdgeInsets(top: 1, leading: 16, bottom: 2, trailing: 20),
      traits: Traits(layoutDirection: direction, displayScale: 3))
  }

  private func plan(
    seed: UInt64, isWild: Bool, _ direction: LayoutDirection = .leftToRight
  ) throws -> LayoutPlan {
    var random = RandomDescriptions(seed: seed, isWild: isWild)
    let (layout, counts) = random.layout()
    return try layout.plan(
      sectionCount: counts.count, itemCount: { counts[$0] }, environment: environment(direction))
  }

  /// Compares element by element and tells of the first difference.
  private func expectSame(_ ours: [LayoutElement], _ expected: [LayoutElement]) {
    #expect(ours.count == expected.count)
    if let (mine, theirs) = zip(ours, expected).first(where: { !$0.isNear($1) }) {
      Issue.record("\(mine.identity): \(mine.frame), expected \(theirs.identity) \(theirs.frame)")
    }
  }

  /// A size that depends on the element only.
  private func preferred(_ element: LayoutElement) -> CGSize {
    CGSize(
      width: 20 + CGFloat(element.identity.item % 7) * 13,
      height: 15 + CGFloat(element.identity.item % 5) * 11)
  }

  @Test("Frames are finite, whatever the numbers", arguments: 0..<60 as Range<UInt64>)
  func finite(seed: UInt64) throws {
    var plan = try plan(seed: seed, isWild: true)
    for round in 0..<2 {
      #expect(plan.contentSize.width.isFinite && plan.contentSize.height.isFinite)
      for element in plan.allElements() {
        let frame = element.frame
        #expect(
          frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
            && frame.size.height.isFinite, "\(element)")
      }
      if round == 0 {
        plan.measure(in: LayoutWindow(bounds: rect(0, 0, 317, 480)), preferredSize: preferred)
      }
    }
  }

  @Test(
    "A rectangle finds what filtering all elements finds", arguments: 0..<50 as Range<UInt64>,
    [false, true])
  func rectangles(seed: UInt64, isWild: Bool) throws {
    var plan = try plan(seed: seed, isWild: isWild)
    var random = RandomDescriptions(seed: seed &+ 1000, isWild: false)
    for round in 0..<2 {
      for _ in 0..<6 {
        let rect = random.rectangle(in: plan.contentSize)
        let found = plan.elements(in: rect).map(\.identity)
        let expected = filtered(plan, rect)
        #expect(found.count == expected.count && found.elementsEqual(expected), "\(rect)")
      }
      if round == 0 {
        plan.measure(in: LayoutWindow(bounds: rect(0, 0, 317, 480)), preferredSize: preferred)
      }
    }
  }

  /// The slow answer to a rectangle, by the words of `layout.md` 3.9.
  private func filtered(_ plan: LayoutPlan, _ rect: CGRect) -> [ElementIdentity] {
    let low = CGPoint(x: max(rect.minX, 0), y: max(rect.minY, 0))
    let high = CGPoint(
      x: min(rect.maxX, plan.contentSize.width), y: min(rect.maxY, plan.contentSize.height))
    guard low.x <= high.x, low.y <= high.y else { return [] }
    let clipped = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    let hasArea = clipped.width > 0 && clipped.height > 0
    return plan.allElements().filter { element in
      if case .decoration(_, let section, _) = element.identity {
        return plan.sectionFrame(section).touches(clipped)
      }
      guard hasArea, element.frame.meets(clipped) else { return false }
      return groupFrame(plan, element.identity).map { $0.meets(clipped) } ?? true
    }.map(\.identity)
  }

  /// The frame of the group that an element belongs to; nil for elements of no group.
  private func groupFrame(_ plan: LayoutPlan, _ identity: ElementIdentity) -> CGRect? {
    let section = identity.section
    let placer = ElementPlacer(plan: plan, window: nil)
    guard case .groups(let groups) = plan.sections[section].body else { return nil }
    var index: Int
    switch identity {
    case .item(_, let item): index = groups.group(ofItem: item)
    case .supplementary(let kind, _, let item):
      guard let group = groups.group(ofBadge: item, of: kind) else { return nil }
      index = group
    case .decoration: return nil
    }
    return placer.bodyFrame(groups.frame(ofGroup: index), section: section, rowOffset: 0)
  }

  @Test("Right to left is the mirror of left to right", arguments: 0..<100 as Range<UInt64>)
  func mirror(seed: UInt64) throws {
    let left = try plan(seed: seed, isWild: false)
    let right = try plan(seed: seed, isWild: false, .rightToLeft)
    #expect(left.contentSize == right.contentSize)
    let mirrored = left.allElements().map { element in
      var element = element
      element.frame.origin.x = left.contentSize.width - element.frame.maxX
      return element
    }
    expectSame(right.allElements(), mirrored)
    var random = RandomDescriptions(seed: seed &+ 1000, isWild: false)
    let rect = random.rectangle(in: left.contentSize)
    let image = CGRect(
      x: left.contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    #expect(
      right.elements(in: image).map(\.identity) == left.elements(in: rect).map(\.identity))
  }

  @Test("Solving twice gives the same", arguments: 0..<60 as Range<UInt64>)
  func twice(seed: UInt64) throws {
    expectSame(
      try plan(seed: seed, isWild: true).allElements(),
      try plan(seed: seed, isWild: true).allElements())
  }

  @Test(
    "An element asked for by name is the one that all elements tell of", arguments: 0..<100 as Range<UInt64>)
  func lookups(seed: UInt64) throws {
    var plan = try plan(seed: seed, isWild: true)
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 317, 480)), preferredSize: preferred)
    for element in plan.allElements() {
      expectSame([plan.element(element.identity) ?? element], [element])
      #expect(plan.element(element.identity) != nil)
    }
  }

  @Test("The order of measuring does not matter", arguments: 0..<80 as Range<UInt64>)
  func measuringOrder(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let start = try plan(seed: seed, isWild: false)
    // Where measuring decides which subitem an item is, it decides which cells are asked: see `MixedLineTests`.
    if changesRoles(start) { return }
    var sizes = start.allElements().filter { !$0.unmeasuredAxes.isEmpty }
      .map { ($0.identity, preferred($0)) }
    var together = start
    together.setPreferredSizes(sizes)
    var apart = start
    sizes.shuffle(using: &numbers)
    for size in sizes { apart.setPreferredSizes([size]) }
    #expect(together.contentSize == apart.contentSize)
    expectSame(together.allElements(), apart.allElements())
    #expect(!apart.allElements().contains { !$0.unmeasuredAxes.isEmpty })
  }

  private func changesRoles(_ plan: LayoutPlan) -> Bool {
    plan.sections.contains {
      if case .groups(let groups) = $0.body { groups.recipe.changesRoles } else { false }
    }
  }

  @Test("Items of deterministic size are never asked for their size", arguments: 0..<60 as Range<UInt64>)
  func neverAsked(seed: UInt64) throws {
    var plan = try plan(seed: seed, isWild: false)
    var asked: [ElementIdentity] = []
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 317, 480)), extent: .everything) { element in
      asked.append(element.identity)
      return preferred(element)
    }
    // Which items size themselves may depend on what fits into a group.
    let selfSizing = Set(plan.allElements().map(\.identity).filter { !plan.selfSizingAxes(of: $0).isEmpty })
    if changesRoles(plan) {
      #expect(selfSizing.isSubset(of: asked))
      return
    }
    let isSame = Set(asked) == selfSizing
    #expect(isSame)
    #expect(asked.count == selfSizing.count)
  }
}
