import Foundation

extension CATransform3D {
  /// The inverse map, or nil where there is none; Gauss and Jordan's elimination with pivots.
  func inverted() -> CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where left[row * 4 + column].magnitude > left[pivot * 4 + column].magnitude {
        pivot = row
      }
      let divisor = left[pivot * 4 + column]
      guard divisor != 0, divisor.isFinite else { return nil }
      for entry in 0..<4 {
        left.swapAt(pivot * 4 + entry, column * 4 + entry)
        right.swapAt(pivot * 4 + entry, column * 4 + entry)
        left[column * 4 + entry] /= divisor
        right[column * 4 + entry] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for entry in 0..<4 {
          left[row * 4 + entry] -= factor * left[column * 4 + entry]
          right[row * 4 + entry] -= factor * right[column * 4 + entry]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
