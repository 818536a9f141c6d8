/// A value that views hand up to whoever asks, through containers (`views.md` 4.4).
nonisolated public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// What is read where no view has a preference.
  static var defaultValue: Value { get }

  /// Combines what was gathered so far with the preference of the next view in the order of declaration.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What the views drawn so far prefer, one value a key.
struct PreferenceCollector {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init() {}

  /// The value gathered for a key, or `nil`.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    entries[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value }
  }

  /// Replaces the value of a key.
  mutating func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { sum, next in
      guard var typed = sum as? Key.Value, let next = next as? Key.Value else { return }
      Key.reduce(value: &typed) { next }
      sum = typed
    }
  }

  /// Combines this one's values with those of views drawn after.
  mutating func merge(_ next: PreferenceCollector) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for (key, entry) in next.entries {
      if var own = entries[key] {
        own.reduce(&own.value, entry.value)
        entries[key] = own
      } else {
        entries[key] = entry
      }
    }
  }
}
