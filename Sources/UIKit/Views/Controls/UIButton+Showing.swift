import Foundation
import Geometry

extension UIButton {
  /// Has the parts show what the button is to look like.
  func show() {
    if let configuration { show(configuration) } else { showLook() }
    for part in [title, subtitle] {
      part.isHidden = part.attributed?.string.isEmpty ?? part.text?.isEmpty ?? true
    }
    picture.isHidden = picture.image == nil || !wheel.isHidden
  }

  private func show(_ configuration: Configuration) {
    let colors = colors(of: configuration)
    let styles = configuration.textStyles
    title.show(
      configuration.attributedTitle,
      .preferredFont(forTextStyle: styles.title, compatibleWith: traitCollection),
      colors.foreground, configuration.titleTextAttributesTransformer)
    subtitle.show(
      configuration.attributedSubtitle,
      .preferredFont(forTextStyle: styles.subtitle, compatibleWith: traitCollection), colors.foreground,
      configuration.subtitleTextAttributesTransformer)
    title.lineBreakMode = configuration.titleLineBreakMode
    title.numberOfLines = 0
    subtitle.numberOfLines = 0
    let alignment = configuration.textAlignment
    (title.textAlignment, subtitle.textAlignment) = (alignment, alignment)
    picture.image = configuration.image
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(textStyle: styles.title)
    picture.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    wheel.isHidden = !configuration.showsActivityIndicator
    wheel.color = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
    if configuration.showsActivityIndicator { wheel.startAnimating() }
    backdrop.isHidden = false
    backdropPicture.isHidden = true
  }

  /// Has what is behind a configuration's content show its colour, in the button's bounds.
  func showBackground(of configuration: Configuration) {
    var background = configuration.background
    background.backgroundColor = background.backgroundColor ?? colors(of: configuration).background
    background.cornerRadius = configuration.cornerRadius(height: bounds.height)
    backdrop.frame = bounds
    backdrop.show(background)
  }

  private func colors(of configuration: Configuration) -> (foreground: UIColor, background: UIColor) {
    configuration.colors(for: state, tint: role == .destructive ? .systemRed : tintColor)
  }

  private func showLook() {
    let state = state
    backdrop.isHidden = true
    wheel.isHidden = true
    subtitle.text = nil
    title.numberOfLines = 1
    let color =
      titleColor(for: state) ?? (buttonType == .custom ? .white : isEnabled ? tintColor : .tertiaryLabel)
    if let attributed = attributedTitle(for: state) {
      title.textColor = color
      title.attributedText = attributed
    } else {
      title.text = title(for: state)
      title.textColor = color
    }
    picture.image = image(for: state)
    picture.preferredSymbolConfiguration = symbolConfiguration(for: state)
    picture.tintColor = buttonType == .custom || isEnabled ? tintColor : .tertiaryLabel
    backdropPicture.image = backgroundImage(for: state)
    backdropPicture.isHidden = backdropPicture.image == nil
    // Without pictures of their own, touched and disabled buttons show the normal ones fainter.
    let isFaint = state == .highlighted || buttonType == .custom && state == .disabled
    picture.alpha = isFaint ? 0.5 : 1
    title.alpha = buttonType == .system && isHighlighted ? 0.2 : 1
  }

  /// Where everything is.
  var arrangement: ButtonArrangement {
    let hasPicture = !picture.isHidden || !wheel.isHidden
    var arrangement = ButtonArrangement()
    arrangement.image = hasPicture ? (picture.isHidden ? wheel : picture).sizeThatFits(.zero) : nil
    arrangement.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrangement.horizontal = contentHorizontalAlignment
    arrangement.vertical = contentVerticalAlignment
    if let configuration {
      arrangement.insets = configuration.contentInsets
      arrangement.placement = configuration.imagePlacement
      arrangement.imagePadding = configuration.imagePadding
      arrangement.titlePadding = configuration.titlePadding
      arrangement.titleAlignment = configuration.textAlignment
    } else {
      let own = contentEdgeInsets
      let isBare = own == .zero && !title.isHidden
      arrangement.insets = own.directional(in: effectiveUserInterfaceLayoutDirection)
      if isBare {
        arrangement.insets.top = Self.titleMargin
        arrangement.insets.bottom = Self.titleMargin
        arrangement.minimumWidth = Self.titleMinimum
      }
      arrangement.titleShift = titleEdgeInsets.shift
      arrangement.imageShift = imageEdgeInsets.shift
      arrangement.isImageWithinMargins = !isBare
    }
    let room = bounds.width - arrangement.insets.leading - arrangement.insets.trailing
    let beside = arrangement.isBeside ? (arrangement.image?.width ?? 0) + arrangement.imagePadding : 0
    arrangement.titleRoom = bounds.width > 0 ? max(0, room - beside) : .greatestFiniteMagnitude
    arrangement.title = title.isHidden ? nil : { self.title.sizeThatFits(CGSize(width: $0, height: 0)) }
    arrangement.subtitle =
      subtitle.isHidden ? nil : { self.subtitle.sizeThatFits(CGSize(width: $0, height: 0)) }
    return arrangement
  }

  /// What a button without a configuration has above and below its title, and how wide it is at least: UIKit's 30 × 30
  /// of a short title of 15 points `[inferred]`.
  private static let titleMargin: CGFloat = 6
  private static let titleMinimum: CGFloat = 30
}

extension UIButton.Configuration {
  /// The colours of text and background for a state, where the tint is `tint`.
  ///
  /// Shades are those of iOS 18 as they are seen `[inferred]`.
  fileprivate func colors(for state: UIControl.State, tint: UIColor) -> (
    foreground: UIColor, background: UIColor
  ) {
    if state.contains(.disabled) {
      return (.tertiaryLabel, style == .plain ? .clear : .tertiarySystemFill)
    }
    var shown = style
    if state.contains(.selected), automaticallyUpdateForSelection {
      shown = style == .plain ? .tinted : .filled
    }
    let base = baseForegroundColor ?? (shown == .filled ? .white : tint)
    let back: UIColor =
      switch shown {
      case .plain: baseBackgroundColor ?? .clear
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
      case .filled: baseBackgroundColor ?? tint
      }
    guard state.contains(.highlighted) else { return (base, back) }
    return shown == .filled
      ? (base, back.withAlphaComponent(0.75)) : (base.withAlphaComponent(0.75), back)
  }

  /// Where title and subtitle stand among themselves.
  fileprivate var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    case .automatic:
      imagePlacement == .top || imagePlacement == .bottom || subtitle == nil ? .center : .natural
    }
  }
}

extension UILabel {
  /// Shows a text of a button.
  fileprivate func show(
    _ text: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    self.font = font
    textColor = color
    guard var text else {
      self.text = nil
      return
    }
    if let transformer {
      var container = AttributeContainer()
      container[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      text.mergeAttributes(transformer(container), mergePolicy: .keepCurrent)
    }
    attributedText = NSAttributedString(styled: text)
  }
}

extension UIEdgeInsets {
  /// How far insets move what stands in the middle, in points.
  fileprivate var shift: CGVector { CGVector(dx: (left - right) / 2, dy: (top - bottom) / 2) }
}
