import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Random rows of different subitems that break anew as cells are measured, against rows that are filled by trying.
struct MeasuredGroupTests {
  /// A row's description and its reference.
  private struct Rows {
    struct Part {
      var width: CGFloat?
      var estimate: CGFloat = 0
      var height: CGFloat
      var hasOwnHeight: Bool
      var before = LayoutSpacing.fixed(0)
      var after = LayoutSpacing.fixed(0)
      var top: CGFloat = 0

      /// The item that the part describes.
      @MainActor
      var item: CollectionLayoutItem {
        let item = Fixture.item(
          width.map { .absolute($0) } ?? .estimated(estimate),
          hasOwnHeight ? .estimated(height) : .absolute(height))
        item.edgeSpacing = CollectionLayoutEdgeSpacing(
          leading: spacing(before), top: .fixed(top), trailing: spacing(after), bottom: nil)
        return item
      }
    }

    var parts: [Part]
    var gap: LayoutSpacing
    let length: CGFloat = 310

    init(_ numbers: inout SeededNumbers) {
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }
      func edge() -> LayoutSpacing {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: .fixed(number(0...9))
        case 1: .flexible(number(0...9))
        default: .fixed(0)
        }
      }
      parts = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        Part(
          width: Int.random(in: 0..<4, using: &numbers) == 0 ? number(20...120) : nil,
          estimate: number(20...150), height: number(10...40), hasOwnHeight: Bool.random(using: &numbers),
          before: edge(), after: edge(), top: number(0...3))
      }
      parts[0].width = nil
      gap = Bool.random(using: &numbers) ? .fixed(number(0...12)) : .flexible(number(0...12))
    }

    @MainActor
    var section: CollectionLayoutSection {
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Fixture.size(.fractionalWidth(1), .estimated(50)), subitems: parts.map(\.item))
      group.interItemSpacing = spacing(gap)
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = Fixture.insets
      section.interGroupSpacing = 7
      return section
    }

    /// What the cell of an item prefers.
    static func preferred(_ item: Int) -> CGSize {
      CGSize(width: CGFloat(12 + item * 53 % 170), height: CGFloat(8 + item * 29 % 40))
    }

    /// How large item `item` is as the part at `place` of its row: by its estimate beyond the last of `count`.
    private func size(_ item: Int, _ place: Int, _ count: Int) -> CGSize {
      let part = parts[place % parts.count]
      let estimated = CGSize(width: part.width ?? part.estimate, height: part.height)
      guard item < count else { return estimated }
      let preferred = Self.preferred(item)
      return CGSize(
        width: part.width ?? preferred.width, height: part.hasOwnHeight ? preferred.height : part.height)
    }

    /// The frames of `count` measured items, row by row, and where the last row ends.
    func frames(_ count: Int) -> (frames: [CGRect], end: CGFloat) {
      var frames: [CGRect] = []
      var y = Fixture.insets.top
      while frames.count < count {
        let first = frames.count
        if first > 0 { y += 7 }
        var row: [CGSize] = []
        var used: CGFloat = 0
        var flexible = 0
        while true {
          let part = parts[row.count % parts.count]
          let next = size(first + row.count, row.count, count)
          let room = (row.isEmpty ? 0 : gap.minimum) + part.before.minimum + next.width + part.after.minimum
          if !row.isEmpty, used + room > length { break }
          used += room
          if !row.isEmpty, gap.isFlexible { flexible += 1 }
          flexible += (part.before.isFlexible ? 1 : 0) + (part.after.isFlexible ? 1 : 0)
          row.append(next)
        }
        let share = flexible > 0 ? max(0, length - used) / CGFloat(flexible) : 0
        func room(_ spacing: LayoutSpacing) -> CGFloat { spacing.minimum + (spacing.isFlexible ? share : 0) }
        var x = Fixture.insets.leading
        // The row is as thick as its thickest place; a last row that is not full loses what its items do not reach.
        var (thickness, reached, full): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for (place, size) in row.enumerated() {
          let part = parts[place % parts.count]
          if place > 0 { x += room(gap) }
          x += room(part.before)
          thickness = max(thickness, part.top + size.height)
          full = max(full, part.top + size.height)
          if first + place < count {
            reached = max(reached, part.top + size.height)
            frames.append(CGRect(origin: CGPoint(x: x, y: y + part.top), size: size))
          }
          x += size.width + room(part.after)
        }
        y += reached + thickness - full
      }
      return (frames, y)
    }
  }

  private static func rounded(_ frame: CGRect) -> CGRect {
    var frame = frame
    // Thirds of a share may lie a last bit beside a quarter of a point.
    frame.origin.x = ((frame.origin.x * 8192).rounded() / 8192 * 2).rounded(.toNearestOrAwayFromZero) / 2
    return frame
  }

  @Test(
    "Rows take what fits by the measured lengths, and flexible gaps what is left over",
    arguments: 0..<150 as Range<UInt64>)
  func reference(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    let rows = Rows(&numbers)
    let count = Int.random(in: 1...50, using: &numbers)
    var plan = try Fixture.plan(rows.section, count)
    let window = LayoutWindow(bounds: rect(0, 0, 320, 480))
    plan.measure(in: window, extent: .everything) { Rows.preferred($0.identity.item) }
    let (frames, end) = rows.frames(count)
    let isSame = Fixture.frames(plan) == frames.map(Self.rounded)
    #expect(isSame)
    #expect(abs(plan.contentSize.height - end - 5) < 1e-6)
  }

  @Test(
    "Cells asked one after the other, in whatever order, come to stand where cells asked all at once do",
    arguments: 0..<150 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    let rows = Rows(&numbers)
    let count = Int.random(in: 1...40, using: &numbers)
    let start = try Fixture.plan(rows.section, count)
    let window = LayoutWindow(bounds: rect(0, 0, 320, 480))
    var together = start
    together.measure(in: window, extent: .everything) { Rows.preferred($0.identity.item) }
    var apart = start
    while true {
      let open = apart.allElements().filter { !$0.unmeasuredAxes.isEmpty }
      guard let element = open.randomElement(using: &numbers) else { break }
      apart.setPreferredSizes([(element.identity, Rows.preferred(element.identity.item))])
    }
    let isSame = together.allElements() == apart.allElements() && together.contentSize == apart.contentSize
    #expect(isSame)
    guard case .groups(let groups) = together.sections[0].body else { return }
    let frames = Fixture.frames(together)
    for group in 0..<groups.lengths.entryCount {
      // Items of a row follow one another, and only one that is alone is longer than the row; positions are rounded to
      // half points.
      let row = groups.items(ofGroup: group).map { frames[$0] }
      for (left, right) in zip(row, row.dropFirst()) {
        #expect(left.maxX <= right.minX + 0.5)
        #expect(right.maxX <= 314 + 0.5)
      }
    }
  }

  @Test(
    "What was measured outlives an update, and only what is new is asked", arguments: 0..<60 as Range<UInt64>)
  func update(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    let rows = Rows(&numbers)
    let count = Int.random(in: 2...40, using: &numbers)
    let window = LayoutWindow(bounds: rect(0, 0, 320, 480))
    var plan = try Fixture.plan(rows.section, count)
    plan.measure(in: window, extent: .everything) { Rows.preferred($0.identity.item) }
    // The last item goes: all others are as they were.
    var updated = try Fixture.plan(rows.section, count - 1)
    updated.adoptMeasurements(
      from: plan, sections: [SectionEdit(oldSection: 0, newSection: 0, deletions: [count - 1])])
    updated.measure(in: window, extent: .everything) {
      Issue.record("item \($0.identity.item) is asked again")
      return $0.frame.size
    }
    var afresh = try Fixture.plan(rows.section, count - 1)
    afresh.measure(in: window, extent: .everything) { Rows.preferred($0.identity.item) }
    let isSame = updated.allElements() == afresh.allElements()
    #expect(isSame)
  }
}

/// The description of a gap.
@MainActor
private func spacing(_ value: LayoutSpacing) -> CollectionLayoutSpacing {
  switch value {
  case .fixed(let points): .fixed(points)
  case .flexible(let points): .flexible(points)
  }
}
