extension JSONScanner {
  /// From this many members on, names are compared through a set.
  private static let manyMembers: UInt32 = 16

  /// Throws where the innermost object, complete but for its bracket, has a name twice.
  func checkNames() throws(JSONError) {
    var names: Set<[UInt8]> = []
    let first = innermost.node + 2
    var key = first
    while key < nodes.count {
      if innermost.count > Self.manyMembers {
        let name = JSONText.name(of: nodes[key], in: bytes)
        if !names.insert(Array(name.utf8)).inserted { throw duplicate(key) }
      } else {
        var other = first
        while other < key {
          if nodes[other].link == nodes[key].link, areEqual(other, key) { throw duplicate(key) }
          other = end(of: other + 1)
        }
      }
      key = end(of: key + 1)
    }
  }

  /// The index after the closed value at `index`.
  private func end(of index: Int) -> Int {
    let node = nodes[index]
    return JSONNode.isContainer(bytes[Int(node.offset)]) ? Int(node.link) : index + 1
  }

  private func areEqual(_ first: Int, _ second: Int) -> Bool {
    var name = JSONText.name(of: nodes[first], in: bytes)
    return name.withUTF8 { JSONText.isName(nodes[second], $0, in: bytes) }
  }

  private func duplicate(_ key: Int) -> JSONError {
    let name = JSONText.name(of: nodes[key], in: bytes)
    return fault(
      "the name \(name.debugDescription) is there twice", at: Int(nodes[key].offset), inKey: true)
  }
}
