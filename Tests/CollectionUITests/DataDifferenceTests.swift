import CollectionHost
import Foundation
import Testing

@testable import CollectionUI

@Suite("How data became other data")
struct DataDifferenceTests {
  struct Item: Equatable {
    let id: Int
    var name: String
  }

  /// The ids that a difference makes of the old ones, those that came taken from the new list.
  private func rebuilt(_ old: [Int], _ new: [Int], _ difference: TrackedDifference) -> [Int] {
    let moved = Dictionary(uniqueKeysWithValues: difference.moved.map { ($0.to, old[$0.from]) })
    var stay = old
    for index in (difference.deleted + difference.moved.map(\.from)).sorted(by: >) { stay.remove(at: index) }
    let inserted = Set(difference.inserted)
    var rest = stay.makeIterator()
    return new.indices.compactMap { moved[$0] ?? (inserted.contains($0) ? new[$0] : rest.next()) }
  }

  @Test("Random edits of arrays are found, and elements with other values told", arguments: 0..<40)
  func arrays(seed: Int) {
    var state = UInt64(seed + 1)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let old = (0..<(1 + random(3000))).map { Item(id: $0, name: "a name of more than fifteen bytes: \($0)") }
    var new = old
    for step in 0..<random(8) {
      guard !new.isEmpty else { break }
      let index = random(new.count)
      switch random(4) {
      case 0: new.insert(Item(id: -1 - step, name: "new"), at: index)
      case 1: new.remove(at: index)
      case 2: new.insert(new.remove(at: index), at: random(new.count + 1))
      default: new[index].name = "changed \(step)"
      }
    }
    let difference = DataDifference.between(old, new, isTracked: false) { $0.id }
    #expect(rebuilt(old.map(\.id), new.map(\.id), difference) == new.map(\.id))
    let names = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.name) })
    #expect(
      difference.changed.sorted()
        == new.indices.filter { names[new[$0].id] != nil && names[new[$0].id] != new[$0].name })
  }

  @Test("Edits here and there are found by as few moves as a comparison of all ids", arguments: 0..<40)
  func manyEdits(seed: Int) {
    var random = SplitMix(seed: UInt64(seed + 1))
    let old = (0..<Int.random(in: 200...4000, using: &random)).map { Item(id: $0, name: "\($0)") }
    var new = old
    for step in 0..<Int.random(in: 2...90, using: &random) {
      let index = Int.random(in: new.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: new.insert(Item(id: -1 - step, name: "new"), at: index)
      case 1: new.remove(at: index)
      case 2: new.insert(new.remove(at: index), at: Int.random(in: 0..<new.count, using: &random))
      case 3: new.swapAt(index, min(index + 2, new.count - 1))
      default: new[index].name += "!"
      }
    }
    let difference = DataDifference.between(old, new, isTracked: false) { $0.id }
    let keys = KeyedDifference(old: old.map(\.id), new: new.map(\.id))
    #expect(difference.deleted == keys.deleted && difference.inserted == keys.inserted)
    #expect(difference.moved.count == keys.moved.count)
    #expect(rebuilt(old.map(\.id), new.map(\.id), difference) == new.map(\.id))
    let names = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.name) })
    #expect(
      difference.changed.sorted()
        == new.indices.filter { names[new[$0].id] != nil && names[new[$0].id] != new[$0].name })
  }

  @Test("Away from the edits no id is asked for, however many edits there are")
  func stretches() {
    var asked = 0
    let old = Array(0..<100_000)
    var new = old
    new.insert(-1, at: 0)
    new.removeSubrange(20_000..<20_050)
    new.insert(contentsOf: -40 ... -20, at: 60_000)
    new.removeLast()
    let difference = DataDifference.between(old, new, isTracked: false) { number in
      asked += 1
      return number
    }
    // Behind the row at the top a number stands one place later than it says.
    #expect(difference.inserted == [0] + (60_000..<60_021) && difference.moved.isEmpty)
    #expect(difference.deleted == (19_999..<20_049) + [99_999] && difference.changed.isEmpty)
    // Some hundred for each of four edits.
    #expect(asked < 1000)
  }

  @Test("A list in reverse order is all moves but for one element")
  func reversed() {
    let old = Array(0..<500)
    let difference = DataDifference.between(old, Array(old.reversed()), isTracked: false) { $0 }
    #expect(difference.moved.count == 499 && difference.deleted.isEmpty && difference.inserted.isEmpty)
  }

  @Test("Elements of one id are told apart by their order")
  func duplicates() {
    let difference = DataDifference.between([1, 1, 2, 1], [1, 2, 1], isTracked: false) { $0 }
    #expect(difference.deleted.count == 1 && difference.inserted.isEmpty)
    #expect(rebuilt([1, 1, 2, 1], [1, 2, 1], difference) == [1, 2, 1])
  }

  @Test("Ranges keep the numbers they have in common")
  func ranges() {
    let difference = DataDifference.between(2..<6, 4..<9, isTracked: false) { $0 }
    #expect(difference.deleted == [0, 1] && difference.inserted == [2, 3, 4] && difference.moved.isEmpty)
    let apart = DataDifference.between(2..<4, 7..<10, isTracked: false) { $0 }
    #expect(apart.deleted == [0, 1] && apart.inserted == [0, 1, 2])
    let inside = DataDifference.between(0..<5, 1..<3, isTracked: false) { $0 }
    #expect(inside.deleted == [0, 3, 4] && inside.inserted.isEmpty)
    #expect(
      DataDifference.between(0..<1_000_000_000, 0..<1_000_000_000, isTracked: false) { $0 }
        == TrackedDifference())
  }

  @Test("A copy of an array is known without a look at an element, and a list that is no array by its ids")
  func copies() {
    var asked = 0
    let old = Array(0..<100_000)
    let difference = DataDifference.between(old, old, isTracked: false) { number in
      asked += 1
      return number
    }
    #expect(difference == TrackedDifference() && asked == 0)
    var new = old
    new.insert(-1, at: 0)
    let inserted = DataDifference.between(old, new, isTracked: false) { number in
      asked += 1
      return number
    }
    #expect(inserted.inserted == [0] && inserted.deleted.isEmpty && asked < 5)
    let reversed = DataDifference.between([1, 2, 3].reversed(), [1, 3].reversed(), isTracked: false) { $0 }
    #expect(reversed.deleted == [1])
  }
}
