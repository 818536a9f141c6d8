/// A description that no layout can be made from: a mistake in the program, said in a sentence.
///
/// The core throws it and changes nothing; entry points shaped like UIKit's turn it into a trap
/// (`layout.md` 1.1, 2.1, 3.3, 5.1).
public enum LayoutMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// A dimension, spacing or inset that is infinite or not a number; `what` names it.
  case nonFinite(what: String, value: String)
  /// A group with an empty list of subitems.
  case noSubitems
  /// A group that repeats its subitem fewer than one time.
  case countBelowOne(Int)
  /// A section provider that answered nil for a section that has items.
  case noSection(section: Int)
  /// Two boundary supplementary items of one section, or of the layout, with the same kind; or one of a section with
  /// the kind of a view that is anchored to a group or item of it.
  ///
  /// Both would have the same index path (`layout.md` 3.3 `[measured]`, 3.6).
  case duplicateElementKind(String)
  /// A section or item count below zero.
  case negativeCount(section: Int, count: Int)
  /// A masonry that cannot be laid out; `reason` is a sentence.
  case masonry(reason: String)

  public var description: String {
    switch self {
    case .nonFinite(let what, let value):
      "Invalid \(what): \(value). The value must be finite."
    case .noSubitems:
      "Invalid group: it has no subitems. A group must have at least one."
    case .countBelowOne(let count):
      "Invalid group: the count is \(count). It must be at least 1."
    case .noSection(let section):
      "Invalid section definition: the section provider returned nil for section \(section), which has items."
        + " This is a client error."
    case .duplicateElementKind(let kind):
      "Invalid supplementary items: the element kind \"\(kind)\" occurs more than once."
        + " Every supplementary must have a unique elementKind."
    case .negativeCount(let section, let count):
      "Invalid item count: section \(section) has \(count) items."
    case .masonry(let reason): "Invalid masonry: \(reason)"
    }
  }
}
