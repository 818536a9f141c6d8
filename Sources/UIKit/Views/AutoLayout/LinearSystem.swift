/// Linear equations and inequalities of different strength, solved exactly: what is required holds, and of the
/// rest the stronger before the weaker, each with the least total deviation.
///
/// A simplex tableau that grows by one constraint at a time (the Cassowary algorithm), whose objective is a list
/// compared from the strongest level down. Pivots are chosen by the least number, so that it ends and that equal
/// systems have equal answers.
struct LinearSystem {
  /// What a column of the tableau stands for.
  private enum Kind { case variable, slack, error, dummy }

  /// An equation: zero is the constant and the multiples of columns.
  private struct Row {
    var constant = 0.0
    var cells: [Int: Double] = [:]

    func factor(_ column: Int) -> Double { cells[column] ?? 0 }

    mutating func add(_ column: Int, _ factor: Double) {
      let sum = self.factor(column) + factor
      cells[column] = abs(sum) < tolerance ? nil : sum
    }

    mutating func add(_ row: Row, times factor: Double) {
      constant += row.constant * factor
      for (column, part) in row.cells { add(column, part * factor) }
    }

    mutating func scale(_ factor: Double) {
      constant *= factor
      for column in cells.keys { cells[column]! *= factor }
    }

    /// Brings a column to the other side: the row becomes what the column equals.
    mutating func solve(for column: Int) {
      let factor = -1 / self.factor(column)
      cells[column] = nil
      scale(factor)
    }

    /// Puts what a column equals in its place.
    mutating func substitute(_ column: Int, _ row: Row) {
      guard let factor = cells.removeValue(forKey: column) else { return }
      add(row, times: factor)
    }
  }

  private static let tolerance = 1e-8
  /// Far more pivots than a layout takes.
  private static let pivotLimit = 10_000

  private var kinds: [Kind]
  /// What the basic columns equal.
  private var rows: [Int: Row] = [:]
  /// The deviations to be made small, strongest first.
  private var objectives: [Row]

  /// A system of variables without constraints, and of a number of levels of strength below required.
  init(variableCount: Int, levelCount: Int) {
    kinds = Array(repeating: .variable, count: variableCount)
    objectives = Array(repeating: Row(), count: levelCount)
  }

  /// The value of a variable.
  func value(_ variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// The value of an expression.
  func value(_ expression: LinearExpression) -> Double {
    expression.terms.keys.sorted().reduce(expression.constant) {
      $0 + (expression.terms[$1] ?? 0) * value($1)
    }
  }

  /// Whether the constraints leave a variable no choice.
  func isDetermined(_ variable: Int) -> Bool {
    guard let row = rows[variable] else { return false }
    return row.cells.keys.allSatisfy { column in
      kinds[column] == .dummy
        || kinds[column] != .variable && objectives.contains { abs($0.factor(column)) > Self.tolerance }
    }
  }

  /// Adds a constraint at a level of strength, or a required one.
  ///
  /// False, and nothing changed, when it is required and contradicts what is.
  mutating func add(_ expression: LinearExpression, _ relation: LinearRelation, level: Int?) -> Bool {
    var row = Row(constant: expression.constant)
    for variable in expression.terms.keys.sorted() {
      let factor = expression.terms[variable] ?? 0
      if let basic = rows[variable] { row.add(basic, times: factor) } else { row.add(variable, factor) }
    }
    let own = addOwnColumns(to: &row, relation, level)
    if row.constant < 0 { row.scale(-1) }
    guard let subject = subject(of: row, own) else {
      if row.cells.keys.allSatisfy({ kinds[$0] == .dummy }) {
        guard abs(row.constant) < Self.tolerance * 100 else { return false }
        install(row, as: own[0])
        return true
      }
      let before = self
      guard insertWithArtificialColumn(row) else {
        self = before
        return false
      }
      minimize()
      return true
    }
    install(row, as: subject)
    minimize()
    return true
  }

  /// The slack, error and dummy columns of a new row.
  private mutating func addOwnColumns(
    to row: inout Row, _ relation: LinearRelation, _ level: Int?
  ) -> [Int] {
    var own: [Int] = []
    if relation == .equal {
      guard let level else {
        let dummy = column(.dummy)
        row.add(dummy, 1)
        return [dummy]
      }
      for factor in [-1.0, 1.0] {
        let error = column(.error)
        row.add(error, factor)
        objectives[level].add(error, 1)
        own.append(error)
      }
      return own
    }
    let factor: Double = relation == .atMost ? 1 : -1
    let slack = column(.slack)
    row.add(slack, factor)
    own.append(slack)
    if let level {
      let error = column(.error)
      row.add(error, -factor)
      objectives[level].add(error, 1)
      own.append(error)
    }
    return own
  }

  private mutating func column(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// The column that a new row is solved for: a variable, or one of its own that stays above zero.
  private func subject(of row: Row, _ own: [Int]) -> Int? {
    if let variable = row.cells.keys.filter({ kinds[$0] == .variable }).min() { return variable }
    return own.first { kinds[$0] != .dummy && row.factor($0) < 0 }
  }

  private mutating func install(_ row: Row, as column: Int) {
    var row = row
    row.solve(for: column)
    replace(column, with: row)
    rows[column] = row
  }

  /// Puts what a column equals in its place everywhere.
  private mutating func replace(_ column: Int, with row: Row) {
    for basic in rows.keys { rows[basic]!.substitute(column, row) }
    for level in objectives.indices { objectives[level].substitute(column, row) }
  }

  /// Adds a row that no column of its own can start with; false when it contradicts the others.
  private mutating func insertWithArtificialColumn(_ row: Row) -> Bool {
    let artificial = column(.slack)
    rows[artificial] = row
    let wanted = objectives
    objectives = [row]
    minimize()
    let isPossible = abs(objectives[0].constant) < Self.tolerance * 100
    objectives = wanted
    guard isPossible else { return false }
    // The pivots made on the way are put into the real objectives.
    for level in objectives.indices {
      for (column, factor) in objectives[level].cells where rows[column] != nil {
        objectives[level].cells[column] = nil
        objectives[level].add(rows[column]!, times: factor)
      }
    }
    if var left = rows.removeValue(forKey: artificial) {
      if let entering = left.cells.keys.filter({ kinds[$0] == .slack || kinds[$0] == .error }).min() {
        left.add(artificial, -1)
        left.solve(for: entering)
        replace(entering, with: left)
        rows[entering] = left
      }
    }
    for basic in rows.keys { rows[basic]!.cells[artificial] = nil }
    for level in objectives.indices { objectives[level].cells[artificial] = nil }
    return true
  }

  /// Pivots until no deviation can be made smaller without making a stronger one larger.
  private mutating func minimize() {
    for _ in 0..<Self.pivotLimit {
      guard let entering = enteringColumn() else { return }
      var leaving: (column: Int, ratio: Double)?
      for (basic, row) in rows where kinds[basic] != .variable && row.factor(entering) < 0 {
        let ratio = -row.constant / row.factor(entering)
        guard let best = leaving else {
          leaving = (basic, ratio)
          continue
        }
        if (ratio, basic) < (best.ratio, best.column) { leaving = (basic, ratio) }
      }
      guard let leaving, var row = rows.removeValue(forKey: leaving.column) else { return }
      row.add(leaving.column, -1)
      row.solve(for: entering)
      replace(entering, with: row)
      rows[entering] = row
    }
  }

  /// The first column whose growth makes the strongest deviation that it touches smaller.
  private func enteringColumn() -> Int? {
    var candidates: Set<Int> = []
    for objective in objectives { candidates.formUnion(objective.cells.keys) }
    return candidates.sorted().first { column in
      guard kinds[column] != .dummy else { return false }
      let first = objectives.lazy.map { $0.factor(column) }.first { abs($0) > Self.tolerance }
      return first.map { $0 < 0 } ?? false
    }
  }
}

private let tolerance = 1e-12
