import CollectionHost
import Foundation
import Testing

@Suite("Identified arrays")
struct IdentifiedArrayTests {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var value = 0
  }

  @Test("Elements are found by index and by id, and an id is there once")
  func lookup() {
    var items: IdentifiedArrayOf<Item> = IdentifiedArray(uniqueElements: (0..<5000).map { Item(id: $0 * 3) })
    #expect(items.count == 5000 && items[4321].id == 12_963 && items[id: 12_963] == items[4321])
    #expect(items.index(id: 12_963) == 4321 && items[id: 1] == nil)
    #expect(!items.append(Item(id: 3, value: 9)) && items[id: 3]?.value == 0)
    items[id: 3]?.value = 7
    #expect(items[1].value == 7)
    items[id: 3] = nil
    #expect(items.count == 4999 && items[1].id == 6)
    items.insert(Item(id: -1), at: 0)
    #expect(items.first?.id == -1 && items.remove(at: 0).id == -1)
  }

  @Test("A list knows what has changed since a copy, whatever was done to it", arguments: 0..<20)
  func differences(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed + 1))
    var items = IdentifiedArray(uniqueElements: (0..<2000).map { Item(id: $0) })
    var plain = Array(items)
    var fresh = 10_000
    for _ in 0..<10 {
      let (old, before) = (items, plain)
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        let index = Int.random(in: 0..<plain.count, using: &numbers)
        fresh += 1
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
          items.insert(Item(id: fresh), at: index)
          plain.insert(Item(id: fresh), at: index)
        case 1: #expect(items.remove(at: index) == plain.remove(at: index))
        case 2:
          let target = Int.random(in: 0..<plain.count, using: &numbers)
          items.move(from: index, to: target)
          plain.insert(plain.remove(at: index), at: target)
        default:
          items[id: plain[index].id]?.value = fresh
          plain[index].value = fresh
        }
      }
      #expect(Array(items) == plain)
      let difference = items.difference(from: old)
      // What the difference says leads from the old ids to the new ones.
      var stay = before.map(\.id)
      let moved = Dictionary(uniqueKeysWithValues: difference.moved.map { ($0.to, before[$0.from].id) })
      for index in (difference.deleted + difference.moved.map(\.from)).sorted(by: >) {
        stay.remove(at: index)
      }
      let inserted = Set(difference.inserted)
      var rest = stay.makeIterator()
      let rebuilt = plain.indices.map { index in
        moved[index] ?? (inserted.contains(index) ? plain[index].id : rest.next()!)
      }
      #expect(rebuilt == plain.map(\.id) && rest.next() == nil)
      let values = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0.value) })
      let changed = plain.indices.filter { index in
        values[plain[index].id].map { $0 != plain[index].value } ?? false
      }
      #expect(difference.changed == changed)
    }
  }
}
