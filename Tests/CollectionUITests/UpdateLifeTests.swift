import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

// How long views, their state and their drawings live in a host.
extension UpdateTests {
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
    let log = UpdateLog()
    let store = StateStore(isRetaining: true)
    let render = RenderContext(measurer: MonospacedTextMeasurer(), store: store)
    let context = ResolutionContext(environment: EnvironmentValues(), render: render)
    let scope = context.makeScope()
    var invalidations = 0
    scope.onInvalidate = { invalidations += 1 }
    func make() -> [LayoutNode] { scope.evaluate { context.nodes(of: view) } }
    func width(_ nodes: [LayoutNode]) -> CGFloat {
      scope.perform { nodes[0].sizeThatFits(.unspecified).width }
    }
    let view = LoggedCounter(name: "c", log: log)
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
    _ = plain.evaluate { context.nodes(of: Text("a")) }
    #expect(!plain.sleep())
  }

  @Test("A scope finds what it keeps, be it little or much, and forgets what is not asked for again")
  func keptObjects() {
    final class Item {}
    final class Other {}
    func path(_ index: Int) -> ViewPath { ViewPath.root.appending(.part(index)).appending(.body) }
    var kept = KeptObjects()
    func find<Object: AnyObject>(_ type: Object.Type, _ index: Int, slot: Int = 1, in generation: Int)
      -> Object?
    {
      kept.object(type, at: path(index), slot: slot, generation: generation)
    }
    for index in 0..<40 {
      let item = Item()
      #expect(find(Item.self, index, in: 1) == nil)
      kept.add(item, at: path(index), slot: 1, generation: 1)
      #expect(find(Item.self, index, in: 1) === item)
      #expect(find(Item.self, index, slot: 2, in: 1) == nil)
      #expect(find(Other.self, index, in: 1) == nil)
    }
    #expect(kept.areAll(of: 1))
    for index in stride(from: 0, to: 40, by: 3) { #expect(find(Item.self, index, in: 2) != nil) }
    #expect(!kept.areAll(of: 2))
    kept = kept.of(2)
    #expect(kept.areAll(of: 2))
    for index in 0..<40 { #expect((find(Item.self, index, in: 2) != nil) == index.isMultiple(of: 3)) }
  }

  @Test("Views that are kept stay on screen: their actions run once, and when they go")
  func actions() throws {
    struct Row: View {
      let item: LoggedItem
      let log: UpdateLog
      var body: some View {
        let _ = log.note(item.title)
        Text(item.title)
          .onAppear { log.lines.append("\(item.title) in") }
          .onDisappear { log.lines.append("\(item.title) out") }
          .onChange(of: item.isFlagged) { log.lines.append("\(item.title) \($0) \($1)") }
      }
    }
    struct Rows: View {
      let items: [LoggedItem]
      let log: UpdateLog
      var body: some View {
        VStack { ForEach(items, id: \.title) { Row(item: $0, log: log) } }
      }
    }
    let log = UpdateLog()
    let items = ["a", "b", "c"].map(LoggedItem.init)
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
      let item: LoggedItem
      let log: UpdateLog
      var body: some View {
        VStack {
          Diagonal {
            LoggedRow(item: item, log: log)
            Text("end")
          }
          AnyLayout(HStackLayout(spacing: 1)) {
            LoggedRow(item: item, log: log)
            Text("end")
          }
          Grid {
            GridRow {
              LoggedRow(item: item, log: log)
              Text("end")
            }
          }
        }
      }
    }
    let log = UpdateLog()
    let item = LoggedItem("a")
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
      let log: UpdateLog
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
    let log = UpdateLog()
    let host = ViewHost(rootView: LoggedLabel(title: "x", log: log).modifier(Counting(log: log)))
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
