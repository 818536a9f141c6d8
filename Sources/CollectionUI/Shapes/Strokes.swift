public import Drawing
public import Foundation

// Lines have smooth edges, whatever `antialiased` says.
extension Shape {
  /// A line along the outline, half of its width on each side.
  public func stroke<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: style, fillStyle: FillStyle(), stroke: strokeStyle)
  }

  /// A line along the outline, `lineWidth` points wide.
  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self, S> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline in the foreground style, `lineWidth` points wide.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line along the outline in the foreground style.
  public func stroke(style: StrokeStyle) -> ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }
}

extension InsettableShape {
  /// A line inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<InsetShape, S> {
    inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
  }

  /// A line inside the outline, `lineWidth` points wide.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<InsetShape, S> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line inside the outline in the foreground style, `lineWidth` points wide.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line inside the outline in the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

// A painted shape painted once more: what comes last lies on top.
extension ShapeView {
  /// The shape filled once more, over what is there.
  public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> some View {
    shape.fill(style, style: fillStyle).background(self)
  }

  /// A line along the outline, over what is there.
  public func stroke<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    shape.stroke(style, style: strokeStyle).background(self)
  }

  /// A line along the outline, `lineWidth` points wide, over what is there.
  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line inside the outline, over what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    shape.strokeBorder(style, style: strokeStyle).background(self)
  }

  /// A line inside the outline, `lineWidth` points wide, over what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension View {
  /// A line inside the edges of the view's frame, `width` points wide.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
