public import Foundation
import Geometry

/// Views side by side in the direction of reading.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A row of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the views meet on.
  ///   - spacing: points between neighbours; `nil` for what each pair prefers (`views.md` 2.4).
  ///   - content: the views.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A stack of the content's views.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    StackNode(
      axis: .horizontal, alignment: alignment.key, spacing: spacing,
      direction: context.environment.layoutDirection,
      children: context.insideContainer(stackAxis: .horizontal).nodes(of: content))
  }

  /// The type of the body.
  public typealias Body = Never
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A column of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the views meet on.
  ///   - spacing: points between neighbours; `nil` for what each pair prefers (`views.md` 2.4).
  ///   - content: the views.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A stack of the content's views.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    StackNode(
      axis: .vertical, alignment: alignment.key, spacing: spacing,
      direction: context.environment.layoutDirection,
      children: context.insideContainer(stackAxis: .vertical).nodes(of: content))
  }

  /// The type of the body.
  public typealias Body = Never
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Layers whose guides meet at one point.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Layers of the content's views.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    LayersNode(
      alignment: alignment, direction: context.environment.layoutDirection,
      children: context.insideContainer(stackAxis: nil).nodes(of: content))
  }

  /// The type of the body.
  public typealias Body = Never
}
