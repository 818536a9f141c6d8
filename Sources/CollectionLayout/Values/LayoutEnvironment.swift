public import Foundation
public import Geometry

/// What a layout is solved for: the space it has and the traits it is drawn with.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The collection view's bounds size, in points.
  public var containerSize: CGSize
  /// Distances to the safe area, in points (`layout.md` 5.4).
  public var safeAreaInsets: EdgeInsets
  /// The view's layout margins, in points (`layout.md` 5.4).
  public var layoutMargins: EdgeInsets
  /// Distances to the readable content, in points; equal to the margins on narrow screens.
  public var readableContentInsets: EdgeInsets
  /// The scroll view's adjusted content inset, in points; flow layout's lines lose it (`layout.md` 8.2).
  public var contentInsets: EdgeInsets
  /// What the layout is drawn for.
  public var traits: Traits

  /// The environment of a view `containerSize` points large.
  public init(
    containerSize: CGSize,
    safeAreaInsets: EdgeInsets = .zero,
    layoutMargins: EdgeInsets = .zero,
    readableContentInsets: EdgeInsets? = nil,
    contentInsets: EdgeInsets = .zero,
    traits: Traits = Traits()
  ) {
    self.containerSize = containerSize
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets ?? layoutMargins
    self.contentInsets = contentInsets
    self.traits = traits
  }
}
