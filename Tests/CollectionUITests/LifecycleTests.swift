import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

private final class Log {
  var lines: [String] = []
}

@Suite struct LifecycleTests {
  private struct Root: View {
    var shows = true
    var value = 0
    let log: Log
    var body: some View {
      HStack {
        if shows {
          Text("a").onAppear { log.lines.append("a in") }.onDisappear { log.lines.append("a out") }
        }
        Text("b").hidden().onAppear { log.lines.append("b in") }
        Text("c").onChange(of: value) { log.lines.append("c \($0) \($1)") }
          .onChange(of: value, initial: true) { log.lines.append("d \(value)") }
          .onChange(of: value) { new in log.lines.append("e \(new)") }
      }
    }
  }

  @Test("A host runs the actions for appearing, disappearing and changes; a picture drawn once runs none")
  func actions() throws {
    let log = Log()
    _ = try Drawn(Root(log: log))
    #expect(log.lines.isEmpty)
    let host = ViewHost(rootView: Root(log: log))
    _ = try texts(host)
    #expect(log.lines == ["a in", "b in", "d 0"])
    _ = try texts(host)
    #expect(log.lines.count == 3)
    host.rootView = Root(value: 2, log: log)
    _ = try texts(host)
    #expect(log.lines.suffix(3) == ["c 0 2", "d 2", "e 2"])
    host.rootView = Root(shows: false, value: 2, log: log)
    _ = try texts(host)
    #expect(log.lines.last == "a out")
  }

  @Test("State changed on appearing is drawn at once, and not in a picture drawn once")
  func stateOnAppear() throws {
    struct Loader: View {
      @State var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    #expect(try texts(ViewHost(rootView: Loader())) == ["loaded"])
    #expect(try Drawn(Loader()).texts == ["loading"])
  }

  @Test("Work runs while the view is there: it starts anew with its id and is cancelled at the end")
  func tasks() async throws {
    struct Worker: View {
      let id: Int
      let signal: AsyncStream<String>.Continuation
      var body: some View {
        Text("w").task(id: id) {
          signal.yield("start \(id)")
          try? await Task.sleep(for: .seconds(600))
          if Task.isCancelled { signal.yield("end \(id)") }
        }
      }
    }
    let (stream, signal) = AsyncStream<String>.makeStream()
    var events = stream.makeAsyncIterator()
    let host = ViewHost(rootView: Worker(id: 1, signal: signal))
    _ = try texts(host)
    #expect(await events.next() == "start 1")
    host.rootView = Worker(id: 2, signal: signal)
    _ = try texts(host)
    let next = [await events.next(), await events.next()]
    #expect(Set(next) == ["end 1", "start 2"])
    host.disappear()
    #expect(await events.next() == "end 2")
  }
}
