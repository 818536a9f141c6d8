public import Foundation
import Geometry

/// A button (UIKit's `UIButton`), at rest.
///
/// It looks as its ``configuration`` says, or as the titles, pictures and colours for its states where it has none.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button without a configuration looks like.
  public enum ButtonType: Int, CaseIterable, Hashable, Sendable {
    /// White text of 18 points.
    case custom = 0
    /// Text of 15 points in the tint colour.
    case system = 1
    /// As ``system``, with a picture.
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The symbol of a type that has one of its own.
    var symbolName: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system: nil
      }
    }
  }

  /// What a button does, as far as it changes its looks.
  public enum Role: Int, CaseIterable, Hashable, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Changes a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public private(set) var buttonType: ButtonType = .custom
  open var role: Role = .normal { didSet { setNeedsUpdateConfiguration() } }
  /// How the button looks; nil for a button of titles and pictures for its states.
  open var configuration: Configuration? {
    didSet {
      isShown = false
      contentDidChange()
    }
  }
  /// Called whenever the button's state has changed, and before it is first shown.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether ``configuration`` follows the button's state by itself; drawing always follows it.
  open var automaticallyUpdatesConfiguration = true
  /// What is shown where a long press or a touch asks for it; a picture shows none.
  open var menu: UIMenu?
  /// Whether a touch selects the button.
  open var changesSelectionAsPrimaryAction = false
  /// Room around the content of a button without a configuration, in points; 6 above and below where nothing is said.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// How far the title of a button without a configuration is moved, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// How far the picture of a button without a configuration is moved, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// What buttons without a configuration say for a state.
  struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  private var looks: [State: Look] = [:]
  let title = UILabel()
  let subtitle = UILabel()
  let picture = UIImageView()
  let backdrop = BackgroundConfigurationView(frame: .zero)
  let backdropPicture = UIImageView()
  let wheel = UIActivityIndicatorView(style: .medium)
  private var isShown = false
  private var isUpdating = false

  /// A button without a configuration for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button without a configuration that calls an action, and shows its title and picture.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    setUp()
    adopt(primaryAction)
  }

  /// A button from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// A button of a type that calls an action, and shows its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    title.font = .systemFont(ofSize: buttonType == .custom ? Self.customSize : Self.systemSize)
    if let name = buttonType.symbolName {
      setImage(UIImage(systemName: name), for: .normal)
    }
  }

  /// A button that looks as a configuration says, and calls an action, whose title and picture it shows where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    var configuration = configuration
    if configuration.title == nil, let name = primaryAction?.title, !name.isEmpty {
      configuration.title = name
    }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
  }

  /// A button that calls an action.
  public class func systemButton(primaryAction: UIAction) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// Text of buttons without a configuration, in points `[inferred]`.
  private static let customSize: CGFloat = 18
  private static let systemSize: CGFloat = 15

  private func setUp() {
    title.font = .systemFont(ofSize: Self.customSize)
    title.lineBreakMode = .byTruncatingMiddle
    for view in [backdrop, backdropPicture, picture, wheel, title, subtitle] as [UIView] {
      view.isHidden = true
      addSubview(view)
    }
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: Looks for states

  private func set<Value>(_ path: WritableKeyPath<Look, Value>, _ value: Value, for state: State) {
    looks[state, default: Look()][keyPath: path] = value
    contentDidChange()
  }

  /// What is said for a state, or else for the normal one.
  private func said<Value>(_ path: KeyPath<Look, Value?>, for state: State) -> Value? {
    looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  /// Sets the title for a state; the normal one's serves states that have none.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, for: state) }

  /// Sets the title whose parts look different for a state; it stands in front of the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, title, for: state)
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, for: state) }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, for: state) }

  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, image, for: state)
  }

  /// Sets the size and strength of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { set(\.symbolConfiguration, configuration, for: state) }

  open func title(for state: State) -> String? { said(\.title, for: state) }

  open func attributedTitle(for state: State) -> NSAttributedString? { said(\.attributedTitle, for: state) }

  open func titleColor(for state: State) -> UIColor? { said(\.titleColor, for: state) }

  open func image(for state: State) -> UIImage? { said(\.image, for: state) }

  open func backgroundImage(for state: State) -> UIImage? { said(\.backgroundImage, for: state) }

  func symbolConfiguration(for state: State) -> UIImage.SymbolConfiguration? {
    said(\.symbolConfiguration, for: state)
  }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  // MARK: Parts

  /// Shows the title.
  open var titleLabel: UILabel? { title }
  /// Shows the second line of a configuration.
  open var subtitleLabel: UILabel? { subtitle }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }

  // MARK: Updating

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  override func traitsChanged(from old: UITraitCollection) {
    isShown = false
    super.traitsChanged(from: old)
  }

  /// Has the button configured anew before it is shown the next time.
  open func setNeedsUpdateConfiguration() {
    isShown = false
    setNeedsLayout()
  }

  /// Changes the configuration for the button's state; by itself calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func contentDidChange() {
    isShown = false
    setNeedsLayout()
    if !isUpdating { invalidateIntrinsicContentSize() }
  }

  /// Brings the parts up to date.
  func showIfNeeded() {
    guard !isShown, !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
    isShown = true
    show()
  }

  override func sizeDidChange(of subview: UIView) {
    if isUpdating { return }
    super.sizeDidChange(of: subview)
    if isShown { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    showIfNeeded()
    return arrangement.size
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var baselines: (first: CGFloat, fromBottom: CGFloat)? {
    showIfNeeded()
    guard !title.isHidden, let own = title.baselines else { return nil }
    let arrangement = arrangement
    let (frames, size) = (
      arrangement.frames(in: CGRect(origin: .zero, size: arrangement.size)), arrangement.size
    )
    return (frames.title.minY + own.first, size.height - frames.title.maxY + own.fromBottom)
  }

  open override func layoutSubviews() {
    showIfNeeded()
    super.layoutSubviews()
    let frames = arrangement.frames(in: bounds)
    let grid = traitCollection.traits.pixelGrid
    title.frame = grid.rounded(frames.title)
    subtitle.frame = grid.rounded(frames.subtitle)
    picture.frame = grid.rounded(frames.image)
    wheel.frame = picture.frame
    if let configuration { showBackground(of: configuration) }
    backdropPicture.frame = bounds
  }
}
