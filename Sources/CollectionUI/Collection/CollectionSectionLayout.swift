public import CollectionLayout
public import Foundation
public import Geometry

/// How a section of a ``CollectionView`` arranges its items.
///
/// | option | default |
/// |---|---|
/// | layout of a section that names none | `.list` |
/// | `spacing`, between neighbours in a row or column | 8 points |
/// | `lineSpacing`, between rows | as `spacing` |
/// | `insets`, around a section's items | 0 |
/// | height of a row before it is measured | 44 points |
/// | width of an item of a flow or a carousel that declares none | its own, in a flow at most the line |
/// | size of an item of a flow before it is measured | a quarter of the line by 44 points |
/// | spacing and insets of a list with an appearance | as that list on the device |
/// | room around a row of such a list | 11 points above and below, 16 beside it; 44 points high at least |
/// | spacing and insets of `.compositional` | those of the section that is built |
///
/// Headers and footers are as wide as the items and stand outside the insets above and below. A row of a list, a header
/// and a footer that do not fill their room stand at its leading edge; other items in its middle.
///
/// A layout is declared by `collectionLayout(_:)` on a section or on the whole collection.
nonisolated public struct CollectionSectionLayout: Hashable, Sendable {
  enum Arrangement: Hashable, Sendable {
    case list
    case styledList(CollectionLayoutListConfiguration.Appearance)
    case grid(Columns)
    case flow
    case waterfall(Columns)
    case carousel(CollectionLayoutSectionOrthogonalScrollingBehavior)
    case compositional(SectionBuilder)
  }

  enum Columns: Hashable, Sendable {
    case count(Int)
    case adaptive(minimum: CGFloat)

    /// How many columns fit into `width` points.
    func count(in width: CGFloat, spacing: CGFloat) -> Int {
      switch self {
      case .count(let count): return max(count, 1)
      case .adaptive(let minimum):
        let fitting = (width + spacing) / (minimum + spacing)
        return fitting.isFinite ? Int(min(max(fitting + 1e-6, 1), 1000)) : 1
      }
    }
  }

  let arrangement: Arrangement
  var spacing: CGFloat
  var lineSpacing: CGFloat
  var insets: EdgeInsets

  /// The default of all spacing, in points.
  public static let standardSpacing: CGFloat = 8
  /// The height of a row before it is measured, in points.
  public static let estimatedRowHeight: CGFloat = 44
  /// The part of a line that an item of a flow takes before it is measured.
  public static let estimatedFlowShare: CGFloat = 0.25

  init(_ arrangement: Arrangement, spacing: CGFloat, lineSpacing: CGFloat?, insets: EdgeInsets) {
    self.arrangement = arrangement
    self.spacing = Self.usable(spacing)
    self.lineSpacing = Self.usable(lineSpacing ?? spacing)
    self.insets = insets
  }

  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : standardSpacing }

  /// Items below each other, each as wide as the section.
  public static var list: CollectionSectionLayout { list() }

  /// Items below each other, each as wide as the section; lengths in points.
  public static func list(
    spacing: CGFloat = standardSpacing, insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.list, spacing: spacing, lineSpacing: nil, insets: insets)
  }

  /// Rows of `columns` items of equal width; lengths in points.
  ///
  /// A row is as high as its highest item.
  public static func grid(
    _ columns: Int, spacing: CGFloat = standardSpacing, lineSpacing: CGFloat? = nil,
    insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(
      .grid(.count(columns)), spacing: spacing, lineSpacing: lineSpacing, insets: insets)
  }

  /// Rows of as many items of equal width as fit when each has at least `minimum` points.
  public static func grid(
    minimum: CGFloat, spacing: CGFloat = standardSpacing, lineSpacing: CGFloat? = nil,
    insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(
      .grid(.adaptive(minimum: minimum)), spacing: spacing, lineSpacing: lineSpacing, insets: insets)
  }

  /// Items side by side, each of its own width, in as many rows as it takes.
  public static var flow: CollectionSectionLayout { flow() }

  /// Items side by side, each of its own width, in as many rows as it takes; lengths in points.
  public static func flow(
    spacing: CGFloat = standardSpacing, lineSpacing: CGFloat? = nil, insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.flow, spacing: spacing, lineSpacing: lineSpacing, insets: insets)
  }

  /// Columns of items of different heights; each new item is put into the shortest column.
  ///
  /// Where some item declares no height, items are measured as they come into sight, and later ones may then move to
  /// another column.
  public static func waterfall(
    columns: Int, spacing: CGFloat = standardSpacing, lineSpacing: CGFloat? = nil, insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(
      .waterfall(.count(columns)), spacing: spacing, lineSpacing: lineSpacing, insets: insets)
  }

  /// As many columns as fit when each has at least `minimum` points.
  public static func waterfall(
    minimum: CGFloat, spacing: CGFloat = standardSpacing, lineSpacing: CGFloat? = nil,
    insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(
      .waterfall(.adaptive(minimum: minimum)), spacing: spacing, lineSpacing: lineSpacing, insets: insets)
  }

  /// One row that scrolls sideways by itself; lengths in points.
  ///
  /// Items have the width and height they declare, or their own. See `collectionSectionOffset(_:)` for how
  /// far the row is scrolled.
  public static func carousel(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    spacing: CGFloat = standardSpacing, insets: EdgeInsets = .zero
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.carousel(behavior), spacing: spacing, lineSpacing: nil, insets: insets)
  }
}
