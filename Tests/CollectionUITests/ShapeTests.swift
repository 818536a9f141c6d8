import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  /// What a view draws first.
  private func first(_ view: some View, width: CGFloat? = 60, height: CGFloat? = 40) throws
    -> DisplayItem.Content
  {
    try #require(try Drawn(view, width: width, height: height).items.first).content
  }

  private func path(_ shape: some Shape, direction: LayoutDirection = .leftToRight) throws -> Path {
    let content = try first(
      shape.fill(Color.red).environment(\.layoutDirection, direction))
    guard case .fill(let path, _, _) = content else { return Path() }
    return path
  }

  @Test("A trimmed shape is the part of its outline between two fractions")
  func trim() throws {
    // 200 points around: three tenths are the top edge, half the top and the right one.
    #expect(
      try path(Rectangle().trim(from: 0, to: 0.5)).elements == [
        .move(to: .zero), .line(to: CGPoint(x: 60, y: 0)), .line(to: CGPoint(x: 60, y: 40)),
      ])
    #expect(try path(Rectangle().trim()) == Path(frame))
    #expect(try Drawn(Rectangle().trim(from: 0.7, to: 0.2), width: 60, height: 40).items.isEmpty)
    // From right to left the outline runs from the top right corner the other way.
    #expect(
      try path(Rectangle().trim(from: 0, to: 0.3), direction: .rightToLeft).elements == [
        .move(to: CGPoint(x: 60, y: 0)), .line(to: .zero),
      ])
    #expect(try Drawn(Circle().trim(to: 0.5).stroke(), width: 30, height: 80).list.size.width == 30)
  }

  @Test("An outline made of the frame's size alone is drawn where its view stands")
  func origin() throws {
    struct UpperHalf: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width - 10, height: rect.height / 2))
      }
    }
    let column = VStack(spacing: 5) {
      box(30, 10)
      UpperHalf().frame(width: 30, height: 20)
      box(30, 6).frame(width: 30, height: 20, alignment: .top).clipShape(UpperHalf())
    }
    // 10 and 5 points above the first half, 20 and 5 more above the second.
    let drawn = try Drawn(column.padding(.leading, 7))
    #expect(drawn.frames[1] == CGRect(x: 7, y: 15, width: 20, height: 10))
    guard case .scope(let scope)? = drawn.list.items.last?.content else {
      Issue.record("not clipped")
      return
    }
    #expect(scope.clip == Path(CGRect(x: 7, y: 40, width: 20, height: 10)))
    let mirrored = try Drawn(column, traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.frames[1] == CGRect(x: 10, y: 15, width: 20, height: 10))
  }

  @Test("A stroke keeps every field of its style, and a border lies inside")
  func strokes() throws {
    let style = StrokeStyle(
      lineWidth: 6, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [5, 2], dashPhase: 1.5)
    let black = Paint.color(.black)
    #expect(try first(Rectangle().stroke(Color.black, style: style)) == .stroke(Path(frame), black, style))
    let inner = Path(frame.insetBy(dx: 3, dy: 3))
    #expect(try first(Rectangle().strokeBorder(Color.black, style: style)) == .stroke(inner, black, style))
    #expect(
      try first(Rectangle().strokeBorder(style: style))
        == first(Rectangle().strokeBorder(.foreground, style: style)))
    #expect(
      try first(Rectangle().strokeBorder(Color.black, lineWidth: 6))
        == .stroke(inner, black, StrokeStyle(lineWidth: 6)))
    #expect(
      try first(Rectangle().stroke(style: style))
        == first(Rectangle().stroke(.foreground, style: style)))
    #expect(
      try first(Rectangle().stroke(lineWidth: 2)) == first(Rectangle().stroke(.primary, lineWidth: 2)))
    #expect(
      try first(Rectangle().strokeBorder(lineWidth: 2))
        == first(Rectangle().strokeBorder(.primary, lineWidth: 2)))
    let border = try Drawn(Color.red.border(.black, width: 4), width: 60, height: 40)
    #expect(
      border.items.last?.content
        == .stroke(Path(frame.insetBy(dx: 2, dy: 2)), black, StrokeStyle(lineWidth: 4)))
  }

  @Test("A shape painted twice has the later paint on top")
  func twice() throws {
    let drawn = try Drawn(
      Capsule().fill(.red).stroke(.black, lineWidth: 2), width: 60, height: 40)
    #expect(drawn.items.count == 2)
    guard case .fill = drawn.items[0].content, case .stroke = drawn.items[1].content else {
      Issue.record("not a fill and a stroke")
      return
    }
    let border = try Drawn(Capsule().fill(.red).strokeBorder(.black, lineWidth: 2), width: 60, height: 40)
    // A capsule 1 point smaller on each side.
    #expect(border.items[1].content != drawn.items[1].content)
    #expect(try Drawn(Circle().fill(.red).fill(.black), width: 9, height: 9).items.count == 2)
  }

  @Test("Insets keep the centres of corners: a radius is smaller by the inset, and never negative")
  func insets() throws {
    let shape = RoundedRectangle(cornerRadius: 10)
    #expect(
      try path(shape.inset(by: 4)) == Path(roundedRect: frame.insetBy(dx: 4, dy: 4), cornerRadius: 6))
    #expect(try path(shape.inset(by: 12)) == Path(frame.insetBy(dx: 12, dy: 12)))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomLeadingRadius: 3, bottomTrailingRadius: 8, topTrailingRadius: 5)
    #expect(
      try path(uneven.inset(by: 4))
        == Path(
          roundedRect: frame.insetBy(dx: 4, dy: 4),
          cornerRadii: CornerRadii(topLeft: 6, topRight: 1, bottomRight: 4, bottomLeft: 0)))
    #expect(try path(Ellipse().inset(by: 4)) == Path(ellipseIn: frame.insetBy(dx: 4, dy: 4)))
    // A circle of 40 in the middle, 4 smaller on each side.
    #expect(
      try path(Circle().inset(by: 4)) == Path(ellipseIn: CGRect(x: 14, y: 4, width: 32, height: 32)))
    #expect(
      try path(Capsule().inset(by: 4)) == Path(roundedRect: frame.insetBy(dx: 4, dy: 4), cornerRadius: 16))
  }

  @Test("Shapes are turned, scaled, shifted, mapped and sized within their frame")
  func transforms() throws {
    func corners(_ shape: some Shape) throws -> CGRect { try path(shape).boundingRect }
    // A quarter turn around the middle (30, 20): 40 by 60.
    let turned = try corners(Rectangle().rotation(.degrees(90)))
    #expect(near([turned.minX, turned.minY, turned.width, turned.height], [10, -10, 40, 60]))
    #expect(try corners(Rectangle().scale(0.5)) == CGRect(x: 15, y: 10, width: 30, height: 20))
    #expect(
      try corners(Rectangle().scale(x: 2, y: 1, anchor: .topLeading))
        == CGRect(x: 0, y: 0, width: 120, height: 40))
    #expect(try corners(Rectangle().offset(x: 3, y: 5)) == frame.offsetBy(dx: 3, dy: 5))
    #expect(try corners(Rectangle().offset(CGSize(width: 3, height: 5))) == frame.offsetBy(dx: 3, dy: 5))
    #expect(
      try corners(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 3)))
        == CGRect(x: 0, y: 0, width: 120, height: 120))
    #expect(
      try corners(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try corners(AnyShape(Ellipse())) == frame)
    #expect(
      try corners(Rectangle().rotation(.degrees(90)).inset(by: 5)).width.rounded() == 30)
    #expect(try corners(Rectangle().offset(x: 3, y: 5).inset(by: 5)).width == 50)
  }

  @Test("The short names of shapes are the shapes")
  func names() throws {
    #expect(try path(.rect) == Path(frame))
    #expect(
      try path(.rect(cornerRadii: RectangleCornerRadii(topLeading: 7, bottomTrailing: 3)))
        == path(UnevenRoundedRectangle(topLeadingRadius: 7, bottomTrailingRadius: 3)))
    #expect(try path(.rect(cornerRadius: 7)) == Path(roundedRect: frame, cornerRadius: 7))
    #expect(try path(.capsule) == path(Capsule()))
    #expect(try path(.circle) == path(Circle()))
    #expect(try path(.ellipse) == path(Ellipse()))
    #expect(
      try path(.rect(topLeadingRadius: 4, bottomTrailingRadius: 6))
        == path(UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 6)))
  }

  @Test("A path is a shape, and its arcs are counted in angles")
  func paths() throws {
    var pie = Path()
    pie.move(to: CGPoint(x: 30, y: 20))
    pie.addArc(
      center: CGPoint(x: 30, y: 20), radius: 20, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    pie.closeSubpath()
    // Clockwise on screen from the right: the pie lies below and to the right of its centre.
    #expect(pie.boundingRect == CGRect(x: 30, y: 20, width: 20, height: 20))
    #expect(try path(pie) == pie)
    var relative = Path()
    relative.move(to: CGPoint(x: 30, y: 20))
    relative.addRelativeArc(
      center: CGPoint(x: 30, y: 20), radius: 20, startAngle: .zero, delta: .degrees(90))
    relative.closeSubpath()
    #expect(relative == pie)
    var mapped = Path()
    mapped.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
      transform: CGAffineTransform(translationX: 5, y: 7))
    #expect(mapped.currentPoint.map { near([$0.x, $0.y], [5, 17]) } == true)
  }

  @Test("Even-odd fills keep their rule, and an even-odd clip is told")
  func evenOdd() throws {
    let content = try first(Rectangle().fill(.red, style: FillStyle(eoFill: true)))
    guard case .fill(_, _, .evenOdd) = content else {
      Issue.record("not even-odd")
      return
    }
    let clipped = try Drawn(
      Color.red.clipShape(Circle(), style: FillStyle(eoFill: true)), width: 9, height: 9)
    #expect(clipped.list.diagnostics.count == 1)
  }

  @Test("Angles add, multiply and compare")
  func angles() {
    #expect((Angle.degrees(90) + .degrees(30) - .degrees(20)).degrees.rounded() == 100)
    #expect((Angle.radians(1) * 3).radians == 3 && (2 * Angle.radians(1)).radians == 2)
    #expect((Angle.radians(3) / 2).radians == 1.5 && (-Angle.radians(1)).radians == -1)
    #expect(Angle() == .zero && Angle.degrees(1) < .degrees(2))
  }
}
