import Foundation
import Geometry

/// The constraints among the views inside one view, as one system.
///
/// Every rectangle has four variables in the coordinates of the root: left, top, width, height. A view inside
/// whose frame no constraint decides is a rectangle of its own frame, and its inside is another system.
@MainActor
struct ConstraintLayout {
  /// Whether frames are just being set, which is no reason to lay out again.
  static var isApplying = false

  struct Entry {
    let item: AnyObject
    let first: Int
  }

  /// What is required of a view whose own size is asked for.
  struct Target {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  let root: UIView
  private(set) var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private(set) var constraints: [NSLayoutConstraint] = []
  /// What could not be done as it was asked for.
  var diagnostics: [String] = []

  init(root: UIView) {
    self.root = root
    collect(root)
    for constraint in constraints {
      guard let first = constraint.firstItem else { continue }
      include(meant(first, constraint.firstAttribute, beside: constraint.secondItem))
      if let second = constraint.secondItem {
        include(meant(second, constraint.secondAttribute, beside: first))
      }
    }
  }

  private mutating func enter(_ item: AnyObject) {
    guard indices[ObjectIdentifier(item)] == nil else { return }
    indices[ObjectIdentifier(item)] = entries.count
    entries.append(Entry(item: item, first: entries.count * 4))
  }

  private mutating func collect(_ view: UIView) {
    enter(view)
    constraints += view.heldConstraints
    for guide in view.guides.added { enter(guide) }
    for child in view.subviews {
      if child.isPlacedByConstraints || child.isCrossedByConstraints { collect(child) } else { enter(child) }
    }
  }

  /// Takes in what a constraint names and the walk has not met: guides, and views inside stacks.
  private mutating func include(_ item: AnyObject?) {
    if let guide = item as? UILayoutGuide {
      include(guide.owningView)
      if guide.owningView != nil { enter(guide) }
    } else if let view = item as? UIView, indices[ObjectIdentifier(view)] == nil, view !== root,
      let superview = view.superview, view.isDescendant(of: root)
    {
      include(superview)
      enter(view)
    }
  }

  // MARK: Expressions

  func rectangle(_ item: AnyObject) -> Int? {
    indices[ObjectIdentifier(item)].map { entries[$0].first }
  }

  /// An attribute of an item beside another one; nil when the item is not part of the system.
  func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LinearExpression? {
    let item = meant(item, attribute, beside: other)
    guard let x = rectangle(item) else { return nil }
    let (y, width, height) = (x + 1, x + 2, x + 3)
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? root
    let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return LinearExpression((x, 1))
    case .right: return LinearExpression((x, 1), (width, 1))
    case .leading: return isMirrored ? LinearExpression((x, -1), (width, -1)) : LinearExpression((x, 1))
    case .trailing: return isMirrored ? LinearExpression((x, -1)) : LinearExpression((x, 1), (width, 1))
    case .centerX:
      let sign: Double = isMirrored ? -1 : 1
      return LinearExpression((x, sign), (width, sign / 2))
    case .top: return LinearExpression((y, 1))
    case .bottom: return LinearExpression((y, 1), (height, 1))
    case .centerY: return LinearExpression((y, 1), (height, 0.5))
    case .width: return LinearExpression((width, 1))
    case .height: return LinearExpression((height, 1))
    case .firstBaseline:
      guard let view = item as? UIView, let baselines = view.baselines else {
        return LinearExpression((y, 1))
      }
      return LinearExpression((y, 1)) + LinearExpression(Double(baselines.first))
    case .lastBaseline:
      guard let view = item as? UIView, let baselines = view.baselines else {
        return LinearExpression((y, 1), (height, 1))
      }
      return LinearExpression((y, 1), (height, 1)) - LinearExpression(Double(baselines.fromBottom))
    case .notAnAttribute: return LinearExpression(0)
    }
  }

  /// The item that a side of a scroll view means to what lies inside it: the content.
  private func meant(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> AnyObject {
    guard let scrollView = item as? UIScrollView else { return item }
    let inside = other as? UIView ?? (other as? UILayoutGuide)?.owningView
    guard let inside, inside !== scrollView, inside.isDescendant(of: scrollView) else { return item }
    return attribute == .width || attribute == .height ? item : scrollView.contentLayoutGuide
  }
}
