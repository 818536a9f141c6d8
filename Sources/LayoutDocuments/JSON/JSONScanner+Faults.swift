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
    for container in outer + [innermost] where container.node >= 0 {
      if container.isObject {
        guard container.key >= 0, !(inKey && container.node == innermost.node) else { continue }
        path.append(key: JSONText.name(of: nodes[container.key], in: bytes))
      } else {
        path.append(index: max(0, Int(container.count) - 1))
      }
    }
    return JSONError(message: message, path: path.text, position: JSONPosition(of: offset, in: bytes))
  }
}
