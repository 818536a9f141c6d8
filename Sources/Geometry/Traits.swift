public import Foundation

/// Whether an interface is drawn light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The kind of device an interface is laid out for; list metrics depend on it (`layout.md` 9).
public enum UserInterfaceIdiom: String, CaseIterable, Hashable, Sendable {
  case phone
  case pad
  case mac
}

/// What an interface is drawn for: the values that layout, text and colours may depend on.
public struct Traits: Hashable, Sendable {
  public var layoutDirection: LayoutDirection
  public var dynamicTypeSize: DynamicTypeSize
  public var userInterfaceIdiom: UserInterfaceIdiom
  public var colorScheme: ColorScheme
  /// Pixels a point that layout is rounded to: 2 by default, 3 for most phones.
  public var displayScale: CGFloat

  /// Traits of a phone at scale 2, left to right, light, at the default text size.
  public init(
    layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large,
    userInterfaceIdiom: UserInterfaceIdiom = .phone,
    colorScheme: ColorScheme = .light,
    displayScale: CGFloat = 2
  ) {
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.userInterfaceIdiom = userInterfaceIdiom
    self.colorScheme = colorScheme
    self.displayScale = displayScale
  }

  /// The device pixels of ``displayScale``.
  public var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
