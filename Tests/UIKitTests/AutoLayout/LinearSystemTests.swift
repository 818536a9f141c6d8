import Foundation
import Testing

@testable import UIKit

@Suite("Linear systems")
struct LinearSystemTests {
  /// An expression over `count` variables with a few random factors.
  private func expression(_ count: Int, _ random: inout Seeded) -> LinearExpression {
    var sum = LinearExpression(0)
    for variable in 0..<count where Int.random(in: 0..<3, using: &random) == 0 {
      sum = sum + LinearExpression((variable, Double(Int.random(in: -4...4, using: &random))))
    }
    return sum + LinearExpression((Int.random(in: 0..<count, using: &random), 1))
  }

  /// Adds a constraint and says whether it was taken.
  private func add(
    _ expression: LinearExpression, _ relation: LinearRelation, level: Int?, to system: inout LinearSystem
  ) -> Bool { system.add(expression, relation, level: level) }

  private func value(_ expression: LinearExpression, _ point: [Double]) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.value * point[$1.key] }
  }

  @Test("Whatever holds at some point can be required together, and holds at the answer", arguments: 1...200)
  func feasible(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let count = Int.random(in: 2...9, using: &random)
    let point = (0..<count).map { _ in Double(Int.random(in: -300...300, using: &random)) }
    var system = LinearSystem(variableCount: count, levelCount: 2)
    var kept: [(LinearExpression, LinearRelation)] = []
    for index in 0..<count * 3 {
      let expression = expression(count, &random)
      let relation: LinearRelation = [.equal, .atMost, .atLeast][index % 3]
      let room = relation == .equal ? 0 : Double(Int.random(in: 0...20, using: &random))
      let shifted =
        expression
        - LinearExpression(value(expression, point) + (relation == .atMost ? room : -room))
      #expect(add(shifted, relation, level: nil, to: &system))
      kept.append((shifted, relation))
      // Wishes of any kind break nothing.
      _ = system.add(
        self.expression(count, &random) - LinearExpression(Double(index * 7)), .equal, level: index % 2)
    }
    for (expression, relation) in kept {
      let rest = system.value(expression)
      switch relation {
      case .equal: #expect(abs(rest) < 1e-4)
      case .atMost: #expect(rest < 1e-4)
      case .atLeast: #expect(rest > -1e-4)
      }
    }
  }

  @Test("As many independent equations as variables leave one answer", arguments: 1...50)
  func determined(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let count = Int.random(in: 2...8, using: &random)
    let point = (0..<count).map { _ in Double(Int.random(in: -99...99, using: &random)) }
    var system = LinearSystem(variableCount: count, levelCount: 0)
    // Each equation names a variable that those before it do not.
    for variable in 0..<count {
      var sum = LinearExpression((variable, 2))
      for other in 0..<variable {
        sum = sum + LinearExpression((other, Double(Int.random(in: -3...3, using: &random))))
      }
      #expect(add(sum - LinearExpression(value(sum, point)), .equal, level: nil, to: &system))
    }
    for variable in 0..<count {
      #expect(abs(system.value(variable) - point[variable]) < 1e-6)
      #expect(system.isDetermined(variable))
    }
  }

  @Test("A requirement against what is required is refused and changes nothing")
  func refusal() {
    var system = LinearSystem(variableCount: 2, levelCount: 1)
    #expect(add(LinearExpression((0, 1)) - LinearExpression(10), .equal, level: nil, to: &system))
    #expect(add(LinearExpression((0, 1), (1, -1)), .atLeast, level: nil, to: &system))
    #expect(!add(LinearExpression((1, 1)) - LinearExpression(11), .atLeast, level: nil, to: &system))
    #expect(!add(LinearExpression((0, 2)) - LinearExpression(21), .equal, level: nil, to: &system))
    #expect(add(LinearExpression((1, 1)) - LinearExpression(30), .equal, level: 0, to: &system))
    #expect(system.value(0) == 10)
    // As near to 30 as 10 ≥ y allows.
    #expect(system.value(1) == 10)
  }

  @Test("A stronger wish is not given up for any number of weaker ones")
  func levels() {
    var system = LinearSystem(variableCount: 1, levelCount: 2)
    for _ in 0..<10 { _ = system.add(LinearExpression((0, 1)) - LinearExpression(3), .equal, level: 1) }
    _ = system.add(LinearExpression((0, 1)) - LinearExpression(8), .equal, level: 0)
    #expect(system.value(0) == 8)
    #expect(system.isDetermined(0))
  }
}
