/// What views remember from one evaluation of their bodies to the next, by their identity (`views.md` 4.2).
final class StateStore {
  nonisolated deinit {}

  /// The place of a property: the view that has it, and where in the view it lies.
  private struct Key: Hashable {
    let path: ViewPath
    let slot: Int
  }

  private var boxes: [Key: AnyObject] = [:]
  /// Keys asked for in the current pass.
  private var used: Set<Key> = []
  /// The values that readers of preferences and geometry were told last.
  private var told: [ViewPath: Any] = [:]
  /// Readers met in the current pass.
  private var readers: Set<ViewPath> = []
  /// Whether something changed since the last pass began.
  private(set) var isDirty = false
  /// Bodies being evaluated, during which nothing may be changed.
  var evaluating = 0
  /// Whether something was changed while a body was evaluated.
  private(set) var wasChangedInBody = false
  /// Called when something becomes dirty.
  var onChange: (() -> Void)?

  init() {}

  /// The box of a property; `make` gives the first value of its lifetime.
  func box<Value>(at path: ViewPath, slot: Int, make: () -> Value) -> StateBox<Value> {
    let key = Key(path: path, slot: slot)
    used.insert(key)
    if let box = boxes[key] as? StateBox<Value> { return box }
    let box = StateBox(make(), store: self)
    boxes[key] = box
    return box
  }

  func beginPass() {
    isDirty = false
    wasChangedInBody = false
    used.removeAll(keepingCapacity: true)
    readers.removeAll(keepingCapacity: true)
  }

  /// Forgets the properties and readers that the last pass did not meet: their lifetime has ended.
  func endLifetimes() {
    boxes = boxes.filter { used.contains($0.key) }
    told = told.filter { readers.contains($0.key) }
  }

  func setDirty() {
    if evaluating > 0 { wasChangedInBody = true }
    if isDirty { return }
    isDirty = true
    onChange?()
  }

  /// Notes what the reader at `path` is told; `false` where it was told the same before.
  func tell<Value: Equatable>(_ value: Value, to path: ViewPath) -> Bool {
    readers.insert(path)
    if let last = told[path] as? Value, last == value { return false }
    told[path] = value
    return true
  }
}

/// One remembered value.
final class StateBox<Value> {
  nonisolated deinit {}

  private var stored: Value
  private weak var store: StateStore?

  init(_ value: Value, store: StateStore) {
    stored = value
    self.store = store
  }

  /// The value; writing a different one asks for the bodies to be evaluated anew.
  var value: Value {
    get { stored }
    set {
      let isSame = Self.areEqual(stored, newValue)
      stored = newValue
      if !isSame { store?.setDirty() }
    }
  }

  /// Whether both values are certainly equal; values that cannot be compared count as different.
  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { left == right as? E }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }
}
