/// Writes JSON from front to back into bytes.
///
/// Calls must nest as the document does; one out of place is a programmer's error and traps.
public struct JSONWriter {
  /// How a document is broken into lines.
  public enum Style: Hashable, Sendable {
    /// No blanks at all.
    case compact
    /// On one line, a blank after each comma and colon.
    case spaced
    /// Every element and member on a line of its own, down to a depth; what lies deeper is compact.
    ///
    /// - Parameters:
    ///   - spaces: the indentation of each level.
    ///   - depth: how many levels are broken into lines.
    case indented(spaces: Int = 2, depth: Int = .max)
  }

  /// How the numbers of values from other documents are written.
  public enum NumberStyle: Hashable, Sendable {
    /// As they were read.
    case asRead
    /// With the fewest digits that give the same number.
    case shortest
  }

  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []
  private let style: Style
  private let numbers: NumberStyle
  /// The containers that are open, and how many values each has.
  private var open: [(isObject: Bool, count: Int)] = []
  /// Whether a member's name has been written and its value has not.
  private var awaitsValue = false

  /// A writer of one value.
  public init(style: Style = .compact, numbers: NumberStyle = .asRead) {
    self.style = style
    self.numbers = numbers
  }

  /// The bytes of `value` as a document of its own.
  public static func bytes(
    of value: JSONValue, style: Style = .compact, numbers: NumberStyle = .asRead
  ) -> [UInt8] {
    var writer = JSONWriter(style: style, numbers: numbers)
    writer.write(value)
    return writer.bytes
  }

  /// Starts an object.
  public mutating func beginObject() { begin(isObject: true) }

  /// Ends the innermost object.
  public mutating func endObject() { end(isObject: true) }

  /// Starts an array.
  public mutating func beginArray() { begin(isObject: false) }

  /// Ends the innermost array.
  public mutating func endArray() { end(isObject: false) }

  /// Writes the name of the innermost object's next member.
  public mutating func key(_ name: String) {
    guard let last = open.last, last.isObject, !awaitsValue else {
      fatalError("JSONWriter: a member's name outside an object, or two in a row.")
    }
    separate()
    JSONText.append(quoted: name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if style == .spaced || isBroken(open.count) { bytes.append(UInt8(ascii: " ")) }
    awaitsValue = true
  }

  /// Writes text that is already JSON as the next value.
  mutating func append(value text: some Sequence<UInt8>) {
    beginValue()
    bytes.append(contentsOf: text)
  }

  /// Makes room for the next value: a comma and a line where they are due.
  mutating func beginValue() {
    if awaitsValue {
      awaitsValue = false
      return
    }
    guard let last = open.last else {
      if !bytes.isEmpty { fatalError("JSONWriter: a second value after the document's end.") }
      return
    }
    if last.isObject { fatalError("JSONWriter: a value in an object without a name before it.") }
    separate()
  }

  /// How the numbers of other documents' values are written.
  var keepsNumberText: Bool { numbers == .asRead }

  private mutating func begin(isObject: Bool) {
    beginValue()
    bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    open.append((isObject, 0))
  }

  private mutating func end(isObject: Bool) {
    guard let last = open.last, last.isObject == isObject, !awaitsValue else {
      fatalError("JSONWriter: the end of something that is not open, or a name without a value.")
    }
    if last.count > 0, isBroken(open.count) { breakLine(depth: open.count - 1) }
    open.removeLast()
    bytes.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Writes what stands between two values of the innermost container, or before the first.
  private mutating func separate() {
    if open[open.count - 1].count > 0 {
      bytes.append(UInt8(ascii: ","))
      if style == .spaced { bytes.append(UInt8(ascii: " ")) }
    }
    open[open.count - 1].count += 1
    if isBroken(open.count) { breakLine(depth: open.count) }
  }

  /// Whether values at `depth` stand on lines of their own.
  private func isBroken(_ depth: Int) -> Bool {
    switch style {
    case .compact, .spaced: false
    case .indented(_, let levels): depth <= levels
    }
  }

  private mutating func breakLine(depth: Int) {
    guard case .indented(let spaces, _) = style else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, spaces) * depth))
  }
}
