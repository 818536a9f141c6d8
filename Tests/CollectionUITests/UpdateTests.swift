import Drawing
import Foundation
import Geometry
import Observation
import Testing

@testable import CollectionUI

@Observable private final class Item {
  var title: String
  var isFlagged = false

  init(_ title: String) { self.title = title }
}

/// How often bodies were evaluated, and bindings to state inside, by name.
private final class Log {
  var bodies: [String: Int] = [:]
  var counts: [String: Binding<Int>] = [:]
  var lines: [String] = []

  func note(_ name: String) { bodies[name, default: 0] += 1 }

  /// The bodies evaluated since this was asked last.
  func take() -> [String: Int] {
    defer { bodies = [:] }
    return bodies
  }
}

private struct Label: View {
  let title: String
  let log: Log
  var body: some View {
    let _ = log.note(title)
    Text(title)
  }
}

private struct ItemRow: View {
  let item: Item
  let log: Log
  var body: some View {
    let _ = log.note("row")
    HStack {
      Text(item.title)
      Label(title: "detail", log: log)
    }
    .padding(3)
  }
}

private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0
  var body: some View {
    let _ = log.note(name)
    let _ = log.counts[name] = $count
    Text("\(name)\(count)")
  }
}

@Suite struct UpdateTests {
  /// A long list of rows, each in wrappers that a host does not keep.
  private struct ItemList: View {
    let items: [Item]
    let log: Log
    var title = "list"
    var body: some View {
      let _ = log.note("list")
      VStack(spacing: 2) {
        Text(title)
        ForEach(items.indices, id: \.self) { index in
          ItemRow(item: items[index], log: log).padding(1).background(Color.red)
        }
      }
    }
  }

  private func drawing<V: View>(_ host: ViewHost<V>, width: CGFloat? = nil) throws -> DisplayList {
    try host.displayList(in: DrawingEnvironment(width: width, textMeasurer: MonospacedTextMeasurer()))
  }

  @Test("One changed text of a long list evaluates one body and measures only the way from there to the root")
  func oneOfMany() throws {
    let log = Log()
    let items = (0..<500).map { Item("item \($0)") }
    let host = ViewHost(rootView: ItemList(items: items, log: log))
    _ = try drawing(host)
    #expect(log.take() == ["list": 1, "row": 500, "detail": 500])
    let before = host.work
    items[250].title = "another"
    let list = try drawing(host)
    #expect(log.take() == ["row": 1])
    let done = host.work - before
    #expect(done.bodies == 1 && done.shapedTexts == 1)
    // The root, the list, the row and the colour behind it, whose size is another: the row's label is as before.
    #expect(done.drawings == 4)
    #expect(done.sizes < 30)
    let fresh = try ItemList(items: items, log: log)
      .displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    #expect(list == fresh)
  }

  @Test(
    "Nothing is evaluated, measured or drawn where nothing has changed, nor for a change that no body reads")
  func nothing() throws {
    let log = Log()
    let items = [Item("a"), Item("b")]
    let host = ViewHost(rootView: ItemList(items: items, log: log))
    let first = try drawing(host)
    let before = host.work
    items[0].isFlagged = true
    #expect(try drawing(host) == first)
    host.rootView = ItemList(items: items, log: log)
    #expect(try drawing(host) == first)
    let done = host.work - before
    #expect(done == ViewHostWork(bodies: 0, sizes: done.sizes, drawings: 0, shapedTexts: 0))
  }

  @Test("A new value of a view evaluates its body, and those inside whose values are others")
  func newValue() throws {
    struct Pair: View {
      let first: String
      let second: String
      let log: Log
      var body: some View {
        let _ = log.note("pair")
        VStack {
          Label(title: first, log: log)
          Label(title: second, log: log)
          Counter(name: "c", log: log)
        }
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Pair(first: "a long enough text", second: "b", log: log))
    _ = try drawing(host)
    _ = log.take()
    // Equal strings in different memory.
    host.rootView = Pair(first: ["a long", "enough text"].joined(separator: " "), second: "d", log: log)
    #expect(try texts(host) == ["a long enough text", "d", "c0"])
    #expect(log.take() == ["pair": 1, "d": 1])
  }

  @Test("State evaluates the bodies that read it: not the owner that only hands it on")
  func bindings() throws {
    struct Reader: View {
      @Binding var count: Int
      let log: Log
      var body: some View {
        let _ = log.note("reader")
        Text("\(count)")
      }
    }
    struct Owner: View {
      @State private var count = 1
      let log: Log
      var body: some View {
        let _ = log.note("owner")
        let _ = log.counts["owner"] = $count
        HStack {
          Reader(count: $count, log: log)
          Label(title: "x", log: log)
        }
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Owner(log: log))
    #expect(try texts(host) == ["1", "x"])
    _ = log.take()
    log.counts["owner"]?.wrappedValue = 2
    #expect(host.needsUpdate)
    #expect(try texts(host) == ["2", "x"])
    #expect(log.take() == ["reader": 1])
  }

  @Test("A value of the environment evaluates the bodies that read it, and draws the others anew")
  func environment() throws {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      let log: Log
      var body: some View {
        let _ = log.note("reader")
        Text("\(size == .large)")
      }
    }
    struct Root: View {
      let log: Log
      var body: some View {
        let _ = log.note("root")
        Reader(log: log)
        Label(title: "x", log: log)
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Root(log: log))
    let measurer = MonospacedTextMeasurer()
    _ = try host.displayList(in: DrawingEnvironment(textMeasurer: measurer))
    _ = log.take()
    let traits = Traits(colorScheme: .dark)
    let dark = try host.displayList(in: DrawingEnvironment(traits: traits, textMeasurer: measurer))
    #expect(log.take() == [:])
    #expect(
      try dark == Root(log: log).displayList(in: DrawingEnvironment(traits: traits, textMeasurer: measurer)))
    _ = log.take()
    _ = try host.displayList(
      in: DrawingEnvironment(traits: Traits(dynamicTypeSize: .xLarge), textMeasurer: measurer))
    #expect(log.take() == ["reader": 1])
  }

  @Test(
    "Views made late, in geometry readers, fitting views and layers of preferences, are evaluated by themselves"
  )
  func late() throws {
    struct Late: View {
      let log: Log
      var body: some View {
        let _ = log.note("late")
        VStack {
          GeometryReader { proxy in Counter(name: "g\(Int(proxy.size.width))", log: log) }
            .frame(width: 30, height: 10)
          ViewThatFits {
            Counter(name: "f", log: log)
            Text("other")
          }
          Text("p").overlayPreferenceValue(Wanted.self) { _ in Counter(name: "o", log: log) }
        }
      }
    }
    struct Wanted: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    let log = Log()
    let host = ViewHost(rootView: Late(log: log))
    #expect(try texts(host) == ["g300", "f0", "p", "o0"])
    _ = log.take()
    log.counts["g30"]?.wrappedValue = 4
    #expect(try texts(host) == ["g304", "f0", "p", "o0"])
    #expect(log.take() == ["g30": 1])
    log.counts["f"]?.wrappedValue = 5
    #expect(try texts(host) == ["g304", "f5", "p", "o0"])
    #expect(log.take() == ["f": 1])
    log.counts["o"]?.wrappedValue = 6
    #expect(try texts(host) == ["g304", "f5", "p", "o6"])
    #expect(log.take() == ["o": 1])
  }

  @Test("A body of several views that changes their number has the container around made anew")
  func several() throws {
    struct Several: View {
      @State private var count = 1
      let log: Log
      var body: some View {
        let _ = log.counts["several"] = $count
        ForEach(0..<count, id: \.self) { Label(title: "\($0)", log: log) }
      }
    }
    struct Root: View {
      let log: Log
      var body: some View {
        HStack {
          Label(title: "a", log: log)
          Several(log: log)
        }
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Root(log: log))
    #expect(try texts(host) == ["a", "0"])
    _ = log.take()
    log.counts["several"]?.wrappedValue = 3
    #expect(try texts(host) == ["a", "0", "1", "2"])
    #expect(log.take() == ["1": 1, "2": 1])
  }

  @Test("An error of one drawing leaves state as it was, and the next drawing is whole")
  func afterError() throws {
    struct Failing: TextMeasuring {
      struct Failure: Error {}
      func shape(_ block: TextBlock) throws -> ShapedText { throw Failure() }
    }
    let log = Log()
    let host = ViewHost(rootView: Counter(name: "c", log: log))
    _ = try texts(host)
    log.counts["c"]?.wrappedValue = 2
    #expect(throws: Failing.Failure.self) {
      try host.displayList(in: DrawingEnvironment(textMeasurer: Failing()))
    }
    #expect(try texts(host) == ["c2"])
  }

  @Test("Problems are told as long as the view that has them is there, though it is not made anew")
  func diagnostics() throws {
    struct Bad: View {
      var body: some View { Text("x").frame(width: -1) }
    }
    struct Root: View {
      var shows = true
      let log: Log
      var body: some View {
        if shows { Bad() }
        Counter(name: "c", log: log)
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Root(log: log))
    #expect(try drawing(host).diagnostics.count == 1)
    log.counts["c"]?.wrappedValue = 2
    #expect(try drawing(host).diagnostics.count == 1)
    host.rootView = Root(shows: false, log: log)
    #expect(try drawing(host).diagnostics.isEmpty)
  }

  @Test("Views are told apart that stand at the same place of two branches, and of two erased types")
  func branches() throws {
    struct Root: View {
      var isFirst = true
      let log: Log
      var body: some View {
        if isFirst { Counter(name: "a", log: log) } else { Counter(name: "b", log: log) }
        isFirst ? AnyView(Counter(name: "c", log: log)) : AnyView(Label(title: "d", log: log))
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Root(log: log))
    _ = try texts(host)
    log.counts["a"]?.wrappedValue = 1
    log.counts["c"]?.wrappedValue = 2
    #expect(try texts(host) == ["a1", "c2"])
    host.rootView = Root(isFirst: false, log: log)
    #expect(try texts(host) == ["b0", "d"])
    host.rootView = Root(log: log)
    #expect(try texts(host) == ["a0", "c0"])
  }

  @Test("No view outlives its host, nor its place in the tree")
  func release() throws {
    final class Payload {}
    struct Holder: View {
      let payload: Payload?
      @State var count = 0
      var body: some View { HStack { Text("\(count)").onAppear { count = 1 } }.padding(2) }
    }
    var payload: Payload? = Payload()
    weak let known = payload
    var host: ViewHost<Holder>? = ViewHost(rootView: Holder(payload: payload))
    _ = try host.map { try texts($0) }
    payload = nil
    #expect(known != nil)
    host?.rootView = Holder(payload: nil)
    _ = try host.map { try texts($0) }
    #expect(known == nil)
    host = nil
  }

  @Test("A scope of an item keeps state while its views are away, and loses it with the scope")
  func itemScopes() throws {
    let log = Log()
    let store = StateStore(isRetaining: true)
    let render = RenderContext(measurer: MonospacedTextMeasurer(), store: store)
    let context = ResolutionContext(environment: EnvironmentValues(), render: render)
    let scope = context.makeScope()
    var invalidations = 0
    scope.onInvalidate = { invalidations += 1 }
    func make() -> [LayoutNode] { scope.evaluate { Counter._resolve(view, in: context).makeNodes() } }
    func width(_ nodes: [LayoutNode]) -> CGFloat {
      scope.perform { nodes[0].sizeThatFits(.unspecified).width }
    }
    let view = Counter(name: "c", log: log)
    var nodes = make()
    let narrow = width(nodes)
    log.counts["c"]?.wrappedValue = 1000
    store.beginPass()
    #expect(invalidations == 1 && !scope.isStale)
    let wide = width(nodes)
    #expect(wide > narrow)
    store.endLifetimes()
    nodes = []
    #expect(scope.sleep() && scope.isStale)
    nodes = make()
    #expect(width(nodes) == wide)
    let plain = context.makeScope()
    _ = plain.evaluate { Text._resolve(Text("a"), in: context).makeNodes() }
    #expect(!plain.sleep())
  }

  @Test("Views that are kept stay on screen: their actions run once, and when they go")
  func actions() throws {
    struct Row: View {
      let item: Item
      let log: Log
      var body: some View {
        let _ = log.note(item.title)
        Text(item.title)
          .onAppear { log.lines.append("\(item.title) in") }
          .onDisappear { log.lines.append("\(item.title) out") }
          .onChange(of: item.isFlagged) { log.lines.append("\(item.title) \($0) \($1)") }
      }
    }
    struct Rows: View {
      let items: [Item]
      let log: Log
      var body: some View {
        VStack { ForEach(items, id: \.title) { Row(item: $0, log: log) } }
      }
    }
    let log = Log()
    let items = ["a", "b", "c"].map(Item.init)
    let host = ViewHost(rootView: Rows(items: items, log: log))
    _ = try texts(host)
    #expect(log.lines == ["a in", "b in", "c in"])
    _ = log.take()
    items[1].isFlagged = true
    _ = try texts(host)
    #expect(log.take() == ["b": 1])
    #expect(log.lines.dropFirst(3) == ["b false true"])
    host.rootView = Rows(items: [items[2], items[0]], log: log)
    #expect(try texts(host) == ["c", "a"])
    #expect(log.take() == [:])
    #expect(log.lines.dropFirst(4) == ["b out"])
    host.rootView = Rows(items: items, log: log)
    _ = try texts(host)
    #expect(log.take() == ["b": 1])
    #expect(log.lines.dropFirst(5) == ["b in"])
  }

  @Test("Layouts forget what they computed from a view that has changed since")
  func layouts() throws {
    struct Diagonal: Layout {
      func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).reduce(0, +))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
      ) {
        var place = bounds.origin
        for (subview, size) in zip(subviews, cache) {
          subview.place(at: place, proposal: .unspecified)
          place = CGPoint(x: place.x + size.width, y: place.y + size.height)
        }
      }
    }
    struct Root: View {
      let item: Item
      let log: Log
      var body: some View {
        VStack {
          Diagonal {
            ItemRow(item: item, log: log)
            Text("end")
          }
          AnyLayout(HStackLayout(spacing: 1)) {
            ItemRow(item: item, log: log)
            Text("end")
          }
          Grid {
            GridRow {
              ItemRow(item: item, log: log)
              Text("end")
            }
          }
        }
      }
    }
    let log = Log()
    let item = Item("a")
    let host = ViewHost(rootView: Root(item: item, log: log))
    _ = try drawing(host)
    _ = log.take()
    item.title = "a long title"
    let list = try drawing(host)
    #expect(log.take() == ["row": 3])
    #expect(list == (try drawing(ViewHost(rootView: Root(item: item, log: log)))))
  }

  @Test("A custom modifier has state of its own, and leaves what it is applied to alone")
  func modifiers() throws {
    struct Counting: ViewModifier {
      let log: Log
      @State private var count = 0
      func body(content: Content) -> some View {
        let _ = log.note("modifier")
        let _ = log.counts["modifier"] = $count
        HStack {
          content
          Text("\(count)")
        }
      }
    }
    let log = Log()
    let host = ViewHost(rootView: Label(title: "x", log: log).modifier(Counting(log: log)))
    #expect(try texts(host) == ["x", "0"])
    _ = log.take()
    log.counts["modifier"]?.wrappedValue = 3
    #expect(try texts(host) == ["x", "3"])
    #expect(log.take() == ["modifier": 1])
  }

  @Test("A host and its views are released together, whatever they kept, and so are those of a picture")
  func releaseOfHost() throws {
    final class Payload {}
    struct Inner: View {
      let payload: Payload
      @Binding var count: Int
      var body: some View { Text("\(count)").onAppear { count = 1 } }
    }
    struct Holder: View {
      let payload: Payload
      @State var count = 0
      var body: some View {
        GeometryReader { _ in
          ViewThatFits { Text("\(count)").overlay { Inner(payload: payload, count: $count) } }
        }
      }
    }
    var payload: Payload? = Payload()
    weak let known = payload
    func show(_ payload: Payload) throws {
      let host = ViewHost(rootView: Holder(payload: payload))
      #expect(try texts(host) == ["1", "1"])
      #expect(try Drawn(Holder(payload: payload), width: 50, height: 50).texts == ["0", "0"])
    }
    if let payload { try show(payload) }
    payload = nil
    #expect(known == nil)
  }
}
