extension JSONDocument {
  /// The bytes that the value at `index` is written with, brackets and quotation marks included.
  ///
  /// O(d) in the depth of the value.
  func byteRange(of index: Int) -> Range<Int> {
    let node = nodes[index]
    let start = Int(node.offset)
    switch node.kind {
    case .null, .true: return start..<start + 4
    case .false: return start..<start + 5
    case .number: return start..<start + Int(node.count)
    case .string, .key: return start - 1..<start + Int(node.count) + 1
    case .array, .object:
      let inner = lastValue(in: index).map { byteRange(of: $0).upperBound } ?? start + 1
      return start..<endOfBlanks(from: inner) + 1
    }
  }

  /// Whether a blank follows the colon of the first member, as in `{"a": 1}`.
  ///
  /// O(n) in the bytes before it.
  var hasBlanksAfterColons: Bool {
    guard let key = nodes.indices.first(where: { nodes[$0].kind == .key }) else { return true }
    let colon = endOfBlanks(from: byteRange(of: key).upperBound)
    return byteRange(of: key + 1).lowerBound > colon + 1
  }

  /// The index of the last element, or of the last member's value.
  private func lastValue(in index: Int) -> Int? {
    var last: Int?
    var child = index + 1
    let isObject = nodes[index].kind == .object
    while child < Int(nodes[index].next) {
      let value = isObject ? child + 1 : child
      last = value
      child = end(of: value)
    }
    return last
  }

  private func endOfBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    return offset
  }
}

extension JSONValue {
  /// The bytes of the document that the value is written with.
  var byteRange: Range<Int> { document.byteRange(of: index) }
}
