extension JSONScanner {
  /// From this many members on, names are compared through a set.
  private static let manyMembers: UInt32 = 16

  /// Throws where the object at `index`, complete but for its bracket, has a name twice.
  func checkNames(of index: Int) throws(JSONError) {
    let count = nodes[index].count
    if count < 2 { return }
    var names: Set<String> = []
    var key = index + 1
    while key < nodes.count {
      if count > Self.manyMembers {
        if !names.insert(name(at: key)).inserted { throw duplicate(key) }
      } else {
        var other = index + 1
        while other < key {
          if nodes[other].next == nodes[key].next, areEqual(other, key) { throw duplicate(key) }
          other = end(of: other + 1)
        }
      }
      key = end(of: key + 1)
    }
  }

  /// The index after the closed value at `index`.
  private func end(of index: Int) -> Int {
    switch nodes[index].kind {
    case .array, .object: Int(nodes[index].next)
    default: index + 1
    }
  }

  private func name(at index: Int) -> String { JSONText.string(of: nodes[index], in: bytes) }

  private func areEqual(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (nodes[first], nodes[second])
    if a.hasEscapes || b.hasEscapes { return name(at: first).utf8.elementsEqual(name(at: second).utf8) }
    return bytes[Int(a.offset)..<Int(a.offset + a.count)]
      .elementsEqual(bytes[Int(b.offset)..<Int(b.offset + b.count)])
  }

  private func duplicate(_ key: Int) -> JSONError {
    fault(
      "the name \(name(at: key).debugDescription) is there twice", at: Int(nodes[key].offset) - 1, inKey: true
    )
  }
}
