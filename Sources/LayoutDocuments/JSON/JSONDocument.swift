/// A value, or a member's name, in a document's list of nodes.
struct JSONNode {
  /// What a node is.
  enum Kind: UInt8 {
    case null
    case `false`
    case `true`
    case number
    case string
    case array
    case object
    /// The name of a member; its value is the next node.
    case key
  }

  var kind: Kind
  /// Whether a string or name has a backslash, so that its bytes are not yet its characters.
  var hasEscapes = false
  /// Where the value starts; a string or name after its quotation mark.
  var offset: UInt32
  /// Bytes of a number, string or name; elements of an array; members of an object.
  var count: UInt32 = 0
  /// The index after the last node inside this one; for a name a digest of it (``JSONDocument/tag(of:)``).
  var next: UInt32 = 0
}

/// A document's bytes with the list of the values in them, outer before inner, in order.
///
/// Values are views of this list, so that reading a document makes no object for each of its values.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let nodes: ContiguousArray<JSONNode>

  /// A document whose nodes a scanner has found to be well formed.
  init(bytes: [UInt8], nodes: ContiguousArray<JSONNode>) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// A digest of a name that tells most names apart: its length, its first bytes and its last.
  static func tag(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let last = name.last else { return 0 }
    var digest = UInt32(truncatingIfNeeded: name.count) ^ UInt32(last) << 8
    for index in 0..<min(name.count, 6) { digest = (digest ^ UInt32(name[index])) &* 0x0100_0193 }
    return digest
  }

  /// The characters of the string or name at `index`.
  func string(at index: Int) -> String {
    bytes.withUnsafeBufferPointer { JSONText.string(of: nodes[index], in: $0) }
  }

  /// The index after the value at `index` and all inside it.
  func end(of index: Int) -> Int {
    switch nodes[index].kind {
    case .array, .object: Int(nodes[index].next)
    default: index + 1
    }
  }

  /// The index of the value that the member `name` of the object at `index` has, or `nil`.
  ///
  /// O(k) in the members.
  func member(_ name: String, of index: Int) -> Int? {
    guard nodes[index].kind == .object else { return nil }
    var name = name
    return name.withUTF8 { name in
      let tag = Self.tag(of: name)
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        if nodes[child].next == tag, isName(at: child, name) { return child + 1 }
        child = self.end(of: child + 1)
      }
      return nil
    }
  }

  /// Whether the name at `index` is `name`.
  private func isName(at index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    if node.hasEscapes { return string(at: index).utf8.elementsEqual(name) }
    guard Int(node.count) == name.count else { return false }
    return bytes[Int(node.offset)..<Int(node.offset) + name.count].elementsEqual(name)
  }

  /// The line and column where the value at `index` starts.
  ///
  /// O(n) in the bytes before it.
  func position(of index: Int) -> JSONPosition {
    let node = nodes[index]
    let isQuoted = node.kind == .string || node.kind == .key
    return bytes.withUnsafeBufferPointer {
      JSONPosition(of: Int(node.offset) - (isQuoted ? 1 : 0), in: $0)
    }
  }

  /// The steps from the root to the value at `index`.
  ///
  /// O(n) in the values before it.
  func path(of index: Int) -> String {
    var path = JSONPath()
    var container = 0
    while container < index {
      let isObject = nodes[container].kind == .object
      var child = container + 1
      var position = 0
      while true {
        let value = isObject ? child + 1 : child
        let end = self.end(of: value)
        if index < end {
          if isObject { path.append(key: string(at: child)) } else { path.append(index: position) }
          container = value
          break
        }
        child = end
        position += 1
      }
    }
    return path.text
  }
}
