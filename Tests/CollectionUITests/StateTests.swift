import Drawing
import Foundation
import Geometry
import Observation
import Testing

@testable import CollectionUI

@Observable private final class Model {
  var count = 1
  var unread = 0
}

/// Draws a host with the monospaced text engine and returns its texts.
func texts<V: View>(_ host: ViewHost<V>) throws -> [String] {
  let list = try host.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
  return Drawn.flat(list.items).compactMap {
    if case .text(let text, _, _) = $0.content { text.string } else { nil }
  }
}

/// Keeps the bindings of the counters that were drawn, by name.
private final class Registry {
  var counts: [String: Binding<Int>] = [:]
}

private struct Counter: View {
  let name: String
  let registry: Registry
  @State private var count: Int

  init(_ name: String, _ registry: Registry, first: Int = 0) {
    self.name = name
    self.registry = registry
    _count = State(initialValue: first)
  }

  var body: some View {
    let _ = registry.counts[name] = $count
    Text("\(name)\(count)")
  }
}

@Suite struct StateTests {
  @Test("A picture drawn once has the first values of state")
  func oneShot() throws {
    #expect(try Drawn(Counter("a", Registry(), first: 4)).texts == ["a4"])
  }

  @Test("State lives by identity: it survives new values of the view, and starts afresh after absence")
  func lifetime() throws {
    let registry = Registry()
    struct Root: View {
      var shows = true
      var first = 0
      let registry: Registry
      var body: some View {
        HStack {
          if shows { Counter("a", registry, first: first) }
          Counter("b", registry, first: first)
        }
      }
    }
    let host = ViewHost(rootView: Root(registry: registry))
    #expect(try texts(host) == ["a0", "b0"])
    #expect(!host.needsUpdate)
    var asked = 0
    host.onUpdateNeeded = { asked += 1 }
    registry.counts["a"]?.wrappedValue += 5
    registry.counts["b"]?.wrappedValue = 7
    #expect(host.needsUpdate && asked == 1)
    #expect(try texts(host) == ["a5", "b7"])
    registry.counts["a"]?.wrappedValue = 5
    #expect(!host.needsUpdate)
    host.rootView = Root(first: 9, registry: registry)
    #expect(try texts(host) == ["a5", "b7"])
    host.rootView = Root(shows: false, first: 9, registry: registry)
    #expect(try texts(host) == ["b7"])
    host.rootView = Root(first: 9, registry: registry)
    #expect(try texts(host) == ["a9", "b7"])
  }

  @Test("Elements of a ForEach keep their state when they move, an id of one's own starts it afresh")
  func moving() throws {
    let registry = Registry()
    struct Root: View {
      var names: [String]
      var id = 0
      let registry: Registry
      var body: some View {
        HStack { ForEach(names, id: \.self) { Counter($0, registry) } }
        Counter("x", registry).id(id)
      }
    }
    let host = ViewHost(rootView: Root(names: ["a", "b"], registry: registry))
    _ = try texts(host)
    registry.counts["a"]?.wrappedValue = 1
    registry.counts["x"]?.wrappedValue = 2
    host.rootView = Root(names: ["b", "a"], registry: registry)
    #expect(try texts(host) == ["b0", "a1", "x2"])
    host.rootView = Root(names: ["b", "a"], id: 1, registry: registry)
    #expect(try texts(host) == ["b0", "a1", "x0"])
  }

  @Test("One view value in two places, and equal views in several layers, have state of their own")
  func places() throws {
    let registry = Registry()
    let counter = Counter("a", registry)
    let host = ViewHost(
      rootView: HStack {
        counter
        counter
      })
    _ = try texts(host)
    registry.counts["a"]?.wrappedValue = 3
    #expect(try texts(host) == ["a0", "a3"])

    let layers = ViewHost(
      rootView: Counter("a", registry).overlay(Counter("b", registry)).overlay(Counter("c", registry)))
    _ = try texts(layers)
    registry.counts["b"]?.wrappedValue = 1
    registry.counts["c"]?.wrappedValue = 2
    #expect(try texts(layers) == ["a0", "b1", "c2"])

    let several = ViewHost(
      rootView: HStack {
        Group {
          box(1)
          box(2)
        }
        .overlay(Counter("d", registry))
      })
    _ = try texts(several)
    registry.counts["d"]?.wrappedValue = 4
    #expect(try texts(several) == ["d0", "d4"])
  }

  @Test("Properties inside properties are set, each in a place of its own, and updated afterwards")
  func nested() throws {
    struct Pair: DynamicProperty {
      @State var first = 1
      @State var second = 2
      var sum = 0
      mutating func update() { sum = first + second }
    }
    struct Show: View {
      var pair = Pair()
      @State var third = 3
      let out: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = out {
          pair.second = 20
          third = 30
        }
        Text("\(pair.first) \(pair.second) \(third) \(pair.sum)")
      }
    }
    var action: (() -> Void)?
    let host = ViewHost(rootView: Show { action = $0 })
    #expect(try texts(host) == ["1 2 3 3"])
    action?()
    #expect(try texts(host) == ["1 20 30 21"])
  }

  @Test("Bindings read and write parts of values, missing values, and properties of observable objects")
  func bindings() {
    var size = CGSize(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    binding.width.wrappedValue = 5
    #expect(size == CGSize(width: 5, height: 2) && binding.projectedValue.height.wrappedValue == 2)
    Binding.constant(3).wrappedValue = 4
    #expect(Binding.constant(3).wrappedValue == 3)

    var name: String? = "a"
    let optional = Binding<String?>(get: { name }, set: { name = $0 })
    let inner: Binding<String>? = Binding(optional)
    inner?.wrappedValue = "b"
    #expect(name == "b" && inner?.wrappedValue == "b")
    name = nil
    let missing: Binding<String>? = Binding(optional)
    #expect(missing == nil && inner?.wrappedValue == "a")
    var number = 1
    let outer = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
    outer.wrappedValue = nil
    #expect(number == 1)
    outer.wrappedValue = 6
    #expect(number == 6)

    let model = Model()
    Bindable(model).count.wrappedValue = 8
    #expect(model.count == 8)
  }

  @Test("Objects in the environment are found by type, and one that may be missing is nil")
  func environmentObjects() throws {
    struct Reader: View {
      @Environment(Model.self) var model
      var body: some View { Text("\(model.count)") }
    }
    struct Maybe: View {
      @Environment(Model.self) var model: Model?
      var body: some View { Text(model == nil ? "none" : "some") }
    }
    let model = Model()
    model.count = 12
    let view = HStack {
      HStack {
        Reader()
        Maybe()
      }
      .environment(model)
      Maybe()
    }
    #expect(try Drawn(view).texts == ["12", "some", "none"])
  }

  @Test("A host notices the properties of observable objects that bodies read, and no others")
  func observation() async throws {
    struct Reader: View {
      let model: Model
      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    let host = ViewHost(rootView: Reader(model: model))
    #expect(try texts(host) == ["1"])
    model.unread = 5
    await Task.yield()
    #expect(!host.needsUpdate)
    await withCheckedContinuation { continuation in
      host.onUpdateNeeded = { continuation.resume() }
      model.count = 2
    }
    #expect(host.needsUpdate)
    #expect(try texts(host) == ["2"])
  }

  @Test("Changing state in a body is told, and does not go on for ever")
  func changeInBody() throws {
    struct Endless: View {
      @State var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    let drawn = try Drawn(Endless())
    #expect(drawn.texts == ["3"])
    #expect(drawn.list.diagnostics.count == 2)
  }

  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  @Test(
    "A ForEach over a binding gives each element's own, which keeps its last value when its place is gone")
  func elementBindings() throws {
    var rows = [Row(id: 7, name: "a"), Row(id: 9, name: "b")]
    let binding = Binding(get: { rows }, set: { rows = $0 })
    var kept: [Binding<Row>] = []
    let view = VStack {
      ForEach(binding) { $row in
        let _ = kept.append($row)
        Text(row.name)
      }
    }
    #expect(try Drawn(view).texts == ["a", "b"] && kept.map(\.id) == [7, 9])
    kept[1].wrappedValue.name = "c"
    #expect(rows.map(\.name) == ["a", "c"] && binding.count == 2 && binding[1].name.wrappedValue == "c")
    rows.removeLast()
    kept[1].wrappedValue.name = "d"
    #expect(kept[1].wrappedValue.name == "b" && rows.count == 1)
    #expect(try Drawn(ForEach(binding, id: \.id) { Text($0.wrappedValue.name) }).texts == ["a"])
  }

  @Test("A collapsed section has its header only")
  func collapsing() throws {
    func view(_ isExpanded: Bool) -> some View {
      VStack {
        Section(isExpanded: .constant(isExpanded)) {
          Text("a")
        } header: {
          Text("h")
        }
      }
    }
    #expect(try Drawn(view(true)).texts == ["h", "a"])
    #expect(try Drawn(view(false)).texts == ["h"])
  }
}
