/// One walk over a document's bytes that checks them and lists the values in them.
struct JSONScanner: ~Copyable {
  /// An array or object that is not yet closed.
  struct Open {
    /// The index of its node, or -1 for what is around the document's value.
    var node = -1
    var isObject = false
    /// Elements or members begun.
    var count: UInt32 = 0
    /// The node of the latest name, or -1 where the next thing is a name.
    var key = -1
    /// A bit for the digest of each name.
    var names: UInt64 = 0
    /// Whether two names have the same bit.
    var mayRepeatName = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private(set) var nodes: JSONNodes
  /// The innermost of the open arrays and objects.
  private(set) var innermost = Open()
  /// Those around it, outermost first, the document itself before all.
  private(set) var outer: [Open] = []

  /// A scanner at the start of `bytes`.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Documents of many small values have a value or name every six bytes or so.
    nodes = JSONNodes(capacity: min(bytes.count / 6 + 16, 1 << 20))
  }

  /// The byte at the position, or 0, which no place in a document accepts, at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The nodes of the whole document.
  consuming func scanned() throws(JSONError) -> JSONNodes {
    try scanDocument()
    return nodes
  }

  private mutating func scanDocument() throws(JSONError) {
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
    innermost.count += 1
    switch byte {
    case UInt8(ascii: "{"): return try opens(isObject: true, closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try opens(isObject: false, closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "\""):
      let start = position
      _ = try scanString()
      list(JSONNode(offset: UInt32(start), link: UInt32(position - start - 2)))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    default: throw fault("expected a value, found \(found)", at: position)
    }
    return false
  }

  /// Adds a node.
  mutating func list(_ node: JSONNode) { nodes.append(node) }

  /// Goes into an array or object up to its first value; false for an empty one, which is closed at once.
  private mutating func opens(isObject: Bool, closedBy end: UInt8) throws(JSONError) -> Bool {
    guard outer.count < JSONReader.maximumDepth else {
      throw fault("more than \(JSONReader.maximumDepth) arrays and objects inside each other", at: position)
    }
    outer.append(innermost)
    innermost = Open(node: nodes.count, isObject: isObject)
    list(JSONNode(offset: UInt32(position)))
    list(JSONNode(offset: 0))
    position += 1
    skipBlanks()
    if byte == end {
      close()
      return false
    }
    if isObject { try scanKey() }
    return true
  }

  /// Closes what ends here and goes past the comma to the next value; false at the end of the outermost value.
  private mutating func advancesToNextValue() throws(JSONError) -> Bool {
    while innermost.node >= 0 {
      skipBlanks()
      switch byte {
      case UInt8(ascii: ","):
        position += 1
        if innermost.isObject {
          innermost.key = -1
          skipBlanks()
          try scanKey()
        }
        return true
      case UInt8(ascii: "}") where innermost.isObject:
        if innermost.mayRepeatName { try checkNames() }
        close()
      case UInt8(ascii: "]") where !innermost.isObject: close()
      default:
        throw fault("expected a comma or \(innermost.isObject ? "}" : "]"), found \(found)", at: position)
      }
    }
    skipBlanks()
    return false
  }

  /// Ends the innermost array or object at the bracket at the position.
  private mutating func close() {
    position += 1
    nodes[innermost.node].link = UInt32(nodes.count)
    nodes[innermost.node + 1].offset = innermost.count
    innermost = outer.removeLast()
  }

  /// Lists the name at the position and goes past its colon.
  private mutating func scanKey() throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else {
      throw fault("expected a name in quotation marks, found \(found)", at: position)
    }
    let start = position
    let tag =
      try scanString() ? tagOfEscapedName(at: start) : JSONText.tag(of: start + 1..<position - 1, in: bytes)
    innermost.key = nodes.count
    list(JSONNode(offset: UInt32(start), link: tag))
    let bit: UInt64 = 1 << UInt64(tag % 64)
    if innermost.names & bit != 0 { innermost.mayRepeatName = true }
    innermost.names |= bit
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw fault("expected a colon, found \(found)", at: position) }
    position += 1
  }

  private func tagOfEscapedName(at start: Int) -> UInt32 {
    var name = JSONText.string(of: start + 1..<position - 1, in: bytes)
    return name.withUTF8 { JSONText.tag(of: 0..<$0.count, in: $0) }
  }

  /// Goes past spaces, tabs and line ends.
  @inline(__always)
  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      default: return
      }
    }
  }
}
