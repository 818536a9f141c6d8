import Foundation
import Geometry

extension ConstraintLayout {
  /// Something that a stack asks of its views: how an expression compares with zero, and how strongly.
  struct StackRule {
    let expression: LinearExpression
    var relation = LinearRelation.equal
    var priority = UILayoutPriority.required
  }

  /// How strongly a stack whose views may be anywhere across it is as thin as they let it be `[inferred]`.
  private static let tight = UILayoutPriority(10)
  /// How strongly views share a stack in proportion to their lengths, and have their middles equally far apart.
  private static let almostRequired = UILayoutPriority(999)

  /// What the stacks in the system ask of their views.
  var stackRules: [StackRule] {
    entries.flatMap { entry -> [StackRule] in
      guard let stack = entry.item as? UIStackView, stack.isPartOfConstraints else { return [] }
      let views = stack.arrangedSubviews.filter { !$0.isHidden && rectangle($0) != nil }
      return views.isEmpty ? [] : rulesAlong(stack, views) + rulesAcross(stack, views)
    }
  }

  /// Where a view begins and ends along an axis, in a stack's reading direction.
  private func ends(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, in stack: UIStackView
  ) -> (start: LinearExpression, end: LinearExpression) {
    if axis == .vertical { return (value(view, .top), value(view, .bottom)) }
    let (left, right) = (value(view, .left), value(view, .right))
    return stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (right * -1, left * -1) : (left, right)
  }

  private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    value(view, axis == .horizontal ? .width : .height)
  }

  /// An attribute of a view in the system.
  private func value(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    expression(view, attribute, beside: nil) ?? LinearExpression(0)
  }

  /// The room between a stack's edges and its views, in points.
  private func margins(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double)
  {
    guard stack.isLayoutMarginsRelativeArrangement else { return (0, 0) }
    let margins = stack.directionalLayoutMargins
    return axis == .horizontal
      ? (Double(margins.leading), Double(margins.trailing)) : (Double(margins.top), Double(margins.bottom))
  }

  /// Views follow one another from the stack's start to its end.
  private func rulesAlong(_ stack: UIStackView, _ views: [UIView]) -> [StackRule] {
    let axis = stack.axis
    let whole = ends(stack, axis, in: stack)
    let places = views.map { ends($0, axis, in: stack) }
    let margin = margins(stack, axis)
    var rules = [
      StackRule(expression: places[0].start - whole.start - LinearExpression(margin.start)),
      StackRule(
        expression: whole.end - places[views.count - 1].end - LinearExpression(margin.end)),
    ]
    let spaces = zip(places, places.dropFirst()).map { $1.start - $0.end }
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (space, view) in zip(spaces, views) {
      rules.append(
        StackRule(
          expression: space - LinearExpression(Double(stack.gap(after: view))),
          relation: isSpread ? .atLeast : .equal))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      rules += views.dropFirst().map { StackRule(expression: length($0, axis) - length(views[0], axis)) }
    case .fillProportionally:
      let natural = views.map { Double(max($0.intrinsicContentSize[axis.geometry], 0)) }
      for index in views.indices.dropFirst() where natural[0] > 0 && natural[index] > 0 {
        rules.append(
          StackRule(
            expression: length(views[index], axis) * natural[0] - length(views[0], axis) * natural[index],
            priority: Self.almostRequired))
      }
    case .equalSpacing:
      rules += spaces.dropFirst().map { StackRule(expression: $0 - spaces[0]) }
    case .equalCentering:
      let middles = places.map { $0.start + $0.end }
      let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
      rules += steps.dropFirst().map { StackRule(expression: $0 - steps[0], priority: Self.almostRequired) }
    }
    if isSpread { rules.append(StackRule(expression: length(stack, axis), priority: Self.tight)) }
    return rules
  }

  /// Views stand between the stack's sides as it aligns them.
  private func rulesAcross(_ stack: UIStackView, _ views: [UIView]) -> [StackRule] {
    let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let whole = ends(stack, axis, in: stack)
    let margin = margins(stack, axis)
    var rules: [StackRule] = []
    for view in views {
      let place = ends(view, axis, in: stack)
      let above = place.start - whole.start - LinearExpression(margin.start)
      let below = whole.end - place.end - LinearExpression(margin.end)
      let (isAtStart, isAtEnd) = stack.holds(axis)
      rules.append(StackRule(expression: above, relation: isAtStart ? .equal : .atLeast))
      rules.append(StackRule(expression: below, relation: isAtEnd ? .equal : .atLeast))
      if stack.alignment == .center { rules.append(StackRule(expression: above - below)) }
    }
    if let baseline = stack.baseline(across: axis) {
      rules += views.dropFirst().map {
        StackRule(expression: value($0, baseline) - value(views[0], baseline))
      }
    }
    if stack.alignment != .fill {
      rules.append(StackRule(expression: length(stack, axis), priority: Self.tight))
    }
    return rules
  }
}

extension UIStackView {
  /// Whether constraints bear on the views that the stack places, so that it places them by constraints too.
  ///
  /// That is where one between views inside and others names them, or two of them; not where one only says how long a
  /// view is.
  var isPartOfConstraints: Bool {
    isCrossedByConstraints
      || constraints.contains { constraint in
        [constraint.firstItem, constraint.secondItem].contains { $0 is UIView && $0 !== self }
      }
  }

  /// The edges across the stack that all views touch.
  fileprivate func holds(_ axis: NSLayoutConstraint.Axis) -> (start: Bool, end: Bool) {
    switch alignment {
    case .fill: (true, true)
    case .leading: (true, false)
    case .trailing: (false, true)
    case .center: (false, false)
    // Below one another, baselines are taken for sides.
    case .firstBaseline: (axis == .horizontal, false)
    case .lastBaseline: (false, axis == .horizontal)
    }
  }

  /// The line of text that all views side by side stand on.
  fileprivate func baseline(across axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute? {
    guard axis == .vertical else { return nil }
    return switch alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }
}
