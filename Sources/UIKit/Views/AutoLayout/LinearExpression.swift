/// A sum of multiples of numbered variables and a constant.
struct LinearExpression {
  /// What each variable is multiplied by.
  private(set) var terms: [Int: Double] = [:]
  var constant = 0.0

  /// A number.
  init(_ constant: Double) { self.constant = constant }

  /// Variables, each with its factor.
  init(_ terms: (Int, Double)...) {
    for (variable, factor) in terms { self.terms[variable, default: 0] += factor }
  }

  /// The sum of this and a multiple of another.
  func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    sum.constant += other.constant * factor
    for (variable, part) in other.terms { sum.terms[variable, default: 0] += part * factor }
    return sum
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression { left.adding(right) }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(0).adding(left, times: factor)
  }
}

/// How an expression compares with zero.
enum LinearRelation { case equal, atMost, atLeast }
