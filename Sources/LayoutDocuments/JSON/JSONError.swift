/// Where something stands in a text, counted from 1 as editors do.
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
  public let line: Int
  /// In Unicode scalars.
  public let column: Int

  /// `line 4, column 17`.
  public var description: String { "line \(line), column \(column)" }

  /// The place of the byte at `offset`.
  ///
  /// A line ends at a line feed, a carriage return or the two together. O(n) in the offset.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var start = 0
    let end = min(offset, bytes.count)
    for index in 0..<end {
      let isReturnAlone =
        bytes[index] == UInt8(ascii: "\r")
        && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if bytes[index] == UInt8(ascii: "\n") || isReturnAlone {
        line += 1
        start = index + 1
      }
    }
    self.line = line
    column = 1 + bytes[start..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

/// What is wrong with a JSON document, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected and what was found.
  public let message: String
  /// The members and indices that lead to the place, as in `sections[2].columns`; empty for the whole document.
  public let path: String
  public let position: JSONPosition

  /// `sections[2].columns: expected a number, found a string (line 4, column 17)`.
  public var description: String {
    "\(path.isEmpty ? "" : "\(path): ")\(message) (\(position))"
  }
}

/// The steps from a document's root to a value, written as in JavaScript.
struct JSONPath {
  private(set) var text = ""

  /// Goes into the member `key`, in quotation marks where it is not a plain name.
  mutating func append(key: String) {
    let isPlain =
      !key.isEmpty
      && key.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    if isPlain {
      text += text.isEmpty ? key : ".\(key)"
    } else {
      text += "[\(key.debugDescription)]"
    }
  }

  /// Goes into the element at `index`.
  mutating func append(index: Int) { text += "[\(index)]" }
}
