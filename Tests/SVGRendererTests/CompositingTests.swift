import Drawing
import Foundation
import Geometry
import Testing

/// Blend modes as markup.
@Suite struct CompositingTests {
  private func square(_ x: CGFloat, _ hex: UInt32) throws -> DisplayItem {
    try .fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(SRGBColor(hex: hex)))
  }

  @Test(
    "A mode of CSS is written as CSS, in a group that keeps the page out",
    arguments: [
      (BlendMode.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"),
      (.lighten, "lighten"), (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"),
      (.softLight, "soft-light"),
      (.hardLight, "hard-light"), (.difference, "difference"), (.exclusion, "exclusion"), (.hue, "hue"),
      (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"),
      (.plusLighter, "screen;mix-blend-mode:plus-lighter"),
      (.plusDarker, "multiply;mix-blend-mode:plus-darker"),
    ])
  func css(mode: BlendMode, name: String) throws {
    let scope = DisplayScope(blendMode: mode, items: [try square(0, 0xFF0000)])
    #expect(
      try inside(.scope(scope)) == ##"""
        <g style="isolation:isolate"><g style="mix-blend-mode:\##(name)">\##
        <rect width="10" height="10" fill="#f00"/></g></g>
        """##)
  }

  @Test("What goes behind is written before all of its layer")
  func destinationOver() throws {
    let behind = DisplayScope(blendMode: .destinationOver, items: [try square(5, 0x0000FF)])
    #expect(
      try inside(square(0, 0xFF0000), .scope(behind), square(20, 0x00FF00)) == ##"""
        <g style="isolation:isolate"><g style="isolation:isolate"><rect x="5" width="10" height="10" fill="#00f"/></g>\##
        <rect width="10" height="10" fill="#f00"/><rect x="20" width="10" height="10" fill="#0f0"/></g>
        """##)
  }

  @Test("Open groups are closed around what was painted and opened again")
  func openGroups() throws {
    let behind = DisplayScope(blendMode: .destinationOver, items: [try square(5, 0x0000FF)])
    let moved = DisplayScope(
      transform: CGAffineTransform(translationX: 3, y: 0),
      items: [try square(0, 0xFF0000), try .scope(behind), try square(20, 0x00FF00)])
    #expect(
      try inside(.scope(moved)) == ##"""
        <g style="isolation:isolate"><g transform="translate(3)"><g style="isolation:isolate">\##
        <rect x="5" width="10" height="10" fill="#00f"/></g></g>\##
        <g transform="translate(3)"><rect width="10" height="10" fill="#f00"/></g>\##
        <g transform="translate(3)"><rect x="20" width="10" height="10" fill="#0f0"/></g></g>
        """##)
  }

  @Test("Erasing is a mask over what was painted on the layer")
  func destinationOut() throws {
    let eraser = DisplayScope(opacity: 0.5, blendMode: .destinationOut, items: [try square(5, 0x0000FF)])
    #expect(
      try inside(square(0, 0xFF0000), .scope(eraser), square(20, 0x00FF00)) == ##"""
        <defs><filter id="0" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="50" color-interpolation-filters="sRGB">\##
        <feFlood flood-color="#000"/><feComposite operator="in" in2="SourceAlpha"/></filter>\##
        <mask id="1" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="50">\##
        <rect x="0" y="0" width="100" height="50" fill="#fff"/><g filter="url(#0)">\##
        <g opacity=".5" style="isolation:isolate"><rect x="5" width="10" height="10" fill="#00f"/></g></g></mask></defs>\##
        <g style="isolation:isolate"><g mask="url(#1)"><rect width="10" height="10" fill="#f00"/></g>\##
        <rect x="20" width="10" height="10" fill="#0f0"/></g>
        """##)
  }

  @Test("Painting atop is masked by what was painted on the layer")
  func sourceAtop() throws {
    let atop = DisplayScope(blendMode: .sourceAtop, items: [try square(5, 0x0000FF)])
    #expect(
      try inside(square(0, 0xFF0000), .scope(atop)) == ##"""
        <defs><filter id="1" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="50" color-interpolation-filters="sRGB">\##
        <feFlood flood-color="#fff"/><feComposite operator="in" in2="SourceAlpha"/></filter>\##
        <mask id="2" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="50"><use xlink:href="#0" filter="url(#1)"/></mask>\##
        <filter id="3" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="50" color-interpolation-filters="sRGB">\##
        <feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1"/></filter></defs>\##
        <g style="isolation:isolate"><g mask="url(#2)"><g filter="url(#3)"><g id="0"><rect width="10" height="10" fill="#f00"/></g></g>\##
        <g style="isolation:isolate"><rect x="5" width="10" height="10" fill="#00f"/></g></g></g>
        """##)
  }

  @Test("Blending reaches out of a clip: the clip goes inside")
  func blendInClip() throws {
    let blend = DisplayScope(blendMode: .multiply, items: [try square(5, 0x0000FF)])
    let clipped = DisplayScope(
      clip: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
      items: [try square(0, 0xFF0000), try .scope(blend), try square(2, 0x00FF00)])
    #expect(
      try inside(.scope(clipped)) == ##"""
        <defs><clipPath id="0"><circle cx="5" cy="5" r="5"/></clipPath></defs><g style="isolation:isolate">\##
        <g clip-path="url(#0)"><rect width="10" height="10" fill="#f00"/></g>\##
        <g style="mix-blend-mode:multiply"><g clip-path="url(#0)"><rect x="5" width="10" height="10" fill="#00f"/></g></g>\##
        <g clip-path="url(#0)"><rect x="2" width="10" height="10" fill="#0f0"/></g></g>
        """##)
  }

  @Test("An isolated scope says so where something inside blends, and nowhere else")
  func isolation() throws {
    let blend = DisplayScope(blendMode: .multiply, items: [try square(5, 0x0000FF)])
    let apart = DisplayScope(isIsolated: true, items: [try square(0, 0xFF0000), try .scope(blend)])
    #expect(
      try inside(square(2, 0x00FF00), .scope(apart)) == ##"""
        <g style="isolation:isolate"><rect x="2" width="10" height="10" fill="#0f0"/>\##
        <g style="isolation:isolate"><rect width="10" height="10" fill="#f00"/>\##
        <g style="mix-blend-mode:multiply"><rect x="5" width="10" height="10" fill="#00f"/></g></g></g>
        """##)
    let plain = DisplayScope(isIsolated: true, items: [try square(0, 0xFF0000), try square(5, 0x0000FF)])
    #expect(
      try inside(.scope(plain)) == ##"""
        <g><rect width="10" height="10" fill="#f00"/><rect x="5" width="10" height="10" fill="#00f"/></g>
        """##)
    // A group with opacity keeps what is behind out by itself.
    var fading = apart
    fading.opacity = 0.5
    #expect(
      try inside(.scope(fading)) == ##"""
        <g style="isolation:isolate"><g opacity=".5"><rect width="10" height="10" fill="#f00"/>\##
        <g style="mix-blend-mode:multiply"><rect x="5" width="10" height="10" fill="#00f"/></g></g></g>
        """##)
  }

  @Test("A round clip cuts isolated items as one picture, as it cuts others", arguments: [false, true])
  func clippedIsolation(isInside: Bool) throws {
    let items = [try square(0, 0xFF0000), try square(5, 0x0000FF)]
    let clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let apart = DisplayScope(isIsolated: true, items: items)
    let scope =
      isInside
      ? DisplayScope(clip: clip, items: [try .scope(apart)])
      : DisplayScope(clip: clip, isIsolated: true, items: items)
    let text = try inside(.scope(scope))
    #expect(text.contains(##"<g clip-path="url(#0)" opacity=".999">"##), "\(text)")
  }
}
