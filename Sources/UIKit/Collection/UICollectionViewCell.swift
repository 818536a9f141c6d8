public import Foundation

/// A view of one item (UIKit's `UICollectionViewCell`).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Holds the cell's views; as large as the cell, less what its accessories take.
  ///
  /// Another view once `contentConfiguration` has been set.
  open internal(set) var contentView = UIView(frame: .zero)
  /// Whether the item is selected; shows ``selectedBackgroundView``.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether a finger is on the item; shows ``selectedBackgroundView``.
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  /// Lies behind everything.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// Lies in front of ``backgroundView`` while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }
  /// What the cell shows; its view takes the place of ``contentView``.
  ///
  /// Nil where nothing was configured.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// Whether ``contentConfiguration`` follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// How the cell's background looks; it takes the place of ``backgroundView`` and ``selectedBackgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { showBackgroundConfiguration() } }
  }
  /// Whether ``backgroundConfiguration`` follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called whenever the cell's state has changed, and before the cell is first shown.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the list the cell is in says about it.
  var listContext: ListContext? { didSet { listContextDidChange() } }
  private(set) var isEditing = false
  private var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false
  private var configuredBackground: BackgroundConfigurationView?

  /// A cell for a rectangle of its collection view, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    add(contentView)
  }

  /// A cell from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    add(contentView)
  }

  private func add(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  // MARK: State

  /// The state that the cell is configured for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Has the cell configured anew before it is shown the next time.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Configures the cell for a state; subclasses set configurations here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Configures the cell where that is needed.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = (backgroundConfiguration ?? defaultBackground)?.updated(for: state)
    }
  }

  /// The background that the cell has where none was set; none by itself.
  var defaultBackground: UIBackgroundConfiguration? { nil }

  /// A background configuration in the cell's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    defaultBackground ?? .clear()
  }

  private func stateDidChange(_ isOther: Bool) {
    updateBackgrounds()
    if isOther { setNeedsUpdateConfiguration() }
  }

  func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    setNeedsUpdateConfiguration()
  }

  /// Told that the cell is in another list, or at another place of it.
  func listContextDidChange() { setNeedsUpdateConfiguration() }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    needsUpdateConfiguration = true
  }

  override func leaveElement() {
    super.leaveElement()
    (contentView as? any UIContentView)?.elementDidEndDisplaying()
  }

  override func traitsChanged(from old: UITraitCollection) {
    setNeedsUpdateConfiguration()
    super.traitsChanged(from: old)
  }

  // MARK: Content

  private func contentConfigurationDidChange() {
    guard let contentConfiguration else { return }
    if let view = contentView as? any UIView & UIContentView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      let view: any UIView & UIContentView = contentConfiguration.makeContentView()
      contentView.removeFromSuperview()
      contentView = view
      add(view)
    }
    contentView.setNeedsLayout()
    fittedSize = nil
    setNeedsLayout()
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  override func sizeDidChange(of subview: UIView) {
    super.sizeDidChange(of: subview)
    guard subview === contentView else { return }
    fittedSize = nil
    (superview as? UICollectionView)?.setNeedsMeasuring(self)
  }

  override func insideDidChange() {
    guard let view = superview as? UICollectionView,
      view.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    fittedSize = nil
    view.setNeedsMeasuring(self)
  }

  /// The room beside the content, in points.
  var contentInset: UIEdgeInsets { .zero }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let frame = bounds.inset(by: contentInset)
    if contentView.frame != frame { contentView.frame = frame }
    // What a subclass places by hand after `super` is to find the places of this layout: a device lays cells out more
    // than once before they are seen.
    contentView.layoutIfNeeded()
    configuredBackground?.frame = bounds
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// The size that fits what is in ``contentView``, in points.
  ///
  /// Views placed by their frames ask for the room they take; a view that fills the content view by its
  /// autoresizing mask asks for what fits it. A cell without either keeps its size (`layout.md` 6.1).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let inset = contentInset
    let room = CGSize(width: size.width - inset.left - inset.right, height: size.height)
    if contentConfiguration != nil {
      let fitting = contentView.sizeThatFits(room)
      return CGSize(width: fitting.width + inset.left + inset.right, height: fitting.height)
    }
    let views = contentView.subviews.filter { !$0.isHidden }
    if views.isEmpty { return bounds.size }
    var fitting = CGSize.zero
    for view in views {
      let fills = view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight])
      let frame = fills ? CGRect(origin: .zero, size: view.sizeThatFits(room)) : view.frame
      fitting.width = max(fitting.width, frame.maxX)
      fitting.height = max(fitting.height, frame.maxY)
    }
    return CGSize(width: fitting.width + inset.left + inset.right, height: fitting.height)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints inside ``contentView`` give, or what fits where there are none; in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.isSizedByConstraints, !isSizedByConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let inset = contentInset
    let room = CGSize(width: targetSize.width - inset.left - inset.right, height: targetSize.height)
    let size = contentView.constrainedSize(room, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(width: size.width + inset.left + inset.right, height: size.height)
  }

  // MARK: Background

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isInFront = new === selectedBackgroundView && backgroundView?.superview === self
    insertSubview(new, at: isInFront ? 1 : 0)
    updateBackgrounds()
  }

  private func updateBackgrounds() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

  private func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if let configuredBackground {
      configuredBackground.show(backgroundConfiguration)
      return
    }
    let view = BackgroundConfigurationView(frame: bounds)
    view.show(backgroundConfiguration)
    configuredBackground = view
    insertSubview(view, at: 0)
  }
}
