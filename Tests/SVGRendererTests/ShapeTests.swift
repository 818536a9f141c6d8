import Drawing
import Foundation
import Testing

/// Paths, lines and paints as markup.
@Suite struct ShapeTests {
  private let red = Paint.color(SRGBColor(hex: 0xFF0000))

  @Test("A shape is written as what it is")
  func shapes() throws {
    #expect(
      try inside(.fill(Path(CGRect(x: 8, y: 4.5, width: 30.25, height: 20)), with: red))
        == ##"<rect x="8" y="4.5" width="30.25" height="20" fill="#f00"/>"##)
    #expect(
      try inside(.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(.black)))
        == #"<rect width="30" height="20"/>"#)
    #expect(
      try inside(.fill(Path(ellipseIn: CGRect(x: 10, y: 6, width: 20, height: 20)), with: red))
        == ##"<circle cx="20" cy="16" r="10" fill="#f00"/>"##)
    #expect(
      try inside(.fill(Path(ellipseIn: CGRect(x: 10, y: 6, width: 20, height: 15)), with: red))
        == ##"<ellipse cx="20" cy="13.5" rx="10" ry="7.5" fill="#f00"/>"##)
    let rect = CGRect(x: 1, y: 2, width: 40, height: 20)
    #expect(
      try inside(.fill(Path(roundedRect: rect, cornerRadius: 5, style: .circular), with: red))
        == ##"<rect x="1" y="2" width="40" height="20" rx="5" fill="#f00"/>"##)
    // A continuous corner as round as can be is a quarter circle.
    #expect(
      try inside(.fill(Path(roundedRect: rect, cornerRadius: 99), with: red))
        == ##"<rect x="1" y="2" width="40" height="20" rx="10" fill="#f00"/>"##)
    #expect(try inside(.fill(Path(roundedRect: rect, cornerRadius: 3), with: red)).hasPrefix("<path d=\"m"))
  }

  @Test("Path data is relative, without needless letters, zeros or blanks")
  func pathData() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 14.5))
      path.addLine(to: CGPoint(x: 15, y: 15))
      path.addLine(to: CGPoint(x: 15.25, y: 14))
      path.closeSubpath()
      path.addQuadCurve(to: CGPoint(x: 12, y: 8), control: CGPoint(x: 11, y: 7))
      path.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.move(to: CGPoint(x: -1, y: 0.5))
      path.addLine(to: CGPoint(x: -2, y: 1))
    }
    #expect(
      try inside(.fill(path, with: red, rule: .evenOdd))
        == ##"<path d="m10 10h10v4.5l-5 .5 .25-1zq1-3 2-2c-11-6-9-4-12-8m-1 .5l-1 .5" fill="#f00" fill-rule="evenodd"/>"##
    )
  }

  @Test("Rounding does not add up along a path")
  func rounding() throws {
    // Thirds of a point: 0.333, 0.667, 1 and so on; the steps are 0.333, 0.334, 0.333.
    let path = Path { path in
      path.move(to: .zero)
      for step in 1...3 { path.addLine(to: CGPoint(x: CGFloat(step) / 3, y: CGFloat(step * step))) }
    }
    #expect(try inside(.fill(path, with: red)) == ##"<path d="m0 0l.333 1 .334 3 .333 5" fill="#f00"/>"##)
  }

  @Test("A path that begins with a line or curve begins where Cairo lets it")
  func missingMove() throws {
    let line = Path(elements: [.line(to: CGPoint(x: 3, y: 4)), .line(to: CGPoint(x: 9, y: 9))])
    #expect(try inside(.fill(line, with: red)) == ##"<path d="m3 4l6 5" fill="#f00"/>"##)
    let curve = Path(elements: [
      .curve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    ])
    #expect(try inside(.fill(curve, with: red)) == ##"<path d="m1 2c0 0 2 2 8 7" fill="#f00"/>"##)
  }

  @Test("Colours are hexadecimal, their opacity an attribute of its own")
  func colours() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      try inside(.fill(rect, with: .color(SRGBColor(hex: 0x0A84FF, alpha: 0.125))))
        == ##"<rect width="1" height="1" fill="#0a84ff" fill-opacity=".125"/>"##)
    #expect(
      try inside(.fill(rect, with: .color(SRGBColor(hex: 0x000000, alpha: 0.06))))
        == #"<rect width="1" height="1" fill-opacity=".06"/>"#)
  }

  @Test("A stroke says width, cap, join, limit, dashes and phase")
  func strokes() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 9, y: 2))
    }
    #expect(
      try inside(.stroke(line, with: red, style: StrokeStyle()))
        == ##"<path d="m1 2h8" fill="none" stroke="#f00" stroke-miterlimit="10"/>"##)
    let style = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [4, 1.5, 2], dashPhase: 0.5)
    #expect(
      try inside(.stroke(line, with: .color(SRGBColor(hex: 0xFFFFFF, alpha: 0.5)), style: style))
        == ##"<path d="m1 2h8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 1.5 2" stroke-dashoffset=".5"/>"##
    )
    let square = StrokeStyle(lineCap: .square, lineJoin: .round)
    #expect(
      try inside(.stroke(line, with: red, style: square))
        == ##"<path d="m1 2h8" fill="none" stroke="#f00" stroke-linecap="square" stroke-linejoin="round"/>"##)
  }

  @Test("A rectangle without height is a line when it is stroked and nothing when it is filled")
  func flatRectangles() throws {
    let flat = Path(CGRect(x: 1, y: 2, width: 8, height: 0))
    #expect(try inside(.fill(flat, with: red)) == "")
    #expect(
      try inside(.stroke(flat, with: red, style: StrokeStyle(lineJoin: .round)))
        == ##"<path d="m1 2h8 0z" fill="none" stroke="#f00" stroke-linejoin="round"/>"##)
  }

  @Test("Dashes start where the path starts, also on a rounded rectangle")
  func dashedRoundedRectangle() throws {
    let path = Path(
      roundedRect: CGRect(x: 2, y: 2, width: 40, height: 20), cornerRadius: 5, style: .circular)
    #expect(
      try inside(.stroke(path, with: red, style: StrokeStyle(lineJoin: .round, dash: [3])))
        .hasPrefix(#"<path d="m37 2c2.761 0 5 2.239 5 5v10c"#))
  }

  @Test("What cannot be seen is not written")
  func unseen() throws {
    #expect(try inside(.fill(Path(CGRect(x: 101, y: 0, width: 9, height: 9)), with: red)) == "")
    #expect(try inside(.fill(Path(), with: red)) == "")
    #expect(try inside(.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.clear))) == "")
    #expect(
      try inside(
        .stroke(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: red, style: StrokeStyle(lineWidth: 0)))
        == "")
  }
}
