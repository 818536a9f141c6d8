import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Measured sizes outlive updates.
struct UpdateTests {
  /// What the cell with a name prefers.
  private func preferred(_ name: Int) -> CGSize {
    CGSize(width: 20 + CGFloat(name % 7) * 13, height: 15 + CGFloat(name % 5) * 11)
  }

  private func measure(_ plan: inout LayoutPlan, _ names: [Int]) -> Int {
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything) { element in
      if case .item = element.identity { return preferred(names[element.identity.item]) }
      return CGSize(width: 33, height: 21)
    }
  }

  /// The sections that updates are tried on.
  private func section(_ number: Int) -> CollectionLayoutSection {
    let section: CollectionLayoutSection
    switch number {
    case 0: section = Fixture.list(.estimated(44), spacing: 3)
    case 1:
      section = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Fixture.size(.fractionalWidth(1), .estimated(50)),
          subitem: Fixture.item(.fractionalWidth(0.5), .estimated(50)), count: 3))
    case 2:
      section = CollectionLayoutSection(
        masonry: CollectionLayoutMasonry(columns: .count(3), lengths: .estimated(40)))
    case 3: section = Fixture.list(.uniformAcrossSiblings(estimate: 30))
    default:
      section = Fixture.list(.estimated(44))
      section.orthogonalScrollingBehavior = .continuous
    }
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: Fixture.size(.fractionalWidth(1), .estimated(10)), elementKind: "h",
        alignment: .top)
    ]
    return section
  }

  @Test(
    "A plan after an update is the plan made afresh, and asks only for what is new",
    arguments: 0..<5, 0..<12 as Range<UInt64>)
  func sameAsAfresh(number: Int, seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    let section = section(number)
    var names = Array(0..<Int.random(in: 1...90, using: &numbers))
    var old = try Fixture.plan(section, names.count)
    _ = measure(&old, names)
    let deletions = names.indices.filter { _ in Int.random(in: 0..<5, using: &numbers) == 0 }
    for item in deletions.reversed() { names.remove(at: item) }
    var insertions: [Int] = []
    for name in 1000..<(1000 + Int.random(in: 1...5, using: &numbers)) {
      let item = Int.random(in: 0...names.count, using: &numbers)
      names.insert(name, at: item)
      insertions = insertions.map { $0 >= item ? $0 + 1 : $0 } + [item]
    }
    var updated = try Fixture.plan(section, names.count)
    updated.adoptMeasurements(
      from: old,
      sections: [
        SectionEdit(oldSection: 0, newSection: 0, deletions: deletions, insertions: insertions)
      ])
    #expect(measure(&updated, names) == insertions.count)
    var afresh = try Fixture.plan(section, names.count)
    _ = measure(&afresh, names)
    #expect(updated.contentSize == afresh.contentSize)
    let isSame = updated.allElements() == afresh.allElements()
    #expect(isSame)
  }

  @Test("Sizes measured at another width are forgotten")
  func otherWidth() throws {
    let section = Fixture.list(.estimated(44))
    var old = try Fixture.plan(section, 3)
    _ = measure(&old, [0, 1, 2])
    let narrow = LayoutEnvironment(containerSize: CGSize(width: 300, height: 480))
    var plan = try Fixture.plan(section, 3, environment: narrow)
    plan.adoptMeasurements(from: old, sections: [SectionEdit(oldSection: 0, newSection: 0)])
    #expect(Fixture.frames(plan).map(\.height) == [44, 44, 44])
  }

  @Test("A flow layout keeps measured sizes through an update")
  func flow() throws {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    func plan(_ count: Int) throws -> LayoutPlan {
      try layout.plan(
        sectionCount: 1, itemCount: { _ in count }, environment: Fixture.environment)
    }
    var old = try plan(3)
    old.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480))) {
      CGSize(width: 320, height: 10 * CGFloat($0.identity.item + 1))
    }
    var new = try plan(3)
    new.adoptMeasurements(
      from: old,
      sections: [SectionEdit(oldSection: 0, newSection: 0, deletions: [0], insertions: [2])])
    // Items 1 and 2 of before, then one that takes the average of 20 and 30.
    #expect(Fixture.frames(new).map(\.height) == [20, 30, 25])
    #expect(Fixture.frames(new).map(\.origin.y) == [0, 30, 70])
  }

  @Test("A rope finds what is unknown", arguments: 0..<20 as Range<UInt64>)
  func unknown(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed + 5)
    var rope = LengthRope(count: 700)
    var known = Array(repeating: false, count: 700)
    for _ in 0..<Int.random(in: 0...1500, using: &numbers) {
      let index = Int.random(in: 0..<700, using: &numbers)
      known[index] = Int.random(in: 0..<9, using: &numbers) > 0
      rope.set(known[index] ? 5 : nil, at: index)
    }
    for index in 0...700 { #expect(rope.firstUnknown(from: index) == known[index...].firstIndex(of: false)) }
  }

  @Test("A rope answers as an array does", arguments: 0..<30 as Range<UInt64>)
  func rope(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var array: [Double?] = Array(repeating: nil, count: Int.random(in: 1...500, using: &numbers))
    var rope = LengthRope(count: array.count)
    for _ in 0..<300 {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0:
        let index = Int.random(in: 0...array.count, using: &numbers)
        let count = Int.random(in: 1...70, using: &numbers)
        array.insert(contentsOf: Array(repeating: nil, count: count), at: index)
        rope.insert(count, at: index)
      case 1 where array.count > 40:
        let start = Int.random(in: 0..<(array.count - 30), using: &numbers)
        let range = start..<(start + Int.random(in: 1...30, using: &numbers))
        array.removeSubrange(range)
        rope.remove(range)
      default:
        let index = Int.random(in: 0..<array.count, using: &numbers)
        let length = Double(Int.random(in: 0...40, using: &numbers)) / 2
        array[index] = length
        rope.set(length, at: index)
      }
    }
    let isSame = rope.count == array.count && array.indices.allSatisfy { rope[$0] == array[$0] }
    #expect(isSame)
    #expect(rope.knownCount == array.count { $0 != nil })
    #expect(rope.longestKnown == array.compactMap { $0 }.max() ?? -.infinity)
    var starts: [Double] = [0]
    for length in array { starts.append(starts.last! + (length ?? 11) + 3) }
    for _ in 0..<20 {
      let index = Int.random(in: 0...array.count, using: &numbers)
      #expect(rope.sum(ofFirst: index, standard: 11) == starts[index] - 3 * Double(index))
      let position = Double.random(in: -10...(starts.last! + 10), using: &numbers)
      let first = array.indices.first { starts[$0] + (array[$0] ?? 11) >= position } ?? array.count
      #expect(rope.firstIndex(endingAtOrAfter: position, standard: 11, gap: 3) == first)
    }
  }
}
