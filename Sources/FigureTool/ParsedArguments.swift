/// A command line taken apart: positional words, and options with their values in the order given.
public struct ParsedArguments: Hashable, Sendable {
  /// Everything as it was given.
  public let words: [String]
  /// The words that are not options.
  public private(set) var positionals: [String] = []
  /// The options given, by long name.
  private var values: [String: [String]] = [:]

  /// Takes `words` apart.
  ///
  /// Understands `--name value`, `--name=value`, `-o value`, `-ovalue`, `-o=value`, and `--` before words that are no options.
  ///
  /// - Parameters:
  ///   - words: the command line without the program's name.
  ///   - options: what is known.
  /// - Throws: ``ToolError`` of kind usage for an unknown option (with the nearest known name), a missing or
  ///   superfluous value, or an option given twice.
  public init(_ words: [String], options: [CommandOption]) throws(ToolError) {
    self.words = words
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals.append(contentsOf: rest)
        return
      }
      if word.hasPrefix("--") {
        try takeLong(word, rest: &rest, options: options)
      } else if word.hasPrefix("-"), word.count > 1,
        !word.dropFirst().allSatisfy({ $0.isNumber || $0 == "." })
      {
        try takeShort(word, rest: &rest, options: options)
      } else {
        positionals.append(word)
      }
    }
  }

  /// Whether the option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The option's value, or `nil` where it was not given.
  public func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option, in order.
  public func allValues(_ name: String) -> [String] { values[name] ?? [] }

  private mutating func takeLong(
    _ word: String, rest: inout ArraySlice<String>, options: [CommandOption]
  ) throws(ToolError) {
    let body = word.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = NearestWord.of(name, among: options.map(\.name))
      let hint = nearest.map { "; did you mean --\($0)?" } ?? "; --help lists the options"
      throw .usage("unknown option --\(name)\(hint)")
    }
    try take(option, attached: parts.count == 2 ? String(parts[1]) : nil, rest: &rest, options: options)
  }

  private mutating func takeShort(
    _ word: String, rest: inout ArraySlice<String>, options: [CommandOption]
  ) throws(ToolError) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = options.first(where: { $0.letter == letter }) else {
      throw .usage("unknown option -\(letter); --help lists the options")
    }
    let attached = word.count > 2 ? String(word.dropFirst(word.dropFirst(2).first == "=" ? 3 : 2)) : nil
    try take(option, attached: attached, rest: &rest, options: options)
  }

  private mutating func take(
    _ option: CommandOption, attached: String?, rest: inout ArraySlice<String>, options: [CommandOption]
  ) throws(ToolError) {
    if values[option.name] != nil, !option.isRepeatable {
      throw .usage("--\(option.name) is given twice; give it once")
    }
    switch option.value {
    case .none:
      if let attached { throw .usage("--\(option.name) takes no value, but “\(attached)” was given") }
      values[option.name, default: []].append("")
    case .optional: values[option.name, default: []].append(attached ?? "")
    case .required(let placeholder):
      // Another option behind it is not its value.
      let next = rest.first.flatMap { Self.isOption($0, options) ? nil : $0 }
      guard let value = attached ?? next else {
        throw .usage("--\(option.name) needs a value: --\(option.name) \(placeholder)")
      }
      if attached == nil { rest.removeFirst() }
      if value.isEmpty {
        throw .usage("--\(option.name) needs a value, not an empty one: --\(option.name) \(placeholder)")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Whether a word is one of the options.
  private static func isOption(_ word: String, _ options: [CommandOption]) -> Bool {
    if word.hasPrefix("--") {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return options.contains { $0.name == name }
    }
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return options.contains { $0.letter == letter }
  }
}
