import Foundation

/// Compares values by their memory where that is enough.
package nonisolated enum MemoryComparison {
  /// Whether two values are certainly equal: the same bits, or equal by their own account.
  package static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    let isSame = withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { left.elementsEqual($0) }
    }
    return isSame || areEqual(left, right)
  }

  /// Whether two values are equal by their own account; `false` for those that cannot be compared.
  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { left == right as? E }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }

  /// How many elements from the front of two stretches have the same bits.
  ///
  /// Block by block at the speed of memory, then element by element in the block that differs.
  package static func countLeading<Element>(
    _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
  ) -> Int {
    let stride = MemoryLayout<Element>.stride
    let count = min(left.count, right.count)
    let block = max(1, 16384 / max(stride, 1))
    var index = 0
    while index < count {
      let length = min(block, count - index)
      if !isSame(left, index, right, index, length) { break }
      index += length
    }
    while index < count, isSame(left, index, right, index, 1) { index += 1 }
    return index
  }

  /// How many elements from the back of two stretches have the same bits.
  package static func countTrailing<Element>(
    _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
  ) -> Int {
    let count = min(left.count, right.count)
    let block = max(1, 16384 / max(MemoryLayout<Element>.stride, 1))
    var matched = 0
    while matched < count {
      let length = min(block, count - matched)
      let (from, to) = (left.count - matched - length, right.count - matched - length)
      if !isSame(left, from, right, to, length) { break }
      matched += length
    }
    while matched < count, isSame(left, left.count - matched - 1, right, right.count - matched - 1, 1) {
      matched += 1
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
