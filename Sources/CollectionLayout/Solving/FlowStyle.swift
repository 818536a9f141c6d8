import Foundation

/// How the lines of a flow are set.
struct FlowStyle: Hashable, Sendable {
  /// Whether lines are those of a flow layout: filled out from end to end, and items that have not been measured as large
  /// as the average of those that have (`layout.md` 8.4, 8.7).
  ///
  /// Otherwise items follow one another from the start of each line and keep their estimates.
  var isJustified = true
  /// Whether no item becomes longer than a line by being measured.
  var limitsItems = false
}
