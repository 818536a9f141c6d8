/// One walk over a document's bytes that checks them and lists the values in them.
struct JSONScanner {
  /// An array or object that is not yet closed.
  struct Open {
    var node: Int
    var isObject: Bool
    /// The node of the latest name, or -1 where the next thing is a name.
    var key = -1
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var nodes: ContiguousArray<JSONNode> = []
  var open: [Open] = []

  /// A scanner at the start of `bytes`.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Documents of many small values have a value or name every six bytes or so.
    nodes.reserveCapacity(min(bytes.count / 6 + 16, 1 << 20))
  }

  /// The byte at the position, or 0, which no place in a document accepts, at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Lists the whole document.
  mutating func scanDocument() throws(JSONError) {
    if bytes.count > Int(UInt32.max) - 1 { throw fault("the document is longer than 4 gigabytes", at: 0) }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw fault("the document starts with a byte order mark; remove it", at: 0)
    }
    repeat {
      while try entersContainer() {}
    } while try advancesToNextValue()
    if position < bytes.count {
      throw fault("expected the end of the document, found \(found)", at: position)
    }
  }

  /// Lists the value at the position, and says whether it is an array or object whose first value comes next.
  private mutating func entersContainer() throws(JSONError) -> Bool {
    skipBlanks()
    if let last = open.last { nodes[last.node].count += 1 }
    switch byte {
    case UInt8(ascii: "{"): return try opens(.object, closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try opens(.array, closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try scanString(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanWord("true", .true)
    case UInt8(ascii: "f"): try scanWord("false", .false)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    default: throw fault("expected a value, found \(found)", at: position)
    }
    return false
  }

  /// Goes into an array or object up to its first value; false for an empty one, which is closed at once.
  private mutating func opens(_ kind: JSONNode.Kind, closedBy end: UInt8) throws(JSONError) -> Bool {
    guard open.count < JSONReader.maximumDepth else {
      throw fault("more than \(JSONReader.maximumDepth) arrays and objects inside each other", at: position)
    }
    open.append(Open(node: nodes.count, isObject: kind == .object))
    nodes.append(JSONNode(kind: kind, offset: UInt32(position)))
    position += 1
    skipBlanks()
    if byte == end {
      close()
      return false
    }
    if kind == .object { try scanKey() }
    return true
  }

  /// Closes what ends here and goes past the comma to the next value; false at the end of the outermost value.
  private mutating func advancesToNextValue() throws(JSONError) -> Bool {
    while let last = open.last {
      skipBlanks()
      switch (byte, last.isObject) {
      case (UInt8(ascii: ","), let isObject):
        position += 1
        if isObject {
          open[open.count - 1].key = -1
          skipBlanks()
          try scanKey()
        }
        return true
      case (UInt8(ascii: "}"), true):
        try checkNames(of: last.node)
        close()
      case (UInt8(ascii: "]"), false): close()
      default: throw fault("expected a comma or \(last.isObject ? "}" : "]"), found \(found)", at: position)
      }
    }
    skipBlanks()
    return false
  }

  /// Ends the innermost array or object at the bracket at the position.
  private mutating func close() {
    position += 1
    nodes[open.removeLast().node].next = UInt32(nodes.count)
  }

  /// Lists the name at the position and goes past its colon.
  private mutating func scanKey() throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else {
      throw fault("expected a name in quotation marks, found \(found)", at: position)
    }
    let index = nodes.count
    try scanString(.key)
    let node = nodes[index]
    if node.hasEscapes {
      var name = JSONText.string(of: node, in: bytes)
      nodes[index].next = name.withUTF8 { JSONDocument.tag(of: $0) }
    } else {
      let start = Int(node.offset)
      nodes[index].next = JSONDocument.tag(
        of: UnsafeBufferPointer(rebasing: bytes[start..<start + Int(node.count)]))
    }
    open[open.count - 1].key = index
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw fault("expected a colon, found \(found)", at: position) }
    position += 1
  }

  /// Goes past spaces, tabs and line ends.
  private mutating func skipBlanks() {
    var index = position
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
      default:
        position = index
        return
      }
    }
    position = index
  }
}
