import Drawing
import Foundation
import Geometry
import SVGRenderer
import Testing

/// Gradients, shadows, clips and groups as markup.
@Suite struct DefinitionTests {
  private let red = Paint.color(SRGBColor(hex: 0xFF0000))
  private let box = Path(CGRect(x: 10, y: 10, width: 40, height: 20))

  @Test("A linear gradient is defined in the item's space, stops in order of place")
  func linear() throws {
    let stops = [
      GradientStop(color: .black, location: 1),
      GradientStop(color: SRGBColor(hex: 0xFF8800, alpha: 0.5), location: 0),
    ]
    let paint = Paint.linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 2.5))
    #expect(
      try inside(.fill(box, with: paint)) == ##"""
        <defs><linearGradient id="0" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="50" y2="2.5">\##
        <stop stop-color="#f80" stop-opacity=".5"/><stop offset="1" stop-color="#000"/></linearGradient></defs>\##
        <rect x="10" y="10" width="40" height="20" fill="url(#0)"/>
        """##)
  }

  @Test("A radial gradient's start radius becomes a place along its line")
  func radial() throws {
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: SRGBColor(hex: 0xFF0000), location: 0.5),
      GradientStop(color: .black, location: 1),
    ]
    // From 5 to 20 points: places 5/20, 12.5/20 and 20/20.
    let outwards = Paint.radialGradient(
      stops: stops, center: CGPoint(x: 30, y: 20), startRadius: 5, endRadius: 20)
    #expect(
      try inside(.fill(box, with: outwards)) == ##"""
        <defs><radialGradient id="0" gradientUnits="userSpaceOnUse" cx="30" cy="20" r="20">\##
        <stop offset=".25" stop-color="#fff"/><stop offset=".625" stop-color="#f00"/>\##
        <stop offset="1" stop-color="#000"/></radialGradient></defs>\##
        <rect x="10" y="10" width="40" height="20" fill="url(#0)"/>
        """##)
    let inwards = Paint.radialGradient(
      stops: stops, center: CGPoint(x: 30, y: 20), startRadius: 20, endRadius: 5)
    #expect(
      try inside(.fill(box, with: inwards)).contains(
        ##"r="20"><stop offset=".25" stop-color="#000"/><stop offset=".625" stop-color="#f00"/><stop offset="1" stop-color="#fff"/>"##
      ))
  }

  @Test("A gradient without length has its last colour everywhere")
  func degenerate() throws {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let expected = ##"<rect x="10" y="10" width="40" height="20" fill="#fff"/>"##
    let point = CGPoint(x: 1, y: 1)
    #expect(try inside(.fill(box, with: .linearGradient(stops: stops, start: point, end: point))) == expected)
    #expect(
      try inside(
        .fill(box, with: .radialGradient(stops: stops, center: point, startRadius: 3, endRadius: 3)))
        == expected)
    #expect(try inside(.fill(box, with: .linearGradient(stops: [], start: .zero, end: point))) == "")
  }

  @Test("The same gradient, clip or filter is defined once")
  func once() throws {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 9, y: 0))
    let clip = DisplayScope(
      clip: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)),
      items: [
        try .fill(box, with: paint)
      ])
    let shadow = Shadow(color: .black, radius: 4, x: 0, y: 2)
    let other = Path(CGRect(x: 55, y: 10, width: 40, height: 20))
    let document = try TestDocument([
      .scope(clip), .scope(clip), .fill(other, with: paint), .shadow(of: box, shadow),
      .shadow(of: other, shadow),
    ])
    #expect(document.text.matches(of: /<linearGradient/).count == 1)
    #expect(document.text.matches(of: /<clipPath/).count == 1)
    #expect(document.text.matches(of: /<filter/).count == 1)
    #expect(document.text.matches(of: /url\(/).count == 7)
  }

  @Test("A shape's shadow is the shape itself, shifted and truly blurred in sRGB, with room for the blur")
  func shadow() throws {
    let item = try DisplayItem.shadow(
      of: box, Shadow(color: SRGBColor(hex: 0x000000, alpha: 0.25), radius: 4, x: 1, y: 3))
    // Reach 3 x 4 + 1 = 13 points: 13/40 = 0.325 and 13/20 = 0.65, in tenths 0.4 and 0.7.
    #expect(
      try inside(item) == ##"""
        <defs><filter id="0" x="-.4" y="-.7" width="1.8" height="2.4" color-interpolation-filters="sRGB">\##
        <feGaussianBlur stdDeviation="4"/></filter></defs>\##
        <rect x="11" y="13" width="40" height="20" fill-opacity=".25" filter="url(#0)"/>
        """##)
    #expect(
      try inside(.shadow(of: box, Shadow(color: .black, radius: 0, x: 1, y: 3)))
        == #"<rect x="11" y="13" width="40" height="20"/>"#)
  }

  @Test("The shadow of any other path has its region in points")
  func pathShadow() throws {
    let path = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 20.5)]) }
    // Box 10...20 by 10...20.5, reach 7, outwards to whole points.
    #expect(
      try inside(.shadow(of: path, Shadow(color: .black, radius: 2)))
        .contains(##"<filter id="0" filterUnits="userSpaceOnUse" x="3" y="3" width="24" height="25" color"##))
  }

  @Test("A group's shadow is a filter around what its clip leaves")
  func groupShadow() throws {
    let scope = DisplayScope(
      clip: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)),
      shadow: Shadow(color: SRGBColor(hex: 0x112233, alpha: 0.5), radius: 2, x: 1, y: 3),
      items: [try .fill(box, with: red)])
    // What is left is 10...30 by 10...30; the shadow 11...31 by 13...33, 7 points larger on each side.
    #expect(
      try inside(.scope(scope)) == ##"""
        <defs><filter id="0" filterUnits="userSpaceOnUse" x="4" y="6" width="34" height="34" color-interpolation-filters="sRGB">\##
        <feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="1" dy="3" result="s"/>\##
        <feFlood flood-color="#123" flood-opacity=".5"/><feComposite operator="in" in2="s"/>\##
        <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>\##
        <clipPath id="1"><circle cx="20" cy="20" r="10"/></clipPath></defs>\##
        <g filter="url(#0)"><g clip-path="url(#1)"><rect x="10" y="10" width="40" height="20" fill="#f00"/></g></g>
        """##)
  }

  @Test("A scope becomes a group with what it changes, and none where it changes nothing")
  func scopes() throws {
    let item = try DisplayItem.fill(box, with: red)
    let rect = ##"<rect x="10" y="10" width="40" height="20" fill="#f00"/>"##
    #expect(try inside(.scope(DisplayScope(items: [item]))) == rect)
    #expect(
      try inside(.scope(DisplayScope(transform: CGAffineTransform(translationX: 3, y: 0.5), items: [item])))
        == "<g transform=\"translate(3 .5)\">\(rect)</g>")
    #expect(
      try inside(
        .scope(DisplayScope(transform: CGAffineTransform(scaleX: 2, y: 0.5), opacity: 0.5, items: [item])))
        == "<g transform=\"scale(2 .5)\" opacity=\".5\">\(rect)</g>")
    let turn = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 30, ty: 0)
    #expect(
      try inside(.scope(DisplayScope(transform: turn, items: [item])))
        == "<g transform=\"matrix(.6 .8 -.8 .6 30 0)\">\(rect)</g>")
    #expect(try inside(.scope(DisplayScope(opacity: 0, items: [item]))) == "")
    #expect(
      try inside(.scope(DisplayScope(transform: CGAffineTransform(scaleX: 0, y: 1), items: [item]))) == "")
  }

  @Test("A clip that cuts nothing off is left out, and what it cuts off is not written")
  func clips() throws {
    let item = try DisplayItem.fill(box, with: red)
    let all = DisplayScope(clip: Path(CGRect(x: 0, y: 0, width: 60, height: 40)), items: [item])
    #expect(try inside(.scope(all)) == ##"<rect x="10" y="10" width="40" height="20" fill="#f00"/>"##)
    let none = DisplayScope(clip: Path(CGRect(x: 60, y: 0, width: 9, height: 9)), items: [item])
    #expect(try inside(.scope(none)) == "")
  }

  @Test("An element's label becomes a title, unless it is not wanted")
  func titles() throws {
    let element = DisplayElement(frame: CGRect(x: 0, y: 0, width: 9, height: 9), accessibilityLabel: "A & B")
    let scope = DisplayScope(element: element, items: [try .fill(box, with: red)])
    let rect = ##"<rect x="10" y="10" width="40" height="20" fill="#f00"/>"##
    #expect(try inside(.scope(scope)) == "<g><title>A &amp; B</title>\(rect)</g>")
    #expect(try TestDocument([.scope(scope)], options: SVGOptions(elementTitles: false)).inside == rect)
  }
}
