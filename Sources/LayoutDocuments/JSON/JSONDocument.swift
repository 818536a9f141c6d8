/// A document's bytes with the list of the values in them, outer before inner, in order.
///
/// Values are views of this list, so that reading a document makes no object for each of its values.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let nodes: JSONNodes

  /// A document whose nodes a scanner has found to be well formed.
  init(bytes: [UInt8], nodes: consuming JSONNodes) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// What the value at `index` is.
  func kind(of index: Int) -> JSONNode.Kind {
    JSONNode.Kind(startingWith: bytes[Int(nodes[index].offset)])
  }

  /// Elements of the array, or members of the object, at `index`.
  func count(of index: Int) -> Int { Int(nodes[index + 1].offset) }

  /// The index of the first element, or of the first member's name, of the array or object at `index`, if it has one.
  func firstChild(of index: Int) -> Int { index + 2 }

  /// The index after the value at `index` and all inside it.
  func end(of index: Int) -> Int {
    let node = nodes[index]
    return JSONNode.isContainer(bytes[Int(node.offset)]) ? Int(node.link) : index + 1
  }

  /// The characters of the string, or the digits of the number, at `index`.
  func string(at index: Int) -> String {
    let node = nodes[index]
    let isString = kind(of: index) == .string
    let start = Int(node.offset) + (isString ? 1 : 0)
    return bytes.withUnsafeBufferPointer { JSONText.string(of: start..<start + Int(node.link), in: $0) }
  }

  /// The characters of the member's name at `index`.
  func name(at index: Int) -> String {
    bytes.withUnsafeBufferPointer { JSONText.name(of: nodes[index], in: $0) }
  }

  /// The index of the value that the member `name` of the object at `index` has, or `nil`.
  ///
  /// O(k) in the members.
  func member(_ name: String, of index: Int) -> Int? {
    guard kind(of: index) == .object else { return nil }
    var name = name
    return name.withUTF8 { name in
      bytes.withUnsafeBufferPointer { bytes in
        let tag = JSONText.tag(of: 0..<name.count, in: name)
        var child = firstChild(of: index)
        let end = Int(nodes[index].link)
        while child < end {
          if nodes[child].link == tag, JSONText.isName(nodes[child], name, in: bytes) { return child + 1 }
          child = self.end(of: child + 1)
        }
        return nil
      }
    }
  }

  /// The line and column where the value at `index` starts.
  ///
  /// O(n) in the bytes before it.
  func position(of index: Int) -> JSONPosition {
    bytes.withUnsafeBufferPointer { JSONPosition(of: Int(nodes[index].offset), in: $0) }
  }

  /// The steps from the root to the value at `index`.
  ///
  /// O(n) in the values before it.
  func path(of index: Int) -> String {
    var path = JSONPath()
    var container = 0
    while container < index {
      let isObject = kind(of: container) == .object
      var child = firstChild(of: container)
      var position = 0
      while true {
        let value = isObject ? child + 1 : child
        let end = self.end(of: value)
        if index < end {
          if isObject { path.append(key: name(at: child)) } else { path.append(index: position) }
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
