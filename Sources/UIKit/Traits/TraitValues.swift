public import Geometry

/// The side that reading starts at: `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// The kind of device an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, CaseIterable, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, CaseIterable, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether an interface lies above another one, as a sheet does.
public enum UIUserInterfaceLevel: Int, CaseIterable, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The reading direction as a trait, which may be unsaid.
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
