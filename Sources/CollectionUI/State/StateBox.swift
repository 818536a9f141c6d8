/// One remembered value.
final class StateBox<Value> {
  nonisolated deinit {}

  private var stored: Value
  private let store: Handle<StateStore>
  /// What was made from the value and depends on it.
  private var readers: [Handle<Evaluation>] = []

  init(_ value: Value, store: StateStore) {
    stored = value
    self.store = store.handle
  }

  /// The value; writing a different one asks for what was made from the old one to be made anew.
  var value: Value {
    get {
      if let current = Evaluation.current { addReader(current) }
      return stored
    }
    set {
      let isSame = Self.areEqual(stored, newValue)
      stored = newValue
      if isSame { return }
      guard let store = store.target else { return }
      store.noteWrite()
      if store.isRetaining {
        let old = readers
        readers = []
        for reader in old { reader.target?.setStale() }
      } else {
        store.setDirty()
      }
    }
  }

  private func addReader(_ evaluation: Evaluation) {
    readers.add(evaluation.handle)
  }

  /// Whether both values are certainly equal; values that cannot be compared count as different.
  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { left == right as? E }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }
}

/// The value that a reader of preferences or geometry was told last.
final class ToldValue<Value: Equatable>: Sleeper {
  nonisolated deinit {}

  private var last: Value?

  init() {}

  /// The reader is told anew when it is shown again.
  func sleep() -> Bool { false }

  /// Notes what the reader is told; `false` where it was told the same before.
  func tell(_ value: Value) -> Bool {
    if last == value { return false }
    last = value
    return true
  }
}
