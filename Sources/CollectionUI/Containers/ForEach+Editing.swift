public import Foundation

extension ForEach {
  /// Runs an action when a person deletes rows, which does not happen in a picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Runs an action when a person moves rows, which does not happen in a picture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

// What the actions do with the places they are given.
nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some places.
  ///
  /// O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

nonisolated extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some places, in their order, to before the element that is at `destination`.
  ///
  /// O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
