import Foundation
import Geometry

extension CollectionLayoutGroup {
  /// The group drawn with characters on a canvas of a hundred by fifty, for debugging (`layout.md` 2.12).
  ///
  /// Each item is a box; a group that no layout can be made from answers the reason instead.
  public func visualDescription() -> String {
    let canvas = CGSize(width: 100, height: 50)
    let environment = LayoutEnvironment(containerSize: canvas, traits: Traits(displayScale: 1))
    do {
      let reader = DescriptionReader(environment: environment)
      guard let value = try reader.section(CollectionLayoutSection(group: self)).group else { return "" }
      let solver = GroupSolver(grid: environment.traits.pixelGrid, viewSize: canvas)
      var drawing = CharacterCanvas(width: 100, height: 50)
      let solved = solver.solve(value, in: canvas, leaves: GroupSolver.leafLimit)
      for leaf in solved.leaves { drawing.draw(leaf.frame) }
      return drawing.text
    } catch {
      return "\(error)"
    }
  }
}

/// Boxes drawn with characters.
private struct CharacterCanvas {
  private var rows: [[Character]]
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
    self.width = width
    self.height = height
  }

  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  /// Draws the edges of a box as far as they are on the canvas.
  mutating func draw(_ frame: CGRect) {
    let (left, right) = edges(frame.origin.x, frame.size.width, limit: width)
    let (top, bottom) = edges(frame.origin.y, frame.size.height, limit: height)
    guard left <= right, top <= bottom else { return }
    for column in max(0, left)...max(0, min(right, width - 1)) {
      for row in [top, bottom] { set("-", column, row) }
    }
    for row in max(0, top)...max(0, min(bottom, height - 1)) {
      for column in [left, right] { set("|", column, row) }
    }
    for column in [left, right] {
      for row in [top, bottom] { set("+", column, row) }
    }
  }

  private func edges(_ start: CGFloat, _ length: CGFloat, limit: Int) -> (Int, Int) {
    let low = min(max(start.rounded(), -1), CGFloat(limit))
    let high = min(max((start + length).rounded() - 1, -1), CGFloat(limit))
    return (Int(low), Int(high))
  }

  private mutating func set(_ character: Character, _ column: Int, _ row: Int) {
    guard 0..<width ~= column, 0..<height ~= row else { return }
    rows[row][column] = character
  }
}
