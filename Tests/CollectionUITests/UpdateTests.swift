import Drawing
import Foundation
import Geometry
import Observation
import Testing

@testable import CollectionUI

@Suite struct UpdateTests {
  /// A long list of rows, each in wrappers that a host does not keep.
  private struct ItemList: View {
    let items: [LoggedItem]
    let log: UpdateLog
    var title = "list"
    var body: some View {
      let _ = log.note("list")
      VStack(spacing: 2) {
        Text(title)
        ForEach(items.indices, id: \.self) { index in
          LoggedRow(item: items[index], log: log).padding(1).background(Color.red)
        }
      }
    }
  }

  func drawing<V: View>(_ host: ViewHost<V>, width: CGFloat? = nil) throws -> DisplayList {
    try host.displayList(in: DrawingEnvironment(width: width, textMeasurer: MonospacedTextMeasurer()))
  }

  @Test("One changed text of a long list evaluates one body and measures only the way from there to the root")
  func oneOfMany() throws {
    let log = UpdateLog()
    let items = (0..<500).map { LoggedItem("item \($0)") }
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

  @Test("One changed cell of a lazy grid evaluates one body, and the grid makes room for it")
  func oneCellOfGrid() throws {
    struct Cells: View {
      let items: [LoggedItem]
      let log: UpdateLog
      var body: some View {
        let _ = log.note("grid")
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(items.indices, id: \.self) { LoggedRow(item: items[$0], log: log) }
        }
      }
    }
    let log = UpdateLog()
    let items = (0..<200).map { LoggedItem("item \($0)") }
    let host = ViewHost(rootView: Cells(items: items, log: log))
    _ = try drawing(host, width: 200)
    _ = log.take()
    let before = host.work
    items[1].title = "a title that takes more than one line in half of the width"
    let list = try drawing(host, width: 200)
    #expect(log.take() == ["row": 1])
    // The sizes of the cell and of what is around it, none of the other cells'.
    #expect((host.work - before).sizes < 40)
    let fresh = try Cells(items: items, log: log)
      .displayList(in: DrawingEnvironment(width: 200, textMeasurer: MonospacedTextMeasurer()))
    #expect(list == fresh)
  }

  @Test(
    "Nothing is evaluated, measured or drawn where nothing has changed, nor for a change that no body reads")
  func nothing() throws {
    let log = UpdateLog()
    let items = [LoggedItem("a"), LoggedItem("b")]
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
      let log: UpdateLog
      var body: some View {
        let _ = log.note("pair")
        VStack {
          LoggedLabel(title: first, log: log)
          LoggedLabel(title: second, log: log)
          LoggedCounter(name: "c", log: log)
        }
      }
    }
    let log = UpdateLog()
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
      let log: UpdateLog
      var body: some View {
        let _ = log.note("reader")
        Text("\(count)")
      }
    }
    struct Owner: View {
      @State private var count = 1
      let log: UpdateLog
      var body: some View {
        let _ = log.note("owner")
        let _ = log.counts["owner"] = $count
        HStack {
          Reader(count: $count, log: log)
          LoggedLabel(title: "x", log: log)
        }
      }
    }
    let log = UpdateLog()
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
      let log: UpdateLog
      var body: some View {
        let _ = log.note("reader")
        Text("\(size == .large)")
      }
    }
    struct Root: View {
      let log: UpdateLog
      var body: some View {
        let _ = log.note("root")
        Reader(log: log)
        LoggedLabel(title: "x", log: log)
      }
    }
    let log = UpdateLog()
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
      let log: UpdateLog
      var body: some View {
        let _ = log.note("late")
        VStack {
          GeometryReader { proxy in LoggedCounter(name: "g\(Int(proxy.size.width))", log: log) }
            .frame(width: 30, height: 10)
          ViewThatFits {
            LoggedCounter(name: "f", log: log)
            Text("other")
          }
          Text("p").overlayPreferenceValue(Wanted.self) { _ in LoggedCounter(name: "o", log: log) }
        }
      }
    }
    struct Wanted: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    let log = UpdateLog()
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
      let log: UpdateLog
      var body: some View {
        let _ = log.counts["several"] = $count
        ForEach(0..<count, id: \.self) { LoggedLabel(title: "\($0)", log: log) }
      }
    }
    struct Root: View {
      let log: UpdateLog
      var body: some View {
        HStack {
          LoggedLabel(title: "a", log: log)
          Several(log: log)
        }
      }
    }
    let log = UpdateLog()
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
    let log = UpdateLog()
    let host = ViewHost(rootView: LoggedCounter(name: "c", log: log))
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
      let log: UpdateLog
      var body: some View {
        if shows { Bad() }
        LoggedCounter(name: "c", log: log)
      }
    }
    let log = UpdateLog()
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
      let log: UpdateLog
      var body: some View {
        if isFirst { LoggedCounter(name: "a", log: log) } else { LoggedCounter(name: "b", log: log) }
        isFirst ? AnyView(LoggedCounter(name: "c", log: log)) : AnyView(LoggedLabel(title: "d", log: log))
      }
    }
    let log = UpdateLog()
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
}
