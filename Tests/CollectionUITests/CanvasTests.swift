import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct CanvasTests {
  private typealias Canvas = CanvasView

  private func lines(_ view: some View, width: CGFloat? = 40, height: CGFloat? = 30) throws -> [String] {
    try Drawn(view, width: width, height: height).list.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("It takes all it is offered, draws in its own points, and nothing is seen outside")
  func frame() throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(x: 1, y: 2, width: size.width, height: size.height)), with: .color(.red))
    }
    #expect(try Drawn(view).list.size == CGSize(width: 10, height: 10))
    let drawn = try Drawn(view.padding(5), width: 40, height: 30)
    // In 30 by 20 at (5, 5).
    #expect(drawn.frames == [CGRect(x: 6, y: 7, width: 30, height: 20)])
    #expect(drawn.list.items[0].bounds == CGRect(x: 6, y: 7, width: 29, height: 18))
  }

  @Test("A copy has transforms of its own and draws in the same place")
  func copies() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let view = Canvas { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.scaleBy(x: 2, y: 3)
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
      copy.rotate(by: .degrees(90))
      copy.fill(square, with: .color(.red))
      copy.concatenate(CGAffineTransform(translationX: 1, y: 0))
      copy.fill(square, with: .color(.red))
    }
    let frames = try Drawn(view, width: 40, height: 30).frames
    // A quarter turn clockwise maps (x, y) to (−y, x), which is then stretched and shifted; 1 to the right becomes 1
    // downwards, 3 points.
    #expect(near(frames.map(\.minX), [10, 0, 6, 6]) && near(frames.map(\.minY), [0, 0, 0, 3]))
    #expect(near(frames.map(\.width), [4, 2, 4, 4]) && near(frames.map(\.height), [6, 2, 6, 6]))
  }

  @Test("Opacity, blend mode and filters change each thing that is drawn, and a layer as a whole")
  func looks() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let view = Canvas { context, _ in
      var faded = context
      faded.opacity = 0.5
      faded.blendMode = .multiply
      faded.fill(square, with: .color(.red))
      var filtered = context
      filtered.addFilter(.blur(radius: 3))
      filtered.addFilter(.shadow(color: .black, radius: 1, x: 2, y: 3))
      filtered.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
    let text = try lines(view).joined(separator: "\n")
    #expect(text.contains("scope opacity 0.5 multiply\nfill"))
    // The last filter is the innermost: the shadow is blurred too.
    #expect(text.contains("scope blur 3\nscope shadow radius 1 offset (2 3) #000000\nscope isolated\nfill"))
  }

  @Test("Clips add up, in the points they were made in; an inverse one takes away")
  func clips() throws {
    let view = Canvas { context, size in
      var clipped = context
      clipped.translateBy(x: 10, y: 0)
      clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      clipped.translateBy(x: 5, y: 0)
      clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      // From 15 to 20 of the canvas are 0 to 5 here.
      #expect(clipped.clipBoundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
      clipped.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    }
    #expect(
      try Drawn(view, width: 40, height: 30).list.items[0].bounds == CGRect(x: 15, y: 0, width: 5, height: 10)
    )
    let inverse = Canvas { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)), options: .inverse)
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    }
    #expect(try lines(inverse).contains { $0.hasSuffix("destinationOut") })
    let layer = Canvas { context, _ in
      context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black)) }
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    }
    #expect(try lines(layer).filter { $0.hasSuffix("destinationOut") }.count == 2)
  }

  @Test("Texts, pictures and symbols are measured, and stand by their anchors")
  func views() throws {
    let view = Canvas { context, size in
      let text = context.resolve(Text("two words").font(.system(size: 20)))
      // Nine characters of 10 points in lines of 24; the baseline of the fake engine is that of the system font.
      #expect(text.measure(in: CGSize(width: 500, height: 100)) == CGSize(width: 90, height: 24))
      #expect(text.measure(in: CGSize(width: 50, height: 100)) == CGSize(width: 50, height: 48))
      let narrow = CGSize(width: 50, height: 100)
      #expect(text.lastBaseline(in: narrow) - text.firstBaseline(in: narrow) == 24)
      #expect(text.firstBaseline(in: size) == text.lastBaseline(in: size))
      context.draw(text, at: CGPoint(x: 100, y: 50))
      context.draw(Text("ab").font(.system(size: 20)), at: CGPoint(x: 3, y: 4), anchor: .topLeading)
      context.draw(text, in: CGRect(x: 7, y: 8, width: 50, height: 100))
      let dot = context.resolveSymbol(id: "dot")
      #expect(dot?.size == CGSize(width: 6, height: 4) && context.resolveSymbol(id: "none") == nil)
      if let dot { context.draw(dot, at: CGPoint(x: 30, y: 20), anchor: .bottomTrailing) }
      context.draw(Image(systemName: "circle"), in: CGRect(x: 0, y: 0, width: 12, height: 12))
    } symbols: {
      Color.red.frame(width: 6, height: 4).tag("dot")
      Color.blue.frame(width: 1, height: 1)
    }
    let frames = try Drawn(view, width: 200, height: 100).frames
    #expect(frames[0] == CGRect(x: 55, y: 38, width: 90, height: 24))
    #expect(frames[1].origin == CGPoint(x: 3, y: 4) && frames[2].origin == CGPoint(x: 7, y: 8))
    #expect(frames[3] == CGRect(x: 24, y: 16, width: 6, height: 4))
    #expect(frames[4].minX >= 0 && frames[4].maxX <= 12)
  }

  @Test("Shadings are paints in the context's points, and strokes keep their style")
  func shadings() throws {
    let path = Path(CGRect(x: 4, y: 0, width: 10, height: 20))
    let view = Canvas { context, _ in
      context.fill(path, with: .foreground)
      context.fill(path, with: .color(white: 0.5, opacity: 0.5))
      context.fill(
        path, with: .style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      context.fill(
        path,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 3, y: 4)))
      context.fill(
        path,
        with: .radialGradient(
          Gradient(colors: [.red, .blue]), center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 4))
      context.fill(path, with: .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: 1, y: 2)))
      context.stroke(path, with: .color(red: 1, green: 0, blue: 0), lineWidth: 3)
      context.stroke(Path(), with: .foreground)
    }
    let items = try Drawn(view.foregroundStyle(.green), width: 40, height: 30).items
    var paints: [Paint] = []
    for item in items {
      if case .fill(_, let paint, _) = item.content { paints.append(paint) }
    }
    #expect(items.count == 7 && paints.count == 6)
    #expect(paints[0] == .color(SystemColor.systemGreen.resolved(for: .light, palette: .iOS18)))
    if case .linearGradient(_, let start, let end) = paints[2] {
      #expect(start == CGPoint(x: 9, y: 0) && end == CGPoint(x: 9, y: 20))
    } else {
      Issue.record("no gradient")
    }
    if case .linearGradient(_, let start, let end) = paints[3] {
      #expect(start == CGPoint(x: 1, y: 2) && end == CGPoint(x: 3, y: 4))
    } else {
      Issue.record("no gradient")
    }
    if case .stroke(_, _, let style) = items[6].content {
      #expect(style.lineWidth == 3)
    } else {
      Issue.record("no line")
    }
  }

  @Test("Filters that are not possible are told and change nothing")
  func badFilters() throws {
    let view = Canvas { context, _ in
      context.addFilter(.blur(radius: -1))
      context.addFilter(.shadow(radius: .nan))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
    }
    let drawn = try Drawn(view, width: 9, height: 9)
    #expect(drawn.list.diagnostics.count == 2 && drawn.items.count == 1)
  }
}
