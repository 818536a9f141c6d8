/// Objects kept by the views they belong to, each with the evaluation that asked for it last.
///
/// Most scopes keep one or two: those are searched in order, and only more of them by hash.
struct KeptObjects {
  /// Where an object is kept: its view, the place in the view, and the object's type.
  private struct Key: Hashable {
    let path: ViewPath
    let slot: Int
    let type: ObjectIdentifier
  }

  private struct Entry {
    let key: Key
    let object: AnyObject
    var generation: Int
  }

  private var entries: [Entry] = []
  /// The indices of the entries; empty as long as they are few.
  private var indices: [Key: Int] = [:]

  private static let searchLimit = 8

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// The object kept for the view at `path`, now asked for by an evaluation; `nil` where there is none.
  mutating func object<Object: AnyObject>(
    _ type: Object.Type, at path: ViewPath, slot: Int, generation: Int
  ) -> Object? {
    guard let index = index(of: Key(path: path, slot: slot, type: ObjectIdentifier(type))) else { return nil }
    entries[index].generation = generation
    return unsafeDowncast(entries[index].object, to: type)
  }

  /// Keeps an object for the view at `path`, which has none of its type in that place.
  mutating func add<Object: AnyObject>(_ object: Object, at path: ViewPath, slot: Int, generation: Int) {
    let key = Key(path: path, slot: slot, type: ObjectIdentifier(Object.self))
    entries.append(Entry(key: key, object: object, generation: generation))
    if !indices.isEmpty { indices[key] = entries.count - 1 } else { findIndices() }
  }

  /// Whether everything was last asked for by one evaluation.
  func areAll(of generation: Int) -> Bool {
    for entry in entries where entry.generation != generation { return false }
    return true
  }

  /// What was last asked for by an evaluation.
  func of(_ generation: Int) -> KeptObjects { filter { $0.generation == generation } }

  /// What has state left once everything has forgotten its views.
  func asleep() -> KeptObjects {
    filter { entry in
      guard let sleeper = entry.object as? any Sleeper else { return true }
      return sleeper.sleep()
    }
  }

  private func filter(_ isKept: (Entry) -> Bool) -> KeptObjects {
    var result = KeptObjects()
    for entry in entries where isKept(entry) { result.entries.append(entry) }
    result.findIndices()
    return result
  }

  /// Notes the indices of the entries where they are too many to be searched.
  private mutating func findIndices() {
    if entries.count <= Self.searchLimit { return }
    for (index, entry) in entries.enumerated() { indices[entry.key] = index }
  }

  private func index(of key: Key) -> Int? {
    if !indices.isEmpty { return indices[key] }
    for index in entries.indices where entries[index].key == key { return index }
    return nil
  }
}
