import Foundation

/// Compares values by their memory where that is enough.
package nonisolated enum MemoryComparison {
  /// The longest stretch that is compared at once, in bytes: long enough for memory to be read ahead, and short against
  /// the caches.
  private static let longestStretch = 262_144

  /// Whether two values are certainly equal: the same bits, or equal by their own account.
  package static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
        if let type = Value.self as? any Equatable.Type { return areEqual(type, left, right) }
        return areEqual(left.pointee, right.pointee)
      }
    }
  }

  /// Whether what two values of some protocol's type hold is equal by its own account.
  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { left == right as? E }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }

  /// Whether two values in memory are equal by the account of their type.
  package static func areEqual<Value: Equatable>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
  }

  /// How many elements from the front of two stretches have the same bits.
  ///
  /// At the speed of memory.
  package static func countLeading<Element>(
    _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
  ) -> Int {
    count(Element.self, most: min(left.count, right.count)) { matched, length in
      isSame(left, matched, right, matched, length)
    }
  }

  /// How many elements from the back of two stretches have the same bits.
  ///
  /// At the speed of memory.
  package static func countTrailing<Element>(
    _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
  ) -> Int {
    count(Element.self, most: min(left.count, right.count)) { matched, length in
      isSame(left, left.count - matched - length, right, right.count - matched - length, length)
    }
  }

  /// How many elements are the same up to the first that is not.
  ///
  /// Asks for one, then for ever longer stretches, and where one of them differs for ever shorter parts of it.
  private static func count<Element>(
    _ type: Element.Type, most: Int, isSame: (_ matched: Int, _ length: Int) -> Bool
  ) -> Int {
    let longest = max(1, longestStretch / max(MemoryLayout<Element>.stride, 1))
    var (matched, stretch) = (0, 1)
    // Where the last stretch ends that was found to differ.
    var bound = 0
    while matched < most {
      let length = min(stretch, most - matched)
      if isSame(matched, length) {
        matched += length
        if matched >= bound { stretch = min(stretch * 2, longest) }
      } else if length == 1 {
        break
      } else {
        bound = matched + length
        stretch = max(1, length / 8)
      }
    }
    return matched
  }

  private static func isSame<Element>(
    _ left: UnsafeBufferPointer<Element>, _ from: Int, _ right: UnsafeBufferPointer<Element>, _ to: Int,
    _ count: Int
  ) -> Bool {
    // The bits between elements are nobody's; where they differ the elements are compared one by one.
    let size = (count - 1) * MemoryLayout<Element>.stride + MemoryLayout<Element>.size
    guard size > 0, let left = left.baseAddress, let right = right.baseAddress else { return true }
    return memcmp(left + from, right + to, size) == 0
  }
}
