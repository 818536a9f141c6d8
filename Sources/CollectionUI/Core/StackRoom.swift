import Foundation

/// How much of the thread's stack is left for views nested in one another.
///
/// A view that contains itself would otherwise end the process where the stack ends.
nonisolated struct StackRoom {
  private let start: UInt
  private let limit: UInt

  /// Room from here on: half of what the thread may have in all, so that measuring and drawing find theirs.
  init() {
    start = Self.here()
    var sizes = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &sizes) == 0
    // What is called unlimited is as large as it usually is.
    let size = isKnown && sizes.rlim_cur < 1 << 30 ? UInt(sizes.rlim_cur) : 8 << 20
    limit = size / 2
  }

  /// Whether the stack has grown less than it may.
  var hasRoom: Bool {
    let here = Self.here()
    return (here > start ? here - start : start - here) < limit
  }

  /// An address in the frame of the function that asks.
  @inline(never)
  private static func here() -> UInt {
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
