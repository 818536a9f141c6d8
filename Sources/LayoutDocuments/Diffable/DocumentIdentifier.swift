/// An identifier of a snapshot as documents write it: text, or a whole number.
enum DocumentIdentifier: Hashable, Sendable, CustomStringConvertible {
  case text(String)
  case number(Int)

  init(_ json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .string: self = .text(try json.string())
    case .number: self = .number(try json.integer())
    case let other: throw json.error("expected an identifier, a string or a whole number, found \(other)")
    }
  }

  var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    }
  }
}

extension JSONWriter {
  /// Writes an identifier.
  mutating func write(_ identifier: DocumentIdentifier) {
    switch identifier {
    case .text(let text): write(text)
    case .number(let number): write(number)
    }
  }

  /// Writes a list of identifiers.
  mutating func write(_ identifiers: [DocumentIdentifier]) {
    beginArray()
    for identifier in identifiers { write(identifier) }
    endArray()
  }
}
