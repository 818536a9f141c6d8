/// Why a run cannot go on, with the sentence and the exit code it ends with.
public struct ToolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong and what would be right, for a person.
  public let description: String
  public let exitCode: ExitCode

  /// An error of the given kind.
  public init(_ description: String, exitCode: ExitCode) {
    self.description = description
    self.exitCode = exitCode
  }

  /// Wrong use of the command line.
  public static func usage(_ description: String) -> ToolError {
    ToolError(description, exitCode: .usage)
  }
}
