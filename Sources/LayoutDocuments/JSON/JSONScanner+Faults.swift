extension JSONScanner {
  /// What stands at the position, for a message.
  var found: String {
    guard position < bytes.count else { return "the end of the document" }
    switch bytes[position] {
    case 0x21..<0x7F: return "“\(Character(Unicode.Scalar(bytes[position])))”"
    case 0..<0x20, 0x7F: return "a control character"
    default: return "a character that belongs in a string"
    }
  }

  /// An error at `offset`, in the value that is being read.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - offset: in bytes.
  ///   - inKey: whether the fault is of the innermost object rather than of its latest member.
  func fault(_ message: String, at offset: Int, inKey: Bool = false) -> JSONError {
    var path = JSONPath()
    for (depth, container) in open.enumerated() {
      if container.isObject {
        guard container.key >= 0, !(inKey && depth == open.count - 1) else { continue }
        path.append(key: JSONText.string(of: nodes[container.key], in: bytes))
      } else {
        path.append(index: max(0, Int(nodes[container.node].count) - 1))
      }
    }
    return JSONError(message: message, path: path.text, position: JSONPosition(of: offset, in: bytes))
  }
}
