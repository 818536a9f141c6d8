import Foundation
import Geometry

/// Where a button's picture and texts are.
struct ButtonArrangement {
  /// The picture's size, in points; nil for none.
  var image: CGSize?
  /// The size of a text where its lines break at a width, in points; nil for none.
  var title: ((CGFloat) -> CGSize)?
  var subtitle: ((CGFloat) -> CGSize)?
  /// The width that lines break at, in points.
  var titleRoom = CGFloat.greatestFiniteMagnitude
  var insets = NSDirectionalEdgeInsets.zero
  var placement: NSDirectionalRectEdge = .leading
  /// Room between picture and text, in points.
  var imagePadding: CGFloat = 0
  /// Room between the texts, in points.
  var titlePadding: CGFloat = 0
  var titleAlignment = NSTextAlignment.natural
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isMirrored = false
  /// The least width of the whole, in points.
  var minimumWidth: CGFloat = 0
  /// Whether the insets are around the picture too, not around the texts alone.
  var isImageWithinMargins = true
  var titleShift = CGVector(dx: 0, dy: 0)
  var imageShift = CGVector(dx: 0, dy: 0)

  /// Whether the picture is beside the text.
  var isBeside: Bool { placement != .top && placement != .bottom }

  private var hasText: Bool { title != nil || subtitle != nil }

  private func texts(_ room: CGFloat) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
    let (title, subtitle) = (title?(room) ?? .zero, subtitle?(room) ?? .zero)
    let gap = self.title != nil && self.subtitle != nil ? titlePadding : 0
    let whole = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    return (title, subtitle, whole)
  }

  private func content(_ texts: CGSize) -> CGSize {
    guard let image else { return texts }
    let padding = hasText ? imagePadding : 0
    return isBeside
      ? CGSize(width: image.width + padding + texts.width, height: max(image.height, texts.height))
      : CGSize(width: max(image.width, texts.width), height: image.height + padding + texts.height)
  }

  /// The size that fits everything on lines as long as they are, in points.
  var size: CGSize {
    let text = texts(.greatestFiniteMagnitude).whole
    let content = content(text)
    var size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    if !isImageWithinMargins, let image {
      size.height = max(image.height, text.height + insets.top + insets.bottom)
    }
    size.width = max(size.width, minimumWidth)
    return size
  }

  /// The places of picture and texts in a button's bounds, in points.
  func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let texts = texts(titleRoom)
    let content = content(texts.whole)
    let inner = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    let start = CGPoint(
      x: inner.minX + (inner.width - content.width) * across,
      y: inner.minY + (inner.height - content.height) * down)
    var image = CGRect(origin: start, size: self.image ?? .zero)
    var text = CGRect(origin: start, size: texts.whole)
    let padding = self.image != nil && hasText ? imagePadding : 0
    if isBeside {
      image.origin.y += (content.height - image.height) / 2
      text.origin.y += (content.height - text.height) / 2
      if placement == .trailing {
        image.origin.x = text.maxX + padding
      } else {
        text.origin.x = image.maxX + padding
      }
    } else {
      image.origin.x += (content.width - image.width) / 2
      text.origin.x += (content.width - text.width) / 2
      if placement == .bottom {
        image.origin.y = text.maxY + padding
      } else {
        text.origin.y = image.maxY + padding
      }
    }
    var title = CGRect(origin: text.origin, size: texts.title)
    var subtitle = CGRect(
      x: text.minX, y: text.maxY - texts.subtitle.height, width: texts.subtitle.width,
      height: texts.subtitle.height)
    title.origin.x += (text.width - title.width) * alongText
    subtitle.origin.x += (text.width - subtitle.width) * alongText
    if isMirrored {
      (image, title, subtitle) = (mirror(image, bounds), mirror(title, bounds), mirror(subtitle, bounds))
    }
    return (
      image.offsetBy(dx: imageShift.dx, dy: imageShift.dy),
      title.offsetBy(dx: titleShift.dx, dy: titleShift.dy), subtitle
    )
  }

  private func mirror(_ frame: CGRect, _ bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Where content stands across the button before it is mirrored: 0 at the leading edge, 1 at the trailing one.
  private var across: CGFloat {
    switch horizontal {
    case .center, .fill: 0.5
    case .leading: 0
    case .trailing: 1
    case .left: isMirrored ? 1 : 0
    case .right: isMirrored ? 0 : 1
    }
  }

  private var down: CGFloat {
    switch vertical {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  private var alongText: CGFloat {
    switch titleAlignment {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}
