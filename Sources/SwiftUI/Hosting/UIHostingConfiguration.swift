public import CollectionUI
public import Foundation
public import Geometry
import Drawing
public import UIKit

/// A declared view as what a cell shows (SwiftUI's `UIHostingConfiguration`).
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration {
///   Text(item.title)
/// }
/// .margins(.horizontal, 20)
/// ```
///
/// The cell is as high as the content, its margins and ``minSize(width:height:)`` ask for. The content stands in the
/// middle of a larger cell, and the background fills the cell. State inside lives while the cell shows its element: a new
/// configuration for the same element is an update, and a cell that comes back for another element begins afresh.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = HostedMargins()
  var minimumWidth: CGFloat?
  var minimumHeight: CGFloat?
  /// Equal for configurations that have been derived from one another, content and background being the same.
  let origin = Origin()

  /// Is itself only.
  final class Origin {}

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// A configuration that shows `content`; several views stand below one another.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Sets the room between the cell's edges and the content on some edges, in points.
  ///
  /// Other edges have the cell's margins: a row's in lists, else the cell's `layoutMargins`.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(length))
  }

  /// Sets the room between the cell's edges and the content on some edges, a length for each, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    copy.margins.set(edges, insets)
    return copy
  }

  /// Sets how large the cell is at least, in points; `nil` is the standard, which is 44.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimumWidth = width
    copy.minimumHeight = height
    return copy
  }

  /// Sets how large the cell is at least to the standard, which is 44 points.
  public func minSize() -> UIHostingConfiguration { minSize(width: nil, height: nil) }

  /// Puts views behind the content, from edge to edge of the cell.
  public func background<B: View>(
    @ViewBuilder content background: () -> B
  ) -> UIHostingConfiguration<Content, B> { replacingBackground(background()) }

  /// Fills the cell behind the content.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, ModifiedFill<S>> { replacingBackground(ModifiedFill(style: style)) }

  private func replacingBackground<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
    copy.margins = margins
    copy.minimumWidth = minimumWidth
    copy.minimumHeight = minimumHeight
    return copy
  }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same: content that depends on a cell's state is made in the cell's `configurationUpdateHandler`.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// Whether both show the same with the same room around it.
  func isSame(as other: UIHostingConfiguration) -> Bool {
    origin === other.origin && margins == other.margins && minimumWidth == other.minimumWidth
      && minimumHeight == other.minimumHeight
  }
}

/// A style that fills the whole cell.
@preconcurrency @MainActor
public struct ModifiedFill<Style: ShapeStyle>: View {
  let style: Style

  public var body: some View { Rectangle().fill(style) }
}

/// The room that a configuration has set around its content.
struct HostedMargins: Equatable {
  private var insets = EdgeInsets()
  private var edges: Edge.Set = []

  mutating func set(_ edges: Edge.Set, _ new: EdgeInsets) {
    if edges.contains(.top) { insets.top = new.top }
    if edges.contains(.leading) { insets.leading = new.leading }
    if edges.contains(.bottom) { insets.bottom = new.bottom }
    if edges.contains(.trailing) { insets.trailing = new.trailing }
    self.edges.formUnion(edges)
  }

  /// All four, those that are not set from `standard`.
  func filled(from standard: EdgeInsets) -> EdgeInsets {
    var all = HostedMargins()
    all.set(.all, standard)
    all.set(edges, insets)
    return all.insets
  }
}
