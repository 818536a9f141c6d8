import Foundation
import Geometry

/// What swiping a row offers, side by side, the first action at the row's edge.
final class SwipeActionsView: UIView {
  private let isLeading: Bool
  private let buttons: [SwipeActionButton]

  init(_ swipe: RowSwipe) {
    isLeading = swipe.isLeading
    buttons = swipe.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Points that all actions take.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let startsAtLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    var position: CGFloat = 0
    for button in buttons {
      let frame = CGRect(x: position, y: 0, width: button.width, height: bounds.height)
      button.frame = startsAtLeft ? frame : frame.mirrored(in: bounds.width)
      position += button.width
    }
  }
}

/// An action as it is seen: its picture over its title, white on its colour.
private final class SwipeActionButton: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()

  /// Points an action is wide at least, beside its title, and between picture and title (`[inferred]` from pictures of
  /// UIKit's lists).
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15
  private static let gap: CGFloat = 4

  init(_ action: UIContextualAction) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.title
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    label.isHidden = action.title?.isEmpty ?? true
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.isHidden = action.image == nil
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private static let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Points the action takes from the row.
  var width: CGFloat {
    let text = label.isHidden ? 0 : label.sizeThatFits(Self.free).width
    return max(Self.leastWidth, max(text, imageView.image?.size.width ?? 0) + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.isHidden ? .zero : label.sizeThatFits(Self.free)
    let picture = imageView.image?.size ?? .zero
    let gap = label.isHidden || imageView.isHidden ? 0 : Self.gap
    let top = (bounds.height - picture.height - gap - text.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - picture.width) / 2, y: top, width: picture.width, height: picture.height)
    label.frame = CGRect(
      x: (bounds.width - text.width) / 2, y: top + picture.height + gap, width: text.width,
      height: text.height)
  }
}
