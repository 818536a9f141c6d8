import Foundation

/// What was measured, a row a question and a column a count or a program.
public struct BenchmarkTable {
  private var rows: [(question: String, goal: String, cells: [String])] = []
  private let columns: [String]

  /// A table with a column a count.
  public init(counts: [Int]) { columns = counts.map(Self.grouped) }

  /// A table with these columns.
  public init(columns: [String]) { self.columns = columns }

  /// Adds a row.
  public mutating func add(_ question: String, goal: String, _ cells: [String]) {
    rows.append((question, goal, cells))
  }

  /// Adds what was measured for one count.
  public mutating func add(_ question: String, goal: String, _ cell: String) {
    if let index = rows.firstIndex(where: { $0.question == question }) {
      rows[index].cells.append(cell)
    } else {
      rows.append((question, goal, [cell]))
    }
  }

  /// The table in Markdown.
  public var markdown: String {
    let head = ["question", "goal"] + columns
    let lines = [head, head.map { _ in "---" }] + rows.map { [$0.question, $0.goal] + $0.cells }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A whole number with commas: 10,000.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }

  /// A number with two decimals at the most.
  public static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if whole >= 100 || rest == 0 { return "\(Int(number.rounded()))" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
