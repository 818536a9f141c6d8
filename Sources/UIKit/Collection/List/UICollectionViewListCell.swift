public import Foundation
import Geometry

/// A cell as lists show it: content, accessories at its ends, separators (UIKit's `UICollectionViewListCell`).
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown at the ends, from the edges inwards at the leading end and outwards at the trailing end.
  ///
  /// Stops the program where there are two of the system's of one kind.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// How deep the item lies below others.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How far each level moves the content, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether levels move the leading accessories too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// Whether the item's children are shown.
  var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }
  /// What a swipe has brought up; nil where the row is in its place.
  var swipe: RowSwipe? { didSet { swipeDidChange(isOther: oldValue != nil || swipe != nil) } }
  private var actionsView: SwipeActionsView?
  /// The views that have been moved out of the actions' way, and how far.
  private var moved: (views: [UIView], distance: CGFloat) = ([], 0)
  private var accessoryViews: [UIView] = []
  private var lines: [SeparatorLine: UIView] = [:]
  private var separatorGuide: UILayoutGuide?

  private enum SeparatorLine: Hashable {
    case top
    case bottom
    case accessory
  }

  /// A list's cell for a rectangle of its collection view, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A cell from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content that a cell of the list begins with.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listContext?.content ?? .cell() }

  override var defaultBackground: UIBackgroundConfiguration? { listContext?.background }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    state.isSwiped = swipe != nil
    return state
  }

  override func listContextDidChange() {
    super.listContextDidChange()
    updateClip()
  }

  /// Cuts the cell off where corners are round, and where it has been moved out of its place.
  private func updateClip() {
    let corners = listContext?.roundedCorners ?? []
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty || swipe != nil
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    indentationLevel = 0
    isExpanded = false
    swipe = nil
  }

  // MARK: Swiping

  private func swipeDidChange(isOther: Bool) {
    guard isOther else { return }
    actionsView?.removeFromSuperview()
    actionsView = swipe.map(SwipeActionsView.init)
    if let actionsView { insertSubview(actionsView, at: 0) }
    updateClip()
    setNeedsUpdateConfiguration()
  }

  /// Moves everything but the actions by what these take, at the end of a layout that begins with ``moveBack()``.
  private func moveAway() {
    guard let actionsView, let swipe else { return }
    let width = actionsView.width
    let startsAtLeft = swipe.isLeading != isMirrored
    actionsView.frame = CGRect(
      x: startsAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    actionsView.layoutIfNeeded()
    moved = (children.filter { $0 !== actionsView }, startsAtLeft ? width : -width)
    for view in moved.views { view.center.x += moved.distance }
  }

  private func moveBack() {
    for view in moved.views { view.center.x -= moved.distance }
    moved = ([], 0)
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    var kinds: Set<UICellAccessory.Kind> = []
    for accessory in accessories
    where accessory.kind != .customView && accessory.kind != .label
      && !kinds.insert(accessory.kind).inserted
    {
      trap("Accessories array contains multiple system accessories of the same type: \(accessory.kind)")
    }
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { $0.view ?? AccessoryView($0.kind) }
    for (accessory, view) in zip(accessories, accessoryViews) {
      view.ownTintColor = accessory.tintColor
      addSubview(view)
    }
    fittedSize = nil
    setNeedsLayout()
  }

  private var accessoryMargin: CGFloat { traitCollection.userInterfaceIdiom == .mac ? 8 : 16 }

  /// The accessories that are shown in the cell's state.
  private func arrangement() -> AccessoryArrangement {
    let isEditing = configurationState.isEditing
    var ends: (leading: [(UICellAccessory, UIView)], trailing: [(UICellAccessory, UIView)]) = ([], [])
    for (accessory, view) in zip(accessories, accessoryViews) {
      let isShown = accessory.displayed == .always || (accessory.displayed == .whenEditing) == isEditing
      view.isHidden = !isShown || accessory.isHidden
      guard isShown else { continue }
      if accessory.kind == .label { view.bounds.size = view.sizeThatFits(.zero) }
      (view as? AccessoryView)?.isOn = accessory.kind == .multiselect ? isSelected : isExpanded
      if accessory.isLeading {
        ends.leading.append((accessory, view))
      } else {
        ends.trailing.append((accessory, view))
      }
    }
    ends.leading = ordered(ends.leading)
    // The handle for moving is outermost, the others follow inwards from the last.
    let trailing = ordered(ends.trailing)
    let handles = trailing.filter { $0.0.kind == .reorder }
    ends.trailing = handles + trailing.filter { $0.0.kind != .reorder }.reversed()
    return AccessoryArrangement(
      leading: ends.leading, trailing: ends.trailing, margin: accessoryMargin)
  }

  /// Accessories in order, those of one's own where they want to be.
  private func ordered(_ accessories: [(UICellAccessory, UIView)]) -> [(UICellAccessory, UIView)] {
    var order = accessories.filter { $0.0.position == nil }
    for accessory in accessories {
      guard let position = accessory.0.position else { continue }
      order.insert(accessory, at: min(max(position(order.map(\.0)), 0), order.count))
    }
    return order
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override var contentInset: UIEdgeInsets {
    let room = arrangement().insets
    return UIEdgeInsets(
      NSDirectionalEdgeInsets(
        top: 0, leading: room.leading + indentation, bottom: 0, trailing: room.trailing),
      in: effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    moveBack()
    super.layoutSubviews()
    let arrangement = arrangement()
    let shift = indentsAccessories ? indentation : 0
    for place in arrangement.leading { put(place.view, at: place.start + shift, width: place.width) }
    for place in arrangement.trailing {
      put(place.view, at: bounds.width - place.start - place.width, width: place.width)
    }
    layOutLines(arrangement)
    moveAway()
  }

  /// Puts an accessory's view in the middle of its room, in its own size.
  private func put(_ view: UIView, at start: CGFloat, width: CGFloat) {
    let size = view.bounds.size
    var frame = CGRect(
      x: start + (width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    if isMirrored { frame = frame.mirrored(in: bounds.width) }
    view.frame = frame
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func layOutLines(_ arrangement: AccessoryArrangement) {
    let pixel = 1 / traitCollection.traits.displayScale
    let separators = listContext?.separators
    let drawn = listContext?.drawnSeparators ?? (top: false, bottom: false)
    show(
      .top, drawn.top,
      separatorFrame(
        y: 0, height: pixel, separators?.topSeparatorInsets ?? UIListSeparatorConfiguration.automaticInsets))
    show(
      .bottom, drawn.bottom,
      separatorFrame(
        y: bounds.height - pixel, height: pixel,
        separators?.bottomSeparatorInsets ?? UIListSeparatorConfiguration.automaticInsets))
    let line = arrangement.line
    show(
      .accessory, line != nil,
      CGRect(x: bounds.width - (line ?? 0), y: 0, width: 1, height: bounds.height))
  }

  /// The rectangle whose sides are the ends of the separators; an end that no constraint names is where the list has it.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }

  /// The ends of the separators that constraints name, from the leading and the trailing edge, in points.
  private var constrainedEnds: (leading: CGFloat?, trailing: CGFloat?) {
    guard let guide = separatorGuide, guide.owningView === contentView else { return (nil, nil) }
    contentView.layoutIfNeeded()
    let attributes = contentView.constraints.flatMap { constraint in
      [
        constraint.firstItem === guide ? constraint.firstAttribute : .notAnAttribute,
        constraint.secondItem === guide ? constraint.secondAttribute : .notAnAttribute,
      ]
    }
    var frame = guide.layoutFrame.offsetBy(dx: contentView.frame.minX, dy: 0)
    if isMirrored { frame = frame.mirrored(in: bounds.width) }
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isMirrored ? (.right, .left) : (.left, .right)
    return (
      attributes.contains(.leading) || attributes.contains(start) ? frame.minX : nil,
      attributes.contains(.trailing) || attributes.contains(end) ? bounds.width - frame.maxX : nil
    )
  }

  /// A separator: from where the text begins to the cell's end, unless insets are given (`layout.md` 7.4), of which each edge
  /// may be automatic by itself.
  private func separatorFrame(
    y: CGFloat, height: CGFloat, _ insets: NSDirectionalEdgeInsets
  ) -> CGRect {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let inset = contentInset
    let text = (contentView as? UIListContentView)?.textStart ?? 16
    let start = (isMirrored ? inset.right : inset.left) + text
    let ends = constrainedEnds
    let leading = insets.leading == automatic.leading ? ends.leading ?? start : insets.leading
    let trailing = insets.trailing == automatic.trailing ? ends.trailing ?? 0 : insets.trailing
    return CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height)
  }

  private func show(_ line: SeparatorLine, _ isShown: Bool, _ frame: CGRect) {
    guard isShown || lines[line] != nil else { return }
    let view = lines[line] ?? UIView(frame: .zero)
    if view.superview == nil {
      view.backgroundColor = .separator
      addSubview(view)
      lines[line] = view
    }
    view.isHidden = !isShown
    view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
  }
}
