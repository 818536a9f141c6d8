import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CompositingTests {
  private func scope(_ view: some View) throws -> DisplayScope? {
    guard case .scope(let scope) = try Drawn(view).list.items.first?.content else { return nil }
    return scope
  }

  @Test("A blur is a scope with its radius, and one that is not possible is told")
  func blur() throws {
    let view = box(40, 30).blur(radius: 3)
    #expect(try scope(view)?.blur == 3)
    let item = try #require(try Drawn(view).list.items.first)
    // Three standard deviations and the edge of a pixel on each side.
    #expect(item.bounds == CGRect(x: -10, y: -10, width: 60, height: 50))
    #expect(try Drawn(view).list.size == CGSize(width: 40, height: 30))
    #expect(try scope(box(40, 30).blur(radius: 0)) == nil)
    #expect(try Drawn(box(1).blur(radius: -1)).list.diagnostics.count == 1)
    #expect(try Drawn(box(1).blur(radius: .infinity)).list.diagnostics.count == 1)
    #expect(try Drawn(box(1).blur(radius: 2, opaque: true)).list.diagnostics.count == 1)
  }

  @Test("Groups are isolated, and every blend mode is a scope's")
  func groups() throws {
    #expect(try scope(box(1).compositingGroup())?.isIsolated == true)
    #expect(try scope(box(1).drawingGroup())?.isIsolated == true)
    #expect(try Drawn(box(1).drawingGroup(opaque: true)).list.diagnostics.count == 1)
    let modes: [BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut, .plusLighter, .plusDarker,
    ]
    for mode in modes { #expect(try scope(box(1).blendMode(mode))?.blendMode == mode) }
    #expect(try scope(box(1).blendMode(.normal)) == nil)
  }

  @Test("Effects turn and map around their anchors")
  func transforms() throws {
    // A half turn around the bottom trailing corner (40, 30) sends the origin to (80, 60).
    let turned = try #require(try scope(box(40, 30).rotationEffect(.degrees(180), anchor: .bottomTrailing)))
    let corner = CGPoint.zero.applying(turned.transform)
    #expect(near([corner.x, corner.y], [80, 60]))
    let mapped = try #require(
      try scope(box(40, 30).padding(.leading, 5).transformEffect(CGAffineTransform(scaleX: 2, y: 2))))
    #expect(mapped.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      try Drawn(box(40, 30).scaleEffect(CGSize(width: 0.5, height: 2), anchor: .topLeading)).frames
        == [CGRect(x: 0, y: 0, width: 20, height: 60)])
  }

  @Test("What is said of a view for assistive technology and tests is one element")
  func accessibility() throws {
    let view = box(40, 30).accessibilityLabel("A box").accessibilityIdentifier("box")
      .accessibilityValue("blue").accessibilityHidden()
    #expect(
      try Drawn(view).elements == [
        DisplayElement(
          frame: CGRect(x: 0, y: 0, width: 40, height: 30), accessibilityLabel: "A box",
          accessibilityValue: "blue", accessibilityIdentifier: "box", isAccessibilityHidden: true)
      ])
    #expect(
      try Drawn(Text("a").accessibilityLabel(Text("b") + Text("c"))).elements[0].accessibilityLabel == "bc")
    let nested = try Drawn(HStack { view }.accessibilityIdentifier("row"))
    #expect(nested.elements.map(\.accessibilityIdentifier) == ["row", "box"])
    #expect("\(nested.list)".contains("#row"))
  }
}
