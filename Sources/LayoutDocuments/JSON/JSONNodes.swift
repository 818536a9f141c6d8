/// A value, or a member's name, in a document's list of nodes.
///
/// The byte it starts with says what it is. An array or object takes two places of the list; the second has the number
/// of its elements or members in place of an offset.
struct JSONNode: BitwiseCopyable {
  /// What a value is.
  enum Kind {
    case null
    case `false`
    case `true`
    case number
    case string
    case array
    case object

    /// The kind of the value that starts with `byte`, in a document that is well formed.
    init(startingWith byte: UInt8) {
      switch byte {
      case UInt8(ascii: "\""): self = .string
      case UInt8(ascii: "{"): self = .object
      case UInt8(ascii: "["): self = .array
      case UInt8(ascii: "n"): self = .null
      case UInt8(ascii: "f"): self = .false
      case UInt8(ascii: "t"): self = .true
      default: self = .number
      }
    }
  }

  /// Whether a value that starts with `byte` is an array or object.
  static func isContainer(_ byte: UInt8) -> Bool {
    // The brackets are the only bytes with these bits that a value starts with.
    byte | 0x20 == UInt8(ascii: "{")
  }

  /// Where the value starts, quotation mark or bracket included.
  var offset: UInt32
  /// The bytes of a number or, without its quotation marks, of a string; the index after the last node inside an array or
  /// object; a digest of a name (``JSONText/tag(of:in:)``).
  var link: UInt32 = 0
}

/// A growing list of nodes in memory of its own.
struct JSONNodes: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<JSONNode>
  private var capacity: Int
  private(set) var count = 0

  /// An empty list with room for `capacity` nodes, at least one.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// The node at `index`, of which there must be one.
  subscript(index: Int) -> JSONNode {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Adds a node at the end.
  mutating func append(_ node: JSONNode) {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (larger, capacity * 2)
  }
}
