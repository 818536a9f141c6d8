import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// What a clip cuts is one picture: at its edge nothing shows of what lies behind something else in it.
@Suite struct ClipGroupTests {
  private let red = Paint.color(SRGBColor(red: 255, green: 0, blue: 0))
  private let blue = Paint.color(SRGBColor(red: 0, green: 0, blue: 255))
  private let whole = Path(CGRect(x: 0, y: 0, width: 200, height: 600))

  /// Outlines that cut pixels: round, continuous off the grid, a rectangle off the grid, crossing itself.
  private var clips: [Path] {
    [
      Path(ellipseIn: CGRect(x: 20, y: 30, width: 150, height: 400)),
      Path(
        roundedRect: CGRect(x: 10.3, y: 20.6, width: 160.5, height: 540.2), cornerRadius: 24,
        style: .continuous),
      Path(CGRect(x: 10.25, y: 20.5, width: 100.5, height: 90.25)),
      Path {
        $0.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
        $0.addRect(CGRect(x: 50.5, y: 50.5, width: 60, height: 60))
        $0.addEllipse(in: CGRect(x: 40, y: 60, width: 90, height: 300))
      },
    ]
  }

  private func picture(
    _ scope: DisplayScope, on color: SRGBColor? = .white, scale: CGFloat = 1
  ) throws -> Bitmap {
    try CairoRenderer.bitmap(try list(200, 600, on: color, [.scope(scope)]), scale: scale)
  }

  private func layers() throws -> [DisplayItem] {
    [try .fill(whole, with: red), try .fill(whole, with: blue)]
  }

  /// The most red that is seen where white and blue alone are mixed, whose red and green are equal.
  private func mostRed(_ bitmap: Bitmap) -> Int {
    var most = 0
    for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      most = max(most, Int(bitmap.bytes[index]) - Int(bitmap.bytes[index + 1]))
    }
    return most
  }

  @Test("Nothing shows of a colour behind another in a clip, on white, black and nothing, and turned")
  func opaque() throws {
    let turned = CGAffineTransform(translationX: 60, y: -20).rotated(by: 0.2)
    for clip in clips {
      for (transform, color) in [
        (.identity, .white), (.identity, .black), (.identity, nil), (turned, .white),
      ] as [(CGAffineTransform, SRGBColor?)] {
        let both = try picture(DisplayScope(transform: transform, clip: clip, items: try layers()), on: color)
        #expect(mostRed(both) <= 1)
        // Cairo finds how much of a pixel lies inside in one way for fills and in another for mixing.
        let one = DisplayScope(transform: transform, clip: clip, items: [try .fill(whole, with: blue)])
        #expect(both.difference(from: try picture(one, on: color)).largest <= 24)
      }
    }
  }

  @Test("The same holds in faded, blended and shadowed groups, and for a clip inside a clip")
  func nested() throws {
    let shadow = Shadow(color: .black, radius: 4, x: 2, y: 3)
    let frame = Path(roundedRect: CGRect(x: 4, y: 4, width: 150, height: 500), cornerRadius: 30)
    for clip in clips {
      let item = try DisplayItem.scope(DisplayScope(clip: clip, items: layers()))
      let scopes = [
        DisplayScope(clip: clip, opacity: 0.6, items: try layers()),
        DisplayScope(blendMode: .multiply, items: [item]), DisplayScope(shadow: shadow, items: [item]),
        DisplayScope(clip: frame, items: [item]),
      ]
      for scope in scopes { #expect(try mostRed(picture(scope)) <= 1) }
    }
  }

  @Test("What lies inside of the clip, or over its edge alone, is drawn as it is")
  func inside() throws {
    let clip = clips[1]
    let plan = DrawPlan(
      try list(
        200, 600,
        [
          .scope(
            DisplayScope(
              clip: clip,
              items: [
                .fill(whole, with: red), .fill(Path(CGRect(x: 60, y: 90, width: 50, height: 50)), with: blue),
              ]))
        ]), scale: 1, width: 200, height: 600)
    #expect(plan.commands.allSatisfy { $0.group == nil } && plan.commands.count == 3)
  }

  @Test("A group holds those that meet at the edge, and its edges are small beside the clip")
  func edges() throws {
    let clip = Path(
      roundedRect: CGRect(x: 10, y: 20, width: 160, height: 500), cornerRadius: 20, style: .circular)
    let inner = Path(CGRect(x: 60, y: 90, width: 50, height: 50))
    let items = try layers() + [.fill(inner, with: red)]
    let plan = DrawPlan(
      try list(200, 600, [.scope(DisplayScope(clip: clip, items: items))]), scale: 1, width: 200, height: 600)
    let groups = plan.commands.compactMap(\.group)
    #expect(groups.count == 1 && groups[0].commands.count == 2 && plan.commands.count == 3)
    // Four corners of 20 by 20 pixels.
    #expect(groups[0].edges.reduce(0) { $0 + $1.width * $1.height } <= 4 * 20 * 20)
  }

  @Test("An eraser in a clip takes away from what lies below the clip, to its edge")
  func eraser() throws {
    let eraser = DisplayScope(blendMode: .destinationOut, items: [try .fill(whole, with: red)])
    let clip = clips[0]
    let erased = try picture(
      DisplayScope(clip: clip, items: [try .fill(whole, with: blue), try .scope(eraser)]), on: .black)
    let hole = try picture(DisplayScope(clip: clip, items: [try .scope(eraser)]), on: .black)
    #expect(erased.difference(from: hole).largest <= 2)
  }
}
