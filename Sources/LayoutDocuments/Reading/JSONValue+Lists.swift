extension JSONValue {
  /// What `read` makes of each element.
  ///
  /// - Throws: where the value is no array, and what `read` throws.
  func list<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count)
    for element in try array() { list.append(try read(element)) }
    return list
  }

  /// What `read` makes of each element of the member `key`; none where it is missing or null.
  func list<Element>(
    at key: String, _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try valueIfPresent(at: key)?.list(read) ?? []
  }

  /// The case of an enumeration that a string names.
  ///
  /// - Throws: an error with all the names there are.
  func choice<Choice>(
    of choices: KeyValuePairs<String, Choice>
  ) throws(JSONError) -> Choice {
    let name = try string()
    if let choice = choices.first(where: { $0.key == name }) { return choice.value }
    throw error("“\(name)” is not known; known are \(choices.map(\.key).joined(separator: ", "))")
  }

  /// The case of an enumeration that the member `key` names, or `nil` where it is missing or null.
  func choiceIfPresent<Choice>(
    at key: String, of choices: KeyValuePairs<String, Choice>
  ) throws(JSONError) -> Choice? {
    try valueIfPresent(at: key)?.choice(of: choices)
  }
}
