public import Foundation
import Geometry

/// Shows a list's content configuration (UIKit's `UIListContentView`).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()
  private var shown: UIListContentConfiguration
  private lazy var textGuide = partGuide { $0.text }
  private lazy var secondaryTextGuide = partGuide { $0.secondary }
  private lazy var imageGuide = partGuide { $0.image }

  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    show()
  }

  /// A view from an archive, of which there are none here: a list's empty cell.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    show()
  }

  /// What the view shows; others than a list's configurations change nothing.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    let color: UIColor? = shown.isTinted ? .white : shown.isDisabled ? .tertiaryLabel : nil
    textLabel.show(shown.text, shown.styledText, shown.textProperties, color)
    secondaryTextLabel.show(
      shown.secondaryText, shown.styledSecondaryText, shown.secondaryTextProperties, color)
    let properties = shown.imageProperties
    imageView.image = shown.shownImage
    imageView.isHidden = shown.image == nil
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = color ?? properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor = properties.strokeColor?.cgColor
    imageView.clipsToBounds = properties.cornerRadius > 0
    setNeedsLayout()
  }

  /// Where everything goes at a width.
  private func arrangement(width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      shown, width: width, text: textLabel, secondary: secondaryTextLabel,
      grid: traitCollection.traits.pixelGrid)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewTraits.with(traitCollection) { arrangement(width: size.width).size }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(UIView.layoutFittingExpandedSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ViewTraits.with(traitCollection) {
      let width = bounds.width
      let places = arrangement(width: width).placed(in: bounds.height)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      func seen(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: width) : frame }
      textLabel.frame = seen(places.text)
      secondaryTextLabel.frame = seen(places.secondary)
      imageView.frame = seen(places.image)
    }
  }

  /// The rectangle of the text, which constraints may name; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : textGuide }

  /// The rectangle of the second text, which constraints may name; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryTextLabel.isHidden ? nil : secondaryTextGuide }

  /// The rectangle of the picture, which constraints may name; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : imageGuide }

  /// A guide that follows a part of the content, by reading direction as it is seen.
  private func partGuide(_ part: @escaping (ListContentPlaces) -> CGRect) -> UILayoutGuide {
    UILayoutGuide(of: self) { view in
      guard let view = view as? UIListContentView else { return .zero }
      let size = view.bounds.size
      let frame = view.frame(of: part)
      return UIEdgeInsets(
        top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
    }
  }

  /// Where a part of the content is seen, in points.
  private func frame(of part: (ListContentPlaces) -> CGRect) -> CGRect {
    ViewTraits.with(traitCollection) {
      let frame = part(arrangement(width: bounds.width).placed(in: bounds.height))
      return effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
  }

  /// Where the text begins: the leading end of separators, in points.
  var textStart: CGFloat {
    ViewTraits.with(traitCollection) { arrangement(width: bounds.width).textStart }
  }
}

/// Makes a view's traits the current ones while it is laid out.
@MainActor
enum ViewTraits {
  static func with<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
    let before = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = before }
    return body()
  }
}

extension UILabel {
  /// Shows a text of a list, with looks of its own where it has any; a colour given stands in front of the properties'.
  fileprivate func show(
    _ text: String?, _ styled: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    _ color: UIColor?
  ) {
    self.text = text.map(properties.transformed)
    isHidden = text?.isEmpty ?? true
    font = properties.font
    textColor = color ?? properties.resolvedColor()
    if let styled { attributedText = styled }
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }
}
