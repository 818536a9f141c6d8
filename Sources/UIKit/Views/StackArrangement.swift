import Foundation
import Geometry

/// Where a stack puts its views.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  let axis: Axis
  let views: [UIView]
  private let margins: UIEdgeInsets

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis.geometry
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
  }

  private func sum(_ axis: Axis) -> CGFloat { axis == .horizontal ? margins.horizontal : margins.vertical }

  private var gaps: [CGFloat] { views.dropLast().map(stack.gap) }

  /// The size that fits all views, in points; where that is too wide for `proposal`, the one with views that have given way.
  ///
  /// A proposed width of 0 is no limit.
  func sizeThatFits(_ proposal: CGSize) -> CGSize {
    var size = CGSize.zero
    var sizes = views.map { self.size(of: $0, across: proposal[axis.cross] - sum(axis.cross)) }
    if stack.distribution == .fillEqually {
      size[axis] = (sizes.map { $0[axis] }.max() ?? 0) * CGFloat(views.count)
    } else {
      size[axis] = sizes.reduce(0) { $0 + $1[axis] }
    }
    size[axis] += gaps.reduce(0, +) + sum(axis)
    if axis == .horizontal, proposal.width > 0, size.width > proposal.width {
      size.width = proposal.width
      fit(&sizes, to: shares(of: max(0, proposal.width - sum(axis)), natural: sizes.map(\.width)).lengths)
    }
    size[axis.cross] = thickness(sizes) + sum(axis.cross)
    return size
  }

  /// Gives every view its frame.
  func place() {
    guard !views.isEmpty else { return }
    let inner = stack.bounds.inset(by: margins)
    var sizes = views.map { size(of: $0, across: inner.size[axis.cross]) }
    let (lengths, gaps) = shares(of: max(0, inner.size[axis]), natural: sizes.map { $0[axis] })
    if axis == .horizontal { fit(&sizes, to: lengths) }
    let isMirrored = axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let drops = drops(sizes)
    let grid = stack.traitCollection.traits.pixelGrid
    var position = inner.origin[axis]
    for (index, view) in views.enumerated() {
      var frame = CGRect.zero
      frame.origin[axis] = position
      frame.size[axis] = lengths[index]
      let across =
        stack.alignment == .fill
        ? inner.size[axis.cross] : min(sizes[index][axis.cross], inner.size[axis.cross])
      frame.size[axis.cross] = across
      frame.origin[axis.cross] =
        inner.origin[axis.cross] + (drops?[index] ?? (inner.size[axis.cross] - across) * crossPlace)
      if isMirrored { frame.origin.x = inner.minX + inner.maxX - frame.maxX }
      view.frame = grid.rounded(frame)
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Where the first line of the stack's text stands below its top, and the last one above its bottom; in points.
  var baselines: (first: CGFloat, fromBottom: CGFloat)? {
    guard let first = views.first?.baselines, let last = views.last?.baselines else { return nil }
    return (margins.top + first.first, margins.bottom + last.fromBottom)
  }

  /// Gives views side by side the widths that they get, and the heights that they then have.
  private func fit(_ sizes: inout [CGSize], to widths: [CGFloat]) {
    for (index, view) in views.enumerated() where widths[index] != sizes[index].width {
      sizes[index].width = widths[index]
      if view.isSizedByConstraints {
        let target = CGSize(width: widths[index], height: 0)
        sizes[index].height = view.constrainedSize(target, .required, .fittingSizeLevel).height
      } else if let height = view.contentHeight(forWidth: widths[index]) {
        sizes[index].height = height
      }
    }
  }

  /// How much room views of some sizes take across the stack, in points.
  private func thickness(_ sizes: [CGSize]) -> CGFloat {
    let drops = drops(sizes)
    return sizes.indices.reduce(0) { max($0, (drops?[$1] ?? 0) + sizes[$1][axis.cross]) }
  }

  /// How far below the top each view begins where their text stands on one line, in points; nil where it does not.
  private func drops(_ sizes: [CGSize]) -> [CGFloat]? {
    guard axis == .horizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else {
      return nil
    }
    let isFirst = stack.alignment == .firstBaseline
    // A view without text stands on the line.
    let lines = zip(views, sizes).map { view, size in
      view.baselines.map { isFirst ? $0.first : size.height - $0.fromBottom } ?? size.height
    }
    let lowest = lines.max() ?? 0
    return lines.map { lowest - $0 }
  }

  /// Where views stand across: 0 at the start, 1 at the end.
  private var crossPlace: CGFloat {
    let start: CGFloat =
      axis == .vertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    return switch stack.alignment {
    case .fill, .leading, .firstBaseline: start
    case .center: 0.5
    case .trailing, .lastBaseline: 1 - start
    }
  }

  /// The lengths of views and the gaps between them in a stack `length` points long.
  private func shares(of length: CGFloat, natural: [CGFloat]) -> (lengths: [CGFloat], gaps: [CGFloat]) {
    let gaps = gaps
    let room = length - gaps.reduce(0, +)
    let whole = natural.reduce(0, +)
    var lengths = natural
    switch stack.distribution {
    case .fill: fill(&lengths, by: room - whole)
    case .fillEqually: lengths = lengths.map { _ in max(0, room / CGFloat(natural.count)) }
    case .fillProportionally:
      lengths = lengths.map { whole > 0 ? max(0, room) * $0 / whole : max(0, room / CGFloat(natural.count)) }
    case .equalSpacing, .equalCentering:
      guard room > whole, !gaps.isEmpty else {
        fill(&lengths, by: min(0, room - whole))
        break
      }
      if stack.distribution == .equalSpacing {
        return (lengths, gaps.map { $0 + (room - whole) / CGFloat(gaps.count) })
      }
      let step = (length - (natural[0] + natural[natural.count - 1]) / 2) / CGFloat(gaps.count)
      return (lengths, gaps.indices.map { max(gaps[$0], step - (natural[$0] + natural[$0 + 1]) / 2) })
    }
    return (lengths, gaps)
  }

  /// Gives what is left over to the view that hugs its content least, or takes what is missing from those that resist least
  /// first; of several alike the last.
  private func fill(_ lengths: inout [CGFloat], by rest: CGFloat) {
    if rest == 0 { return }
    let keeping = views.map { $0.keepsLength(along: stack.axis, growing: rest > 0) }
    let order = views.indices.sorted { (keeping[$0], $1) < (keeping[$1], $0) }
    if rest > 0, let first = order.first { return lengths[first] += rest }
    var missing = -rest
    for index in order {
      let given = min(missing, lengths[index])
      lengths[index] -= given
      missing -= given
    }
  }

  /// The size that fits a view: its content's, or its own where it has no content.
  private func size(of view: UIView, across: CGFloat) -> CGSize {
    if view.isSizedByConstraints {
      let target = CGSize(width: axis == .vertical ? max(0, across) : 0, height: 0)
      let isAsWide = axis == .vertical && stack.alignment == .fill && across > 0
      return view.constrainedSize(target, isAsWide ? .required : .fittingSizeLevel, .fittingSizeLevel)
    }
    var proposal = CGSize.zero
    if axis == .vertical, across > 0 { proposal.width = across }
    var size = view.sizeThatFits(proposal)
    // A stack has no other size than what fits it, and asking it costs as many questions as it holds views.
    if view is UIStackView { return size }
    let content = view.intrinsicContentSize
    if axis == .horizontal, content.width >= 0 { size.width = content.width }
    if content.height >= 0, view.contentHeight(forWidth: size.width) == nil { size.height = content.height }
    return size
  }
}

extension UIView {
  /// How strongly the view keeps from becoming longer, or shorter, than what fits it.
  fileprivate func keepsLength(along axis: NSLayoutConstraint.Axis, growing: Bool) -> UILayoutPriority {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let limit: NSLayoutConstraint.Relation = growing ? .lessThanOrEqual : .greaterThanOrEqual
    let own = heldConstraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && ($0.relation == .equal || $0.relation == limit)
    }
    if let strongest = own.map(\.priority).max() { return strongest }
    if let stack = self as? UIStackView {
      let inside = StackArrangement(stack).views.map { $0.keepsLength(along: axis, growing: growing) }
      if stack.axis == axis { return inside.min() ?? .fittingSizeLevel }
      return growing && stack.alignment != .fill ? .fittingSizeLevel : inside.max() ?? .fittingSizeLevel
    }
    let content = intrinsicContentSize
    let hasContent = (axis == .horizontal ? content.width : content.height) >= 0 || isSizedByConstraints
    if !hasContent { return UILayoutPriority(0) }
    return growing
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
  }
}
