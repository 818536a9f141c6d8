import Foundation
import Geometry

/// An ordered list of elements with unique ids, of which a copy knows what has changed since.
///
/// It is meant for the data of a collection: elements are found by id as in a dictionary, and an edit of a list of a
/// million elements costs some microseconds although the copy that is on screen is still held.
///
/// Edits cost O(1) hashes, a copy of the chunk of up to 1024 elements they are in, and a reference for each chunk;
/// ``difference(from:)`` costs the same for each edited chunk, whatever the count.
public nonisolated struct IdentifiedArray<ID: Hashable & Sendable, Element: Identifiable>:
  RandomAccessCollection
where Element.ID == ID {
  private var order = DiffableDataSourceSnapshot<Int, ID>()
  /// The elements by what their ids are interned to.
  private var values = PagedArray<Element?>()

  /// A list without elements.
  public init() {
    do { try order.appendSections([0]) } catch { fatalError(error.message) }
  }

  /// The elements of a sequence; of those with one id the first.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many elements there are.
  public var endIndex: Int { order.numberOfItems }

  /// The ids in order; O(n).
  public var ids: [ID] { order.itemIdentifiers }

  /// The element at an index; O(n / 512), some hundred nanoseconds in a list of a million.
  public subscript(position: Int) -> Element {
    guard let element = values[Int(order.items.id(in: 0, at: position))] else {
      fatalError("Index \(position) is out of range: there are \(count) elements.")
    }
    return element
  }

  /// The element with an id; `nil` where there is none.
  ///
  /// Setting an element replaces the one with the id, or appends it; setting `nil` removes it. Stops the program where
  /// the element has another id.
  public subscript(id id: ID) -> Element? {
    get { order.itemTable.id(of: id).flatMap { values[Int($0)] } }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      if newValue.id != id {
        fatalError("An element with the id \(newValue.id) cannot be put under the id \(id).")
      }
      updateOrAppend(newValue)
    }
  }

  /// The index of an element; `nil` where there is none with the id.
  public func index(id: ID) -> Int? { order.indexOfItem(id) }

  /// Adds an element at the end, unless there is one with its id.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool { insert(element, at: endIndex) }

  /// Adds the elements of a sequence at the end, but for those whose ids are there.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    var known: Set<ID> = []
    let fresh = elements.filter { order.itemTable.id(of: $0.id) == nil && known.insert($0.id).inserted }
    do { try order.appendItems(fresh.map(\.id)) } catch { fatalError(error.message) }
    for element in fresh { store(element) }
  }

  /// Puts an element before the one at an index, or at the end, unless there is one with its id.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> Bool {
    precondition(index <= count, "There are only \(count) elements.")
    if order.itemTable.id(of: element.id) != nil { return false }
    do {
      if index == count {
        try order.appendItems([element.id])
      } else {
        try order.insertItems([element.id], beforeItem: id(at: index))
      }
    } catch { fatalError(error.message) }
    store(element)
    return true
  }

  /// Replaces the element with the same id, or appends.
  ///
  /// - Returns: what was replaced.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let interned = order.itemTable.id(of: element.id) else {
      append(element)
      return nil
    }
    return values.exchange(Int(interned), for: element)
  }

  /// Takes out the element with an id, and returns it.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let interned = order.itemTable.id(of: id) else { return nil }
    do { try order.deleteItems([id]) } catch { fatalError(error.message) }
    return values.exchange(Int(interned), for: nil)
  }

  /// Takes out the element at an index, and returns it.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = self[index]
    remove(id: element.id)
    return element
  }

  /// Takes out all elements that meet a condition; O(n).
  public mutating func removeAll(where condition: (Element) -> Bool) {
    for id in filter(condition).map(\.id) { remove(id: id) }
  }

  /// Moves an element so that it stands at `destination` afterwards.
  public mutating func move(from source: Int, to destination: Int) {
    if source == destination { return }
    let (moved, other) = (id(at: source), id(at: destination))
    do {
      if source < destination {
        try order.moveItem(moved, afterItem: other)
      } else {
        try order.moveItem(moved, beforeItem: other)
      }
    } catch { fatalError(error.message) }
  }

  private func id(at index: Int) -> ID { order.itemTable.identifier(order.items.id(in: 0, at: index)) }

  private mutating func store(_ element: Element) {
    guard let interned = order.itemTable.id(of: element.id) else { return }
    while values.count <= Int(interned) { values.append(nil) }
    values[Int(interned)] = element
  }
}

nonisolated extension IdentifiedArray: TrackedCollection {
  public func difference(from old: Self) -> TrackedDifference {
    let items = order.difference(from: old.order)
    var difference = TrackedDifference()
    difference.deleted = items.deletedItems.map(\.item)
    difference.inserted = items.insertedItems.map(\.item)
    difference.moved = items.movedItems.map { .init(from: $0.from.item, to: $0.to.item) }
    difference.changed = values.indicesOfUnsharedPages(with: old.values).compactMap { interned -> Int? in
      guard let new = values[interned], interned < old.values.count, let before = old.values[interned],
        new.id == before.id, !MemoryComparison.areSame(new, before)
      else { return nil }
      return order.indexOfItem(new.id)
    }.sorted()
    return difference
  }
}

nonisolated extension IdentifiedArray: Sendable where Element: Sendable {}

/// A list of elements by their own ids.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
where Element.ID: Sendable
