extension JSONWriter {
  /// Writes a string.
  public mutating func write(_ string: String) {
    var text: [UInt8] = []
    JSONText.append(quoted: string, to: &text)
    append(value: text)
  }

  /// Writes a number with the fewest digits that give it back; one that is not finite as null.
  public mutating func write(_ number: Double) {
    guard number.isFinite else { return writeNull() }
    var text = number.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    append(value: text.utf8)
  }

  /// Writes a whole number.
  public mutating func write(_ number: Int) { append(value: number.description.utf8) }

  /// Writes `true` or `false`.
  public mutating func write(_ bool: Bool) { append(value: bool ? "true".utf8 : "false".utf8) }

  /// Writes `null`.
  public mutating func writeNull() { append(value: "null".utf8) }

  /// Writes an array of numbers.
  public mutating func write(_ numbers: [Double]) {
    beginArray()
    for number in numbers { write(number) }
    endArray()
  }

  /// Writes a value of another document, members in its order.
  ///
  /// O(n) in the values in it.
  public mutating func write(_ value: JSONValue) {
    switch value.kind {
    case .null: writeNull()
    case .bool: write(value.document.kind(of: value.index) == .true)
    case .number:
      if keepsNumberText {
        append(value: value.document.string(at: value.index).utf8)
      } else {
        write(value.double)
      }
    case .string: write(value.document.string(at: value.index))
    case .array:
      beginArray()
      for element in JSONElements(of: value) { write(element) }
      endArray()
    case .object:
      beginObject()
      for (name, member) in JSONMembers(of: value) {
        key(name)
        write(member)
      }
      endObject()
    }
  }
}

extension JSONText {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends `string` in quotation marks, with a backslash only where the standard asks for one.
  static func append(quoted string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += Array("\\b".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0C: bytes += Array("\\f".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0..<0x20: bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
