/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  fileprivate let document: JSONDocument
  private var child: Int
  private var left: Int

  /// The elements of `array`; none for anything else.
  init(of array: JSONValue) {
    document = array.document
    child = array.document.firstChild(of: array.index)
    left = array.kind == .array ? array.count : 0
  }

  /// How many are left.
  public var underestimatedCount: Int { left }

  /// The next element, or `nil` after the last.
  public mutating func next() -> JSONValue? {
    nextIndex().map { JSONValue(document: document, index: $0) }
  }

  /// The index of the next element, or `nil` after the last.
  fileprivate mutating func nextIndex() -> Int? {
    guard left > 0 else { return nil }
    defer {
      left -= 1
      child = document.end(of: child)
    }
    return child
  }
}

/// The elements of an array, each of them found at once.
///
/// Four bytes an element: the values are made when they are asked for.
public struct JSONArray: RandomAccessCollection, Sendable {
  private let document: JSONDocument?
  /// The index of each element in the document.
  private let elements: [UInt32]

  /// No elements.
  public init() { (document, elements) = (nil, []) }

  /// The elements that are left of `elements`.
  ///
  /// O(n) in the elements.
  public init(_ elements: JSONElements) {
    document = elements.document
    var elements = elements
    let count = elements.underestimatedCount
    self.elements = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      while let index = elements.nextIndex() {
        buffer[initialized] = UInt32(index)
        initialized += 1
      }
    }
  }

  /// The position of the first element.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { elements.count }

  /// The element at `position`.
  public subscript(position: Int) -> JSONValue {
    let index = Int(elements[position])
    guard let document else { fatalError("JSONArray: there is no element at \(position)") }
    return JSONValue(document: document, index: index)
  }
}

/// The members of an object, in the document's order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var child: Int
  private var left: Int

  /// The members of `object`; none for anything else.
  init(of object: JSONValue) {
    document = object.document
    child = object.document.firstChild(of: object.index)
    left = object.kind == .object ? object.count : 0
  }

  /// How many are left.
  public var underestimatedCount: Int { left }

  /// The next member, or `nil` after the last.
  public mutating func next() -> (key: String, value: JSONValue)? {
    guard left > 0 else { return nil }
    let key = document.name(at: child)
    let value = JSONValue(document: document, index: child + 1)
    left -= 1
    child = document.end(of: child + 1)
    return (key, value)
  }
}
