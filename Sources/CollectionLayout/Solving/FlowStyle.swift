import Foundation

/// How the lines of a flow are set.
struct FlowStyle: Hashable, Sendable {
  /// Where an item stands in a line that is thicker.
  enum Alignment: Hashable, Sendable {
    case start
    case center
  }

  /// The dimensions of a group and of the item that it repeats.
  struct Dimensions: Hashable, Sendable {
    var group: SizeValue
    var item: SizeValue
  }

  /// Whether lines are those of a flow layout: filled out from end to end, and items that have not been measured as large
  /// as the average of those that have (`layout.md` 8.4, 8.7).
  ///
  /// Otherwise items follow one another from the start of each line and keep their estimates.
  var isJustified = true
  /// Where items stand in their line.
  var alignment = Alignment.center
  /// How thick every line is, in points; `nil` is as thick as its thickest item.
  var thickness: CGFloat?
  /// What lines and their items were described by, where they are groups.
  var dimensions: Dimensions?
  /// Whether no item becomes longer than a line by being measured.
  var limitsItems = false
}
