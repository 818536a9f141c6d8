public import Foundation
public import Geometry
import Synchronization

/// What an interface is drawn for (UIKit's traits as far as layouts, colours and text ask).
///
/// A trait may be unsaid; joined collections say what the last one that says it does.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels a point; 0 when unsaid.
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceLevel: UIUserInterfaceLevel

  /// A collection of the given traits.
  init(
    idiom: UIUserInterfaceIdiom = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    category: UIContentSizeCategory = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    level: UIUserInterfaceLevel = .unspecified
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    layoutDirection = direction
    preferredContentSizeCategory = category
    userInterfaceStyle = style
    userInterfaceLevel = level
  }

  /// A collection that says nothing.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// The traits of an environment whose space is `size` points large.
  public convenience init(_ traits: Traits, size: CGSize) {
    let classes = SizeClasses(size: size, idiom: traits.userInterfaceIdiom)
    let idiom: UIUserInterfaceIdiom =
      switch traits.userInterfaceIdiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      }
    self.init(
      idiom: idiom, horizontal: classes.horizontal, vertical: classes.vertical, scale: traits.displayScale,
      direction: traits.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      category: UIContentSizeCategory(traits.dynamicTypeSize),
      style: traits.colorScheme == .light ? .light : .dark, level: .base)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// A collection that says only how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(level: userInterfaceLevel) }

  /// What the collections say together; where several say a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ unsaid: Value) -> Value {
      traitCollections.last { $0[keyPath: path] != unsaid }?[keyPath: path] ?? unsaid
    }
    self.init(
      idiom: last(\.userInterfaceIdiom, .unspecified), horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified), scale: last(\.displayScale, 0),
      direction: last(\.layoutDirection, .unspecified),
      category: last(\.preferredContentSizeCategory, .unspecified),
      style: last(\.userInterfaceStyle, .unspecified), level: last(\.userInterfaceLevel, .unspecified))
  }

  /// Whether all traits that `other` says are the same here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  /// Whether colours may look different under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other?.userInterfaceStyle != userInterfaceStyle || other?.userInterfaceLevel != userInterfaceLevel
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceIdiom == userInterfaceIdiom && other.horizontalSizeClass == horizontalSizeClass
      && other.verticalSizeClass == verticalSizeClass && other.displayScale == displayScale
      && other.layoutDirection == layoutDirection
      && other.preferredContentSizeCategory == preferredContentSizeCategory
      && other.userInterfaceStyle == userInterfaceStyle && other.userInterfaceLevel == userInterfaceLevel
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// The engine's traits; what is unsaid is as on a phone at scale 2.
  public var traits: Traits {
    Traits(
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      dynamicTypeSize: preferredContentSizeCategory.dynamicTypeSize ?? .large,
      userInterfaceIdiom: userInterfaceIdiom == .pad ? .pad : userInterfaceIdiom == .mac ? .mac : .phone,
      colorScheme: userInterfaceStyle == .dark ? .dark : .light,
      displayScale: displayScale > 0 ? displayScale : 2)
  }

  private static let shared = Mutex(UITraitCollection(Traits(), size: CGSize(width: 390, height: 844)))

  /// The traits that colours and fonts read where no view is at hand.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Calls `actions` while this is the ``current`` collection.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    actions()
  }
}

/// How much room a space has along both axes.
///
/// Apple's table of devices, read as numbers `[inferred]`: an iPad's or Mac's window is wide from 507 points on
/// and always high; a phone is high unless it lies on its side, and wide only when it then measures 736 points
/// or more.
struct SizeClasses {
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  init(size: CGSize, idiom: UserInterfaceIdiom) {
    switch idiom {
    case .pad, .mac:
      horizontal = size.width >= 507 ? .regular : .compact
      vertical = .regular
    case .phone:
      let isOnItsSide = size.width > size.height
      horizontal =
        isOnItsSide && size.width >= 736 && size.width < 812 || size.width >= 896 && isOnItsSide
        ? .regular : .compact
      vertical = isOnItsSide ? .compact : .regular
    }
  }
}

/// Whatever has traits: screens and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// Told that the traits are others than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
