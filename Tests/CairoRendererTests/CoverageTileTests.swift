import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Shapes that are alike")
struct CoverageTileTests {
  /// A page higher than a strip of rows.
  private let size = CGSize(width: 160, height: 300)
  private let paper = SRGBColor(hex: 0xE8E0D0)
  private let green = SRGBColor(hex: 0x009E73, alpha: 0.7)

  /// The page with `items` on it.
  private func list(_ items: [DisplayItem]) throws -> DisplayList {
    DisplayList(
      size: size,
      items: [try .fill(Path(CGRect(origin: .zero, size: size)), with: .color(paper))] + items)
  }

  /// The same shape at other places.
  private func copies(
    of shape: Path, at corners: [CGPoint], _ color: SRGBColor, stroke style: StrokeStyle?
  ) throws -> [DisplayItem] {
    try corners.map { corner in
      let path = shape.offsetBy(dx: corner.x, dy: corner.y)
      if let style { return try .stroke(path, with: .color(color), style: style) }
      return try .fill(path, with: .color(color))
    }
  }

  /// A patch of slanted lines.
  private var hatching: Path {
    Path { path in
      for step in 0..<8 {
        path.move(to: CGPoint(x: CGFloat(5 * step), y: 31))
        path.addLine(to: CGPoint(x: CGFloat(5 * step) + 17, y: 2))
      }
    }
  }

  /// Whole pixels at 2, one across the edge of a strip, one near the page's edge.
  private let corners = [
    CGPoint(x: 7, y: 11), CGPoint(x: 90, y: 13.5), CGPoint(x: 20.5, y: 112), CGPoint(x: 128, y: 282),
  ]

  /// The pixels that change where items are drawn together, put together from pictures of each alone.
  private func expectLikeAlone(_ items: [DisplayItem], _ comment: Comment? = nil) throws {
    let together = try CairoRenderer.bitmap(list(items), scale: 2).bytes
    let empty = try CairoRenderer.bitmap(list([]), scale: 2).bytes
    var expected = empty
    for item in items {
      let alone = try CairoRenderer.bitmap(list([item]), scale: 2).bytes
      for index in alone.indices where alone[index] != empty[index] { expected[index] = alone[index] }
    }
    #expect(together == expected, comment)
    #expect(together != empty, comment)
  }

  private func commands(_ list: DisplayList) throws -> [DrawCommand] {
    let painter = try StripPainter(list, scale: 2, background: nil, budget: 1 << 24)
    return painter.plan().commands.flatMap { command in
      switch command.content {
      case .group(let group): group.commands
      case .layer(let layer): layer.commands
      default: [command]
      }
    }
  }

  @Test("look as each of them does alone, byte by byte", arguments: [0.7, 1])
  func alone(alpha: Double) throws {
    let color = green.multiplyingAlpha(by: alpha / 0.7)
    let style = StrokeStyle(lineWidth: 1.5)
    try expectLikeAlone(copies(of: hatching, at: corners, color, stroke: style))
    let dot = Path(ellipseIn: CGRect(x: 3.25, y: 1.5, width: 9, height: 9))
    try expectLikeAlone(copies(of: dot, at: corners, color, stroke: nil))
    try expectLikeAlone(copies(of: dot, at: corners, color, stroke: StrokeStyle(lineWidth: 2, dash: [3, 1])))
  }

  @Test("are covered as cairo covers them; where the page cuts slanted lines, by two levels at the most")
  func coverage() throws {
    let pill = Path(roundedRect: CGRect(x: 1, y: 2, width: 27, height: 13), cornerRadius: 6)
    let line = StrokeStyle(lineWidth: 1.5)
    /// The pictures of shapes that share a tile, and of the same ones left to cairo.
    func pictures(
      _ shape: Path, _ corners: [CGPoint], _ color: SRGBColor, _ style: StrokeStyle?
    ) throws -> (tiled: [UInt8], direct: [UInt8]) {
      let items = try copies(of: shape, at: corners, color, stroke: style)
      // A map that stretches, by less than any pixel shows, has no tiles.
      let stretch = CGAffineTransform(scaleX: 1, y: 1 + 1e-12)
      let direct = try list([.scope(DisplayScope(transform: stretch, items: items))])
      #expect(
        try commands(list(items)).compactMap { $0.tile?.uses } == corners.map { _ in corners.count })
      #expect(try commands(direct).allSatisfy { $0.tile == nil })
      return try (
        CairoRenderer.bitmap(list(items), scale: 2).bytes, CairoRenderer.bitmap(direct, scale: 2).bytes
      )
    }
    for (shape, style) in [(hatching, line), (pill, line), (pill, nil)] {
      for color in [green, green.multiplyingAlpha(by: 1 / 0.7)] {
        let (tiled, direct) = try pictures(shape, Array(corners.prefix(3)), color, style)
        #expect(tiled == direct)
      }
      let (tiled, direct) = try pictures(shape, corners, green, style)
      #expect(zip(tiled, direct).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }
  }

  @Test("and rounded, look as each does alone, whatever its sides, corners and phase", arguments: 0..<16)
  func rounded(seed: Int) throws {
    var random = SeededGenerator(UInt64(seed + 1))
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 8 }
    let style: RoundedCornerStyle = Bool.random(using: &random) ? .continuous : .circular
    let radii = CornerRadii(
      topLeft: length(0...80), topRight: length(0...80), bottomRight: length(8...80),
      bottomLeft: length(0...80))
    let phase = CGPoint(x: length(0...8), y: length(0...8))
    // Sides differ by whole pixels, so that the parts between the corners are all that differs.
    let (width, height) = (length(16...240), length(16...240))
    let alpha = Bool.random(using: &random) ? 1 : 0.35
    let line = Bool.random(using: &random) ? StrokeStyle(lineWidth: length(2...24)) : nil
    var items: [DisplayItem] = []
    for (row, y) in [4.0, 66, 105.5, 170, 240].enumerated() {
      for (column, x) in [6.0, 88].enumerated() {
        let rect = CGRect(
          x: phase.x + x, y: phase.y + y, width: width + CGFloat(row) / 2 + CGFloat(column),
          height: height + CGFloat(3 * column) / 2)
        let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
        // Those that would meet are told from each other by a clip.
        let room = Path(CGRect(x: x - 4, y: y - 3, width: 78, height: row == 1 ? 38 : 60))
        let color = green.multiplyingAlpha(by: alpha / 0.7)
        let item =
          try line.map { try DisplayItem.stroke(path, with: .color(color), style: $0) }
          ?? .fill(path, with: .color(color))
        items.append(try .scope(DisplayScope(clip: room, items: [item])))
      }
    }
    try expectLikeAlone(
      items, "width \(width), height \(height), \(radii), \(style), line \(line?.lineWidth ?? 0)")
  }

  @Test("share a tile in a layer, and in a clip whatever else the clip cuts")
  func nested() throws {
    func tiles(_ items: [DisplayItem], clip: Path? = nil, opacity: Double = 1) throws -> [Int?] {
      let scope = try DisplayItem.scope(DisplayScope(clip: clip, opacity: opacity, items: items))
      return try commands(DisplayList(size: size, items: [scope])).map { $0.tile?.uses }
    }
    let items = try copies(
      of: hatching, at: [CGPoint(x: 40, y: 80), CGPoint(x: 60, y: 180)], green,
      stroke: StrokeStyle(lineWidth: 1.5))
    let clip = Path(roundedRect: CGRect(x: 2, y: 3, width: 150, height: 290), cornerRadius: 20)
    let corner = try DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(SRGBColor(hex: 0xD55E00)))
    #expect(try tiles(items) == [2, 2])
    #expect(try tiles(items, opacity: 0.5) == [2, 2])
    #expect(try tiles(items, clip: clip) == [2, 2])
    // Two corners meet at the clip's edge, and are cut as a group with what lies between them.
    #expect(try tiles([corner] + items + [corner], clip: clip) == [nil, 2, 2, nil])
  }

  @Test("are drawn alike where a clip cuts some of them, and in a translucent layer")
  func clipped() throws {
    let pill = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 22), cornerRadius: 9)
    let pills = try copies(
      of: pill, at: [CGPoint(x: 4, y: 6), CGPoint(x: 70, y: 6), CGPoint(x: 30, y: 120)], green, stroke: nil)
    let clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 110, height: 160))
    func scopes(_ opacity: Double) throws -> [DisplayItem] {
      try pills.map { try .scope(DisplayScope(clip: clip, opacity: opacity, items: [$0])) }
    }
    try expectLikeAlone(scopes(1))
    try expectLikeAlone(scopes(0.5))
  }

  @Test("are taken over from the frame before where they scroll")
  func scrolling() throws {
    func plan(_ y: CGFloat, _ color: SRGBColor) throws -> DrawPlan {
      let shapes = try copies(
        of: hatching, at: [.zero, CGPoint(x: 60, y: 0)], color, stroke: StrokeStyle(lineWidth: 1.5))
      let moved = try DisplayItem.scope(
        DisplayScope(transform: CGAffineTransform(translationX: 40, y: y), items: shapes))
      return try StripPainter(list([moved]), scale: 2, background: nil, budget: 1 << 24).plan()
    }
    // The patch reaches from 2 to 31 points below its corner, and is 10 points higher up in the new frame.
    let rows = IndexSet(integersIn: 2 * 62..<2 * 91)
    let old = try plan(70, green)
    func damage(to new: DrawPlan) -> IndexSet {
      PlanComparison(old: old, new: new, dy: -20).damage(old.commands, new.commands)
    }
    #expect(try damage(to: plan(60, green)).intersection(rows).isEmpty)
    #expect(try damage(to: plan(60, SRGBColor(hex: 0xD55E00))).isSuperset(of: rows))
  }

  @Test("share their pixels where they stand at the same phase of a pixel")
  func sharing() throws {
    func uses(_ corners: [CGPoint]) throws -> [Int] {
      let items = try copies(of: hatching, at: corners, green, stroke: StrokeStyle(lineWidth: 1.5))
      return try commands(list(items)).compactMap { $0.tile?.uses }
    }
    #expect(try uses(corners) == [4, 4, 4, 4])
    // A quarter of a pixel beside the others.
    #expect(try uses(corners + [CGPoint(x: 40.125, y: 60)]) == [4, 4, 4, 4, 1])
  }

  @Test("and rounded, share their corners however long their sides are")
  func stretched() throws {
    func tiles(_ rects: [CGRect], dash: [CGFloat] = []) throws -> [Int] {
      let items = try rects.map {
        try DisplayItem.stroke(
          Path(roundedRect: $0, cornerRadius: 8), with: .color(green),
          style: StrokeStyle(lineWidth: 1, dash: dash))
      }
      return try commands(list(items)).compactMap { $0.tile?.uses }
    }
    // A corner with its line reaches 12.73 points along an edge: two and a margin of 5 pixels are 57 of 58 or more.
    let rects = [
      CGRect(x: 3, y: 5, width: 30, height: 31), CGRect(x: 40, y: 6, width: 110, height: 29),
      CGRect(x: 9, y: 90, width: 31.5, height: 200),
    ]
    #expect(try tiles(rects) == [3, 3, 3])
    // Dashes stand elsewhere on a longer side.
    #expect(try tiles([rects[0], CGRect(x: 60, y: 5, width: 40, height: 31)], dash: [3, 2]) == [1, 1])
    // A side that is too short changes the corners.
    #expect(try tiles(rects + [CGRect(x: 50, y: 90, width: 60, height: 18)]) == [3, 3, 3, 1])
  }
}
