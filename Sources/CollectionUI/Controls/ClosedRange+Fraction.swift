extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Where a value lies between the ends, 0...1: at an end where it lies beyond, at the first in an empty range.
  func fraction(of value: Bound) -> Double {
    let length = Double(upperBound - lowerBound)
    let part = length > 0 ? Double(value - lowerBound) / length : 0
    return part.isNaN ? 0 : Swift.min(Swift.max(part, 0), 1)
  }
}
