import CollectionLab

extension LayoutRecord: CustomStringConvertible {
  /// The record as text: the size, then an entry a line, indented by what it lies in.
  ///
  /// ```
  /// size (390, 844)
  /// header 0.0  (0, 132, 390, 36)
  ///   text  (16, 140, 52, 20)  "Places"
  /// item 0.0  (16, 176, 173, 260.5)
  /// ```
  ///
  /// Numbers have at most three decimals and no locale; labels are quoted, with `\n`, `\"` and `\\` for what would break a
  /// line or end the label.
  public var description: String {
    let size = "size (\(Self.text(size.width)), \(Self.text(size.height)))"
    return ([size] + entries.map(Self.line)).joined(separator: "\n") + "\n"
  }

  /// The record that a text describes, or `nil` where it is none.
  public init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard let head = lines.popFirst(), head.hasPrefix("size "),
      let numbers = Self.numbers(head.dropFirst(5)), numbers.count == 2
    else { return nil }
    self.init(size: CGSize(width: numbers[0], height: numbers[1]))
    for line in lines {
      guard let entry = Self.entry(line) else { return nil }
      entries.append(entry)
    }
  }

  private static func line(_ entry: Entry) -> String {
    let indent = String(repeating: "  ", count: entry.depth)
    let label = entry.label.isEmpty ? "" : "  \"\(escaped(entry.label))\""
    return "\(indent)\(word(entry.subject))  \(text(entry.frame))\(label)"
  }

  /// What a subject is called in a line.
  private static func word(_ subject: Subject) -> String {
    switch subject {
    case .element(.decoration(let kind, let section, let item)):
      "decoration \(escaped(kind)) \(section).\(item)"
    case .element(.supplementary(let kind, let section, let item)): "\(escaped(kind)) \(section).\(item)"
    case .element(.item(let section, let item)): "item \(section).\(item)"
    case .labelled: "view"
    case .text: "text"
    }
  }

  /// A frame as `(x, y, width, height)`.
  static func text(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(\(numbers.map(text).joined(separator: ", ")))"
  }

  static func text(_ value: CGFloat) -> String { NumberText.decimal(Double(value)) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // A kind with two blanks in it must not look like the end of a kind.
      case " " where result.hasSuffix(" "): result += "\\s"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      if isEscaped {
        switch character {
        case "n": result += "\n"
        case "r": result += "\r"
        case "t": result += "\t"
        case "s": result += " "
        default: result.unicodeScalars.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func entry(_ line: Substring) -> Entry? {
    let indent = line.prefix { $0 == " " }.count
    let body = line.dropFirst(indent)
    guard let gap = body.firstRange(of: "  (") else { return nil }
    let rest = body[body.index(gap.lowerBound, offsetBy: 2)...]
    guard let subject = subject(body[..<gap.lowerBound]), let end = rest.firstIndex(of: ")") else {
      return nil
    }
    guard let numbers = numbers(rest[...end]), numbers.count == 4 else { return nil }
    var label = ""
    let after = rest[rest.index(after: end)...]
    if !after.isEmpty {
      guard after.hasPrefix("  \""), after.hasSuffix("\""), after.count >= 4 else { return nil }
      label = unescaped(after.dropFirst(3).dropLast())
    }
    return Entry(
      subject: subject, depth: indent / 2, label: label,
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  private static func subject(_ word: Substring) -> Subject? {
    if word == "view" { return .labelled }
    if word == "text" { return .text }
    guard let blank = word.lastIndex(of: " ") else { return nil }
    let place = word[word.index(after: blank)...].split(separator: ".", maxSplits: 1)
    guard place.count == 2, let section = Int(place[0]), let item = Int(place[1]) else { return nil }
    let kind = word[..<blank]
    if kind == "item" { return .element(.item(section: section, item: item)) }
    if kind.hasPrefix("decoration ") {
      let kind = unescaped(kind.dropFirst("decoration ".count))
      return .element(.decoration(kind: kind, section: section, item: item))
    }
    return .element(.supplementary(kind: unescaped(kind), section: section, item: item))
  }

  /// The numbers in `(1, 2.5)`.
  private static func numbers(_ text: Substring) -> [CGFloat]? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    var numbers: [CGFloat] = []
    for part in text.dropFirst().dropLast().split(separator: ",") {
      guard let number = Double(part.drop { $0 == " " }) else { return nil }
      numbers.append(CGFloat(number))
    }
    return numbers
  }
}
