/// An option of a command: what the parser accepts and what the help says, from one place.
public struct CommandOption: Hashable, Sendable {
  /// Whether an option is followed by a value.
  public enum Value: Hashable, Sendable {
    /// `--dark`.
    case none
    /// `--scale N` or `--scale=N`, under the name of the placeholder.
    case required(String)
    /// `--svg` or `--svg=WRITER`: only the form with `=` has a value.
    case optional(String)
  }

  /// What is known of an option's value, for the shells' completions.
  public enum KnownValues: Hashable, Sendable {
    /// Any text.
    case any
    case files
    case folders
    /// One of these.
    case words([String])
    /// Some of these, separated by commas.
    case list([String])
    /// The name of a figure of the chapter that is drawn.
    case figures
  }

  /// The long name without its dashes.
  public let name: String
  /// A letter for the short form, if it has one.
  public let letter: Character?
  public let value: Value
  public let known: KnownValues
  /// Whether the option may be given more than once.
  public let isRepeatable: Bool
  /// One sentence for the help.
  public let help: String

  /// An option.
  public init(
    _ name: String, letter: Character? = nil, value: Value = .none, known: KnownValues = .any,
    isRepeatable: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.known = known
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The option as the help's left column shows it: `-o, --output DIR`.
  public var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    switch value {
    case .none: return "\(short)--\(name)"
    case .required(let placeholder): return "\(short)--\(name) \(placeholder)"
    case .optional(let placeholder): return "\(short)--\(name)[=\(placeholder)]"
    }
  }
}
