public import Foundation
import Geometry

/// A linear relation between two sides or lengths of views (UIKit's `NSLayoutConstraint`):
/// `first = multiplier × second + constant`, or `≤`, or `≥`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction, as of a stack.
  public enum Axis: Int, CaseIterable, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1

    /// The engine's axis.
    var geometry: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, CaseIterable, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A side, a middle or a length.
  public enum Attribute: Int, CaseIterable, Hashable, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
  }

  /// What the left side is about; nil once it is gone.
  open private(set) weak var firstItem: AnyObject?
  /// What the right side is about; nil where it is a constant alone.
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// The points added to the right side.
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.constraintsDidChange() } } }
  /// How strongly the relation is wished for; required by default.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// A name that diagnostics use.
  open var identifier: String?
  /// The view whose layout the constraint takes part in; nil while it is inactive.
  private(set) weak var holder: UIView?

  /// A relation between an attribute of `view1` and one of `view2`, or a constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Whether the relation takes part in layout.
  ///
  /// Stops the program where it is made active and its two views have no common superview.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints active.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = owner(of: firstItem) else { return }
    var view = first
    if let secondItem {
      guard let second = owner(of: secondItem), let common = first.nearestCommonAncestor(with: second) else {
        trap(
          "Unable to activate constraint with anchors \(describe(firstItem, firstAttribute)) and "
            + "\(describe(secondItem, secondAttribute)) because they have no common ancestor.  Does the "
            + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
      }
      view = common
    }
    hold(by: view)
  }

  /// Takes part in the layout of `view`.
  func hold(by view: UIView) {
    holder = view
    view.heldConstraints.append(self)
    for item in [firstItem, secondItem] {
      var between = owner(of: item)
      if between === view { continue }
      between = between?.superview
      while let current = between, current !== view {
        current.isCrossedByConstraints = true
        between = current.superview
      }
    }
    view.constraintsDidChange()
  }

  /// Takes part in no layout any more.
  func deactivate() {
    holder?.heldConstraints.removeAll { $0 === self }
    holder?.constraintsDidChange()
    holder = nil
  }

  private func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The constraint as diagnostics write it.
  nonisolated open override var description: String { MainActor.assumeIsolated { sentence } }

  private var sentence: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right: [String] = []
    if let secondItem {
      let factor = multiplier == 1 ? "" : "\(multiplier) * "
      right.append(factor + describe(secondItem, secondAttribute))
    }
    if constant != 0 || right.isEmpty { right.append("\(constant)") }
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " @\(priority.rawValue)"
    return "<NSLayoutConstraint \(name)\(describe(firstItem, firstAttribute)) \(sign) "
      + "\(right.joined(separator: " + "))\(strength)>"
  }

  private func describe(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)"
  }
}

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Makes a constraint between views inside this one active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if !constraint.isActive { constraint.hold(by: self) }
  }

  /// Makes constraints between views inside this one active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Makes a constraint inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Makes constraints inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The innermost view that holds both; nil where they lie in different hierarchies.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// Makes the constraints between this view's inside and its outside inactive, as removing a view does.
  func dropConstraintsToOutside() {
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.heldConstraints
      where constraint.concerns(insideOf: self) { constraint.deactivate() }
      ancestor = current.superview
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the two sides is about `view` or something inside.
  fileprivate func concerns(insideOf view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) ?? false
    }
  }
}
