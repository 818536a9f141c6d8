/// What a view's type alone says about the list its values resolve to.
public struct ResolvedShape: Equatable {
  /// How many views every value of the type gives; `nil` where that depends on the value.
  var count: Int?
  /// Whether a value may contain sections.
  var mayHaveSections = false
  /// Whether a value may write container values of its own, so that each must be looked at to know them.
  var mayWriteValues = false

  /// Whether it is certainly one view and no section.
  var isSingle: Bool { count == 1 && !mayHaveSections }

  /// A shape that promises nothing.
  @usableFromInline static var unknown: ResolvedShape {
    ResolvedShape(count: nil, mayHaveSections: true, mayWriteValues: true)
  }

  /// The shape of both one after the other.
  static func + (left: ResolvedShape, right: ResolvedShape) -> ResolvedShape {
    var sum: Int?
    if let a = left.count, let b = right.count { sum = a + b }
    return ResolvedShape(
      count: sum, mayHaveSections: left.mayHaveSections || right.mayHaveSections,
      mayWriteValues: left.mayWriteValues || right.mayWriteValues)
  }

  /// The shape of either one or the other.
  static func | (left: ResolvedShape, right: ResolvedShape) -> ResolvedShape {
    ResolvedShape(
      count: left.count == right.count ? left.count : nil,
      mayHaveSections: left.mayHaveSections || right.mayHaveSections,
      mayWriteValues: left.mayWriteValues || right.mayWriteValues)
  }
}
