import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// Input that no sensible view has: it is drawn, or told, and never hangs or ends the process.
@Suite struct InputTests {
  @Test("A thousand views inside each other and a hundred thousand beside each other are drawn")
  func extremes() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(box(1, 1)) : AnyView(VStack { nested(depth - 1) }.padding(1))
    }
    #expect(try Drawn(nested(1000)).list.size == CGSize(width: 2001, height: 2001))
    #expect(
      try Drawn(nested(1000), width: 3000, height: 3000).frames == [
        CGRect(x: 1499.5, y: 1499.5, width: 1, height: 1)
      ])
    let wide = HStack(spacing: 0) { ForEach(0..<100_000) { _ in box(1, 1) } }
    #expect(try Drawn(wide, height: 1).list.size == CGSize(width: 100_000, height: 1))
    #expect(try Drawn(wide, width: 100_000, height: 1).frames.last?.minX == 99_999)
  }

  @Test("A thousand containers of every kind inside each other are drawn")
  func deepContainers() throws {
    func nested(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(box(3, 2)) }
      switch depth % 6 {
      case 0: return AnyView(ZStack { nested(depth - 1) })
      case 1: return AnyView(HStack { nested(depth - 1) }.frame(minWidth: 1))
      case 2: return AnyView(nested(depth - 1).background { Color.clear }.padding(0))
      case 3: return AnyView(Grid { GridRow { nested(depth - 1) } })
      case 4: return AnyView(ViewThatFits { nested(depth - 1) })
      default: return AnyView(nested(depth - 1).overlay { Color.clear }.fixedSize())
      }
    }
    #expect(try Drawn(nested(1000)).list.size == CGSize(width: 3, height: 2))
  }

  @Test("Effects inside one another are drawn to a depth of 64, and told beyond it")
  func deepEffects() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(box(3, 2)) : AnyView(nested(depth - 1).opacity(0.99))
    }
    let fine = try Drawn(nested(64))
    #expect(fine.list.diagnostics.isEmpty && fine.items.count == 1)
    let deep = try Drawn(nested(1000))
    #expect(deep.list.diagnostics.count == 1 && deep.list.size == CGSize(width: 3, height: 2))
  }

  /// Whether drawing the view fails with a sentence that says why.
  private func isRefused(_ view: some View) -> Bool {
    do {
      _ = try Drawn(view, width: 100, height: 100)
      return false
    } catch { return "\(error)".contains("contains itself") }
  }

  @Test("A view that contains itself is an error that says so")
  func recursion() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    #expect(isRefused(Endless()))
  }

  @Test("A stack that contains itself is an error that says so")
  func recursiveStack() {
    struct Endless: View {
      var body: some View {
        AnyView(
          VStack {
            Text("again")
            HStack { Endless().padding(3).frame(minWidth: 4).background(Color.red) }
          })
      }
    }
    #expect(isRefused(Endless()))
  }

  @Test("An overlay that contains itself is an error that says so")
  func recursiveOverlay() {
    struct Endless: View {
      var body: some View { AnyView(Color.red.overlay { Endless() }) }
    }
    #expect(isRefused(Endless()))
  }

  @Test("A modifier that applies itself is an error that says so")
  func recursiveModifier() {
    struct Endless: ViewModifier {
      func body(content: Content) -> some View { AnyView(content.modifier(Endless())) }
    }
    #expect(isRefused(Color.red.modifier(Endless())))
  }

  @Test("Lengths that are negative or no numbers are ignored and told, wherever they stand")
  func lengths() throws {
    for bad in [-5, .nan, .infinity, -.infinity] as [CGFloat] {
      #expect(try Drawn(box(9, 7).frame(width: bad)).list.size == CGSize(width: 9, height: 7))
      #expect(try Drawn(box(9, 7).frame(width: bad)).list.diagnostics.count == 1)
    }
    for bad in [.nan, .infinity, -.infinity] as [CGFloat] {
      #expect(try Drawn(box(9, 7).padding(bad)).list.size == CGSize(width: 9, height: 7))
      #expect(try Drawn(box(9, 7).offset(x: bad)).list.size == CGSize(width: 9, height: 7))
      #expect(try Drawn(Text("a").font(.system(size: bad))).list.diagnostics.count >= 1)
      #expect(try Drawn(box(9, 7).rotationEffect(.radians(Double(bad)))).list.size.width == 9)
      #expect(try Drawn(box(9, 7).scaleEffect(bad)).list.size.width == 9)
      #expect(try Drawn(box(9, 7).shadow(radius: bad)).list.size.width == 9)
      #expect(try Drawn(box(9, 7).cornerRadius(bad)).list.size.width == 9)
      #expect(try Drawn(Rectangle().stroke(lineWidth: bad), width: 9, height: 7).list.size.width == 9)
      #expect(try Drawn(Circle().trim(from: bad, to: bad), width: 9, height: 9).list.size.width == 9)
      #expect(
        try Drawn(
          LazyVGrid(columns: [GridItem(.fixed(bad)), GridItem(.adaptive(minimum: bad))]) { box(3) }, width: 90
        ).list.size.width == 90)
    }
    #expect(try Drawn(Text("a").font(.system(size: 0))).list.diagnostics.count == 1)
    #expect(try Drawn(Text("")).list.size.width == 0)
  }

  @Test("Ids that are used twice are told with the id")
  func duplicates() throws {
    let view = VStack {
      ForEach(["a", "b", "a"], id: \.self) { name in if name == "a" { Text(name) } }
    }
    let drawn = try Drawn(view)
    #expect(drawn.list.diagnostics.map(\.description).contains { $0.contains("the id a;") })
    #expect(drawn.texts == ["a", "a"])
  }
}
