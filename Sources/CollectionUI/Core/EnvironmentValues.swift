import CollectionLayout
public import Drawing
public import Foundation
public import Geometry

/// A value of the environment, by a type that names it.
nonisolated public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that flow down a tree of views (`views.md` 4.1).
///
/// Copies share their storage until one is changed.
nonisolated public struct EnvironmentValues {
  private var storage: Storage

  /// The library's own values as fields, and everybody's by key.
  private final class Storage {
    // Values are changed in storage that nobody else has, so that no access encloses another.
    @exclusivity(unchecked) var builtIn = BuiltInValues()
    @exclusivity(unchecked) var custom = CustomValues()

    init() {}

    init(copying other: Storage) {
      builtIn = other.builtIn
      custom = other.custom
    }
  }

  /// The default environment.
  public init() { storage = Storage() }

  /// The environment of a picture.
  public init(_ drawing: DrawingEnvironment) {
    storage = Storage()
    storage.builtIn.traits = drawing.traits
    storage.builtIn.palette = drawing.palette
  }

  /// The library's own values.
  var builtIn: BuiltInValues {
    get { storage.builtIn }
    _modify {
      makeUnique()
      yield &storage.builtIn
    }
  }

  /// The value of `key`, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      makeUnique()
      storage.custom.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// The object put there under its type, or `nil`.
  func object<T: AnyObject>(_ type: T.Type) -> T? { storage.custom.values[ObjectIdentifier(type)] as? T }

  /// Puts an object there under its type.
  mutating func setObject<T: AnyObject>(_ object: T?) {
    makeUnique()
    storage.custom.values[ObjectIdentifier(T.self)] = object
  }

  /// Everybody's values.
  fileprivate var custom: CustomValues { storage.custom }

  /// Whether both share their storage, and so all values.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }
}

/// Values by the types of their keys.
nonisolated struct CustomValues {
  var values: [ObjectIdentifier: Any] = [:]
}

/// The values the library itself reads.
nonisolated struct BuiltInValues {
  var traits = Traits()
  var palette = SystemPalette.iOS18
  var text = TextValues()
  /// The style of foregrounds; `nil` is the label colour.
  var foreground: AnyShapeStyle?
  /// The second level of the foreground and the third, where they were given.
  var foregroundLevels: [AnyShapeStyle] = []
  var background: AnyShapeStyle?
  var tint: Color?
  var font: Font?
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var isEnabled = true
  var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false
  var contrast = ColorSchemeContrast.standard
  var legibilityWeight: LegibilityWeight?
  /// The appearance of the list whose row this is; `nil` elsewhere, and in its headers and footers.
  var listAppearance: CollectionLayoutListConfiguration.Appearance?
  /// The clock of the host; `nil` in a picture drawn once.
  var clock: HostClock?
}

nonisolated extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { builtIn.traits.colorScheme }
    set { builtIn.traits.colorScheme = newValue }
  }

  /// The size of type that a person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { builtIn.traits.dynamicTypeSize }
    set { builtIn.traits.dynamicTypeSize = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { builtIn.traits.displayScale }
    set { builtIn.traits.displayScale = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { builtIn.traits.pixelGrid.pixelLength }

  /// The direction of reading.
  public var layoutDirection: LayoutDirection {
    get { builtIn.traits.layoutDirection }
    set { builtIn.traits.layoutDirection = newValue }
  }

  /// Which year's system colours are drawn.
  public var systemPalette: SystemPalette {
    get { builtIn.palette }
    set { builtIn.palette = newValue }
  }

  /// The font of texts that name none; `nil` is the body style.
  public var font: Font? {
    get { builtIn.font }
    set { builtIn.font = newValue }
  }

  /// The style behind content, for views that draw a background of their own.
  public var backgroundStyle: AnyShapeStyle? {
    get { builtIn.background }
    set { builtIn.background = newValue }
  }

  /// The accent of the interface; `nil` is blue.
  public var tint: Color? {
    get { builtIn.tint }
    set { builtIn.tint = newValue }
  }
}

extension EnvironmentValues: @MainActor ViewComparable {
  @MainActor func makesSameViews(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    let (own, others) = (custom.values, other.custom.values)
    return own.count == others.count && ValueComparison.areEqual(builtIn, other.builtIn)
      && own.allSatisfy { key, value in others[key].map { ValueComparison.areSame(value, $0) } ?? false }
  }
}
