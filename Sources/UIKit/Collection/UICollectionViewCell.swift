public import Foundation

/// A view of one item (UIKit's `UICollectionViewCell`).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds the cell's views; as large as the cell.
  public let contentView = UIView(frame: .zero)
  /// Whether the item is selected; shows ``selectedBackgroundView``.
  open var isSelected = false { didSet { updateBackgrounds() } }
  /// Whether a finger is on the item; shows ``selectedBackgroundView``.
  open var isHighlighted = false { didSet { updateBackgrounds() } }
  /// Lies behind everything.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// Lies in front of ``backgroundView`` while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  /// A cell for a rectangle of its collection view, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// A cell from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The size that fits the views in ``contentView``, in points.
  ///
  /// Views placed by their frames ask for the room they take; a view that fills the content view by its
  /// autoresizing mask asks for what fits it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = CGSize.zero
    for view in contentView.subviews where !view.isHidden {
      let fills = view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight])
      let frame = fills ? CGRect(origin: .zero, size: view.sizeThatFits(size)) : view.frame
      fitting.width = max(fitting.width, frame.maxX)
      fitting.height = max(fitting.height, frame.maxY)
    }
    return fitting
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
    return contentView.constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

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

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}
