import Drawing
public import Foundation
import Geometry

/// A picture (UIKit's `UIImageView`).
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture; nil shows nothing.
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// The picture while ``isHighlighted``; nil is ``image``.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// The size and strength of symbols, as far as they do not say it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A picture's view for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// A view from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { seen { $0?.size } ?? .zero }

  open override var intrinsicContentSize: CGSize { seen { $0?.size } ?? super.intrinsicContentSize }

  /// Where the text beside a symbol stands.
  override var baselines: (first: CGFloat, fromBottom: CGFloat)? {
    seen { image in
      guard let image, let fromBottom = image.baselineOffsetFromBottom else { return nil }
      return (image.size.height - fromBottom, fromBottom)
    }
  }

  /// What `body` makes of the picture that is shown, for the view's traits.
  private func seen<Result>(_ body: (UIImage?) -> Result) -> Result {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return ViewTraits.with(traitCollection) { body(shown?.preferring(preferredSymbolConfiguration)) }
  }

  open override func drawContent(in context: inout ViewDrawing) {
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    seen { image in
      guard let image else { return }
      image.add(
        to: &context, in: contentMode.place(image.size, in: bounds), tint: tintColor,
        direction: effectiveUserInterfaceLayoutDirection)
    }
  }
}

extension UIView.ContentMode {
  /// Where content of `size` goes in `bounds`, in points.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var shown = size
    let (across, along) = (bounds.size.width / size.width, bounds.size.height / size.height)
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      let factor = min(across, along)
      shown = CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFill:
      let factor = max(across, along)
      shown = CGSize(width: size.width * factor, height: size.height * factor)
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    return CGRect(
      x: bounds.minX + (bounds.size.width - shown.width) * x,
      y: bounds.minY + (bounds.size.height - shown.height) * y, width: shown.width, height: shown.height)
  }
}
