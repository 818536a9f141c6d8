import Foundation
import Geometry

extension ConstraintLayout {
  /// The rectangles that the constraints give.
  struct Solution {
    /// A rectangle for every entry, in the root's coordinates, in points.
    var frames: [CGRect] = []
    /// Whether the constraints leave a rectangle no choice, for every entry.
    var isDetermined: [Bool] = []
  }

  /// Solves the system, twice where lines of text break at widths that only the first answer knows.
  mutating func solve(_ target: Target? = nil) -> Solution {
    let first = solve(heights: [:], target)
    var heights: [Int: CGFloat] = [:]
    for (index, entry) in entries.enumerated() {
      guard let view = entry.item as? UIView, isFree(view, target), !isRuled(view),
        let height = view.contentHeight(forWidth: first.frames[index].size.width),
        height != view.intrinsicContentSize.height
      else { continue }
      heights[index] = height
    }
    if heights.isEmpty { return first }
    diagnostics = []
    return solve(heights: heights, target)
  }

  private mutating func solve(heights: [Int: CGFloat], _ target: Target?) -> Solution {
    let rules = stackRules
    let strengths = strengths(target, rules)
    // The strongest level keeps lengths from falling below zero.
    var system = LinearSystem(variableCount: entries.count * 4, levelCount: strengths.count + 1)
    func level(_ priority: UILayoutPriority) -> Int? { strengths.firstIndex(of: priority).map { $0 + 1 } }
    addRoot(to: &system, target, level)
    for entry in entries.dropFirst() { addFrame(of: entry, to: &system) }
    for rule in rules {
      // Stacks whose rules cannot all hold are as wrong as the constraints that say so.
      _ = system.add(rule.expression, rule.relation, level: level(rule.priority))
    }
    for constraint in constraints { add(constraint, to: &system, level) }
    for (index, entry) in entries.enumerated() {
      guard let view = entry.item as? UIView, isFree(view, target) else { continue }
      addContent(of: view, entry.first, height: heights[index], to: &system, level)
    }
    return Solution(
      frames: entries.map { entry in
        CGRect(
          x: system.value(entry.first), y: system.value(entry.first + 1),
          width: max(0, system.value(entry.first + 2)), height: max(0, system.value(entry.first + 3)))
      },
      isDetermined: entries.map { entry in
        (entry.first..<entry.first + 4).allSatisfy { system.isDetermined($0) }
      })
  }

  /// Whether constraints decide the frame of a view: inside the root, or of the root itself where its size is asked for.
  private func isFree(_ view: UIView, _ target: Target?) -> Bool {
    view === root ? target != nil : view.isPlacedByConstraints
  }

  /// Whether a view is a stack that asks its views by rules, and so has no length of its own.
  private func isRuled(_ view: UIView) -> Bool { (view as? UIStackView)?.isPartOfConstraints ?? false }

  /// The priorities below required that occur, strongest first.
  private func strengths(_ target: Target?, _ rules: [StackRule]) -> [UILayoutPriority] {
    var found = Set(constraints.map(\.priority)).union(rules.map(\.priority))
    for entry in entries {
      guard let view = entry.item as? UIView, isFree(view, target) else { continue }
      for axis in NSLayoutConstraint.Axis.allCases {
        found.insert(view.contentHuggingPriority(for: axis))
        found.insert(view.contentCompressionResistancePriority(for: axis))
      }
    }
    if let target { found.formUnion([target.horizontal, target.vertical]) }
    return found.filter { $0 < .required }.sorted(by: >)
  }

  private func require(_ expression: LinearExpression, in system: inout LinearSystem) {
    // What a view says of its own frame cannot contradict anything yet.
    _ = system.add(expression, .equal, level: nil)
  }

  private func addRoot(
    to system: inout LinearSystem, _ target: Target?, _ level: (UILayoutPriority) -> Int?
  ) {
    let bounds = root.bounds
    require(LinearExpression((0, 1)) - LinearExpression(Double(bounds.minX)), in: &system)
    require(LinearExpression((1, 1)) - LinearExpression(Double(bounds.minY)), in: &system)
    let size = target?.size ?? bounds.size
    for (variable, length, priority) in [
      (2, size.width, target?.horizontal ?? .required), (3, size.height, target?.vertical ?? .required),
    ] {
      let expression = LinearExpression((variable, 1)) - LinearExpression(Double(length))
      _ = system.add(expression, .equal, level: level(priority))
      _ = system.add(LinearExpression((variable, 1)), .atLeast, level: 0)
    }
  }

  /// Where a rectangle is that no constraint decides, or that lengths are not below zero.
  private func addFrame(of entry: Entry, to system: inout LinearSystem) {
    for variable in [entry.first + 2, entry.first + 3] {
      _ = system.add(LinearExpression((variable, 1)), .atLeast, level: 0)
    }
    if let guide = entry.item as? UILayoutGuide {
      addFrame(of: guide, entry.first, to: &system)
    } else if let view = entry.item as? UIView, !view.isPlacedByConstraints, let superview = view.superview,
      let outer = rectangle(superview)
    {
      let (frame, bounds) = (view.frame, superview.bounds)
      let mask = view.autoresizingMask
      let place = [frame.minX - bounds.minX, frame.minY - bounds.minY]
      let size = [frame.width, frame.height]
      let outerSize = [bounds.width, bounds.height]
      for (axis, isFlexible) in [mask.contains(.flexibleWidth), mask.contains(.flexibleHeight)].enumerated() {
        require(
          LinearExpression((entry.first + axis, 1), (outer + axis, -1))
            - LinearExpression(Double(place[axis])), in: &system)
        let length = LinearExpression((entry.first + 2 + axis, 1))
        require(
          isFlexible
            ? length - LinearExpression((outer + 2 + axis, 1))
              - LinearExpression(Double(size[axis] - outerSize[axis]))
            : length - LinearExpression(Double(size[axis])), in: &system)
      }
    }
  }

  private func addFrame(of guide: UILayoutGuide, _ first: Int, to system: inout LinearSystem) {
    guard let view = guide.owningView, let outer = rectangle(view) else { return }
    if let insets = guide.insets?(view) {
      let starts = [insets.left, insets.top]
      let sums = [insets.horizontal, insets.vertical]
      for axis in 0..<2 {
        require(
          LinearExpression((first + axis, 1), (outer + axis, -1)) - LinearExpression(Double(starts[axis])),
          in: &system)
        require(
          LinearExpression((first + 2 + axis, 1), (outer + 2 + axis, -1))
            + LinearExpression(Double(sums[axis])), in: &system)
      }
    } else if let scrollView = view as? UIScrollView, guide === scrollView.contentLayoutGuide {
      let offset = [scrollView.bounds.minX, scrollView.bounds.minY]
      for axis in 0..<2 {
        require(
          LinearExpression((first + axis, 1), (outer + axis, -1)) + LinearExpression(Double(offset[axis])),
          in: &system)
      }
    }
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint, to system: inout LinearSystem, _ level: (UILayoutPriority) -> Int?
  ) {
    guard let first = constraint.firstItem,
      let left = expression(first, constraint.firstAttribute, beside: constraint.secondItem)
    else { return }
    var right = LinearExpression(0)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let expression = expression(second, constraint.secondAttribute, beside: first)
      else { return }
      right = expression * Double(constraint.multiplier)
    }
    let difference = left - right - LinearExpression(Double(constraint.constant))
    let relation: LinearRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    if !system.add(difference, relation, level: level(constraint.priority)) {
      diagnostics.append(
        "Unable to simultaneously satisfy constraints. Recovered by breaking constraint "
          + "\(constraint.description)")
    }
  }

  /// Keeps a view as large as its content, as strongly as it asks.
  private func addContent(
    of view: UIView, _ first: Int, height: CGFloat?, to system: inout LinearSystem,
    _ level: (UILayoutPriority) -> Int?
  ) {
    if isRuled(view) { return }
    let content = view.intrinsicContentSize
    for (axis, length) in [
      (NSLayoutConstraint.Axis.horizontal, content.width), (.vertical, height ?? content.height),
    ] where length >= 0 {
      let variable = first + (axis == .horizontal ? 2 : 3)
      let difference = LinearExpression((variable, 1)) - LinearExpression(Double(length))
      _ = system.add(difference, .atMost, level: level(view.contentHuggingPriority(for: axis)))
      _ = system.add(
        difference, .atLeast, level: level(view.contentCompressionResistancePriority(for: axis)))
    }
  }
}
