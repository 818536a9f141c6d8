/// What of collections' layouts is drawn over a figure.
///
/// ```swift
/// Figure("grid", caption: "…", alternativeText: "…", overlay: [.dimensions, .insets, .spacing]) { GridDemo() }
/// ```
///
/// Everything is computed from the layout's plan. Numbers are points; each stands outside what it measures, once for all
/// that measure the same in a section, and ``labelLimit`` of them at the most.
nonisolated public struct FigureOverlay: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The boxes of items, headers and sections, what is pinned or scrolls by itself, and what is near but out of sight.
  public static let frames = FigureOverlay(rawValue: 1 << 0)
  /// The boxes of groups, and of groups inside groups.
  public static let groups = FigureOverlay(rawValue: 1 << 1)
  /// The room that content insets keep, hatched.
  public static let insets = FigureOverlay(rawValue: 1 << 2)
  /// The gaps between groups, items, lines and columns, as bars.
  public static let spacing = FigureOverlay(rawValue: 1 << 3)
  /// Widths and heights of items, and of groups where they are shown: absolute, fractional or estimated.
  public static let dimensions = FigureOverlay(rawValue: 1 << 4)
  /// The cells that are alive: the pool they come from and for how many elements each has served.
  ///
  /// Only what lives on between pictures has such cells: a `CollectionViewHost`, a UIKit collection view or controller.
  public static let reuse = FigureOverlay(rawValue: 1 << 5)
  /// A number at each section and at each kind of header, footer, badge or other supplementary element, which the legend
  /// explains: ``calloutLimit`` of them at the most.
  public static let callouts = FigureOverlay(rawValue: 1 << 6)

  /// Everything.
  public static let all: FigureOverlay = [
    .frames, .groups, .insets, .spacing, .dimensions, .reuse, .callouts,
  ]

  /// The most numbers and names that one picture shows; what would be more is left out, and the legend says so.
  public static let labelLimit = 60

  /// The most parts that ``callouts`` number; what would be more is left out, and the legend says so.
  public static let calloutLimit = OverlayCallouts.limit

  /// Every part with its name on the command line, in the order of the legend.
  public static let named: [(name: String, overlay: FigureOverlay)] = [
    ("frames", .frames), ("groups", .groups), ("insets", .insets), ("spacing", .spacing),
    ("dimensions", .dimensions), ("reuse", .reuse), ("callouts", .callouts),
  ]

  /// The names of the parts, joined by hyphens: `frames-groups`.
  public var joinedNames: String {
    Self.named.filter { contains($0.overlay) }.map(\.name).joined(separator: "-")
  }
}
