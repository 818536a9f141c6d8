import Foundation

/// A proposal as two bit patterns, which are compared at once.
///
/// Proposals that differ only in the sign of zero are two keys, which costs a second computation at the most.
nonisolated struct ProposalKey: Hashable {
  private let width: UInt64
  private let height: UInt64

  /// The pattern of an open axis: a number that is none, and that no arithmetic makes.
  private static let open: UInt64 = 0x7FF8_0000_0000_0C0D

  init(_ proposal: ProposedViewSize) {
    width = proposal.width?.native.bitPattern ?? Self.open
    height = proposal.height?.native.bitPattern ?? Self.open
  }

  private init(width: UInt64, height: UInt64) {
    self.width = width
    self.height = height
  }

  /// The key of no proposal.
  static let none = ProposalKey(width: open - 1, height: open - 1)
}

/// The sizes of a view under several proposals.
nonisolated struct SizeMemo {
  /// A size with the proposal it answers.
  struct Entry {
    let key: ProposalKey
    let size: CGSize

    /// No answer.
    static let none = Entry(key: .none, size: .zero)
  }

  /// The first entries, searched in order.
  private var entries: [Entry] = []
  /// Further sizes, for views asked under many proposals.
  private var overflow: [ProposalKey: CGSize] = [:]

  private static let searchLimit = 16

  /// The size under a proposal, or `nil` where it is not known.
  func size(for key: ProposalKey) -> CGSize? {
    for entry in entries where entry.key == key { return entry.size }
    return entries.count < Self.searchLimit ? nil : overflow[key]
  }

  /// Keeps an answer that is not known yet.
  mutating func add(_ entry: Entry) {
    if entries.count == Self.searchLimit {
      overflow[entry.key] = entry.size
    } else {
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append(entry)
    }
  }

  /// Forgets all sizes.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    overflow = [:]
  }
}
