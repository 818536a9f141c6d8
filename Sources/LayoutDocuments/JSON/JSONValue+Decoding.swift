extension JSONValue {
  /// The number.
  ///
  /// - Throws: where the value is none.
  public func number() throws(JSONError) -> Double {
    try expect(.number, "a number")
    return double
  }

  /// The whole number.
  ///
  /// - Throws: where the value is no number, has a fraction or is beyond the range of `Int`.
  public func integer() throws(JSONError) -> Int {
    try expect(.number, "a whole number")
    guard let integer = Int(exactly: double) else {
      throw error("expected a whole number, found \(document.string(at: index))")
    }
    return integer
  }

  /// The string.
  ///
  /// - Throws: where the value is none.
  public func string() throws(JSONError) -> String {
    try expect(.string, "a string")
    return document.string(at: index)
  }

  /// The truth value.
  ///
  /// - Throws: where the value is neither `true` nor `false`.
  public func bool() throws(JSONError) -> Bool {
    try expect(.bool, "true or false")
    return document.kind(of: index) == .true
  }

  /// The elements.
  ///
  /// - Throws: where the value is no array.
  public func array() throws(JSONError) -> JSONElements {
    try expect(.array, "an array")
    return JSONElements(of: self)
  }

  /// The members.
  ///
  /// - Throws: where the value is no object.
  public func object() throws(JSONError) -> JSONMembers {
    try expect(.object, "an object")
    return JSONMembers(of: self)
  }

  /// The numbers of an array of numbers, such as a rectangle's `[x, y, width, height]`.
  ///
  /// - Parameter count: how many there must be; `nil` for any.
  /// - Throws: where the value is no array, has another count, or something in it is no number.
  public func numbers(count: Int? = nil) throws(JSONError) -> [Double] {
    try expect(.array, "an array of numbers")
    if let count, count != self.count {
      throw error("expected an array of \(count) numbers, found one of \(self.count)")
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(self.count)
    for element in JSONElements(of: self) { numbers.append(try element.number()) }
    return numbers
  }

  /// Throws where the object has a member that is not one of `names`, so that a misspelt name is noticed.
  ///
  /// - Parameter names: all that may be there.
  /// - Throws: an error naming the member, or where the value is no object.
  public func allowOnly(_ names: Set<String>) throws(JSONError) {
    for (key, value) in try object() where !names.contains(key) {
      throw value.error("unknown member; known are \(names.sorted().joined(separator: ", "))")
    }
  }

  /// Throws unless the value is of `kind`.
  private func expect(_ kind: Kind, _ name: StaticString) throws(JSONError) {
    if self.kind != kind { throw error("expected \(name), found \(self.kind)") }
  }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// What messages call a value of the kind.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
