import Foundation

/// The lines of a Swift file, without their ends.
struct SwiftLines {
  private(set) var lines: [String]

  /// The lines of `text`, which line feeds end.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Lines as a text: without blank lines at its ends or two after each other.
  static func text(_ lines: some Sequence<String>) -> String {
    var kept: [String] = []
    for line in lines {
      let isBlank = line.trimmed.isEmpty
      if isBlank, kept.last?.isEmpty ?? true { continue }
      kept.append(isBlank ? "" : line)
    }
    if kept.last == "" { kept.removeLast() }
    return kept.isEmpty ? "" : kept.joined(separator: "\n") + "\n"
  }

  /// The lines between `#if` and `#endif` where these enclose everything and nothing stands for the other case.
  func withoutOuterCondition() -> SwiftLines {
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }), lines[first].hasPrefix("#if "),
      let last = lines.lastIndex(where: { !$0.trimmed.isEmpty }), lines[last].trimmed == "#endif"
    else { return self }
    var depth = 0
    for line in lines[first..<last].map(\.trimmed) {
      if line.hasPrefix("#if ") { depth += 1 }
      if line == "#endif" { depth -= 1 }
      if depth == 0 || depth == 1 && line.hasPrefix("#else") { return self }
    }
    let inner = lines[first + 1..<last]
    let indent = inner.filter { !$0.trimmed.isEmpty }.map(\.indent).min() ?? 0
    var copy = self
    copy.lines = inner.map { String($0.dropFirst(min(indent, $0.indent))) }
    return copy
  }

  /// The header comment's text, and its lines; nothing where there is none.
  func header() -> (prose: String, lines: Range<Int>) {
    var index = 0
    var isInComment = false
    while index < lines.count {
      let line = lines[index].trimmed
      if line.hasPrefix("///"), !isInComment { return lineComment(from: index) }
      if line.hasPrefix("/**"), !line.hasPrefix("/**/"), !isInComment { return blockComment(from: index) }
      if line.hasPrefix("/*") { isInComment = true }
      if isInComment {
        if line.hasSuffix("*/") { isInComment = false }
      } else if !Self.isPreamble(line) {
        break
      }
      index += 1
    }
    return ("", 0..<0)
  }

  private static func isPreamble(_ line: String) -> Bool {
    line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#")
      || line.split(separator: " ").prefix(3).contains("import")
  }

  private func lineComment(from start: Int) -> (prose: String, lines: Range<Int>) {
    var end = start
    while end < lines.count, lines[end].trimmed.hasPrefix("///") { end += 1 }
    let texts = lines[start..<end].map { line in
      let text = line.trimmed.dropFirst(3)
      return String(text.hasPrefix(" ") ? text.dropFirst() : text)
    }
    return (texts.joined(separator: "\n"), start..<end)
  }

  private func blockComment(from start: Int) -> (prose: String, lines: Range<Int>) {
    let last = lines[start...].firstIndex { $0.contains("*/") } ?? lines.count - 1
    let texts = lines[start...last].enumerated().map { offset, line in
      var text = Substring(offset == 0 ? line.trimmed : line)
      if offset == 0 { text = text.dropFirst(3) }
      if let end = text.range(of: "*/") { text = text[..<end.lowerBound] }
      let trimmed = String(text).trimmed
      if offset > 0, trimmed == "*" || trimmed.hasPrefix("* ") { return String(trimmed.dropFirst(2)) }
      let indent = lines[start].indent
      return String(text.hasPrefix(" ") ? text.dropFirst(min(String(text).indent, indent + 1)) : text)
    }
    return (texts.joined(separator: "\n"), start..<last + 1)
  }

  /// How many lines the declaration takes that `lines` begin with: to its closing bracket, which is indented as its
  /// first line is.
  static func declarationLength(_ lines: [String]) -> Int {
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }) else { return 0 }
    let indent = lines[first].indent
    var index = first
    while index < lines.count {
      let line = lines[index]
      if line.indent <= indent, !line.trimmed.isEmpty {
        let isClosing = "})]".contains(line.trimmed.first!)
        if isClosing, !"{([".contains(line.trimmed.last!) { return index + 1 }
        let isAttribute = line.trimmed.hasPrefix("@") && !"{([".contains(line.trimmed.last!)
        let opens = "{([".contains(line.trimmed.last!)
        let goesOn = index + 1 < lines.count && lines[index + 1].indent > indent
        if !opens, !goesOn, !isAttribute { return index + 1 }
      }
      index += 1
    }
    return lines.count
  }
}

extension String {
  /// The line without the blanks at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
  /// The spaces a line begins with.
  var indent: Int { prefix { $0 == " " }.count }
}
