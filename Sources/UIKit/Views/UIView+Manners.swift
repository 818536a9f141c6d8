/// What a view is to those who use it: none of it changes a picture.
struct ViewManners {
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var elements: [Any]?
  var recognizers: [UIGestureRecognizer] = []
  var takesTouchesAlone = false
  var takesSeveralTouches = false
}

/// What assistive technology says of a view's kind.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

extension UIView {
  /// What assistive technology says of the view's kind.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { manners.traits }
    set { manners.traits = newValue }
  }

  /// What assistive technology says of what the view does.
  public var accessibilityHint: String? {
    get { manners.hint }
    set { manners.hint = newValue }
  }

  /// What assistive technology reads of the view's state.
  public var accessibilityValue: String? {
    get { manners.value }
    set { manners.value = newValue }
  }

  /// What assistive technology finds inside; nil for the subviews.
  public var accessibilityElements: [Any]? {
    get { manners.elements }
    set { manners.elements = newValue }
  }

  /// Whether no other view is touched while this one is.
  public var isExclusiveTouch: Bool {
    get { manners.takesTouchesAlone }
    set { manners.takesTouchesAlone = newValue }
  }

  /// Whether several fingers count.
  public var isMultipleTouchEnabled: Bool {
    get { manners.takesSeveralTouches }
    set { manners.takesSeveralTouches = newValue }
  }

  /// What would recognize gestures on the view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { manners.recognizers.isEmpty ? nil : manners.recognizers }
    set {
      for recognizer in manners.recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Has gestures on the view recognized; a picture has none.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    manners.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Has gestures on the view recognized no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    manners.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
