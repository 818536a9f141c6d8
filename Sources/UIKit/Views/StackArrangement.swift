import Foundation
import Geometry

/// Where a stack puts its views.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let axis: Axis
  private let views: [UIView]
  private let margins: UIEdgeInsets

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis.geometry
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
  }

  private func sum(_ axis: Axis) -> CGFloat { axis == .horizontal ? margins.horizontal : margins.vertical }

  private var gaps: [CGFloat] { views.dropLast().map(stack.gap) }

  /// The size that fits all views, in points.
  func sizeThatFits(_ proposal: CGSize) -> CGSize {
    var size = CGSize.zero
    let lengths = views.map { self.size(of: $0, across: proposal[axis.cross] - sum(axis.cross)) }
    if stack.distribution == .fillEqually {
      size[axis] = (lengths.map { $0[axis] }.max() ?? 0) * CGFloat(views.count)
    } else {
      size[axis] = lengths.reduce(0) { $0 + $1[axis] }
    }
    size[axis] += gaps.reduce(0, +) + sum(axis)
    size[axis.cross] = (lengths.map { $0[axis.cross] }.max() ?? 0) + sum(axis.cross)
    return size
  }

  /// Gives every view its frame.
  func place() {
    guard !views.isEmpty else { return }
    let inner = stack.bounds.inset(by: margins)
    let sizes = views.map { size(of: $0, across: inner.size[axis.cross]) }
    let (lengths, gaps) = shares(of: max(0, inner.size[axis]), natural: sizes.map { $0[axis] })
    let isMirrored = axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var position = inner.origin[axis]
    for (index, view) in views.enumerated() {
      var frame = CGRect.zero
      frame.origin[axis] = position
      frame.size[axis] = lengths[index]
      let across =
        stack.alignment == .fill
        ? inner.size[axis.cross] : min(sizes[index][axis.cross], inner.size[axis.cross])
      frame.size[axis.cross] = across
      frame.origin[axis.cross] = inner.origin[axis.cross] + (inner.size[axis.cross] - across) * crossPlace
      if isMirrored { frame.origin.x = inner.minX + inner.maxX - frame.maxX }
      view.frame = frame
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
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
  private func shares(of length: CGFloat, natural: [CGFloat]) -> ([CGFloat], [CGFloat]) {
    let gaps = gaps
    let room = length - gaps.reduce(0, +)
    let whole = natural.reduce(0, +)
    var lengths = natural
    switch stack.distribution {
    case .fill: lengths[lengths.count - 1] = max(0, lengths[lengths.count - 1] + room - whole)
    case .fillEqually: lengths = lengths.map { _ in max(0, room / CGFloat(natural.count)) }
    case .fillProportionally:
      lengths = lengths.map { whole > 0 ? max(0, room) * $0 / whole : max(0, room / CGFloat(natural.count)) }
    case .equalSpacing:
      guard room > whole, !gaps.isEmpty else { break }
      return (lengths, gaps.map { $0 + (room - whole) / CGFloat(gaps.count) })
    case .equalCentering:
      guard room > whole, !gaps.isEmpty else { break }
      let step = (length - (natural[0] + natural[natural.count - 1]) / 2) / CGFloat(gaps.count)
      return (lengths, gaps.indices.map { max(gaps[$0], step - (natural[$0] + natural[$0 + 1]) / 2) })
    }
    return (lengths, gaps)
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
    let content = view.intrinsicContentSize
    if axis == .horizontal, content.width >= 0 { size.width = content.width }
    return size
  }
}
