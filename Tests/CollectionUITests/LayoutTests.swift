import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct LayoutTests {
  private func views() -> some View {
    TupleView(
      box(30, 10), Text("a").layoutPriority(1), Spacer(minLength: 3),
      Color.red.frame(minWidth: 5, maxHeight: 9),
      box(10, 25).alignmentGuide(VerticalAlignment.center) { _ in 4 }.zIndex(2),
      Text("some words to wrap"))
  }

  @Test(
    "Stack layouts lay out as the stacks do, whatever is offered",
    arguments: [
      (nil, nil), (0, 0), (50, nil), (200, 80), (nil, 40), (10, 10), (500, 500),
    ] as [(CGFloat?, CGFloat?)])
  func stackLayouts(width: CGFloat?, height: CGFloat?) throws {
    func same(_ a: some View, _ b: some View) throws {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let traits = Traits(layoutDirection: direction)
        #expect(
          try Drawn(a, width: width, height: height, traits: traits).list
            == Drawn(b, width: width, height: height, traits: traits).list)
      }
    }
    let (row, column) = (HStackLayout(alignment: .bottom, spacing: 7), VStackLayout(alignment: .trailing))
    try same(HStack(alignment: .bottom, spacing: 7) { views() }, row { views() })
    try same(HStack(alignment: .bottom, spacing: 7) { views() }, AnyLayout(row) { views() })
    try same(HStack { views() }, HStackLayout() { views() })
    try same(VStack(alignment: .trailing) { views() }, column { views() })
    try same(VStack(alignment: .trailing) { views() }, AnyLayout(AnyLayout(column)) { views() })
    try same(
      ZStack(alignment: .topLeading) { views() }, AnyLayout(ZStackLayout(alignment: .topLeading)) { views() })
    let grid = AnyLayout(GridLayout(horizontalSpacing: 3)) {
      GridRow { views() }
      views()
    }
    let grouped = Grid(horizontalSpacing: 3) {
      GridRow { views() }
      views()
    }
    try same(grouped, grid)
    // Within a stack, what the container likes around itself counts too.
    try same(
      VStack {
        box(1)
        HStack { views() }
        Text("b")
      },
      VStack {
        box(1)
        AnyLayout(HStackLayout()) { views() }
        Text("b")
      })
  }

  @Test("Switching between layouts keeps the state of the views inside")
  func switching() throws {
    struct Child: View {
      @State var text = "first"
      let out: (Binding<String>) -> Void
      var body: some View {
        let _ = out($text)
        Text(text)
      }
    }
    var binding: Binding<String>?
    func root(_ isRow: Bool) -> some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      return layout { Child { binding = $0 } }
    }
    let environment = DrawingEnvironment(textMeasurer: MonospacedTextMeasurer())
    let host = ViewHost(rootView: AnyView(root(true)))
    _ = try host.displayList(in: environment)
    binding?.wrappedValue = "second"
    host.rootView = AnyView(root(false))
    let list = try host.displayList(in: environment)
    #expect(
      Drawn.flat(list.items).contains {
        if case .text(let text, _, _) = $0.content { text.string == "second" } else { false }
      })
  }

  @Test("A layout's values are those written nearest to the view, and the key's default elsewhere")
  func layoutValues() throws {
    struct Order: LayoutValueKey { static let defaultValue: CGFloat = 1 }
    struct Shift: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: CGPoint(x: subview[Order.self], y: 0), proposal: .zero) }
      }
    }
    let view = Shift {
      box(1)
      box(1).layoutValue(key: Order.self, value: 5)
      box(1).layoutValue(key: Order.self, value: 6).layoutValue(key: Order.self, value: 7)
      box(1).layoutValue(key: Order.self, value: 8).padding(0)
    }
    #expect(try Drawn(view).frames.map(\.minX) == [1, 5, 6, 8])
  }

  @Test("A layout's cache is made once, and what it does not place stands in the middle")
  func cache() throws {
    final class Count { var made = 0 }
    struct Lazy: Layout {
      let count: Count
      func makeCache(subviews: Subviews) -> Int {
        count.made += 1
        return 30
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: cache, height: cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}
    }
    let count = Count()
    let drawn = try Drawn(HStack(spacing: 0) { Lazy(count: count) { box(10, 10) } }, width: 100)
    #expect(count.made == 1)
    #expect(drawn.frames[0] == CGRect(x: 45, y: 10, width: 10, height: 10))
  }
}

@Suite struct ViewThatFitsTests {
  @Test("The first view whose ideal size fits is shown, else the last: the example of views.md 2.15")
  func example() throws {
    func texts(_ width: CGFloat?, height: CGFloat? = nil, in axes: Axis.Set = [.horizontal, .vertical]) throws
      -> [CGFloat]
    {
      try Drawn(
        ViewThatFits(in: axes) {
          box(120, 10)
          box(90, 20)
          box(60, 40)
        }, width: width, height: height
      ).frames.map(\.width)
    }
    #expect(try texts(100) == [90])
    #expect(try texts(120) == [120])
    #expect(try texts(nil) == [120])
    #expect(try texts(10) == [60])
    #expect(try texts(200, height: 5) == [60])
    #expect(try texts(200, height: 5, in: .horizontal) == [120])
    #expect(try texts(10, height: 25, in: .vertical) == [120])
  }

  @Test("The chosen view is offered the room there is, and others are not made")
  func choice() throws {
    var built: [Int] = []
    let view = ViewThatFits(in: .horizontal) {
      ForEach([300, 50, 40], id: \.self) { width in
        let _ = built.append(width)
        Color.red.frame(minWidth: CGFloat(width), idealWidth: CGFloat(width), maxWidth: .infinity)
      }
    }
    #expect(try Drawn(view, width: 100, height: 10).frames == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    #expect(built == [300, 50])
    #expect(try Drawn(ViewThatFits {}).list.size == .zero)
  }
}
