import Foundation
import Geometry

/// Shows a background configuration behind a cell.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView(frame: .zero)
  private let border = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var blur: UIVisualEffectView?
  private var configuration = UIBackgroundConfiguration.clear()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [fill, picture, border] { addSubview(view) }
    fill.layer.cornerCurve = .continuous
    border.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration) {
    if self.configuration.customView !== configuration.customView {
      self.configuration.customView?.removeFromSuperview()
      if let view = configuration.customView { insertSubview(view, aboveSubview: fill) }
    }
    self.configuration = configuration
    showEffect()
    setNeedsLayout()
  }

  private func showEffect() {
    guard configuration.visualEffect != nil || blur != nil else { return }
    let view = blur ?? UIVisualEffectView(frame: .zero)
    view.effect = configuration.visualEffect
    if blur == nil { insertSubview(view, aboveSubview: fill) }
    blur = view
  }

  override func layoutSubviews() {
    var insets = configuration.backgroundInsets
    if let superview {
      let (margins, edges) = (
        superview.directionalLayoutMargins, configuration.edgesAddingLayoutMarginsToBackgroundInsets
      )
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let frame = bounds.inset(by: UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection))
    fill.frame = frame
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    blur?.frame = frame
    blur?.layer.cornerRadius = configuration.cornerRadius
    configuration.customView?.frame = frame
    picture.frame = frame
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.layer.cornerRadius = configuration.cornerRadius
    let outset = configuration.strokeOutset
    border.frame = frame.insetBy(dx: -outset, dy: -outset)
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    border.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + outset : 0
  }
}
