/// A value that a view hands to the container it stands in.
nonisolated public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// What a view has that does not say otherwise.
  static var defaultValue: Value { get }
}

/// The values a view hands to its container (`views.md` 1.4).
///
/// Reading costs a walk over the values that were written, which are few.
nonisolated public struct ContainerValues {
  /// Values written nearest to the view come first.
  private var newest: Entry?

  /// One value written.
  private class Entry {
    let key: ObjectIdentifier
    let next: Entry?
    /// The tag as a person reads it, where the value is one.
    var tagDescription: String? { nil }
    /// The tag, where the value is one.
    var tag: AnyHashable? { nil }

    init(key: ObjectIdentifier, next: Entry?) {
      self.key = key
      self.next = next
    }

    /// The same value in front of other ones.
    func copied(before next: Entry?) -> Entry { fatalError("a container value without a type") }

    /// Whether the value is the same, under the same key.
    @MainActor func isSame(as other: Entry) -> Bool { false }
  }

  /// A value with its type.
  private class Typed<Value>: Entry {
    let value: Value

    init(key: ObjectIdentifier, value: Value, next: Entry?) {
      self.value = value
      super.init(key: key, next: next)
    }

    override func copied(before next: Entry?) -> Entry { Typed(key: key, value: value, next: next) }

    @MainActor override func isSame(as other: Entry) -> Bool {
      guard key == other.key, let other = other as? Typed<Value> else { return false }
      return ValueComparison.areEqual(value, other.value)
    }
  }

  /// A tag.
  private final class Tag<V: Hashable>: Typed<V?> {
    override var tagDescription: String? { value.map { "\($0)" } }

    override var tag: AnyHashable? {
      if let value { AnyHashable(value) } else { nil }
    }

    override func copied(before next: Entry?) -> Entry { Tag(key: key, value: value, next: next) }
  }

  init() {}

  /// The value written nearest to the view, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { written(key) ?? Key.defaultValue }
    set { newest = Typed(key: ObjectIdentifier(key), value: newValue, next: newest) }
  }

  /// The value written nearest to the view, or `nil` where none was.
  func written<Key: ContainerValueKey>(_ key: Key.Type) -> Key.Value? {
    let wanted = ObjectIdentifier(key)
    var entry = newest
    while let current = entry {
      if current.key == wanted, let typed = current as? Typed<Key.Value> { return typed.value }
      entry = current.next
    }
    return nil
  }

  /// Whether a value was written under a key.
  func isWritten<Key: ContainerValueKey>(_ key: Key.Type) -> Bool {
    let wanted = ObjectIdentifier(key)
    var entry = newest
    while let current = entry {
      if current.key == wanted { return true }
      entry = current.next
    }
    return false
  }

  /// These values where they are written, and those of `base` elsewhere.
  ///
  /// O(number of values written here).
  func merged(over base: ContainerValues) -> ContainerValues {
    guard base.newest != nil else { return self }
    var entries: [Entry] = []
    var entry = newest
    while let current = entry {
      entries.append(current)
      entry = current.next
    }
    var result = base
    for entry in entries.reversed() { result.newest = entry.copied(before: result.newest) }
    return result
  }

  /// Whether the same values were written in the same order.
  @MainActor func isSame(as other: ContainerValues) -> Bool {
    var (left, right) = (newest, other.newest)
    while let a = left, let b = right {
      if a === b { return true }
      if !a.isSame(as: b) { return false }
      (left, right) = (a.next, b.next)
    }
    return left == nil && right == nil
  }

  /// The tag of type `V` that the view carries, or `nil`.
  public func tag<V: Hashable>(for type: V.Type) -> V? { written(TagKey<V>.self) ?? nil }

  /// Writes a tag, in front of all that was written before.
  mutating func setTag<V: Hashable>(_ tag: V) {
    newest = Tag<V>(key: ObjectIdentifier(TagKey<V>.self), value: tag, next: newest)
  }

  /// How the view's tags read, of whatever types, the nearest first.
  ///
  /// O(values written).
  var tagDescriptions: [String] {
    var descriptions: [String] = []
    var entry = newest
    while let current = entry {
      if let description = current.tagDescription { descriptions.append(description) }
      entry = current.next
    }
    return descriptions
  }

  /// Whether the view carries a tag, of whatever type, that reads like this.
  ///
  /// O(values written).
  func hasTag(describedAs description: String) -> Bool {
    var entry = newest
    while let current = entry {
      if current.tagDescription == description { return true }
      entry = current.next
    }
    return false
  }

  /// Whether the view carries a tag, of whatever type, that equals `tag`.
  ///
  /// O(values written).
  func hasAnyTag(equalTo tag: AnyHashable) -> Bool {
    var entry = newest
    while let current = entry {
      if current.tag == tag { return true }
      entry = current.next
    }
    return false
  }

  /// Whether the view carries this very tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Where tags of type `V` are kept; each type has its own.
nonisolated enum TagKey<V: Hashable>: ContainerValueKey {
  static var defaultValue: V? { nil }
}

extension View {
  /// Writes a value that the nearest container reads.
  ///
  /// The value lands on every view this one gives; a value written nearer to a view wins (`views.md` 1.4).
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Names the views this one gives, by a tag that containers read.
  ///
  /// - Parameters:
  ///   - tag: any hashable value; tags of different types do not disturb each other.
  ///   - includeOptional: whether the tag is found under the optional type as well.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      ValueModifier { values in
        values.setTag(tag)
        if includeOptional { values[TagKey<V?>.self] = .some(tag) }
      })
  }

  /// Binds the identity of the views this one gives to `id`.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

/// Writes container values.
struct ValueModifier: ContextModifier {
  let write: (inout ContainerValues) -> Void

  func modify(_ context: inout ResolutionContext) { write(&context.values) }

  static func _shape(of content: ResolvedShape) -> ResolvedShape {
    var shape = content
    shape.mayWriteValues = true
    return shape
  }
}

/// Puts an explicit id into the path.
struct IdentityModifier<ID: Hashable>: ViewModifier {
  let id: ID

  static func _resolve<V: View>(_ modifier: Self, content: V, in context: ResolutionContext) -> ResolvedList {
    context.identified(V._resolve(content, in: context.at(.id(modifier.id))), by: modifier.id)
  }

  static func _makeNodes<V: View>(
    _ modifier: Self, content: V, in context: ResolutionContext, into nodes: inout [LayoutNode]
  ) {
    let start = nodes.count
    V._makeNodes(content, in: context.at(.id(modifier.id)), into: &nodes)
    context.identify(&nodes, from: start, by: modifier.id)
  }

  static func _shape(of content: ResolvedShape) -> ResolvedShape { content }

  typealias Body = Never
}
