import Foundation
import Geometry

extension JSONValue {
  /// A point `[x, y]`.
  func point() throws(JSONError) -> CGPoint {
    let numbers = try numbers(count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// A size `[width, height]`, neither below zero.
  func size() throws(JSONError) -> CGSize {
    let numbers = try numbers(count: 2)
    guard numbers[0] >= 0, numbers[1] >= 0 else { throw error("a size cannot be negative") }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// A rectangle `[x, y, width, height]`.
  func rect() throws(JSONError) -> CGRect {
    let numbers = try numbers(count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Insets `[top, leading, bottom, trailing]`.
  func insets() throws(JSONError) -> EdgeInsets {
    let numbers = try numbers(count: 4)
    return EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The insets that the member `key` is, or `nil` where it is missing or null.
  func insetsIfPresent(at key: String) throws(JSONError) -> EdgeInsets? {
    try valueIfPresent(at: key)?.insets()
  }

  /// Insets `[top, left, bottom, right]` read in `direction`; zero where the member is missing or null.
  func sideInsets(at key: String, in direction: LayoutDirection) throws(JSONError) -> EdgeInsets {
    var insets = try insetsIfPresent(at: key) ?? .zero
    if direction == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}
