/// Changes that do not lead from the data before to the data after: a mistake in the program, said in a sentence.
///
/// The host throws it and changes nothing; entry points shaped like UIKit's turn it into a trap.
public nonisolated enum CollectionUpdateMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// The count of sections is not what the changes make of the one before.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The count of a section's items is not what the changes make of the one before; `section` is its index after.
  case itemCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  /// A change names something that was not there before, or is not there after, or names it twice.
  case noElement(change: String, place: String)

  /// UIKit's kind of sentence.
  public var description: String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the"
        + " update (\(after)) must be equal to the number of sections contained in the collection view before the"
        + " update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted,"
        + " \(deleted) deleted)."
    case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of items in section \(section). The number of items contained in an existing"
        + " section after the update (\(after)) must be equal to the number of items contained in that section before"
        + " the update (\(before)), plus or minus the number of items inserted or deleted from that section"
        + " (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of"
        + " that section (\(movedIn) moved in, \(movedOut) moved out)."
    case .noElement(let change, let place):
      "Invalid update: attempt to \(change) \(place), which is not there or is named twice."
    }
  }
}
