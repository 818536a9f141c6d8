extension Binding: Sequence
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// The type of the bindings to elements.
  public typealias Element = Binding<Value.Element>
}

extension Binding: @preconcurrency Collection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// The type of positions.
  public typealias Index = Value.Index

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
}

extension Binding: @preconcurrency BidirectionalCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

/// The elements of a collection that is kept elsewhere, each a binding of its own.
extension Binding: @preconcurrency RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// A binding to the element at a position; it keeps the element's last value where the position is gone.
  public subscript(position: Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.indices.contains(position) ? values[position] : last
      },
      set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
  }

  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }
}
