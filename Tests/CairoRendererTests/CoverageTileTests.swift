import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Strokes that are alike")
struct CoverageTileTests {
  /// A page higher than a strip of rows, and a patch of slanted lines at each of `corners`.
  private func list(
    _ corners: [CGPoint], dash: [CGFloat] = [], color: SRGBColor = SRGBColor(hex: 0x009E73, alpha: 0.7)
  ) throws -> DisplayList {
    let size = CGSize(width: 160, height: 300)
    var items = [
      try DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), with: .color(SRGBColor(hex: 0xE8E0D0)))
    ]
    for corner in corners {
      let path = Path { path in
        for step in 0..<8 {
          path.move(to: CGPoint(x: corner.x + CGFloat(5 * step), y: corner.y + 31))
          path.addLine(to: CGPoint(x: corner.x + CGFloat(5 * step) + 17, y: corner.y + 2))
        }
      }
      items.append(try .stroke(path, with: .color(color), style: StrokeStyle(lineWidth: 1.5, dash: dash)))
    }
    return DisplayList(size: size, items: items)
  }

  /// Whole pixels at 2, one across the edge of a strip, one near the page's edge.
  private let corners = [
    CGPoint(x: 7, y: 11), CGPoint(x: 90, y: 13.5), CGPoint(x: 20.5, y: 112), CGPoint(x: 128, y: 282),
  ]

  @Test("look as each of them does alone, byte by byte")
  func alone() throws {
    let together = try CairoRenderer.bitmap(list(corners), scale: 2).bytes
    var expected = try CairoRenderer.bitmap(list([]), scale: 2).bytes
    let paper = expected
    for corner in corners {
      let alone = try CairoRenderer.bitmap(list([corner]), scale: 2).bytes
      for index in alone.indices where alone[index] != paper[index] { expected[index] = alone[index] }
    }
    #expect(together == expected)
    #expect(zip(together, paper).count { $0 != $1 } > 5000)
  }

  @Test("are covered as cairo covers them, by two levels at the most")
  func coverage() throws {
    // A dash longer than the line leaves the line whole, but asks for another way to paint it.
    let tiled = try CairoRenderer.bitmap(list(corners), scale: 2).bytes
    let dashed = try CairoRenderer.bitmap(list(corners, dash: [1000]), scale: 2).bytes
    #expect(zip(tiled, dashed).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test("are laid from a tile in a layer, and in a clip whatever else the clip cuts")
  func nested() throws {
    /// The commands that paint `items` in a scope of their own, those in groups and layers for them.
    func commands(_ items: [DisplayItem], clip: Path? = nil, opacity: Double = 1) throws -> [DrawCommand] {
      let scope = try DisplayItem.scope(DisplayScope(clip: clip, opacity: opacity, items: items))
      let list = DisplayList(size: CGSize(width: 160, height: 300), items: [scope])
      let painter = try StripPainter(list, scale: 2, background: nil, budget: 1 << 24)
      return painter.plan().commands.flatMap { command in
        switch command.content {
        case .group(let group): group.commands
        case .layer(let layer): layer.commands
        default: [command]
        }
      }
    }
    func isTile(_ command: DrawCommand) -> Bool {
      if case .tile = command.content { true } else { false }
    }
    let items = try list([CGPoint(x: 40, y: 80)]).items
    let clip = Path(roundedRect: CGRect(x: 2, y: 3, width: 150, height: 290), cornerRadius: 20)
    let corner = try DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(SRGBColor(hex: 0xD55E00)))
    #expect(try commands(items).map(isTile) == [false, true])
    #expect(try commands(items, opacity: 0.5).map(isTile) == [false, true])
    #expect(try commands(items, clip: clip).map(isTile) == [false, true])
    // Paper and corner meet at the clip's edge, and are cut as a group with what lies between them.
    #expect(try commands(items + [corner], clip: clip).map(isTile) == [false, true, false])
  }

  @Test("are taken over from the frame before where they scroll")
  func scrolling() throws {
    func plan(_ y: CGFloat, _ color: SRGBColor = SRGBColor(hex: 0x009E73, alpha: 0.7)) throws -> DrawPlan {
      let page = try list([.zero], color: color)
      let moved = try DisplayItem.scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: 40, y: y), items: Array(page.items.dropFirst())))
      let whole = DisplayList(size: page.size, items: [page.items[0], moved])
      return try StripPainter(whole, scale: 2, background: nil, budget: 1 << 24).plan()
    }
    // The patch reaches from 2 to 31 points below its corner, and is 10 points higher up in the new frame.
    let rows = IndexSet(integersIn: 2 * 62..<2 * 91)
    let old = try plan(70)
    func damage(to new: DrawPlan) -> IndexSet {
      PlanComparison(old: old, new: new, dy: -20).damage(old.commands, new.commands)
    }
    #expect(try damage(to: plan(60)).intersection(rows).isEmpty)
    #expect(try damage(to: plan(60, SRGBColor(hex: 0xD55E00))).isSuperset(of: rows))
  }

  @Test("share their pixels where they stand at the same phase of a pixel")
  func sharing() throws {
    func tiles(_ corners: [CGPoint]) throws -> [ObjectIdentifier] {
      let painter = try StripPainter(list(corners), scale: 2, background: nil, budget: 1 << 24)
      return painter.plan().commands.compactMap { command in
        if case .tile(let tile, _) = command.content { ObjectIdentifier(tile) } else { nil }
      }
    }
    let all = try tiles(corners)
    #expect(all.count == 4 && Set(all).count == 1)
    // A quarter of a pixel beside the others.
    let moved = try tiles(corners + [CGPoint(x: 40.125, y: 60)])
    #expect(moved.count == 5 && Set(moved).count == 2)
  }
}
