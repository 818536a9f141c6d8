extension JSONDocument {
  /// The bytes that the value at `index` is written with, brackets and quotation marks included.
  ///
  /// O(d) in the depth of the value.
  func byteRange(of index: Int) -> Range<Int> {
    let start = Int(nodes[index].offset)
    switch kind(of: index) {
    case .null, .true: return start..<start + 4
    case .false: return start..<start + 5
    case .number: return start..<start + Int(nodes[index].link)
    case .string: return start..<start + Int(nodes[index].link) + 2
    case .array, .object:
      let inner = lastValue(in: index).map { byteRange(of: $0).upperBound } ?? start + 1
      return start..<endOfBlanks(from: inner) + 1
    }
  }

  /// Whether a blank follows the colon of the first member, as in `{"a": 1}`.
  ///
  /// O(n) in the bytes before it.
  var hasBlanksAfterColons: Bool {
    var index = 0
    while index < nodes.count, kind(of: index) != .object || count(of: index) == 0 {
      index = JSONNode.isContainer(bytes[Int(nodes[index].offset)]) ? firstChild(of: index) : index + 1
    }
    guard index < nodes.count else { return true }
    let key = firstChild(of: index)
    let name = bytes.withUnsafeBufferPointer { JSONText.rangeOfName(nodes[key], in: $0) }
    let colon = endOfBlanks(from: name.upperBound + 1)
    return byteRange(of: key + 1).lowerBound > colon + 1
  }

  /// The index of the last element, or of the last member's value.
  private func lastValue(in index: Int) -> Int? {
    var last: Int?
    var child = firstChild(of: index)
    let isObject = kind(of: index) == .object
    while child < Int(nodes[index].link) {
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
