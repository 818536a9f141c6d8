/// How a run of the tool ended, as its exit status tells (DESIGN, Errors).
public enum ExitCode: Int32, Sendable {
  case success = 0
  /// Figures on disk are not what would be drawn.
  case differences = 1
  /// Wrong arguments or unreadable input.
  case usage = 2
  /// References are missing.
  case missingReferences = 3
  /// A font, a library or the file system is at fault.
  case environment = 4
}
