import Foundation

/// Lengths one after the other with gaps between: equal ones by arithmetic, and a shorter last one.
struct LengthSequence: Sendable {
  /// How many entries have the standard length.
  var count: Int
  /// Their length, in points.
  var standard: CGFloat
  /// The gap between neighbours, in points; may be negative.
  var gap: CGFloat
  /// The length of one more entry at the end.
  var tail: CGFloat?

  var entryCount: Int { count + (tail == nil ? 0 : 1) }

  /// Where entry `index` begins.
  func start(of index: Int) -> CGFloat { CGFloat(index) * (standard + gap) }

  func length(of index: Int) -> CGFloat { index < count ? standard : tail ?? 0 }

  /// Where the last entry ends.
  var total: CGFloat {
    guard entryCount > 0 else { return 0 }
    return start(of: entryCount - 1) + length(of: entryCount - 1)
  }

  /// The entries that may meet the stretch from `low` to `high`; a superset.
  func range(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let entries = entryCount
    let pitch = standard + gap
    let longest = max(standard, tail ?? 0)
    guard entries > 0 else { return 0..<0 }
    guard pitch > 0 else { return 0..<entries }
    let first = ((low - longest) / pitch).rounded(.down)
    let last = (high / pitch).rounded(.up)
    let lower = Int(min(max(first, 0), CGFloat(entries)))
    let upper = Int(min(max(last + 1, 0), CGFloat(entries)))
    return lower..<max(lower, upper)
  }
}
