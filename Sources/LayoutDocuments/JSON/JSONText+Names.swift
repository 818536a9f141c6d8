extension JSONText {
  /// A digest of the name at `range` that tells most names apart: its length, its first bytes and its last.
  @inline(__always)
  static func tag(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let count = range.count
    var first: UInt64 = 0
    var last: UInt64 = 0
    if count >= 8 {
      first = word(at: range.lowerBound, in: bytes)
      last = word(at: range.upperBound - 8, in: bytes)
    } else if range.lowerBound + 8 <= bytes.count {
      first = word(at: range.lowerBound, in: bytes) & (1 << UInt64(count * 8) - 1)
    } else {
      for index in range.reversed() { first = first << 8 | UInt64(bytes[index]) }
    }
    let digest = (first &+ last &* 31 &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(digest >> 32)
  }

  /// Where the characters of a member's name stand, without its quotation marks.
  static func rangeOfName(_ node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = Int(node.offset) + 1
    var end = endOfPlainText(from: start, in: bytes)
    while bytes[end] != UInt8(ascii: "\"") {
      end = endOfPlainText(from: end + (bytes[end] == UInt8(ascii: "\\") ? 2 : 1), in: bytes)
    }
    return start..<end
  }

  /// The characters of a member's name.
  static func name(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    string(of: rangeOfName(node, in: bytes), in: bytes)
  }

  /// Whether the name of `node` is `name`.
  static func isName(
    _ node: JSONNode, _ name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let range = rangeOfName(node, in: bytes)
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    if text.contains(UInt8(ascii: "\\")) { return string(of: range, in: bytes).utf8.elementsEqual(name) }
    return text.elementsEqual(name)
  }
}
